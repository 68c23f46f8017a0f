"""What answers are worth, compared in the same imagined worlds."""

from random import Random
from typing import Any

import pytest

from regalia import games
from regalia.bots.judgement import judgement_of
from regalia.bots.weighing import FEWEST, MOST, likeliest, margin_of, weigh
from regalia.core import Game, Rules, imagine
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal
from tests.playing import EVERY_GAME, dice, moments, seed

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=lambda rules: rules.slug)
LOOKED_AT, FEW = 4, 3


@every_game
def test_answers_are_weighed_by_what_the_seat_knows_and_the_best_comes_first(rules: Rules[Any]) -> None:
    positions = [game.copy() for game in moments(rules, rules.seats[0], 3) if not game.is_over]
    for place, game in enumerate(positions[:: len(positions) // LOOKED_AT + 1]):
        seat = min(game.asks)
        weighed = [weigh(imagine(game, seat, dice(number)), seat, seed(place), FEW).advice for number in (1, 2)]
        assert weighed[0] == weighed[1]
        assert 1 <= len(weighed[0]) <= MOST
        assert [each.behind for each in weighed[0]] == sorted(each.behind for each in weighed[0])
        assert weighed[0][0].behind == 0
        assert all(game.why_not(seat, each.answer) is None for each in weighed[0])


def test_an_answer_that_gives_the_game_away_is_far_behind() -> None:
    game = game_in(
        "players A B C | round 6 | first A | cursor 0\npoints A3 B4 C4\nqueue (A.conspiracy+2) [B.lord] [C.soldier]"
    )
    best, other = weigh(game, 0, seed(1)).advice
    assert (best.answer, other.answer) == (Reveal(), Keep())
    assert other.behind - other.margin > 0.3


def test_of_many_answers_the_likeliest_are_weighed_in_their_order() -> None:
    rules = games.load("old_kings_crown")
    judgement, found = judgement_of(rules.slug), 0
    for game in moments(rules, 4, 5):
        for seat, ask in game.asks.items():
            if isinstance(ask, tuple) and len(ask) > MOST:
                kept = likeliest(judgement, game, seat, Random(1))
                assert len(kept) == MOST
                assert [*kept] == [option for option in ask if option in kept]
                found += 1
    assert found


def test_what_is_the_same_in_all_worlds_is_certain() -> None:
    assert margin_of([0.2, 0.8, 0.5], [0.1, 0.7, 0.4]) == pytest.approx(0)
    assert margin_of([0.2, 0.8, 0.5], [0.7, 0.1, 0.4]) > 0.5
    assert margin_of([0.2], [0.1]) == float("inf")


def test_time_that_is_over_ends_the_worlds_but_for_the_first() -> None:
    rules = games.load("oriflamme")
    game = rules.begin(3, seed(1))
    seat = min(game.asks)
    hurried, patient = weigh(game, seat, seed(1), seconds=0.0), weigh(game, seat, seed(1), FEWEST)
    assert hurried == patient
    assert hurried.worlds == FEWEST


def test_an_answer_that_was_given_is_weighed_however_unlikely_it_is() -> None:
    rules = games.load("old_kings_crown")
    game = next(game for game in moments(rules, 4, 5) if wide(game))
    seat, ask = wide(game)[0]
    unlikely = next(
        option for option in ask if option not in likeliest(judgement_of(rules.slug), game, seat, Random(seed(1)))
    )
    weighed = weigh(game, seat, seed(1), 1, unlikely)
    assert len(weighed.advice) == MOST + 1
    assert unlikely in [each.answer for each in weighed.advice]


def wide(game: Game[Any]) -> list[tuple[int, tuple[Any, ...]]]:
    """The seats that have more than `MOST` options."""
    return [(seat, ask) for seat, ask in game.asks.items() if isinstance(ask, tuple) and len(ask) > MOST]
