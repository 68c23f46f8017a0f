"""How long the lobby lists a public table: as long as its host could still play."""

import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from regalia.server.building import build_arena
from regalia.server.lobby import public_tables
from regalia.server.lobby.listing import LISTED_FOR, Attendance
from regalia.server.nodes.bus import Here
from regalia.server.requests import joining
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY, HOUR, MINUTE, Pace
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.table.site import heard

PLANS = [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("bot", level="page")]


class Site:
    """Two nodes whose clock is moved by hand, and Ada, who opens tables at the first."""

    def __init__(self, folder: Path) -> None:
        self.later = 0.0
        settings, bus = Settings(folder / "arena.db", bus="nats://elsewhere", bot_delay=3600), Here()
        self.nodes = [build_arena(settings, bus, now=self.now) for _ in range(2)]
        self.arena = self.nodes[0]

    def now(self) -> float:
        return time.time() + self.later

    async def ada(self) -> Person:
        ada = await self.arena.greet("Ada")
        await self.arena.sessions.begin(ada, "Firefox")
        return ada

    async def opened(self, ada: Person, tempo: Pace) -> Table:
        return await self.arena.tables.get(
            (await self.arena.opener.open(ada, NewTable("oriflamme", PLANS, tempo=tempo))).id
        )

    async def listed(self, status: str = "open") -> list[list[str]]:
        """The tables listed at each node, after its cache has lapsed."""
        self.later += public_tables.FRESH
        await heard(*self.nodes)
        return [[doc.id for doc in await node.public_tables.listed(status)] for node in self.nodes]

    async def bob_sits_down(self, table: Table) -> None:
        bob = await self.arena.greet("Bob")
        await table.do(lambda: table.change(seating.sit(table.doc, bob, 1, SeatPlan("me"))))


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(tmp_path)
    yield site
    for node in site.nodes:
        await node.close()


@pytest.mark.parametrize("tempo", ["day", "none"])
async def test_an_open_table_that_can_wait_is_listed_until_its_host_is_not_seen_for_a_week(site: Site, tempo: Pace) -> None:
    ada = await site.ada()
    table = await site.opened(ada, tempo)
    site.later = 7 * DAY - HOUR
    assert await site.listed() == [[table.doc.id]] * 2
    site.later = 7 * DAY
    assert await site.listed() == [[], []]
    [session] = await site.arena.store.sessions(ada.id)
    await site.arena.store.use_session(session.id, site.now())
    site.later += 7 * DAY - HOUR
    assert await site.listed() == [[table.doc.id]] * 2
    site.later += HOUR
    assert await site.listed() == [[], []]


async def test_a_live_table_is_listed_while_anyone_is_there_at_any_node_and_ten_minutes_after(site: Site) -> None:
    ada = await site.ada()
    table = await site.opened(ada, "live-5")
    assert await site.listed() == [[table.doc.id]] * 2
    site.later = 10 * MINUTE
    assert await site.listed() == [[], []]
    there = await site.nodes[1].tables.get(table.doc.id)
    watcher = Watcher(there.messages, ada.id)
    await there.do(partial(joining.join, there, watcher))
    assert await site.listed() == [[table.doc.id]] * 2
    joining.part(there, watcher)
    site.later += 8 * MINUTE
    assert await site.listed() == [[table.doc.id]] * 2
    site.later += MINUTE
    assert await site.listed() == [[], []]


async def test_a_full_table_is_not_listed_as_open(site: Site) -> None:
    table = await site.opened(await site.ada(), "day")
    await site.bob_sits_down(table)
    assert await site.listed() == [[], []]


@pytest.mark.parametrize(("tempo", "listed"), [("day", True), ("none", False), ("live-5", False)])
async def test_a_game_with_days_to_think_stays_listed_and_a_deserted_one_does_not(
    site: Site, tempo: Pace, listed: bool
) -> None:
    ada = await site.ada()
    table = await site.opened(ada, tempo)
    await site.bob_sits_down(table)
    await table.do(lambda: site.arena.tables.start(table, ada))
    assert await site.listed("playing") == [[table.doc.id]] * 2
    site.later = 6 * DAY
    assert await site.listed("playing") == [[table.doc.id] if listed else []] * 2


def test_only_tables_that_were_attended_lately_are_remembered() -> None:
    attendance = Attendance()
    attendance.note("T1", 1.0)
    attendance.note("T2", 2.0)
    attendance.note("T1", 3.0)
    assert (attendance.at("T1"), attendance.at("T2"), attendance.at("T3")) == (3.0, 2.0, 0.0)
    attendance.note("T3", 2.0 + LISTED_FOR)
    assert (attendance.at("T1"), attendance.at("T2")) == (3.0, 0.0)
