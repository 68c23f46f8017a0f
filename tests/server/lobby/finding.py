"""Sites whose clock is moved by hand, at which people look for others."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from regalia.server.arena import Arena
from regalia.server.bots.in_process import InProcess
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.settings import Settings
from regalia.server.store import Person, TableDoc, Within
from regalia.server.wire.seeks import NewSeek, Patience, SeekState


class Site:
    """One or two nodes whose clock is moved by hand."""

    def __init__(self, folder: Path, nodes: int = 1) -> None:
        self.time, self._folder, self._bus = 1_000_000.0, folder, Here()
        self.shared = nodes > 1
        self.nodes = [self.built() for _ in range(nodes)]
        self.arena = self.nodes[0]

    def built(self) -> Arena:
        settings = Settings(self._folder / "arena.db", bus="nats://elsewhere" if self.shared else "", bot_delay=3600)
        return build_arena(settings, self._bus, now=lambda: self.time, worker=InProcess)

    async def restart(self) -> None:
        """Another process on the same database."""
        await self.arena.close()
        self.arena = self.nodes[0] = self.built()

    async def people(self, *names: str) -> list[Person]:
        return [await self.arena.greet(name) for name in names]

    async def seek(
        self,
        *people: Person,
        game: str = "oriflamme",
        seats: Sequence[int] = (3,),
        tempo: Within = "live",
        bots_after: Patience | None = None,
        at: int = 0,
    ) -> None:
        """These people begin to look, one after the other."""
        for person in people:
            self.time += 1 / 1024
            await self.nodes[at].finder.seek(person, NewSeek([game], [*seats], tempo, bots_after))

    async def rounds(self) -> None:
        await self.arena.matchmaker.round()

    async def state(self, person: Person, at: int = 0) -> SeekState:
        await self.nodes[at].finder.look()
        return await self.nodes[at].finder.state(person)

    async def states(self, *people: Person) -> list[str]:
        return [(await self.state(person)).state for person in people]

    async def confirm(self, *people: Person, at: int = 0) -> None:
        for person in people:
            offer = (await self.state(person, at)).offer
            assert offer is not None
            await self.nodes[at].finder.confirm(person, offer.id)

    async def table_of(self, person: Person) -> TableDoc:
        name = (await self.state(person)).table
        assert name is not None
        return (await self.arena.tables.get(name)).doc

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(tmp_path)
    yield site
    await site.close()


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(tmp_path, 2)
    yield site
    await site.close()


def sitting(doc: TableDoc) -> set[str | None]:
    return {each.person for each in doc.seats}


async def found(site: Site, *names: str) -> list[Person]:
    """People to whom a table is offered."""
    people = await site.people(*names)
    await site.seek(*people, seats=(len(names),))
    await site.rounds()
    assert await site.states(*people) == ["found"] * len(names)
    return people
