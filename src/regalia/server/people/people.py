"""People and their names."""

from collections.abc import Iterable
from secrets import token_urlsafe

from regalia.server.people.names import seemly
from regalia.server.store import Person, Store


class People:
    """All people, cached once they are read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}

    async def greet(self, name: str, person: Person | None = None) -> Person:
        """A new guest, or a new name for one."""
        guest = Person(person.id if person else "u_" + token_urlsafe(9), seemly(name))
        await self._store.save_person(guest)
        self._known[guest.id] = guest
        return guest

    async def find(self, person: str) -> Person | None:
        """A guest by id."""
        await self.read([person])
        return self.known(person)

    async def read(self, people: Iterable[str]) -> None:
        """Read guests into the cache, for `known`."""
        for person in people:
            if person not in self._known:
                found = await self._store.person(person)
                if found is not None:
                    self._known.setdefault(person, found)

    def known(self, person: str) -> Person | None:
        """A guest by id, of those that have been read."""
        return self._known.get(person)
