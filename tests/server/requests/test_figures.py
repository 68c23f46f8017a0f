"""How often seats and sides of a game have won."""

from typing import Any

import pytest

from regalia import games
from regalia.core import Chance, Game
from regalia.core.sampling import some_answer
from regalia.server.pages.render import Say
from regalia.server.requests.figures import FRESH, Figures, figures_in
from regalia.server.store import Store
from regalia.server.store.results import SeatFigures
from regalia.server.table.outcome import sides_in
from regalia.text.texts import LANGUAGES
from tests.server.requests.test_history import ADA, BOB, game
from tests.server.store.conftest import place, store

__all__ = ["place", "store"]


def test_shares_are_of_seats_and_of_sides_whatever_their_seats() -> None:
    found = figures_in(
        [
            SeatFigures(2, 0, "hero", 30, 12),
            SeatFigures(2, 1, "villain", 30, 18),
            SeatFigures(2, 0, "villain", 10, 5),
            SeatFigures(2, 1, "hero", 10, 5),
        ]
    )
    assert found.games == 40
    assert [(each.kind, each.name, each.won, each.games) for each in found.shares] == [
        ("seat", "1", 17, 40),
        ("seat", "2", 23, 40),
        ("side", "hero", 17, 40),
        ("side", "villain", 23, 40),
    ]
    assert all(each.low < each.share < each.high for each in found.shares)


def test_numbers_of_seats_are_told_apart_and_what_has_few_games_is_left_out() -> None:
    found = figures_in([SeatFigures(3, 0, "", 20, 9), SeatFigures(3, 1, "", 19, 9), SeatFigures(4, 0, "", 19, 1)])
    assert [(each.seats, each.name) for each in found.shares] == [(3, "1")]
    assert found.games == 39


async def test_private_and_called_off_games_are_in_no_figure_and_a_minute_passes_before_a_recount(store: Store) -> None:
    for person in (ADA, BOB):
        await store.save_person(person)
    now = 1000.0
    figures = Figures(store, lambda: now)
    await game(store, 1, [(ADA, 1), (BOB, 2)])
    await game(store, 2, [(ADA, 1), (BOB, 2)], public=False)
    await game(store, 3, [(ADA, None), (BOB, None)])
    assert (await figures.of("oriflamme")).games == 1
    await game(store, 4, [(ADA, 1), (BOB, 2)])
    assert (await figures.of("oriflamme")).games == 1
    now += FRESH
    assert (await figures.of("oriflamme")).games == 2
    assert (await figures.of("nocturion")).games == 0


@pytest.mark.parametrize("slug", [slug for slug in games.slugs() if games.load(slug).side is not None])
def test_every_side_has_a_name(slug: str) -> None:
    rules, seed = games.load(slug), f"{5:064x}"
    played, chance = rules.begin(rules.seats[-1], seed), Chance(seed)
    while not played.is_over and not all(sides(played)):
        seat = min(played.asks)
        played.answer(seat, some_answer(played.asks[seat], chance))
    assert all(sides(played))
    for language in LANGUAGES:
        names = [Say(language)(f"side-{side}", slug) for side in sides(played)]
        assert not [name for name in names if name.startswith("side-")]


def sides(played: Game[Any]) -> list[str]:
    """What the seats of a game play; empty where that is still open."""
    return [side.replace("none", "") for side in sides_in(played)]
