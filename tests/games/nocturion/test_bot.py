"""The judgement: what is worth more, and what is sensible."""

from random import Random

import pytest

from regalia.bots.offers import now_and_then
from regalia.games.nocturion import bot
from regalia.games.nocturion.bot import expected, pause, rounds_left, weights
from regalia.games.nocturion.options import Activate, Complete, EndTurn, Equip, Release, Return, Take
from regalia.games.nocturion.players import castellan
from tests.games.nocturion.layout import A, B, act, table


def weighed(position: str) -> dict[type, float]:
    game = table(position)
    ask = game.asks[A]
    assert isinstance(ask, tuple)
    found = weights(game, A, ask)
    assert found is not None
    return {type(option): weight for option, weight in zip(ask, found, strict=True)}


def test_what_is_paid_for_comes_first_and_dice_are_used_before_the_turn_ends() -> None:
    found = weighed("T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | dice 2 | goods W1 G1 I1 K1")
    assert found[Equip] > found[Complete] or found[Complete] > found[Activate]
    assert min(found[Equip], found[Complete]) > found[Activate] > found[EndTurn]


def test_a_resource_that_is_lacking_is_taken_and_a_spare_one_returned() -> None:
    game = table("T 7 | occupied N1 N2 N3\nA house ashgrove 0 | dice 1 | goods W1", "A discard-die 1")
    found = weights(game, A, [Take("archer"), Take("iron")])
    assert found is not None
    assert found[0] > found[1]
    game = table("T 3\nA house ashgrove 1 | goods G3 M1", "A house ashgrove")
    returned = weights(game, A, [Return("gold"), Return("mage")])
    assert returned is not None
    assert len(returned) == 2


@pytest.mark.parametrize(
    ("position", "weight"),
    [
        ("T 3\nA goods G1\nB stable gremlin", 0),
        ("T 23 | year 7\nB stable gremlin", 0),
        ("T 3\nB stable behemoth", 0),
        ("T 23 | year 6\nB stable behemoth", 0),
        ("T 23 | year 7\nB stable behemoth", 2),
        ("T 3\nB stable holy_stag | curses greed", 0),
        ("T 3\nB stable holy_stag | curses greed doubt", 2 - 1),
        ("T 23 | year 7\nB stable holy_stag | curses greed bloodthirst bloodthirst", 4),
        ("T 23 | year 7\nB stable holy_stag | curses greed doubt", 0),
        ("T 3\nA goods G1\nB stable vampire_bat", 0),
        ("T 3\nA goods G1\nB stable vampire_bat\nC goods M1", 1),
    ],
)
def test_a_beast_is_discarded_on_anothers_turn_only_for_what_cannot_wait(position: str, weight: float) -> None:
    game = table(position)
    assert weights(game, B, game.offers[B]) == [weight]
    done = {now_and_then(bot, game, B, Random(number)) for number in range(30)}
    assert done == ({None, *game.offers[B]} if weight else {None})


def test_a_beast_can_be_discarded_on_ones_own_turn_at_any_time() -> None:
    assert weighed("T 3\nA stable gremlin")[Release] > 0


def test_what_is_held_is_worth_something_while_there_is_time() -> None:
    rich, poor = table("T 3\nA goods G2 W1"), table("T 3")

    late = table("T 23 | year 6\nA goods G2 W1")
    gain = expected(rich.state)[A] - expected(poor.state)[A]
    assert gain > expected(late.state)[A] - expected(table("T 23 | year 6").state)[A] > 0


def test_the_rounds_to_come_grow_fewer() -> None:
    assert (
        rounds_left(table("T - | year 1").state)
        > rounds_left(table("T 3").state)
        > rounds_left(table("T 23 | year 6").state)
    )


def test_a_line_of_play_is_judged_when_the_round_is_over() -> None:
    start = table("T 3 | moved")
    game = act(start.copy(), "A end", "B end")
    assert not pause(start.state, game)
    assert pause(start.state, act(game, "C end"))


def test_the_castellan_equips_at_once_and_goes_where_it_gets_what_it_lacks() -> None:
    assert castellan(table("T 3\nA house ashgrove 0 | dice 2 | goods W1 A1"), A, Random(1)) == Equip("ashgrove_helm")
    game = table("T 5\nA house ashgrove 0 | dice 1 | goods W1")
    assert castellan(game, A, Random(1)) == Activate("archery_range", 1)
