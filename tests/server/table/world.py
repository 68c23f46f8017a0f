"""A world of tests about time: an arena whose clock is moved by hand, and three people at a table."""

from collections.abc import AsyncIterator, Awaitable
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import asdict, replace

from regalia.core import Seat
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.requests import joining, motions, upkeep
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Matter, Motion, Person, Sitting
from regalia.server.store.identity import OPEN_ACCOUNT, Account
from regalia.server.store.opening import Database
from regalia.server.store.sql import Change
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.time.tempo import TEMPOS, Pace
from regalia.server.watching.watcher import Watcher
from regalia.server.wire import Reply
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act
from tests.matrix import first
from tests.postgresql import database_of

FIVE = TEMPOS["live-5"]
LAG = 0.5


class World:
    """An arena with a clock that is moved by hand, and three people at a table."""

    def __init__(self, place: Database) -> None:
        self._now, self.place = 1_000_000.0, place
        self.sent = 0
        self.arena = self.opened()
        self.people: list[Person] = []

    @property
    def now(self) -> float:
        return self._now

    @now.setter
    def now(self, now: float) -> None:
        """Move the clock by hand; the arena serves meanwhile."""
        self._now = self.arena.uptime.seen = now

    def jump(self, seconds: float) -> None:
        """Move the machine's clock; the arena learns of it by looking at the clock, as after a sleep."""
        self._now += seconds

    def opened(self) -> Arena:
        return build_arena(Settings(self.place, bot_delay=3600), now=lambda: self.now)

    async def restarted(self, table: Table) -> Table:
        """The table in a new arena."""
        await self.arena.close()
        self.arena = self.opened()
        return await self.arena.tables.get(table.doc.id)

    async def table(self, tempo: Pace = "live-5", *, accounts: bool = False, **more: Any) -> Table:
        """A game of three people, in play; rated if they have accounts."""
        self.people = [await self.arena.greet(name) for name in ("Ada", "Bob", "Eve")]
        if accounts:
            opened = [Account(person.id, person.name, None, "", 1.0) for person in self.people]
            await self.arena.store.save(*(Change(OPEN_ACCOUNT, asdict(account)) for account in opened))
        new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], tempo=tempo, **more)
        table = await self.arena.tables.get((await self.arena.opener.open(self.people[0], new)).id)
        for seat, person in enumerate(self.people[1:], start=1):
            await self.sit(table, person, seat)
        await table.do(lambda: self.arena.tables.start(table, self.people[0]))
        return table

    async def sit(self, table: Table, person: Person, seat: Seat) -> None:
        await table.do(lambda: table.change(seating.sit(table.doc, person, seat, SeatPlan("me"))))

    async def among_bots(self, table: Table) -> None:
        """Bots have all seats but the first from now on, as if play had begun like this."""
        seats = (table.doc.seats[0], *(Sitting(bot="page") for _ in table.doc.seats[1:]))
        await table.do(lambda: table.change(replace(table.doc, seats=seats)))

    async def act(self, table: Table, lag: int = 0) -> tuple[Seat, Reply]:
        """The first answer of the seat that is asked."""
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
        await table.do(lambda: joining.join(table, Watcher(table.messages, self.people[by].id)))

    async def look(self, table: Table) -> None:
        await table.do(lambda: upkeep.look_around(table))


@pytest.fixture(params=first("sqlite", "postgresql"))
def place(request: pytest.FixtureRequest) -> Database:
    """Where the arena saves; `make test-all` tries PostgreSQL, too."""
    return database_of(request.param, request)


@pytest.fixture
async def there(place: Database) -> AsyncIterator[World]:
    """A world of its own."""
    world = World(place)
    yield world
    await world.arena.close()


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
