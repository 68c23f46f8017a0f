"""The `board.toml` of every game names only fields of its view and options that there are."""

from typing import Any

import pytest

from regalia.boards import FaultyRecipe, recipe_of
from regalia.core import Rules
from regalia.testing.playing import installed, name_of


@pytest.mark.parametrize("rules", installed(), ids=name_of)
def test_the_recipe_of_a_board_can_be_drawn(rules: Rules[Any]) -> None:
    try:
        recipe_of(rules.slug)
    except FaultyRecipe as wrong:
        pytest.fail(str(wrong))
