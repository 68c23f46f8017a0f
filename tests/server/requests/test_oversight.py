"""Figures for hosts: the last 30 days, the disk, waiting notices, and pairs with one-sided results. In both stores."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.server.requests.oversight import MOST_GAMES, Overseer
from regalia.server.store import TableDoc
from regalia.server.store.notices import Channel, Medium, Notice
from regalia.server.store.oversight import PairFigures
from regalia.server.store.results import Result
from regalia.server.time.tempo import DAY
from tests.server.table.world import World

NOW = 1_000_000.0
ADA = Result(
    *(
        "T1",
        0,
        "oriflamme",
        1,
        "hash",
        "",
        "live",
        1,
        2,
        "",
        "u_ada",
        "",
        "",
        1,
        12.0,
        NOW - 900,
        NOW - 60,
        40,
        "played",
        1,
    ),
)


@pytest.fixture
def overseer(there: World) -> Overseer:
    """The figures of an arena whose clock is moved by hand."""
    return there.arena.overseer


async def played(there: World, table: str, ago: float, winner: str, loser: str, **more: Any) -> None:
    """Save the results of a game of two people that ended so many seconds ago."""
    rows = [
        replace(ADA, table_id=table, seat=seat, person=person, place=seat + 1, ended=there.now - ago, **more)
        for seat, person in enumerate((winner, loser))
    ]
    doc = TableDoc(table, "oriflamme", 1, {}, (), winner, "5e" * 32, status="over", created=there.now - ago)
    await there.arena.store.save_table(doc, results=rows)


async def test_a_day_counts_games_people_and_tables(there: World, overseer: Overseer) -> None:
    there.now = 100.5 * DAY
    await played(there, "AAAAAA", 60, "u_ada", "u_bob")
    await played(there, "BBBBBB", 120, "u_ada", "u_eve")
    await played(there, "CCCCCC", DAY, "u_ada", "u_eve")
    await played(there, "DDDDDD", 60, "u_kim", "u_lee", how="called_off")
    await played(there, "EEEEEE", 31 * DAY, "u_kim", "u_lee")
    days = await overseer.days()
    assert [day.starts for day in days] == [number * DAY for number in range(71, 101)]
    assert [(day.games, day.people) for day in days[-2:]] == [(1, 2), (2, 3)]
    assert sum(day.games for day in days) == 3


async def test_today_is_counted_again_after_a_minute(there: World, overseer: Overseer) -> None:
    await played(there, "AAAAAA", 0, "u_ada", "u_bob")
    assert (await overseer.days())[-1].games == 1
    await played(there, "BBBBBB", 0, "u_ada", "u_bob")
    assert (await overseer.days())[-1].games == 1
    there.now += 60
    assert (await overseer.days())[-1].games == 2


@pytest.mark.parametrize(
    ("games", "lost", "rated", "shown"),
    [
        (MOST_GAMES + 1, 0, 1, True),
        (MOST_GAMES + 1, 2, 1, True),
        (MOST_GAMES + 1, 3, 1, False),
        (MOST_GAMES, 0, 1, False),
        (MOST_GAMES + 1, 0, 0, False),
    ],
)
async def test_pairs_with_many_rated_games_and_one_sided_results_are_shown(
    there: World, overseer: Overseer, games: int, lost: int, rated: int, shown: bool
) -> None:
    for number in range(games):
        pair = ("u_bob", "u_ada") if number < lost else ("u_ada", "u_bob")
        await played(there, f"TABLE{number}", number * DAY + 1, *pair, rated=rated)
    await played(there, "BEFORE", 91 * DAY, "u_ada", "u_bob")
    found = await overseer.one_sided()
    assert found == ([PairFigures("u_ada", "u_bob", games, games - lost, lost)] if shown else [])


async def test_notices_that_are_late_are_counted_by_medium(there: World) -> None:
    table, store = await there.table(), there.arena.store
    media: tuple[Medium, ...] = ("mail", "webhook")
    for medium in media:
        person = f"u_{medium}"
        await store.save_channel(Channel(medium, person, "https://example.org", "en", "https://a", medium=medium))
        await store.note(
            table.doc.id, [Notice(person, "turn", mark, there.now + wait) for mark, wait in (("1", 5), ("2", 9))]
        )
    there.now += 6
    found = await store.waiting_notices(there.now)
    assert [(each.medium, each.count, each.since) for each in found] == [
        ("mail", 1, there.now - 1),
        ("webhook", 1, there.now - 1),
    ]


async def test_the_disk_is_measured(there: World, overseer: Overseer) -> None:
    disk = await overseer.disk()
    assert disk.database > 10_000
    assert disk.free is None or disk.free > 0
