"""An arena with notices, with a clock that a test moves."""

from functools import partial
from typing import Any

import msgspec
from msgspec import Raw

from regalia.core import Seat
from regalia.server.building import build_arena
from regalia.server.notices.posting import Outcome
from regalia.server.notices.postman import Carrier, Postman
from regalia.server.notices.words import Message, body_for
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.notices import Channel, Medium
from regalia.server.store.opening import Database
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.time.tempo import Pace
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act

ORIGIN = "https://arena.example.org"
HOOK = "https://hooks.example.org/1"


class World:
    """An arena whose messages go where a test wants them, and three people at a table."""

    def __init__(self, place: Database) -> None:
        self.now, self.place = 1_000_000.0, place
        self.posted: list[tuple[str, Any, str]] = []
        self.outcome: Outcome = "sent"
        self.settings: dict[str, Any] = {}
        self.sent = 0
        self.people: list[Person] = []
        self.opened()

    def opened(self) -> None:
        settings = Settings(self.place, bot_delay=3600, **self.settings)
        self.arena = build_arena(settings, now=lambda: self.now)
        carriers: dict[Medium, Carrier] = {"webhook": self.post, "push": self.arena.push}
        mail = self.arena.mailer if self.arena.mailer.is_on else None
        self.postman = Postman(
            self.arena.store, self.arena.tables, carriers, lambda: self.now, mail, chronicles=self.arena.chronicles
        )

    async def post(self, channel: Channel, message: Message, name: str) -> Outcome:
        self.posted.append((channel.address, body_for(channel.address, message), name))
        return self.outcome

    async def table(self, tempo: Pace = "none") -> Table:
        """A game of three people, each with a webhook, in play."""
        self.people = [await self.arena.greet(name) for name in ("Ada", "Bob", "Eve")]
        for number, person in enumerate(self.people):
            language = ("en", "ja", "en")[number]
            await self.arena.store.save_channel(Channel(f"c{number}", person.id, f"{HOOK}{number}", language, ORIGIN))
        return await self.another(tempo)

    async def reopened(self) -> Table:
        """The same table in an arena with other settings."""
        table = await self.table()
        await self.arena.close()
        self.opened()
        return await self.arena.tables.get(table.doc.id)

    async def another(self, tempo: Pace = "none") -> Table:
        new = NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("nobody")] * 2], tempo=tempo)
        table = await self.arena.tables.get((await self.arena.opener.open(self.people[0], new)).id)
        for seat, person in enumerate(self.people[1:], start=1):
            await table.do(partial(self.sit, table, person, seat))
        await table.do(lambda: self.arena.tables.start(table, self.people[0]))
        return table

    async def sit(self, table: Table, person: Person, seat: Seat) -> None:
        await table.change(seating.sit(table.doc, person, seat, SeatPlan("me")))

    async def act(self, table: Table) -> Seat:
        """The first answer of the seat that is asked."""
        assert table.play is not None
        seat = min(table.play.game.asks)
        ask: Any = table.play.game.asks[seat]
        self.sent += 1
        act = Act(f"a{self.sent}", seat, table.play.seq, Raw(msgspec.json.encode(ask[0])))
        await table.do(partial(handle, table, table.doc.seats[seat].person, act))
        return seat

    async def round(self, later: float = 0.0) -> list[str]:
        """The channels that are sent something, this number of seconds later, in which the arena serves.

        They are sorted, as what is posted is, since all are served at the same time.
        """
        self.now += later
        self.arena.uptime.seen = self.now
        self.posted.clear()
        await self.postman.round()
        self.posted.sort(key=lambda posted: posted[0])
        return [f"c{address.removeprefix(HOOK)}" for address, _, _ in self.posted]


def asked(table: Table) -> Seat:
    assert table.play is not None
    return min(table.play.game.asks)
