"""`regalia packs check`, `regalia serve --packs`, `regalia verify --packs`."""

import os
from pathlib import Path

import msgspec
import pytest

from regalia.cli import main
from regalia.core import Match, record_of
from tests.commands.test_serve import serving
from tests.playing import dice, seed, turn
from tests.tiny import fair
from tests.tiny.fair import WINTER

pytestmark = pytest.mark.usefixtures("tiny_installed")


def written(folder: Path, text: str, name: str = "winter.toml") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_a_sound_pack_is_named_with_its_hash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, WINTER)
    assert main(["packs", "check", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: winter, a pack of fair, {fair.PACKS.read(WINTER).hash}\n"


def test_each_fault_is_told_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sound = written(tmp_path, WINTER)
    file = written(tmp_path, WINTER.replace("price = 5", "price = 0").replace('"chestnut"', '"skates"'), "faulty.toml")
    assert main(["packs", "check", str(sound), str(file)]) == 2
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"{file}:12: good[0].price: a good costs at least 1",
        f"{file}:16: good[1].id: there are two goods called skates",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[meta", ":1: not TOML: "),
        (b"x = 1", ": a pack has a table [meta]"),
        (b"meta = 1", ": a pack has a table [meta]"),
        (b'[meta]\nslug = "oriflamme"', ": no pack of oriflamme can be read here, only of "),
        (b'[meta]\nslug = "chess"', ": no pack of chess can be read here, only of "),
        (b"\xff\xfe", ": not a text in UTF-8"),
        (b"x = " + b"[" * 5000 + b"]" * 5000, ": nested too deeply"),
        (b"x." * 3000 + b"x = 1", ": nested too deeply"),
        (b"x = " + b"9" * 5000, ": a number is too long"),
        (b'[meta]\nslug = "fair"\ncontent_pack = ""', ":3: meta.content_pack: Expected `str` of length >= 1"),
        (b'[meta]\nslug = "fair"\ncontent_pack = "' + b"x" * 81, ":3: not TOML"),
        (
            b'[meta]\nslug = "fair"\ncontent_pack = "' + b"x" * 81 + b'"',
            ":3: meta.content_pack: Expected `str` of length <= 80",
        ),
    ],
)
def test_what_is_no_pack_is_told(tmp_path: Path, text: bytes, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pack.toml"
    file.write_bytes(text)
    assert main(["packs", "check", str(file)]) == 2
    assert f"{file}{said}" in capsys.readouterr().out


@pytest.mark.parametrize("sign", ["\\u001b[31m", "\\u202e", "\\u2069", "\\u0000", "\\u200f"])
@pytest.mark.parametrize("where", ["title", "[meta]", "chestnut"])
def test_a_pack_cannot_disturb_the_text_around_its_words(
    tmp_path: Path, sign: str, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    key = f'"{sign}" = 1\n[meta]'
    text = {"title": WINTER.replace('title = "', f'title = "{sign}'), "[meta]": WINTER.replace("[meta]", key)}
    file = written(tmp_path, text.get(where, WINTER.replace('"chestnut"', f'"chestnut{sign}"')))
    assert main(["packs", "check", str(file)]) == 2
    said = capsys.readouterr().out.removesuffix("\n")
    assert said.endswith("disturbs the text around it")
    assert said.isascii()
    assert said.isprintable()


def test_an_arena_offers_the_sound_packs_of_a_folder(
    tmp_path: Path, tiny_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "packs"
    folder.mkdir()
    written(folder, WINTER)
    written(folder, "x = 1", "faulty.toml")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tiny_folder), str(Path(__file__).parents[2])]))
    with serving(tmp_path / "arena.db", "--packs", str(folder)) as arena:
        cards = arena.host.guest("Ada").get("/api/games").json()
        assert [pack["name"] for card in cards for pack in card["packs"]] == ["winter"]


def test_a_record_is_verified_with_its_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, chance = Match(fair.rules(fair.PACKS.read(WINTER)), 2, seed(0)), dice(0)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    record = tmp_path / "record.json"
    record.write_bytes(msgspec.json.encode(record_of(match)))
    folder = tmp_path / "packs"
    folder.mkdir()
    written(folder, WINTER)
    written(folder, "x = 1", "faulty.toml")
    assert main(["verify", str(record), "--packs", str(folder)]) == 0
    assert ": true: " in capsys.readouterr().out
    assert main(["verify", str(record)]) == 3
    assert "not checked: played with the pack “winter”" in capsys.readouterr().out
