"""Leaderboards: who is on them, in which order, and pages of them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regalia.ratings import Anchor
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.pages.ratings import Scale, scale_of, with_bots
from regalia.server.requests import leaderboards
from regalia.server.requests.leaderboards import leaderboard, ratings_of
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.ratings import FIRST, PersonRating, Pool
from regalia.server.store.results import Key
from regalia.server.wire.ratings import BotListed
from tests.server.ratings.games_played import DAY, GAME, keep, season

NOW = 2000 * DAY
POOL = Pool(GAME, "live")
RATING = PersonRating("", GAME, "live", 25.0, 2.0, 21.0, 1, 12, 8, 5, "1 2 3", NOW - DAY, "T1")


def rated(number: int, mu: float, sigma: float = 2.0, idle: float = 1.0) -> PersonRating:
    low, settled = mu - 2 * sigma, int(sigma <= 5)
    return replace(RATING, person=f"u_{number:03}", mu=mu, sigma=sigma, low=low, settled=settled, ended=NOW - idle * DAY)


@pytest.fixture
async def arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Arena]:
    monkeypatch.setattr(leaderboards, "anchors_of", lambda slug: {"page": Anchor(1000, 1000, 1000)})
    arena = build_arena(Settings(tmp_path / "arena.db"), now=lambda: NOW)
    yield arena
    await arena.close()


async def fill(arena: Arena, *ratings: PersonRating) -> None:
    for each in ratings:
        await arena.store.save_person(Person(each.person, each.person.upper()))
    await arena.store.save_rated(POOL, FIRST, Key(NOW, "T9"), [], ratings, {})


def many(number: int) -> list[PersonRating]:
    return [rated(each, 20.0 + each / 10) for each in range(number)]


async def refused(work: Any) -> str:
    with pytest.raises(Refuse) as refusal:
        await work
    return refusal.value.problem.code


async def test_the_lower_end_decides_and_the_uncertain_and_the_idle_are_left_out(arena: Arena) -> None:
    await fill(
        arena, *many(9), rated(50, 40.0, sigma=5.1), rated(51, 40.0, idle=91), rated(52, 24.0, 4.1), rated(53, 23.0, 1.0)
    )
    board = await leaderboard(arena.services, GAME, "live", None)
    assert (board.people, board.rated, board.after, board.own) == (11, 13, None, None)
    assert [row.id for row in board.rows] == ["u_053", *(f"u_{each:03}" for each in reversed(range(9))), "u_052"]
    assert [row.rank for row in board.rows] == [*range(1, 12)]
    assert (board.rows[0].name, board.rows[0].rating.points, board.rows[0].rating.places) == ("U_053", 1420, (1, 2, 3))
    assert board.bots == [BotListed("page", 1000, 1000, 1000)]


async def test_below_ten_people_there_is_a_number_only(arena: Arena) -> None:
    await fill(arena, *many(9))
    reader = await arena.store.person("u_008")
    board = await leaderboard(arena.services, GAME, "live", reader)
    assert (board.rows, board.people, board.rated) == ([], 9, 9)
    assert board.own is not None
    assert board.own.rank is None, "one's own rating, but no place"


async def test_pages_follow_each_other_without_a_gap(arena: Arena) -> None:
    await fill(arena, *many(230), *(rated(300 + each, 30.0) for each in range(20)))
    pages, after = [], ""
    while True:
        pages.append(await leaderboard(arena.services, GAME, "live", None, after))
        if pages[-1].after is None:
            break
        after = pages[-1].after
    assert [len(page.rows) for page in pages] == [100, 100, 50]
    rows = [row for page in pages for row in page.rows]
    assert len({row.id for row in rows}) == 250
    assert [row.rank for row in rows] == [*range(1, 251)]


async def test_one_s_own_row_is_there_on_every_page(arena: Arena) -> None:
    await fill(arena, *many(120))
    reader = await arena.store.person("u_000")
    board = await leaderboard(arena.services, GAME, "live", reader)
    assert board.own is not None
    assert (board.own.id, board.own.rank) == ("u_000", 120)
    assert board.own not in board.rows


async def test_a_rating_is_shown_as_uncertain_as_it_is_now(arena: Arena) -> None:
    await fill(arena, rated(1, 25.0, 2.0, idle=150))
    (seen,) = await ratings_of(arena.services, "u_001")
    assert (seen.points, seen.within, seen.provisional) == (1500, 80 * 3, False), "0.5 a month after three months"
    assert (await arena.store.ratings_of("u_001"))[0].sigma == 2.0


@pytest.mark.parametrize(
    ("game", "tempo", "after", "code"),
    [
        ("chess", "live", "", "no_such_game"),
        (GAME, "none", "", "malformed"),
        (GAME, "live", "x", "malformed"),
        (GAME, "live", "nan,u_1", "malformed"),
        (GAME, "live", "1e999,u_1", "malformed"),
    ],
)
async def test_what_there_is_not_is_refused_by_name(arena: Arena, game: str, tempo: str, after: str, code: str) -> None:
    assert await refused(leaderboard(arena.services, game, tempo, None, after)) == code


async def test_a_host_can_turn_ratings_off(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", ratings="no"), now=lambda: NOW)
    await fill(arena, *many(12))
    assert await refused(leaderboard(arena.services, GAME, "live", None)) == "no_ratings"
    assert await ratings_of(arena.services, "u_001") == []
    await arena.close()


async def test_an_arena_counts_what_has_ended(arena: Arena) -> None:
    await keep(arena.store, season(60, 12))
    await arena.rater.round()
    assert (await leaderboard(arena.services, GAME, "live", None)).rated == 12


async def test_bots_stand_between_people_on_the_page_they_belong_to(arena: Arena) -> None:
    await fill(arena, *(rated(each, 26.0 - each / 10) for each in range(12)))
    board = await leaderboard(arena.services, GAME, "live", None)
    bots = [BotListed("page", 1000, 1000, 1000), BotListed("squire", 1352, 1300, 1400), BotListed("knight", 1900, 1, 2)]
    rows = with_bots(replace(board, bots=bots), is_first=True)
    order = [row.level if isinstance(row, BotListed) else row.id for row in rows]
    assert order[0] == "knight"
    assert order[-1] == "page"
    before, after = [board.rows[order.index("squire") + by] for by in (-2, -1)]
    ends = [row.rating.points - row.rating.within for row in (before, after)]
    assert ends[0] >= 1352 > ends[1]
    middle = replace(board, bots=bots, after="20.0,u_1")
    assert [row.level for row in with_bots(middle, is_first=False) if isinstance(row, BotListed)] == ["squire"]


def test_a_scale_has_room_for_everything() -> None:
    scale = scale_of([], [BotListed("page", 1000, 1000, 1000), BotListed("knight", 1900, 1, 2)])
    assert scale == Scale(1000, 2000)
    assert (scale.at(1000), scale.at(1500), scale.length(100)) == (0.0, 50.0, 10.0)
