"""What the benchmarks measure is what they say."""

import asyncio

import pytest

from benchmarks.analysis import Tenth, by_tenths, of_levels, of_planted, of_scales
from benchmarks.budgets import budget_of
from benchmarks.crowd import play
from benchmarks.hosted import arena
from benchmarks.proof import SCALES, Foreseen, Losses, Planted
from regalia import games
from tests.matrix import first


@pytest.mark.parametrize("game", first("oriflamme", *(slug for slug in games.slugs() if slug != "oriflamme")))
def test_a_crowd_is_never_refused_and_hears_of_what_it_does(game: str) -> None:
    with arena() as served:
        seats = min(4, games.load(game).seats[-1])
        for seconds in (1.5, 15, 60):  # the longer times are for a busy machine
            played = asyncio.run(play(served.address, game, tables=21, seats=seats, seconds=seconds, rate=None))
            if len(played.told) > 10:
                break
    assert played.refused == 0
    assert len(played.done) > 10
    assert len(played.told) > 10


def test_every_game_has_budgets() -> None:
    assert budget_of("oriflamme")["actions"] == 1500
    assert all({"decisions", "copy", "actions"} <= {*budget_of(slug)} for slug in games.slugs())


def test_real_blunders_are_those_that_a_reference_confirms() -> None:
    planted = [
        Planted(0.2, 0.3, "blunder"),
        Planted(0.2, 0.06, "inexact"),
        Planted(0.1, 0.1, None),
        Planted(0.0, 0.1, "mistake"),
    ]
    found, accused, grave = of_planted(planted)
    assert found.startswith("blunders found: 1 of 2, ")
    assert accused.startswith("calm answers with a word: 1 of 1, ")
    assert grave.startswith("calm answers called mistake or blunder: 1 of 1, ")


def test_chances_are_compared_with_results_by_tenths_and_a_game_counts_once() -> None:
    tenths = by_tenths([(1, 0.31, 1.0), (1, 0.39, 0.0), (2, 0.39, 0.0), (2, 1.0, 1.0)])
    assert [(each.low, each.won, each.games) for each in tenths] == [(0.3, pytest.approx(1 / 3), 2), (0.9, 1.0, 1)]


@pytest.mark.parametrize(
    ("won", "interval", "holds"),
    [(0.33, (0.2, 0.5), True), (0.4, (0.3, 0.5), None), (0.4, (0.35, 0.5), False), (0.1, (0.05, 0.16), False)],
)
def test_results_may_be_a_little_outside_of_their_class(won: float, interval: tuple[float, float], holds: bool) -> None:
    assert Tenth(0.2, 0.25, won, interval, 20).holds is holds


def test_a_scale_is_fitted_on_one_half_of_the_games_and_tried_on_the_other() -> None:
    seen = Foreseen([[1 - scale / 10, scale / 10] for scale in SCALES], 0, [0.5] * len(SCALES), [1.0, 0.0])
    lines = [*of_scales([[seen]] * 2)]
    assert [line.split(";")[0] for line in lines] == [f"best scale {min(SCALES)}"] * 2


def test_the_games_of_a_level_are_its_observations() -> None:
    results = [[Losses("page", 0.1, 0.05, 0.5)], [Losses("page", 0.3, 0.05, 0.0), Losses("knight", 0.0, 0.05, 0.0)]]
    page, knight = of_levels(results)
    assert page.startswith("page: mean loss 0.2000 ± ")
    assert page.endswith("mistakes and blunders 25.0 % (2 games)")
    assert "beyond that of habit -0.0500" in knight
