"""Games in the terminal, as a person types them."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia import games
from regalia.cli import main
from tests.playing import seed

Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type these lines in a game; the status, and everything printed."""

    def played(arguments: str, *lines: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
        status = main(["play", *arguments.split()])
        return status, capsys.readouterr().out

    return played


@pytest.fixture
def siege(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The tiny siege, which asks for places, amounts and an order, as an installed game with words."""
    folder = tmp_path / "siege_with_words"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").write_text("from tests.tiny.siege import RULES\n__all__ = ['RULES']\n")
    (folder / "text" / "en.ftl").write_text(
        "game-title = Siege\noption-Troop = troop { $strength }\noption-At = { $place }\n"
        "decision-Send = Send troops\ndecision-OrderGates = Order the gates\ndecision-Suffer = Share out wounds\n"
        "event-Sent = { $who } sent\nevent-Wounded = wounded\nevent-GateFought = { $gate } is fought over\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    packages = games.packages() | {"siege": folder.name}
    monkeypatch.setattr(games, "packages", lambda: packages)
    return f"siege --seats Ada,page --seed {seed(2)}"
