"""Sites whose clock is moved by hand, at which people look for others."""

from collections.abc import Sequence

from regalia.server.store import Person, TableDoc, Within
from regalia.server.wire.seeks import NewSeek, Patience, SeekState
from tests.server.sites import Nodes


class Site(Nodes):
    """Nodes at which people look for others."""

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


def sitting(doc: TableDoc) -> set[str | None]:
    return {each.person for each in doc.seats}


async def found(site: Site, *names: str) -> list[Person]:
    """People to whom a table is offered."""
    people = await site.people(*names)
    await site.seek(*people, seats=(len(names),))
    await site.rounds()
    assert await site.states(*people) == ["found"] * len(names)
    return people
