"""Clocks at tables, in both stores. The arena is handed its clock; nothing here waits."""

import asyncio
from functools import partial

import msgspec
import pytest

from regalia.server.nodes.uptime import BEAT, SLEPT
from regalia.server.requests import flags
from regalia.server.requests.handler import handle
from regalia.server.table.table import Table
from regalia.server.time.clocks import LEAST_ON_RETURN
from regalia.server.time.tempo import DAY, HOUR
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.clocks import ClocksMessage
from regalia.server.wire.requests import AskUndo, Undo
from regalia.server.wire.sights import Done, Refused
from tests.server.table.world import FIVE, LAG, World, asked, left, refused


async def test_the_clock_of_whoever_is_asked_runs_and_a_decision_brings_the_increment(there: World) -> None:
    table = await there.table()
    first = asked(table)
    assert [clock.since is not None for clock in table.clocks] == [seat == first for seat in range(3)]
    there.now += 30
    assert left(table, first) == 300 - 30
    await there.act(table)
    assert left(table, first) == 300 - 30 + 10
    second = asked(table)
    there.now += FIVE.grace + 7
    assert (left(table, first), left(table, second)) == (280, 300 - 7)


async def test_a_table_without_a_tempo_has_no_clocks(there: World) -> None:
    table = await there.table("none")
    there.now += 365 * DAY
    await there.look(table)
    assert (table.clocks, table.due(), table.messages.clocks_for(Watcher(table.messages, None))) == ((), None, None)
    assert await there.arena.store.clocks(table.doc.id) is None
    assert not any(seat.bot for seat in table.doc.seats)


async def test_everybody_sees_all_clocks(there: World) -> None:
    table = await there.table()
    there.now += 20
    sent = table.messages.clocks_for(Watcher(table.messages, None))
    assert sent is not None
    told = msgspec.json.decode(sent, type=ClocksMessage)
    assert told.now == there.now
    assert [seat.left for seat in told.seats] == [280 if seat == asked(table) else 300 for seat in range(3)]
    assert [seat.falls for seat in told.seats] == [there.now + 280 if seat == asked(table) else None for seat in range(3)]


async def test_a_restart_loses_nothing_and_nobodys_clock_runs_meanwhile(there: World) -> None:
    table = await there.table()
    await there.act(table)
    there.now += FIVE.grace + 40
    before = table.stopped_clocks()
    await there.arena.close()
    there.now += 3 * DAY
    there.arena = there.opened()
    again = await there.arena.tables.get(table.doc.id)
    assert again.stopped_clocks() == before
    there.now += 11
    assert left(again, asked(again)) == before[asked(again)].left - 11
    await there.look(again)
    assert not any(seat.bot for seat in again.doc.seats)


async def test_of_an_arena_that_is_killed_the_last_sign_of_life_counts(there: World) -> None:
    table = await there.table()
    uptime = there.arena.uptime
    for _ in range(4):
        there.now += BEAT
        await uptime.beat(there.now)
    there.now += BEAT / 2  # too early for the next one, and then it is killed
    await uptime.beat(there.now)
    there.arena.bot_driver.forget(table)
    killed, there.arena = there.arena, there.opened()
    there.now += DAY
    again = await there.arena.tables.get(table.doc.id)
    assert left(again, asked(again)) == 300 - 4 * BEAT
    await killed.store.aclose()


async def test_a_machine_that_slept_has_not_served(there: World) -> None:
    table = await there.table()
    there.jump(SLEPT + 1)
    assert left(table, asked(table)) == 300
    await there.arena.uptime.beat(there.now)
    assert left(table, asked(table)) == 300
    there.now += 20
    await there.arena.uptime.beat(there.now)
    assert left(table, asked(table)) == 300 - 20


@pytest.mark.parametrize("hours", [1, 8])
async def test_no_flag_falls_when_a_machine_wakes(there: World, hours: int) -> None:
    table = await there.table()
    there.now += 20
    there.jump(hours * HOUR)
    await looked_after(there, table)
    seat, reply = await there.act(table)
    assert isinstance(reply, Done)
    assert table.doc.seats[seat].bot is None
    assert left(table, seat) == 300 - 20 + FIVE.increment
    await there.arena.uptime.beat(there.now)
    await looked_after(there, table)
    assert not any(sitting.bot for sitting in table.doc.seats)
    there.now += FIVE.grace + 300 + LAG
    await looked_after(there, table)
    assert table.doc.seats[asked(table)].bot is not None, "the clock runs again"


@pytest.mark.parametrize("ahead", [20, 20 * HOUR])
async def test_a_clock_that_was_ahead_stops_none_when_it_is_corrected(there: World, ahead: float) -> None:
    table = await there.table()
    there.jump(ahead)
    await there.arena.uptime.beat(there.now)
    await there.act(table)
    waiting = asked(table)
    before = left(table, waiting)
    there.jump(3 - ahead)
    await there.arena.uptime.beat(there.now)
    await looked_after(there, table)
    there.now += FIVE.grace + 50
    assert left(table, waiting) == before - 50
    assert await there.arena.store.due(there.now + before - 50 + LAG) == [table.doc.id]


async def test_a_clock_that_was_ahead_stops_none_after_a_restart(there: World) -> None:
    table = await there.table()
    there.jump(20 * HOUR)
    await there.arena.uptime.beat(there.now)
    await there.arena.close()
    there.jump(3 - 20 * HOUR)
    there.arena = there.opened()
    again = await there.arena.tables.get(table.doc.id)
    there.now += 50
    assert left(again, asked(again)) == 300 - 50


async def test_a_node_that_slept_while_another_served_has_slept_alone(there: World) -> None:
    table = await there.table()
    other = there.opened()
    await other.uptime.begin(there.now + 1)
    there.jump(HOUR)
    other.uptime.seen = there.now
    await other.close()
    await there.arena.uptime.beat(there.now)
    assert left(table, asked(table)) == 0


async def looked_after(there: World, table: Table) -> None:
    """Let the arena look after its tables once."""
    await there.arena.tables.look_round(lambda _: False)
    await asyncio.sleep(0)  # what it began is in the mailbox now
    await table.do(partial(asyncio.sleep, 0))


async def test_the_store_finds_the_table_whose_flag_falls_next(there: World) -> None:
    table = await there.table()
    falls = there.now + 300 + LAG
    assert await there.arena.store.due(falls - 0.1) == []
    assert await there.arena.store.due(falls) == [table.doc.id]
    there.now += 20
    await there.act(table)
    falls = there.now + FIVE.grace + 300 + LAG
    assert await there.arena.store.due(falls - 0.1) == []
    assert await there.arena.store.due(falls) == [table.doc.id]


async def test_a_flag_falls_at_a_table_that_nobody_has_opened(there: World) -> None:
    table = await there.table("day", stand_in="page")
    seat, name = asked(table), table.doc.id
    there.now += 10
    await there.arena.close()
    there.arena = there.opened()
    await there.arena.uptime.begin(there.now)
    there.now += DAY + 1  # in which it serves
    await there.arena.tables.take_up_due()
    found = there.arena.tables.in_memory(name)
    assert found is not None
    assert found.doc.seats[seat].bot == "page"
    assert await there.arena.store.due(there.now) == [name], "its bot is asked"


async def test_a_bot_of_the_agreed_level_plays_until_the_person_is_back(there: World) -> None:
    table = await there.table(stand_in="knight")
    seat = asked(table)
    there.now += 300 + LAG - 0.1
    await there.look(table)
    assert table.doc.seats[seat].bot is None
    there.now += 0.1
    await there.look(table)
    assert table.doc.seats[seat].kept
    assert table.doc.seats[seat].bot == "knight"
    assert table.clocks[seat].since is None
    assert table.due() == there.now
    await there.come(table, seat)
    assert table.doc.seats[seat].bot is None
    there.now += 4
    assert left(table, seat) == LEAST_ON_RETURN - 4


async def test_whoever_is_here_when_time_is_up_takes_the_seat_back(there: World) -> None:
    table = await there.table()
    seat = asked(table)
    await there.come(table, seat)
    there.now += 301
    await there.look(table)
    _, reply = await there.act(table)
    assert isinstance(reply, Refused)
    assert reply.error.code == "out_of_time"
    await table.do(lambda: flags.take_seat(table, there.people[seat], seat))
    _, reply = await there.act(table)
    assert isinstance(reply, Done)
    other = asked(table)
    assert await refused(table.do(lambda: flags.take_seat(table, there.people[seat], other))) == "seat_taken"


async def test_an_answer_that_comes_too_late_is_not_taken_whoever_looks_first(there: World) -> None:
    table = await there.table()
    there.now += 300 + LAG
    seat, reply = await there.act(table)
    assert isinstance(reply, Refused)
    assert reply.error.code == "out_of_time"
    assert table.doc.seats[seat].kept


async def test_what_the_connection_took_is_not_thinking_time(there: World) -> None:
    table = await there.table()
    there.now += 300 + LAG - 0.1
    seat, reply = await there.act(table, lag=450)
    assert isinstance(reply, Done)
    assert left(table, seat) == pytest.approx(0.05 + 10)


async def test_stepping_back_and_deciding_again_brings_no_more_time(there: World) -> None:
    table = await there.table()
    assert table.play is not None
    seat, _ = await there.act(table)
    back = Undo("u", seat, 0) if table.play.undo_of(seat) else AskUndo("u", seat, 0)
    assert isinstance(back, Undo), "a card may be taken up again before the next one lies"
    assert isinstance(await table.do(partial(handle, table, there.people[seat].id, back)), Done)
    assert asked(table) == seat
    assert [clock.since is not None for clock in table.clocks] == [each == seat for each in range(3)]
    await there.act(table)
    assert left(table, seat) == 310
