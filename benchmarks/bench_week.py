"""A week of turn-based play in an arena whose clock is moved by hand: does it need more memory each day?

Every day new guests sign in and open tables. Every three hours due tables are loaded, players who are asked connect and
decide, notices are delivered, and all tables are unloaded. Nothing of what is over may stay in memory.
"""

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Raw

from benchmarks.crowd import Dice
from benchmarks.measure import Figure
from regalia.core import Seat, some_answer
from regalia.server.building import build_arena
from regalia.server.notices.posting import Outcome
from regalia.server.notices.postman import Postman
from regalia.server.notices.words import Message
from regalia.server.requests import joining
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.notices import Channel
from regalia.server.table import replay_saving, seating
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY, HOUR
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act

DAYS, SETTLED, STEP = 7, 4, 3 * HOUR
TABLES, SEATS = 40, 3
"""Tables that are opened each day, each by people who have never come before."""
ANSWERS = 3
"""Answers at a table each time."""
FLAT = 0.5
"""Megabytes a day."""


def figures() -> Iterator[Figure]:
    """Growth of the memory in the last three days, in which as many tables end as are opened."""
    with tempfile.TemporaryDirectory() as folder:
        week = asyncio.run(Week(Path(folder) / "arena.db").pass_by())
    growth = (week.memory[-1] - week.memory[SETTLED - 1]) / (DAYS - SETTLED)
    days = ", ".join(f"{size:.1f}" for size in week.memory)
    note = f"{week.opened} tables, {week.over} over, {week.told} notices; MB at the end of each day: {days}"
    yield Figure("simulated week: growth of memory", [growth], "MB a day", FLAT, note=note)


class Week:
    """An arena, its people and its tables, and the clock."""

    def __init__(self, database: Path) -> None:
        self.now = 1_000_000_000.0
        self.arena = build_arena(Settings(database, bot_delay=3600), now=lambda: self.now)
        self.postman = Postman(self.arena.store, self.arena.tables, {"webhook": self.post}, lambda: self.now)
        self.dice = Dice(1)
        self.names: set[str] = set()
        """The tables in play."""
        self.memory: list[float] = []
        self.opened = self.over = self.told = 0

    async def post(self, channel: Channel, message: Message, name: str) -> Outcome:
        """A notice arrives."""
        self.told += 1
        return "sent"

    async def pass_by(self) -> "Week":
        """Simulate all days."""
        for _ in range(DAYS):
            for _ in range(TABLES):
                await self.open_table()
            for _ in range(round(DAY / STEP)):
                self.now += STEP
                await self.arena.tables.take_up_due()
                for name in sorted(self.names):
                    await self.visit(name)
                await self.postman.round()
                for table in self.arena.tables:
                    await self.put_away(table)
            await self.arena.sessions.end_old()
            self.memory.append(resident())
        await self.arena.close()
        return self

    async def open_table(self) -> None:
        """New guests open a table and start the game."""
        people = [await self.guest() for _ in range(SEATS)]
        new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * (SEATS - 1)], tempo="day")
        table = await self.arena.tables.get((await self.arena.opener.open(people[0], new)).id)
        for seat, person in enumerate(people[1:], start=1):
            await table.do(partial(sit, table, person, seat))
        await table.do(partial(self.arena.tables.start, table, people[0]))
        self.names.add(table.doc.id)
        self.opened += 1

    async def guest(self) -> Person:
        """A new guest with a session and a webhook."""
        person = await self.arena.greet("Guest")
        token = await self.arena.sessions.begin(person, "a browser")
        assert await self.arena.sessions.of_token(token) is not None
        channel = Channel(f"c-{person.id}", person.id, "https://hooks.example.org/1", "en", "https://arena.example.org")
        await self.arena.store.save_channel(channel)
        return person

    async def visit(self, name: str) -> None:
        """Players who are asked connect one after the other, look at the table, decide, and disconnect."""
        table = await self.arena.tables.get(name)
        for _ in range(ANSWERS):
            if table.play is None or not table.play.game.asks:
                break
            seat = min(table.play.game.asks)
            watcher = Watcher(table.messages, table.doc.seats[seat].person)
            await table.do(partial(joining.join, table, watcher))
            watcher.face(seat)
            await watcher.messages()
            answer = some_answer(table.play.game.asks[seat], self.dice)
            act = Act(f"a{table.play.seq}", seat, table.play.seq, Raw(msgspec.json.encode(answer)))
            await table.do(partial(handle, table, watcher.person, act))
            joining.part(table, watcher)
        if table.doc.status != "playing":
            self.names.remove(name)
            self.over += 1

    async def put_away(self, table: Table) -> None:
        """Unload a table, as is done after ten minutes without visitors."""
        await replay_saving.save(table)
        self.arena.tables.forget(table)


async def sit(table: Table, person: Person, seat: Seat) -> None:
    """Give a person a seat."""
    await table.change(seating.sit(table.doc, person, seat, SeatPlan("me")))


def resident() -> float:
    """Megabytes this process holds."""
    gc.collect()
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000
