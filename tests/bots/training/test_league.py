"""Whom a net plays against, and what it learns from the end of a game."""

from random import Random

import pytest

from regalia.bots.training.league import (
    FORESIGHT,
    LEARNER,
    PLACE,
    at_best,
    credited,
    kind_of,
    line_up,
    place,
    rewards,
)
from regalia.bots.training.playing import Turn, play

PREDECESSORS = ["00000.npz", "00007.npz", "00008.npz"]


def turn(value: float) -> Turn:
    return Turn(None, 0, 0.5, value)  # type: ignore[arg-type]  # what was seen does not matter


def test_half_of_the_leagues_seats_are_the_learners_and_rule_players_never_play() -> None:
    rng = Random(1)
    line_ups = [line_up(rng, 4, PREDECESSORS) for _ in range(4000)]
    assert all(LEARNER in players for players in line_ups)
    seats = [player for players in line_ups for player in players]
    assert set(seats) == {LEARNER, "squire", "regular", "page", *PREDECESSORS}
    assert 0.5 < seats.count(LEARNER) / len(seats) < 0.66
    others = [player for player in seats if player != LEARNER]
    for kind, part in (("squire", 0.05), ("regular", 0.2), ("page", 0.05), ("00000.npz", 0.1 + 0.6 / 3)):
        assert abs(others.count(kind) / len(others) - part) < 0.03


def test_other_nets_give_their_best_answers_in_half_of_their_games_and_the_learner_never() -> None:
    rng = Random(2)
    players = [LEARNER, PREDECESSORS[0], PREDECESSORS[1]]
    seats = [at_best(rng, players) for _ in range(2000)]
    assert not any(0 in each for each in seats)
    for seat in (1, 2):
        assert abs(sum(seat in each for each in seats) / 2000 - 0.5) < 0.04


def test_without_predecessors_pages_play() -> None:
    assert set(line_up(Random(3), 40, [])) == {LEARNER, "page"}


def test_opponents_are_counted_by_kind() -> None:
    assert [kind_of(player, PREDECESSORS) for player in ("page", "00000.npz", "00008.npz")] == [
        "page",
        "first net",
        "predecessor",
    ]


def test_a_place_counts_the_others_behind() -> None:
    ranks = {0: 1, 1: 3, 2: 1, 3: 4}
    assert [place(ranks, seat) for seat in range(4)] == [(0.5 + 2) / 3, 1 / 3, (0.5 + 2) / 3, 0]
    assert place({0: 1}, 0) == 1


def test_rewards_are_for_victory_and_place() -> None:
    game = play("oriflamme", ["page"] * 3, {}, Random(5)).game
    paid = rewards(game)
    assert max(paid) <= 1
    assert sum(paid) == pytest.approx((1 - PLACE) * 1 + PLACE * 1.5)


def test_a_surprise_is_credited_to_the_turns_before_it() -> None:
    done = credited([turn(0.5), turn(0.4), turn(0.4)], 1.0)
    last = 1.0 - 0.4
    middle = (0.4 - 0.4) + FORESIGHT * last
    assert [each.gained for each in done] == pytest.approx([(0.4 - 0.5) + FORESIGHT * middle, middle, last])
    assert credited([], 1.0) == []


def test_games_are_repeatable() -> None:
    one, two = (play("oriflamme", ["page", "squire", "wary"], {}, Random(8)).game for _ in range(2))
    assert one.state == two.state
