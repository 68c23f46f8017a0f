"""Deeds by name, and when they may be begun."""

from typing import Any

from regalia.core import Deeds, Option

card = Deeds()


def rivals(state: list[str], me: str) -> list[str]:
    return [other for other in state if other != me]


@card()
@card.only_if(rivals)
def duellist(game: Any, me: str) -> None:
    """It needs somebody to fight."""


@card()
def hermit(game: Any, me: str) -> None:
    """He needs nobody."""


class Rival(Option, frozen=True):
    name: str


def a_rival(state: list[str], me: str) -> list[Rival]:
    return [Rival(other) for other in rivals(state, me)]


@card(rival=a_rival)
def champion(game: Any, me: str, rival: Rival) -> None:
    """It fights whom it picks."""


def test_a_deed_is_possible_only_with_something_for_its_first_pick() -> None:
    assert card.possible(["champion", "hermit"], "champion", "champion")
    assert not card.possible(["champion"], "champion", "champion")


def test_a_deed_is_possible_only_where_its_condition_holds() -> None:
    assert card.possible(["duellist", "hermit"], "duellist", "duellist")
    assert not card.possible(["duellist"], "duellist", "duellist")
    assert card.possible([], "hermit", "hermit")
    assert [*card] == ["duellist", "hermit", "champion"]
