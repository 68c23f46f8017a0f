"""The panels of every game fit one screen, and name pictures, sections and texts that exist."""

from typing import Any

import pytest

from regalia.core import Rules
from regalia.lessons import FaultyPanels, panels_of
from regalia.testing.playing import installed, name_of


@pytest.mark.parametrize("rules", installed(), ids=name_of)
def test_the_panels_of_a_game_can_be_shown(rules: Rules[Any]) -> None:
    try:
        panels = panels_of(rules.slug)
    except FaultyPanels as wrong:
        pytest.fail(str(wrong))
    names = [panel.name for panel in panels]
    assert len({*names}) == len(names)
