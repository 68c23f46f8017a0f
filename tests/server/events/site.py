"""Nodes with people who have accounts, whose clock is moved by hand, and games that end as a test says."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from regalia.server.people.names import likeness
from regalia.server.store import Event, Person, TableDoc
from regalia.server.store.identity import Account, Session
from regalia.server.store.results import How, Result
from regalia.server.wire.events import NewEvent
from tests.server.sites import Nodes

CUP = NewEvent("Winter Cup", "oriflamme", 4, rounds=3)


class Site(Nodes):
    """Nodes at which people hold tournaments."""

    def __init__(self, folder: Path, nodes: int = 1) -> None:
        super().__init__(folder, nodes)
        self.people: list[Person] = []

    async def members(self, count: int) -> list[Person]:
        """People with accounts."""
        store = self.arena.store
        found = [await self.arena.greet(f"Player {len(self.people) + number}") for number in range(count)]
        for each in found:
            session = Session(f"s {each.id}", each.id, "Firefox", 1, 1, 1)
            await store.open_account(Account(each.id, likeness(each.name), "hash"), each.name, session)
        self.people += found
        return found

    async def event(self, new: NewEvent = CUP, people: int = 8) -> Event:
        """A tournament that people have entered; the first of them directs it."""
        members = await self.members(people)
        event = await self.arena.desk.hold(members[0], new)
        for each in members:
            self.time += 1 / 1024
            await self.arena.desk.enter(event, each)
        return event

    async def begun(self, new: NewEvent = CUP, people: int = 8, *, director_plays: bool = True) -> Event:
        """A tournament of this number of people whose first round was drawn."""
        event = await self.event(new, people if director_plays else people + 1)
        if not director_plays:
            await self.arena.desk.leave(event, self.people[0])
        await self.arena.chair.start(event, self.people[0])
        await self.arena.director.round()
        return await self.read(event)

    async def read(self, event: Event) -> Event:
        return await self.arena.desk.find(event.id)

    async def docs(self, event: Event) -> list[TableDoc]:
        """The tables of the round, in their order."""
        pairings = await self.arena.store.pairings_of(event.id, (await self.read(event)).round)
        found = [await self.arena.store.table(each.table_id) for each in pairings if each.table_id]
        return [each for each in found if each is not None]

    async def finish(self, doc: TableDoc, how: Sequence[How] = ()) -> None:
        """End a game: those who came first into the arena win. `how` it ended for the first seats, otherwise by play."""
        order = [each.id for each in self.people]
        people = sorted((each.person for each in doc.seats if each.person), key=order.index)
        places = {person: number for number, person in enumerate(people, 1)}
        results = [
            Result(
                *(doc.id, seat, doc.game, doc.rules, "", "", "live", int(doc.public), len(doc.seats), "", each.person),
                *("", each.bot or "", places.get(each.person or "", 9), 1.0, self.time, self.time, 9),
                how[seat] if seat < len(how) else "played",
            )
            for seat, each in enumerate(doc.seats)
        ]
        table = await self.arena.tables.get(doc.id)
        over = replace(table.doc, status="over", version=table.doc.version + 1)
        await self.arena.store.save_table(over, results=results)
        self.arena.tables.forget(table)
        await asyncio.sleep(0)

    async def play_round(self, event: Event) -> None:
        """End all games of the round, then draw the next."""
        for doc in await self.docs(event):
            if doc.status == "playing":
                await self.finish(doc)
        await self.next_round()

    async def next_round(self) -> None:
        await self.arena.director.round()
        self.time += 60
        await self.arena.director.round()
