"""Bots and what they are offered: they do it where it brings something, and nobody waits for them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.bots import consider, decide
from regalia.bots.judgement import Neutral
from regalia.bots.offers import gainful, now_and_then
from regalia.core import Answer, Chance, Game, Seat, Unasked
from tests.playing import dice, seed
from tests.tiny.orchard import RULES, LayAside, Ring, Sell, State, Turn


def orchard(*hands: str, bell: Seat | None = None, laying: bool = False) -> Game[State]:
    kinds = [tuple(hand.split()) for hand in hands]
    steps = [LayAside()] if laying else [Turn(0), Turn(1), LayAside()]
    return Game(RULES, State(Chance(seed(0)), kinds, ("fig",) * 4, [0] * len(hands), bell=bell), *steps)


class Coins(Neutral):
    """Coins are worth having."""

    def expected(self, state: Any) -> list[float]:
        return [float(coins) for coins in state.coins]


class NoBell(Coins):
    """And the bell is not to be rung."""

    def weights(self, game: Game[Any], seat: Seat, options: Sequence[Answer]) -> Any:
        return [0.0 if isinstance(option, Ring) else 1.0 for option in options]


class Poverty(Coins):
    """Coins are a burden."""

    def expected(self, state: Any) -> list[float]:
        return [-float(coins) for coins in state.coins]


def test_what_brings_something_is_done_also_by_one_who_is_not_asked() -> None:
    game = orchard("fig", "plum pear")
    for seat in (0, 1):
        assert gainful(Coins(), game, seat, Random(1), dice(1)) == Ring()


def test_what_brings_nothing_is_left() -> None:
    game = orchard("fig fig", "plum plum")
    for seat in (0, 1):
        assert gainful(Poverty(), game, seat, Random(1), dice(1)) is None


def test_what_weighs_nothing_is_never_done() -> None:
    game = orchard("fig", "plum plum")
    for number in range(30):
        assert gainful(NoBell(), game, 0, Random(number), dice(number)) is None
        assert now_and_then(NoBell(), game, 0, Random(number)) is None
    assert gainful(NoBell(), game, 1, Random(1), dice(1)) == Sell("plum")


def test_a_page_does_it_now_and_then() -> None:
    game = orchard("fig fig", "plum")
    done = [now_and_then(Neutral(), game, 0, Random(number)) for number in range(300)]
    assert 70 < done.count(None) < 130
    assert {*done} == {None, Ring(), Sell("fig")}


def test_where_all_is_worth_the_same_a_squire_does_as_a_page() -> None:
    game = orchard("fig fig", "plum")
    done = {gainful(Neutral(), game, 0, Random(number), dice(number)) for number in range(30)}
    assert done == {None, Ring(), Sell("fig")}


def test_nothing_is_considered_where_nothing_is_offered_nor_by_rule_players() -> None:
    game = orchard("fig", "plum", bell=0)
    assert consider("squire", game, 0, seed(1)) is None
    assert consider("miser", orchard("fig", "plum"), 0, seed(1)) is None


def test_equal_seeds_give_equal_deeds() -> None:
    game = orchard("fig fig", "plum plum")
    for level in ("page", "squire"):
        deeds = [consider(level, game, 1, seed(number)) for number in range(20)]
        assert deeds == [consider(level, game, 1, seed(number)) for number in range(20)]
        assert any(isinstance(deed, Unasked) for deed in deeds)


def test_every_level_answers_questions_beside_which_something_is_offered() -> None:
    for level in ("page", "squire", "knight"):
        game = orchard("fig fig pear", "plum apple", laying=True)
        assert game.why_not(0, decide(level, game, 0, seed(2))) is None
