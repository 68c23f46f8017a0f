"""What the benchmarks measure is what they say."""

import asyncio

import pytest

from benchmarks.budgets import budget_of
from benchmarks.crowd import play
from benchmarks.hosted import arena
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
