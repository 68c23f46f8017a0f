"""The interpreter is the first client: a game's package, run as a module, plays a few turns."""

import subprocess
import sys

import pytest

from regalia import games
from regalia.core.demo import demo


@pytest.mark.parametrize("slug", games.slugs())
def test_a_few_turns_are_played_and_printed(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    demo(games.load(slug))
    assert 0 < capsys.readouterr().out.count("> seat") <= 12


@pytest.mark.parametrize("slug", games.slugs())
def test_every_games_package_is_run_as_a_module(slug: str) -> None:
    told = subprocess.run([sys.executable, "-m", f"regalia.games.{slug}"], capture_output=True, text=True, check=True)
    assert "> seat 0: " in told.stdout
