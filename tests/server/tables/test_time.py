"""Clocks at tables, in both stores. The arena is handed its clock; nothing here waits."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from regalia.core import Seat
from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.settings import Settings
from regalia.server.store import Matter, Motion, Person
from regalia.server.store.opening import Database
from regalia.server.tables import attendance, flags, motions, seating
from regalia.server.tables.requests import handle
from regalia.server.tables.table import Table
from regalia.server.tables.uptime import BEAT, SLEPT
from regalia.server.tables.watcher import Watcher
from regalia.server.tempo import DAY, HOUR, TEMPOS, Pace
from regalia.server.tempo.hours import Hours
from regalia.server.wire import Act, AskUndo, Done, NewTable, Refused, Reply, SeatPlan, Undo
from regalia.server.wire.clocks import ClocksMessage

FIVE = TEMPOS["live-5"]
LAG = 0.5


class World:
    """An arena with a clock that is moved by hand, and three people at a table."""

    def __init__(self, place: Database) -> None:
        self.now, self.place = 1_000_000.0, place
        self.sent = 0
        self.arena = self.opened()
        self.people: list[Person] = []

    def opened(self) -> Arena:
        return Arena(Settings(self.place, bot_delay=3600), now=lambda: self.now)

    async def restarted(self, table: Table) -> Table:
        """The table in a new arena."""
        await self.arena.close()
        self.arena = self.opened()
        return await self.arena.tables.get(table.doc.id)

    async def table(self, tempo: Pace = "live-5", **more: Any) -> Table:
        """A game of three people, in play."""
        self.people = [await self.arena.greet(name) for name in ("Ada", "Bob", "Eve")]
        new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], tempo=tempo, **more)
        table = await self.arena.tables.get((await self.arena.opener.open(self.people[0], new)).id)
        for seat, person in enumerate(self.people[1:], start=1):
            await self.sit(table, person, seat)
        await table.do(lambda: self.arena.tables.start(table, self.people[0]))
        return table

    async def sit(self, table: Table, person: Person, seat: Seat) -> None:
        await table.do(lambda: table.change(seating.sit(table.doc, person, seat, SeatPlan("me"))))

    async def act(self, table: Table, lag: int = 0) -> tuple[Seat, Reply]:
        """The first answer of whoever is asked."""
        assert table.play is not None
        seat = min(table.play.game.asks)
        ask: Any = table.play.game.asks[seat]
        return seat, await self.answer(table, seat, Raw(msgspec.json.encode(ask[0])), lag)

    async def answer(self, table: Table, seat: Seat, answer: Raw, lag: int = 0) -> Reply:
        assert table.play is not None
        self.sent += 1
        act = Act(f"a{self.sent}", seat, table.play.seq, answer, lag)
        return await table.do(partial(handle, table, table.doc.seats[seat].person, act))

    async def propose(
        self, table: Table, by: Seat, matter: Matter, seat: Seat | None = None, pace: Pace | None = None
    ) -> None:
        person = self.people[by]
        await table.do(lambda: motions.propose(table, person, Motion(matter, person.id, seat, pace)))

    async def vote(self, table: Table, by: Seat, yes: bool) -> None:
        await table.do(lambda: motions.vote(table, self.people[by], yes))

    async def come(self, table: Table, by: Seat) -> None:
        await table.do(lambda: attendance.join(table, Watcher(table, self.people[by].id)))

    async def look(self, table: Table) -> None:
        await table.do(lambda: attendance.look_around(table))


Scene = Callable[[World], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    return tmp_path / "arena.db" if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))


@pytest.fixture
def world(place: Database) -> Callable[[Scene], None]:
    """Plays a scene in a world of its own."""

    def play(scene: Scene) -> None:
        async def run() -> None:
            there = World(place)
            try:
                await scene(there)
            finally:
                await there.arena.close()

        asyncio.run(run())

    return play


Play = Callable[[Scene], None]


def left(table: Table, seat: Seat) -> float:
    """What is in a seat's bank now."""
    return table.stopped_clocks()[seat].left


def asked(table: Table) -> Seat:
    assert table.play is not None
    return min(table.play.game.asks)


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(Refuse) as refusal:
        await work
    return refusal.value.problem.code


def test_the_clock_of_whoever_is_asked_runs_and_a_decision_brings_the_increment(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_a_table_without_a_tempo_has_no_clocks(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table("none")
        there.now += 365 * DAY
        await there.look(table)
        assert (table.clocks, table.due(), table.clocks_for(Watcher(table, None))) == ((), None, None)
        assert await there.arena.store.clocks(table.doc.id) is None
        assert not any(seat.bot for seat in table.doc.seats)

    world(scene)


def test_everybody_sees_all_clocks(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        there.now += 20
        sent = table.clocks_for(Watcher(table, None))
        assert sent is not None
        told = msgspec.json.decode(sent, type=ClocksMessage)
        assert told.now == there.now
        assert [seat.left for seat in told.seats] == [280 if seat == asked(table) else 300 for seat in range(3)]
        assert [seat.falls for seat in told.seats] == [
            there.now + 280 if seat == asked(table) else None for seat in range(3)
        ]

    world(scene)


def test_a_restart_loses_nothing_and_nobodys_clock_runs_meanwhile(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_of_an_arena_that_is_killed_the_last_sign_of_life_counts(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_a_machine_that_slept_has_not_served(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        there.now += SLEPT + 1
        await there.arena.uptime.beat(there.now)
        assert left(table, asked(table)) == 300
        there.now += 20
        await there.arena.uptime.beat(there.now)
        assert left(table, asked(table)) == 300 - 20

    world(scene)


def test_the_store_finds_the_table_whose_flag_falls_next(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        falls = there.now + 300 + LAG
        assert await there.arena.store.due(falls - 0.1) == []
        assert await there.arena.store.due(falls) == [table.doc.id]
        there.now += 20
        await there.act(table)
        falls = there.now + FIVE.grace + 300 + LAG
        assert await there.arena.store.due(falls - 0.1) == []
        assert await there.arena.store.due(falls) == [table.doc.id]

    world(scene)


def test_a_flag_falls_at_a_table_that_nobody_has_opened(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_a_bot_of_the_agreed_level_plays_until_the_person_is_back(world: Play) -> None:
    async def scene(there: World) -> None:
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
        assert left(table, seat) == FIVE.increment - 4

    world(scene)


def test_whoever_is_here_when_time_is_up_takes_the_seat_back(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_an_answer_that_comes_too_late_is_not_taken_whoever_looks_first(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        there.now += 300 + LAG
        seat, reply = await there.act(table)
        assert isinstance(reply, Refused)
        assert reply.error.code == "out_of_time"
        assert table.doc.seats[seat].kept

    world(scene)


def test_what_the_connection_took_is_not_thinking_time(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        there.now += 300 + LAG - 0.1
        seat, reply = await there.act(table, lag=450)
        assert isinstance(reply, Done)
        assert left(table, seat) == pytest.approx(0.05 + 10)

    world(scene)


def test_stepping_back_and_deciding_again_brings_no_more_time(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_a_forfeited_seat_is_lost_for_good(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table(flag="forfeit")
        seat = asked(table)
        there.now += 301
        await there.look(table)
        await there.come(table, seat)
        assert table.doc.seats[seat].forfeited
        assert table.doc.seats[seat].bot == "squire"
        assert table.message_for(None).seats[seat].forfeited
        assert await refused(table.do(lambda: flags.take_seat(table, there.people[seat], seat))) == "forfeited"

    world(scene)


async def abandoned(there: World) -> tuple[Table, Seat, Seat, Seat]:
    """A table whose people decide about the seat of somebody who is out of time; that seat, and the others."""
    table = await there.table(flag="vote")
    seat = asked(table)
    there.now += 301
    await there.look(table)
    assert table.doc.seats[seat].bot is None
    assert table.clocks[seat].fallen
    assert table.due() is None
    one, other = (each for each in range(3) if each != seat)
    return table, seat, one, other


def test_the_others_may_let_a_bot_play(world: Play) -> None:
    async def scene(there: World) -> None:
        table, seat, one, other = await abandoned(there)
        await there.propose(table, one, "bot", seat)
        assert table.doc.motion == Motion("bot", there.people[one].id, seat, None, (there.people[one].id,))
        assert table.doc.seats[seat].bot is None
        assert await refused(there.vote(table, seat, True)) == "not_seated"
        await there.vote(table, other, True)
        assert table.doc.seats[seat].bot == "squire"
        assert table.doc.motion is None
        await there.come(table, seat)
        assert table.doc.seats[seat].bot is None

    world(scene)


def test_the_others_may_wait(world: Play) -> None:
    async def scene(there: World) -> None:
        table, seat, one, other = await abandoned(there)
        await there.propose(table, one, "wait", seat)
        await there.propose(table, other, "wait", seat)
        assert table.doc.motion is None
        there.now += 2
        assert left(table, seat) == FIVE.bank - 2
        assert not table.clocks[seat].fallen

    world(scene)


def test_another_person_may_take_the_seat_as_it_is(world: Play) -> None:
    async def scene(there: World) -> None:
        table, seat, one, other = await abandoned(there)
        zoe = await there.arena.greet("Zoe")
        assert await refused(table.do(lambda: flags.take_seat(table, zoe, seat))) == "seat_taken"
        await there.propose(table, one, "substitute", seat)
        await there.vote(table, other, True)
        assert not table.doc.seats[seat].taken
        assert await refused(table.do(lambda: flags.take_seat(table, there.people[one], seat))) == "seat_taken"
        await table.do(lambda: flags.take_seat(table, zoe, seat))
        assert table.seats_of(zoe.id) == [seat]
        assert table.seats_of(there.people[seat].id) == []
        there.now += 1
        assert left(table, seat) == FIVE.bank - 1
        assert isinstance((await there.act(table))[1], Done)

    world(scene)


def test_the_others_may_call_the_game_off(world: Play) -> None:
    async def scene(there: World) -> None:
        table, _, one, other = await abandoned(there)
        await there.propose(table, one, "call_off")
        await there.vote(table, other, True)
        assert (table.doc.status, table.doc.called_off, table.due()) == ("closed", True, None)
        again = await there.restarted(table)
        assert again.message_for(None).called_off
        assert again.message_for(None).seed is None

    world(scene)


def test_whoever_is_out_of_time_may_still_decide_until_the_others_have(world: Play) -> None:
    async def scene(there: World) -> None:
        table, seat, one, _ = await abandoned(there)
        await there.propose(table, one, "bot", seat)
        _, reply = await there.act(table)
        assert isinstance(reply, Done)
        assert left(table, seat) == FIVE.increment
        assert table.doc.motion is None, "there is nothing left to decide"

    world(scene)


def test_what_is_proposed_concerns_the_seat_of_somebody_who_is_gone(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table(flag="vote")
        one, other = sorted({0, 1, 2} - {asked(table)})
        for matter in ("bot", "wait", "substitute"):
            assert await refused(there.propose(table, one, matter, other)) == "not_away"
        assert await refused(there.propose(table, one, "bot", 7)) == "no_such_seat"
        assert await refused(there.propose(table, one, "bot", one)) == "not_seated"
        assert await refused(there.propose(table, one, "tempo", pace="live-5")) == "wrong_status"
        assert await refused(there.vote(table, one, True)) == "nothing_asked"

    world(scene)


def test_a_pause_needs_everybody_and_one_ends_it(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_one_no_ends_what_was_proposed(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        await there.propose(table, 0, "pause")
        assert await refused(there.propose(table, 1, "tempo", pace="day")) == "already_asked"
        await there.vote(table, 1, False)
        assert table.doc.motion is None
        await there.propose(table, 1, "tempo", pace="day")
        await there.propose(table, 1, "pause")  # one's own may be replaced
        assert table.doc.motion is not None
        assert table.doc.motion.matter == "pause"

    world(scene)


def test_a_live_table_becomes_turn_based_and_live_again_in_mid_game(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)


def test_a_rematch_has_the_same_tempo(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table("week", flag="vote", stand_in="regent")
        while table.doc.status == "playing":
            await there.act(table)
        assert (table.doc.motion, table.due()) == (None, there.now + 60)
        name = await table.do(lambda: there.arena.opener.rematch(there.people[0], table))
        again = (await there.arena.tables.get(name)).doc
        assert (again.tempo, again.flag, again.stand_in) == (TEMPOS["week"], "vote", "regent")

    world(scene)


NIGHT = Hours("UTC", sleep=(13 * 60, 21 * 60))
"""It is 13:46 when the tests begin."""


def test_at_a_turn_based_table_a_clock_stands_while_its_person_sleeps(world: Play) -> None:
    async def scene(there: World) -> None:
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
        sent = again.clocks_for(Watcher(again, None))
        assert sent is not None
        shown = msgspec.json.decode(sent, type=ClocksMessage).seats[second]
        assert shown.falls is not None
        assert shown.falls > there.now + DAY, "a night is in between"

    world(scene)


def test_at_a_live_table_nobody_sleeps(world: Play) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        await there.arena.store.save_hours(there.people[asked(table)].id, NIGHT)
        await table.do(table.adopt_hours)
        there.now += 60
        assert left(table, asked(table)) == 300 - 60

    world(scene)


def test_hours_said_in_mid_decision_hold_from_then_on(world: Play) -> None:
    async def scene(there: World) -> None:
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

    world(scene)
