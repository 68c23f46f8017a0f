"""Pauses, another tempo in mid-game, and the hours at which people rest."""

import msgspec
import pytest

from regalia.server.requests import motions
from regalia.server.time.hours import Hours
from regalia.server.time.tempo import DAY, HOUR, TEMPOS, Pace
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.clocks import ClocksMessage
from regalia.server.wire.sights import Done, Refused
from tests.server.table.world import LAG, World, asked, left, refused


async def test_a_pause_needs_everybody_and_one_ends_it(there: World) -> None:
    table = await there.table()
    there.now += 10
    await there.propose(table, 0, "pause")
    await there.vote(table, 1, True)
    assert not table.doc.paused
    await there.vote(table, 2, True)
    assert table.doc.paused
    assert table.due() is None
    there.now += 30 * DAY
    assert left(table, asked(table)) == 290
    _, reply = await there.act(table)
    assert isinstance(reply, Refused)
    assert reply.error.code == "paused"
    again = await there.restarted(table)
    await again.do(lambda: motions.go_on(again, there.people[2]))
    there.now += 5
    assert left(again, asked(again)) == 285
    assert isinstance((await there.act(again))[1], Done)


async def test_one_no_ends_what_was_proposed(there: World) -> None:
    table = await there.table()
    await there.propose(table, 0, "pause")
    assert await refused(there.propose(table, 1, "tempo", pace="day")) == "already_asked"
    await there.vote(table, 1, False)
    assert table.doc.motion is None
    await there.propose(table, 1, "tempo", pace="day")
    await there.propose(table, 1, "pause")  # one's own may be replaced
    assert table.doc.motion is not None
    assert table.doc.motion.matter == "pause"


async def test_a_live_table_becomes_turn_based_and_live_again_in_mid_game(there: World) -> None:
    table = await there.table()
    await there.act(table)
    turns: tuple[tuple[Pace, float | None, float], ...] = (
        ("three-days", 3 * DAY, 3 * DAY - 3 * HOUR),  # when its person is warned
        ("none", None, 0),
        ("live-15", 900, 900 + LAG),
    )
    for pace, bank, looked_at in turns:
        await there.propose(table, 0, "tempo", pace=pace)
        await there.vote(table, 1, True)
        await there.vote(table, 2, True)
        assert (table.doc.tempo.pace if table.doc.tempo else "none") == pace
        assert [clock.left for clock in table.clocks] == ([] if bank is None else [bank] * 3)
        assert table.due() == (None if bank is None else there.now + looked_at)
        assert isinstance((await there.act(table))[1], Done)
        table = await there.restarted(table)


@pytest.mark.parametrize("between", ["day", "none"])
async def test_two_changes_of_tempo_refill_no_clock(there: World, between: Pace) -> None:
    table = await there.table()
    seat = asked(table)
    there.now += 270
    for pace in (between, "live-5"):
        for each in range(3):
            await there.propose(table, each, "tempo", pace=pace)
    assert left(table, seat) == pytest.approx(30)
    assert [left(table, each) for each in range(3) if each != seat] == [300, 300]


async def test_a_rematch_has_the_same_tempo(there: World) -> None:
    table = await there.table("week", flag="vote", stand_in="regent")
    while table.doc.status == "playing":
        await there.act(table)
    assert (table.doc.motion, table.due()) == (None, there.now + 60)
    name = await table.do(lambda: there.arena.opener.rematch(there.people[0], table))
    again = (await there.arena.tables.get(name)).doc
    assert (again.tempo, again.flag, again.stand_in) == (TEMPOS["week"], "vote", "regent")


NIGHT = Hours("UTC", sleep=(13 * 60, 21 * 60))
"""It is 13:46 when the tests begin."""


async def test_at_a_turn_based_table_a_clock_stands_while_its_person_sleeps(there: World) -> None:
    table = await there.table("day")
    await there.act(table)
    second = asked(table)
    await there.arena.store.save_hours(there.people[second].id, NIGHT)
    await table.do(table.adopt_hours)
    grace = TEMPOS["day"].grace
    there.now += 7 * HOUR
    assert left(table, second) == DAY
    again = await there.restarted(table)
    there.now += grace + HOUR
    assert left(again, second) > DAY - HOUR
    sent = again.messages.clocks_for(Watcher(again.messages, None))
    assert sent is not None
    shown = msgspec.json.decode(sent, type=ClocksMessage).seats[second]
    assert shown.falls is not None
    assert shown.falls > there.now + DAY, "a night is in between"


async def test_at_a_live_table_nobody_sleeps(there: World) -> None:
    table = await there.table()
    await there.arena.store.save_hours(there.people[asked(table)].id, NIGHT)
    await table.do(table.adopt_hours)
    there.now += 60
    assert left(table, asked(table)) == 300 - 60


async def test_hours_said_in_mid_decision_hold_from_then_on(there: World) -> None:
    table = await there.table("day")
    first = asked(table)
    there.now += HOUR
    await there.arena.store.save_hours(there.people[first].id, NIGHT)
    there.now += HOUR
    await table.do(table.adopt_hours)
    there.now += HOUR
    assert left(table, first) == DAY - 2 * HOUR
    found = await there.arena.store.hours(["u_nobody", there.people[first].id])
    assert found == {there.people[first].id: NIGHT}
