"""Maintenance stops all clocks. The arena is handed its clock; nothing here waits."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.server.building import build_arena
from regalia.server.nodes.announcements import REFUSED_BEFORE, announcement_of
from regalia.server.nodes.bus import Here
from regalia.server.people.accounts import Declined
from regalia.server.settings import Settings
from regalia.server.store.administration import AuditEntry
from regalia.server.store.announcements import Announcement
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY, Pace
from regalia.server.watching.watcher import Watcher
from tests.server.table.world import LAG, World, asked, left, refused

LENGTH = 1200.0
ENTRY = AuditEntry(1.0, "Ada", "announce-maintenance", "")


async def announced(there: World, starts_in: float, lasts: float = LENGTH) -> Announcement:
    """Maintenance that begins in so many seconds, as all tables know it."""
    made = announcement_of("maintenance", {}, there.now + starts_in, there.now + starts_in + lasts, there.now)
    await there.arena.store.announce(made, ENTRY)
    await there.arena.read_announcements()
    return made


async def ended(there: World, made: Announcement) -> None:
    await there.arena.store.end_announcement(made, there.now, ENTRY)
    await there.arena.read_announcements()


async def looked_after(there: World, table: Table) -> None:
    await there.arena.tables.take_up_due()
    await there.look(table)


def fallen(table: Table) -> bool:
    return any(sitting.bot for sitting in table.doc.seats)


async def test_all_clocks_stop_when_maintenance_begins_and_go_on_after_it(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    there.now += 90
    assert left(table, asked(table)) == 300 - 90
    there.now += 10 + LENGTH - 1
    await looked_after(there, table)
    assert (left(table, asked(table)), fallen(table)) == (300 - 100, False)
    there.now += 1 + 50
    assert left(table, asked(table)) == 300 - 100 - 50
    there.now += 150 + LAG
    await looked_after(there, table)
    assert fallen(table)


async def test_a_decision_during_maintenance_costs_no_time(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    there.now += 100 + 60
    seat, _ = await there.act(table)
    assert left(table, seat) == 300 - 100 + 10
    there.now += 60
    assert left(table, asked(table)) == 300


async def test_a_single_arena_that_restarts_ends_maintenance(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    there.now += 100 + 30
    await there.arena.close()
    there.now += 200
    there.arena = there.opened()
    again = await there.arena.tables.get(table.doc.id)
    await there.arena.read_announcements()
    assert there.arena.announcements.shown() == []
    assert left(again, asked(again)) == 300 - 100
    there.now += 40
    assert left(again, asked(again)) == 300 - 100 - 40


async def test_a_restart_before_maintenance_does_not_end_it(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    there.now += 50
    again = await there.restarted(table)
    await there.arena.read_announcements()
    there.now += 50 + 600
    assert left(again, asked(again)) == 300 - 100


async def test_of_an_arena_that_is_killed_during_maintenance_no_clock_runs(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    there.now += 100 + 30
    await there.arena.uptime.note(there.now)
    there.arena.bot_driver.forget(table)
    killed, there.arena = there.arena, there.opened()
    there.now += 2 * LENGTH
    again = await there.arena.tables.get(table.doc.id)
    assert left(again, asked(again)) == 300 - 100
    await killed.store.aclose()


@pytest.mark.parametrize("in_memory", [True, False])
async def test_flags_fall_in_time_when_maintenance_ends_early(there: World, in_memory: bool) -> None:
    table = await there.table()
    made = await announced(there, starts_in=100)
    there.now += 100 + 30
    await looked_after(there, table)  # notes that the table is due after the maintenance
    await there.arena.store.save_due(table.doc.id, table.due(), table.numbers[1])
    if not in_memory:
        there.arena.tables.forget(table)
    await ended(there, made)
    there.now += 200 + LAG
    await there.arena.tables.take_up_due()
    table = await there.arena.tables.get(table.doc.id)
    await there.look(table)
    assert fallen(table)


async def test_maintenance_that_is_cancelled_stops_no_clock(there: World) -> None:
    table = await there.table()
    await ended(there, await announced(there, starts_in=100))
    there.now += 150
    assert left(table, asked(table)) == 300 - 150


@pytest.mark.parametrize(("tempo", "waits"), [("live-5", True), ("day", False), ("none", False)])
async def test_no_live_game_begins_from_fifteen_minutes_before(there: World, tempo: Pace, waits: bool) -> None:
    made = await announced(there, starts_in=REFUSED_BEFORE + 60)
    await there.table(tempo)
    there.now += 60
    if not waits:
        await there.table(tempo)
        return
    assert await refused(there.table(tempo)) == "maintenance"
    there.now = made.ends - 1
    assert await refused(there.table(tempo)) == "maintenance"
    there.now = made.ends
    await there.table(tempo)


async def test_a_table_that_was_open_before_cannot_start_until_maintenance_is_over(
    there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await announced(there, starts_in=2 * REFUSED_BEFORE)
    start = there.arena.tables.start
    with monkeypatch.context() as patch:
        patch.setattr(there.arena.tables, "start", later)
        table = await there.table()
    there.now += REFUSED_BEFORE
    assert await refused(table.do(lambda: start(table, there.people[0]))) == "maintenance"
    there.now = made.ends
    await table.do(lambda: start(table, there.people[0]))
    assert table.doc.status == "playing"


async def later(*_: Any, **__: Any) -> None:
    """Start nothing."""


async def sent(watcher: Watcher) -> dict[str, Any]:
    """The messages that wait for a watcher, by type."""
    return {message["type"]: message for message in map(msgspec.json.decode, await watcher.messages())}


async def test_everyone_at_a_table_is_told_when_it_is_announced_begins_and_ends(there: World) -> None:
    table = await there.table()
    watcher = Watcher(table.messages, None)
    table.presence.come(watcher)
    watcher.face(None)
    assert "announcements" not in await sent(watcher), "nothing is announced"
    made = await announced(there, starts_in=100)
    message = (await sent(watcher))["announcements"]
    assert [(each["id"], each["starts"], each["ends"]) for each in message["announcements"]] == [
        (made.id, made.starts, made.ends)
    ]
    assert not message["stopped"]
    there.now = made.starts
    await there.arena.read_announcements()
    messages = await sent(watcher)
    assert messages["announcements"]["stopped"]
    assert messages["clocks"]["seats"][asked(table)]["rests"]
    there.now = made.ends
    await there.arena.read_announcements()
    messages = await sent(watcher)
    assert messages["announcements"] == {"type": "announcements", "announcements": [], "stopped": False}
    assert messages["clocks"]["seats"][asked(table)]["falls"] == made.ends + 300 - 100


async def test_the_clock_that_is_shown_before_maintenance_counts_down_without_it(there: World) -> None:
    table = await there.table()
    await announced(there, starts_in=100)
    clocks = table.messages.clocks_for(Watcher(table.messages, None))
    assert clocks is not None
    assert msgspec.json.decode(clocks)["seats"][asked(table)]["falls"] == there.now + 300


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[tuple[World, World]]:
    """Two nodes of one site, with clocks moved by hand."""
    bus, settings = Here(), Settings(tmp_path / "arena.db", bot_delay=3600, bus="nats://127.0.0.1:4222")

    class Node(World):
        def opened(self) -> Any:
            return build_arena(settings, bus, now=lambda: self.now)

    one, two = Node(tmp_path / "arena.db"), Node(tmp_path / "arena.db")
    yield one, two
    await one.arena.close()
    await two.arena.close()


async def test_all_nodes_stop_their_clocks_and_the_restart_of_one_does_not_end_it(nodes: tuple[World, World]) -> None:
    one, two = nodes
    table = await one.table()
    await two.arena.uptime.begin(two.now)
    made = await announced(one, starts_in=100)
    for node in nodes:
        node.now += 100 + 30
        await node.arena.uptime.note(node.now)
    await two.arena.close()
    two.arena = two.opened()
    again = await two.arena.tables.get(table.doc.id)
    await two.arena.read_announcements()
    assert [each.id for each in two.arena.announcements.shown()] == [made.id]
    assert left(again, asked(again)) == left(table, asked(table)) == 300 - 100
    await ended(two, made)
    await one.arena.read_announcements()
    for node in nodes:
        node.now += 20
    assert left(again, asked(again)) == left(table, asked(table)) == 300 - 100 - 20


@pytest.mark.parametrize(
    ("starts_in", "lasts"), [(-100, 60), (-3600, 7200), (0, 0), (10, -5), (10, DAY + 1), (400 * DAY, 60), (1e300, 60)]
)
def test_times_that_make_no_sense_are_refused(starts_in: float, lasts: float) -> None:
    with pytest.raises(Declined):
        announcement_of("maintenance", {}, 1e9 + starts_in, 1e9 + starts_in + lasts, 1e9)
