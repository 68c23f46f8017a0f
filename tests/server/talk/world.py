"""A table with people to talk at it, and what each of them is shown."""

from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.core import Seat
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.nodes.bus import Here, Passed
from regalia.server.requests import chat, joining
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.talk import AboutTalk, Mute, Phrase, RemoveLine, Said, Say
from tests.server.table.site import heard

Shown = dict[str, Any]


class World:
    """A site of two nodes: Ada is the host of a table with Bob and Eve, and Zoe watches."""

    def __init__(self, file: Path) -> None:
        settings, self.bus = Settings(file, bus="nats://elsewhere", bot_delay=3600), Here()
        self.nodes = [build_arena(settings, self.bus) for _ in range(2)]
        self.people: dict[str, Person] = {}
        self.sent = 0

    @property
    def arena(self) -> Arena:
        return self.nodes[0]

    async def person(self, name: str) -> Person:
        if name not in self.people:
            self.people[name] = await self.arena.greet(name)
        return self.people[name]

    async def table(self, *names: str, bots: int = 0, begun: bool = True) -> Table:
        """A table of these people, or of the usual three, and bots."""
        people = [await self.person(name) for name in names or ("Ada", "Bob", "Eve")]
        plans = [SeatPlan("me"), *[SeatPlan("nobody")] * (len(people) - 1), *[SeatPlan("bot", level="page")] * bots]
        table = await self.arena.tables.get((await self.arena.opener.open(people[0], NewTable("oriflamme", plans))).id)
        for seat, person in enumerate(people[1:], start=1):
            await table.do(partial(self.sit, table, person, seat))
        if begun:
            await table.do(lambda: self.arena.tables.start(table, people[0]))
        return table

    async def sit(self, table: Table, person: Person, seat: Seat) -> None:
        await table.change(seating.sit(table.doc, person, seat, SeatPlan("me")))

    async def at(self, table: Table, name: str, address: str = "") -> "Reader":
        """A new connection of a person."""
        person = await self.person(name)
        reader = Reader(self, table, Watcher(table.messages, person.id, address=address))
        await table.do(lambda: joining.join(table, reader.watcher))
        reader.watcher.face(None)
        return reader

    async def elsewhere(self, table: Table) -> Table:
        """The same table at the other node."""
        return await self.nodes[1].tables.get(table.doc.id)

    async def settled(self) -> None:
        """Let what nodes tell each other be read."""
        await heard(*self.nodes)

    def passed(self, limit: str, numbers: dict[str, int]) -> None:
        """What the first node tells the other that a limit has let pass."""
        self.bus.tell(Passed(self.arena.name, limit, numbers))


class Reader:
    """A connection to a table."""

    def __init__(self, world: World, table: Table, watcher: Watcher) -> None:
        self.world, self.table, self.watcher = world, table, watcher
        self.lines: dict[int, Shown] = {}

    @property
    def seat(self) -> Seat | None:
        own = self.table.seats_of(self.watcher.person)
        return own[0] if own else None

    async def ask(self, message: AboutTalk) -> int:
        """The number of the line that a request was about."""
        said = await self.table.do(lambda: chat.carry_out(self.table, self.watcher, message))
        return said.number if isinstance(said, Said) else 0

    async def say(self, text: str = "", phrase: Phrase | None = None, request: str | None = None) -> int:
        self.world.sent += 1
        return await self.ask(Say(request or f"t{self.world.sent}", self.seat, text, phrase))

    async def remove(self, number: int) -> int:
        return await self.ask(RemoveLine("r", number))

    async def mute(self, name: str, yes: bool = True) -> None:
        await self.ask(Mute("m", self.world.people[name].id, yes))
        await self.world.settled()

    def shown(self) -> Shown | None:
        """The next `talk` message, if there is one."""
        message: Shown | None = msgspec.json.decode(self.table.messages.talk_for(self.watcher) or b"null")
        if message is not None:
            kept = {} if message["since"] is None else self.lines
            self.lines = kept | {line["number"]: line for line in message["lines"]}
        return message

    @property
    def reads(self) -> list[str]:
        """What is on this person's page now: who has said what."""
        self.shown()
        return [f"{line['name']}: {line['text'] or line['phrase'] or '-'}" for line in self.lines.values()]


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(Refuse) as refusal:
        await work
    return refusal.value.problem.code
