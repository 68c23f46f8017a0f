"""Constants of sides."""

from random import Random

import pytest

from regalia.ratings import NEW, Entrant, SideTally, constant, constants, with_game
from regalia.ratings.sides import FEWEST


def played(games: int, hero_wins: float, seed: int = 1) -> dict[str, SideTally]:
    rng, tallies = Random(seed), dict[str, SideTally]()
    for _ in range(games):
        places = (1, 2) if rng.random() < hero_wins else (2, 1)
        tallies = with_game(tallies, ["hero", "villain"], [Entrant(NEW, place) for place in places])
    return tallies


def test_a_side_that_wins_more_often_has_an_advantage() -> None:
    found = constants(played(1000, 0.7))
    assert found["hero"] == pytest.approx(-found["villain"])
    assert 3.5 < found["hero"] < 7.0, "0.2 of a victory at the width of two new players, shared out between the two"


def test_below_200_games_there_is_none() -> None:
    assert {*constants(played(FEWEST - 1, 0.9)).values()} == {0.0}
    assert 0.0 not in {*constants(played(FEWEST, 0.9)).values()}


def test_games_without_sides_count_for_none() -> None:
    assert with_game({}, ["", ""], [Entrant(NEW, 1), Entrant(NEW, 2)]) == {}


def test_a_side_alone_has_no_constant() -> None:
    assert constant(SideTally(500, 3.0, 10.0), 1) == 0.0


def test_equal_sides_are_not_compared() -> None:
    tally = with_game({}, ["wolf", "wolf"], [Entrant(NEW, 1), Entrant(NEW, 2)])["wolf"]
    assert (tally.games, tally.gained, tally.slope) == (2, 0.0, 0.0)
