"""Skull, a game from outside: installed beside the arena, it is a game like any other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import SKULL


def run_with(skull: Path, *arguments: str) -> str:
    """What a program of this Python prints where Skull is installed; it must succeed."""
    environment = os.environ | {"PYTHONPATH": str(skull), "REGALIA_GAME": "skull"}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, env=environment, cwd=skull, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.exhaustive
def test_it_passes_the_tests_of_every_game(skull: Path) -> None:
    assert " passed" in run_with(skull, "pytest", "-p", "no:cacheprovider", "--pyargs", "regalia.testing")


def test_it_is_listed_and_played_in_the_terminal(skull: Path) -> None:
    assert "skull" in run_with(skull, "regalia", "games")
    assert "squire" in run_with(skull, "regalia", "simulate", "skull", "--seats", "squire,page,page", "--games", "2")


def test_its_lesson_is_played(skull: Path) -> None:
    assert "holds  skull/lessons/first.toml: 4 steps" in run_with(skull, "regalia", "lessons", "skull")


def test_it_is_a_few_files_of_python() -> None:
    lines = [line for file in SKULL.rglob("*.py") for line in file.read_text("utf-8").splitlines() if line.strip()]
    assert 0 < len(lines) <= 350


def test_it_fits_into_350_lines() -> None:
    lines = [line for file in SKULL.glob("skull_game/*.py") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) <= 350
