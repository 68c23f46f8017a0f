"""Ratings of single games, and what is shown of them."""

from itertools import pairwise
from random import Random
from statistics import correlation, pstdev
from typing import Any

import pytest
from openskill.models import BradleyTerryFull, PlackettLuce

from regalia.ratings import NEW, Entrant, Rating, after_idle, rate, shown
from regalia.ratings.model import DAY, MODEL

BOT = Rating(30.0, 0.001)


def entrants(*places: int) -> list[Entrant]:
    return [Entrant(NEW, place) for place in places]


def test_who_is_before_others_gains_and_ties_are_alike() -> None:
    first, *middle, last = rate(entrants(1, 2, 2, 4))
    assert first.mu > middle[0].mu == middle[1].mu > last.mu
    assert middle[0].mu == pytest.approx(NEW.mu)
    assert {each.sigma < NEW.sigma for each in (first, *middle, last)} == {True}


def test_the_order_of_the_seats_makes_no_difference() -> None:
    assert rate(entrants(1, 2))[0] == rate(entrants(2, 1))[1]


def test_the_rating_of_a_bot_is_put_back() -> None:
    person, bot = rate([Entrant(NEW, 1), Entrant(BOT, 2, fixed=True)])
    assert (bot, person.mu > NEW.mu) == (BOT, True)
    assert MODEL.rate([[MODEL.rating(30.0, 0.001)], [MODEL.rating()]])[0][0].sigma > 0.08, "the model itself moves it"


def test_an_advantage_is_taken_off_after_the_game() -> None:
    even = rate(entrants(1, 2))[0]
    helped = rate([Entrant(NEW, 1, advantage=4.0), Entrant(NEW, 2, advantage=-4.0)])[0]
    assert NEW.mu < helped.mu < even.mu


def test_pairs_that_are_apart_do_not_change_each_other() -> None:
    one, other, third = rate(entrants(1, 2, 3), apart={frozenset((0, 1))})
    assert one == other == rate(entrants(1, 2))[0], "each was compared with the third alone"
    assert third == rate(entrants(1, 2, 3))[2], "who was compared with both"


def test_a_player_without_opponents_stays() -> None:
    assert rate(entrants(1, 2), apart={frozenset((0, 1))}) == [NEW, NEW]


def test_sigma_grows_after_three_months_to_that_of_a_new_player() -> None:
    rating = Rating(28.0, 3.0)
    assert after_idle(rating, 90 * DAY) == rating
    assert after_idle(rating, 150 * DAY) == Rating(28.0, 3.0 + 2 * 0.5)
    assert after_idle(rating, 9000 * DAY) == Rating(28.0, NEW.sigma)
    assert after_idle(Rating(28.0, 9.0), 9000 * DAY) == Rating(28.0, 9.0)


def test_points_are_rounded_to_ten() -> None:
    assert (shown(NEW).points, shown(NEW).within, shown(NEW).provisional) == (1500, 670, True)
    assert (shown(Rating(28.6, 5.0)).points, shown(Rating(28.6, 5.0)).within) == (1640, 400)
    assert not shown(Rating(28.6, 5.0)).provisional


def test_the_certain_come_before_the_lucky() -> None:
    assert Rating(27.0, 1.0).low > Rating(30.0, 4.0).low


def simulated(model: Any, seats: int, seed: int) -> tuple[float, float]:
    """How widely ratings spread compared with true strengths, and how they agree: 48 players, 30 games each."""
    rng = Random(seed)
    true = [rng.gauss(25, 25 / 6) for _ in range(48)]
    ratings = [model.rating() for _ in true]
    for _ in range(30):
        order = rng.sample(range(48), 48)
        for begin in range(0, 48, seats):
            table = order[begin : begin + seats]
            performed = [rng.gauss(true[player], model.beta) for player in table]
            ranks = [1.0 + sum(other > own for other in performed) for own in performed]
            after = model.rate([[ratings[player]] for player in table], ranks=ranks)
            for player, (moved,) in zip(table, after, strict=True):
                ratings[player] = moved
    found = [each.mu for each in ratings]
    return pstdev(found) / pstdev(true), correlation(found, true)


def spreads(model: Any) -> list[float]:
    """The spread at tables of 2, 4 and 6."""
    found = [[simulated(model, seats, seed) for seed in range(2)] for seats in (2, 4, 6)]
    assert min(agreed for each in found for _, agreed in each) > 0.85
    return [sum(spread for spread, _ in each) / len(each) for each in found]


def test_one_scale_holds_for_tables_of_two_to_six() -> None:
    """The reason for this model: with the usual one, ratings of large tables spread ever wider."""
    usual, ours = spreads(PlackettLuce()), spreads(BradleyTerryFull())
    assert max(ours) / min(ours) < 1.3
    assert usual[2] / usual[0] > 1.4
    assert all(wider > spread for spread, wider in pairwise(usual))
