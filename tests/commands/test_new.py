"""`regalia new`: what it writes is right as it stands, in the repository and as a package of its own."""

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.cli.commands.new import skeleton

ROOT = Path(__file__).parents[2]


def run(folder: Path, *arguments: str, **environment: str) -> str:
    """What a program prints in a folder; it must succeed."""
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.exhaustive
def test_a_game_as_a_package_passes_every_check_and_every_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, installed = tmp_path / "duel", tmp_path / "installed"
    assert main(["new", "duel_of_crowns", "--package", str(folder)]) == 0
    assert f"pip install -e {folder}" in capsys.readouterr().out
    run(folder, "ruff", "format", "--check", ".")
    run(folder, "ruff", "check", ".")
    run(folder, "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--ignore", "I001", ".")
    run(folder, "mypy", MYPYPATH=str(folder))
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(installed)]
    run(folder, *pip, ".")
    where = {"PYTHONPATH": str(installed), "REGALIA_GAME": "duel_of_crowns"}
    assert " passed" in run(tmp_path, "pytest", "-p", "no:cacheprovider", "--pyargs", "regalia.testing", **where)
    arguments = ("simulate", "duel_of_crowns", "--seats", "page,page", "--games", "2")
    assert "page" in run(tmp_path, "regalia", *arguments, **where)


def test_a_game_in_the_repository_has_the_form_of_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("games", "core"):
        (tmp_path / "src" / "regalia" / package).mkdir(parents=True)
        (tmp_path / "src" / "regalia" / package / "__init__.py").touch()
    (tmp_path / "src" / "regalia" / "core" / "demo.py").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["new", "duel", "--title", "The Duel"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Next:",
        "regalia play duel",
        "REGALIA_GAME=duel pytest --pyargs regalia.testing",
    ]
    game = tmp_path / "src" / "regalia" / "games" / "duel"
    assert "game-title = The Duel" in (game / "text" / "en.ftl").read_text("utf-8")
    assert not [file for file in game.rglob("*.*") if {"PACKAGE", "SLUG", "TITLE"} & {*file.read_text("utf-8").split()}]
    run(tmp_path, "ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml"), str(game))
    run(tmp_path, "ruff", "check", "--config", str(ROOT / "pyproject.toml"), str(game))


def test_a_game_begins_in_less_than_200_lines_beside_its_board() -> None:
    files_of_it = [(name, text) for name, text in skeleton(files("regalia") / "skeleton") if name != "board.toml"]
    lines = [line for _, text in files_of_it for line in text.splitlines()]
    assert 0 < len(lines) < 200


@pytest.mark.parametrize("wrong", ["Duel", "2duel", "class", "duel-of-crowns"])
def test_a_name_that_cannot_be_imported_is_refused(wrong: str) -> None:
    with pytest.raises(SystemExit):
        main(["new", wrong])


def test_nothing_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main(["new", "duel"])
    with pytest.raises(SystemExit):
        main(["new", "duel", "--package", str(tmp_path)])
    assert list(tmp_path.iterdir()) == []
