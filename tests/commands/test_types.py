"""`regalia types`: what the client knows of messages and games is what Python sends."""

import shutil
from pathlib import Path

import pytest

from regalia import games
from regalia.cli import main
from tests.conftest import SKULL

CLIENT = Path(__file__).parents[2] / "client"


def test_the_clients_types_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["types", "--check", "--client", str(CLIENT)]) == 0, capsys.readouterr().out


def test_a_file_that_is_not_is_named_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wire = tmp_path / "src" / "wire.ts"
    wire.parent.mkdir()
    wire.write_text("export type FromPlayer = never;\n")
    assert main(["types", "--check", "--client", str(tmp_path)]) == 1
    assert wire.read_text() == "export type FromPlayer = never;\n"
    assert main(["types", "--client", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"{wire}\n" * 2
    assert wire.read_text() == (CLIENT / "src" / "wire.ts").read_text()


def test_a_game_from_outside_has_its_types_beside_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(SKULL / "skull_game", tmp_path / "skull_game")
    monkeypatch.syspath_prepend(tmp_path)
    packages = games.packages() | {"skull": "skull_game"}
    monkeypatch.setattr(games, "packages", lambda: packages)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["types", "skull"])
    assert "skull has no board" in capsys.readouterr().err
    types = tmp_path / "skull_game" / "board" / "types.ts"
    types.parent.mkdir()
    assert main(["types", "skull", "--check"]) == 1
    assert not types.exists()
    assert main(["types", "skull"]) == 0
    assert main(["types", "skull", "--check"]) == 0
    assert capsys.readouterr().out == f"{types}\n" * 2
    assert "export interface Flip" in types.read_text("utf-8")
    assert main(["types", "--check", "--client", str(CLIENT)]) == 0
