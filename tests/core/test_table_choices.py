"""What a table may agree on, as it is offered by the site, the client and tests."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from regalia import games
from regalia.core.rules import TableChoice, values_of


def test_an_option_is_offered_with_its_values_and_its_default() -> None:
    choices = games.load("kings_guild").table_choices
    assert TableChoice("stalled", ("play_on", "final_round"), "play_on") in choices


@pytest.mark.parametrize(
    ("kind", "values"),
    [(bool, (True, False)), (Literal["b", "a"], ("b", "a")), (Annotated[int, Meta(ge=2, le=4)], (2, 3, 4))],
)
def test_values_are_listed_in_the_order_in_which_they_are_written(kind: Any, values: tuple[Any, ...]) -> None:
    assert values_of(kind) == values


@pytest.mark.parametrize("kind", [str, int, Annotated[int, Meta(ge=1)]])
def test_an_option_whose_values_cannot_be_listed_is_the_authors_mistake(kind: Any) -> None:
    with pytest.raises(TypeError):
        values_of(kind)
