"""A wrong argument: the command's own usage and one line that says what is wrong, status 2, and nothing done."""

import re
import shlex
from contextlib import closing
from pathlib import Path

import apsw
import msgspec
import pytest

from regalia import games
from regalia.cli import main
from regalia.core import record_of
from regalia.server.store.files import TABLES
from tests.playing import random_match

WRONG = {
    "dance": "there is no command 'dance'; there are admin, analyse, anchors, backup, build, ",
    "games --language fr": "'fr' is not one of 'en', 'ja'",
    "games all": "unexpected extra argument (all)",
    "play": "Missing argument 'GAME'",
    "play chess": "'chess' is not one of 'kings_guild', ",
    "play oriflamme --loud": "No such option '--loud'",
    "play oriflamme --seed zz": "'zz' is not 64 hexadecimal digits",
    "play oriflamme --seats Ada,Bob": "oriflamme is for 3 to 5 players, not 2",
    "play oriflamme --seats Ada,,Bob": "'Ada,,Bob' has an empty name",
    "rulings oriflamme nowhere.md": "nowhere.md: No such file",
    "rulings oriflamme .": ".: Is a directory",
    "rulings oriflamme letter.txt": "letter.txt: there is no case in it",
    "rulings oriflamme latin.txt": "latin.txt: not a text in UTF-8",
    "rulings oriflamme odd.md": "the case 'Odd' cannot be read: 'a fine day': ",
    "rulings nocturion year.md": "the case 'Year' cannot be read: 'yaer 5': no fact is called 'yaer'",
    "rulings nocturion house.md": "the case 'House' cannot be read: 'A house dragoon': 'dragoon' is not known",
    "analyse": "Missing argument 'RECORD.json'",
    "analyse nowhere.json": "nowhere.json: No such file",
    "analyse letter.txt": "letter.txt: not a record",
    "analyse other_game.json": "other_game.json: there is no game 'chess'",
    "analyse good.json --seconds -1": "'-1' is not a number of seconds",
    "analyse good.json --worlds 1": "'1' is not a whole number from 2 on",
    "analyse good.json --json letter.txt": "letter.txt is not a file of results",
    "verify": "Missing argument 'RECORD.json...'",
    "verify nowhere.json": "nowhere.json: No such file",
    "verify .": ".: Is a directory",
    "verify letter.txt": "letter.txt: not a record",
    "verify latin.txt": "latin.txt: not a record",
    "verify bad_seed.json": "bad_seed.json: not a record: a seed or nonce 'zz' is not 64 hexadecimal digits",
    "verify other_game.json": "other_game.json: there is no game 'chess'",
    "verify good.json --commitment 00": "'00' is not 64 hexadecimal digits",
    "simulate oriflamme": "Missing option '--seats'",
    "simulate oriflamme --seats page,page": "oriflamme takes 3 to 5 levels, not 2",
    "simulate oriflamme --seats king,page,page": "there is no level 'king'; there are page, ",
    "simulate oriflamme --seats page, page,page": "has an empty name",
    "simulate oriflamme --seats page,page,page --jobs 0": "'--jobs': '0' is not a whole number from 1 on",
    "simulate oriflamme --seats page,page,page --jobs two": "'--jobs': 'two' is not a whole number",
    "simulate oriflamme --seats page,page,page --jobs 2 --ray": "--jobs and --ray exclude each other",
    "simulate oriflamme --seats page,page,page --results letter.txt": "letter.txt is not a file of results",
    "simulate oriflamme --seats page,page,page --results other.jsonl": "other.jsonl is not a file of results",
    "simulate oriflamme --seats page,page,page --games 0": "'--games': '0' is not a whole number from 1 on",
    "simulate oriflamme --seats page,page,page --seed xyz": "'xyz' is not 64 hexadecimal digits",
    "simulate oriflamme --seats page,page,page --plot nowhere/wins.svg": "there is no folder nowhere",
    "simulate oriflamme --seats page,page,page --plot .": ". is a folder",
    "simulate oriflamme --seats page,page,page --records letter.txt": "letter.txt is not a folder",
    "simulate oriflamme --seats page,page,page --records letter.txt/games": "letter.txt is not a folder",
    "simulate oriflamme --seats page,page --records games": "oriflamme takes 3 to 5 levels, not 2",
    "build --client nowhere --to built": "there is no client with its packages in nowhere",
    "learn oriflamme": "one of --to, --net and --gate is needed",
    "learn oriflamme --to worth.toml --net net.npz": "one of --to, --net and --gate is needed",
    "learn oriflamme --gate nowhere.npz": "nowhere.npz: No such file or directory",
    "learn oriflamme --to worth.toml --games 0": "'--games': '0' is not a whole number from 1 on",
    "learn oriflamme --to worth.toml --jobs 0": "'--jobs': '0' is not a whole number from 1 on",
    "learn oriflamme --to nowhere/worth.toml": "there is no folder nowhere",
    "learn kings_guild --to worth.toml": "the judgement of kings_guild is not a table of worths",
    "serve --port 99999": "'99999' is not a whole number from 0 to 65535",
    "serve --port http": "'http' is not a whole number",
    "serve --debug --host 0.0.0.0": "--debug works on this machine only",
    "serve --debug --https": "--debug works on this machine only",
    "serve --debug --hostname games.example.org": "--debug works on this machine only",
    "serve --host 192.0.2.1": "cannot listen on 192.0.2.1",
    "serve --host nowhere.invalid": "cannot listen on nowhere.invalid",
    "serve --database .": ". is a folder",
    "serve --database nowhere/arena.db": "there is no folder nowhere",
    f"serve --database {'a' * 300}.db": "File name too long",
    "serve --database locked.db": "locked.db.lock cannot be written",
    f"verify {'a' * 300}.json": "File name too long",
    f"simulate oriflamme --seats page,page,page --plot {'a' * 300}.svg": "File name too long",
    f"simulate oriflamme --seats page,page,page --records {'a' * 300}": "File name too long",
    "serve --database letter.txt": "letter.txt cannot be read: file is not a database",
    "serve --database foreign.db": "foreign.db is not a Regalia database",
    "serve --database future.db": "future.db is of a newer Regalia",
    "serve --bot-jobs 0": "'--bot-jobs': '0' is not a whole number from 1 on",
    "serve --bot-delay -1": "'--bot-delay': '-1' is not a number of seconds",
    "serve --bot-delay inf": "'--bot-delay': 'inf' is not a number of seconds",
    "serve --requests-a-minute 0": "'--requests-a-minute': '0' is not a whole number from 1 on",
    "serve --hostname https://games.example.org": "is not the name of a host",
    "serve --hostname ''": "'' is not the name of a host",
    "serve --connections-a-second 0": "'--connections-a-second': '0' is not a whole number from 1 on",
    "serve --connections-an-address 0": "'--connections-an-address': '0' is not a whole number from 1 on",
    "backup copy.db": "regalia.db: No such file",
    "backup copy.db --database nowhere.db": "nowhere.db: No such file",
    "backup nowhere/copy.db --database future.db": "there is no folder nowhere",
    "backup . --database future.db": ". is a folder",
    "backup copy.db --database letter.txt": "letter.txt cannot be read: file is not a database",
    "backup copy.db --database foreign.db": "foreign.db is not a Regalia database",
    "backup letter.txt --database fine.db": "letter.txt exists, and is no backup that Regalia wrote",
    "backup fine.db --database fine.db": "fine.db exists, and is no backup that Regalia wrote",
    "restore": "Missing argument 'FILE'",
    "restore nowhere.db": "nowhere.db: No such file",
    "restore .": ".: Is a directory",
    "restore letter.txt --database nowhere/arena.db": "there is no folder nowhere",
    "restore letter.txt --database fine.db": "letter.txt cannot be read: file is not a database",
    "restore future.db --database fine.db": "future.db is of a newer Regalia",
    "restore fine.db --database fine.db": "fine.db is the database itself",
    "types --client nowhere": "there is no client in nowhere",
}
"""What is typed, and what is said about it."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files that are not what a command takes them for."""
    folder = tmp_path_factory.mktemp("files")
    folder.joinpath("locked.db.lock").mkdir()
    folder.joinpath("letter.txt").write_text("Dear Ada, " * 100)
    folder.joinpath("other.jsonl").write_text('{"game": "oriflamme"}\n')
    folder.joinpath("latin.txt").write_bytes("Adé".encode("latin-1"))
    folder.joinpath("year.md").write_text("### Year\n```\nGIVEN  yaer 5\nWHEN   -\nTHEN   year 2\n```\n")
    folder.joinpath("house.md").write_text("### House\n```\nGIVEN  A house dragoon\nWHEN   -\nTHEN   year 2\n```\n")
    folder.joinpath("odd.md").write_text("### Odd\n```\nGIVEN  a fine day\nWHEN   -\nTHEN   rain\n```\n")
    record = record_of(random_match(games.load("oriflamme"), 3))
    for name, changed in {"good": {}, "bad_seed": {"seed": "zz"}, "other_game": {"game": "chess"}}.items():
        folder.joinpath(f"{name}.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(record, **changed)))
    for name, version, tables in (("foreign", 1, {"birds"}), ("fine", 1, TABLES), ("future", 999, TABLES)):
        with closing(apsw.Connection(str(folder / f"{name}.db"))) as database:
            database.pragma("user_version", version)
            for table in tables:
                database.execute(f"create table {table} (id)")
    return folder


@pytest.mark.parametrize(("typed", "said"), WRONG.items(), ids=[typed[:80] for typed in WRONG])
def test_it_is_told_in_one_line_with_the_usage_of_the_command(
    typed: str, said: str, files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(files)
    before = sorted(files.iterdir())
    with pytest.raises(SystemExit) as ended:
        main(shlex.split(typed))
    told = capsys.readouterr()
    command = typed.partition(" ")[0]
    program = f"regalia {command}" if command in COMMANDS else "regalia"
    usage, *_ = told.err.splitlines()
    (error,) = (line for line in told.err.splitlines() if line.startswith("Error: "))
    assert ended.value.code == 2
    assert usage.startswith(f"Usage: {program} ")
    assert said in error
    assert "Traceback" not in told.err
    assert told.out == ""
    assert sorted(files.iterdir()) == before


COMMANDS = ("backup", "build", "games", "learn", "play", "restore", "rulings", "serve", "simulate", "types", "verify")


def test_a_game_without_notation_has_no_rulings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("regalia.cli.commands.rulings.find_spec", lambda name: None)
    with pytest.raises(SystemExit) as ended:
        main(["rulings", "oriflamme"])
    assert ended.value.code == 2
    assert "oriflamme has no notation for worked cases" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"regalia \d+\.\d+\.\d+\n", capsys.readouterr().out)
