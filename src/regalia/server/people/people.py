"""People and their names."""

import time
from collections.abc import Callable, Collection, Iterable
from secrets import token_urlsafe

from regalia.server.errors import Refuse
from regalia.server.people.names import imitations, is_reserved, is_role, likeness, look_alike, seemly
from regalia.server.store import Conflict, Person, Store
from regalia.server.store.alerts import Alert

MOST_KNOWN = 20_000
"""The most people in the cache, beside those who are needed."""


class People:
    """All people, cached once they are read."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[str, Person] = {}
        """Those needed last come last."""

    async def greet(self, name: str, person: Person | None = None) -> Person:
        """A new guest, or a new name for a person.

        Raises Refuse if it stands for a role, or looks like the name of another's account.
        """
        guest = Person(person.id if person else "u_" + token_urlsafe(9), seemly(name))
        if is_role(guest.name) or await self.is_anothers(guest.name, guest.id):
            raise Refuse("name_taken")
        if person is None:
            await self._store.save_person(guest)
        elif guest != person:
            await self._rename(guest)
        self._known[guest.id] = guest
        return guest

    async def is_anothers(self, name: str, person: str) -> bool:
        """True if a name looks like that of another person's account."""
        accounts = [await self._store.account_named(alike) for alike in imitations(name)]
        owners = {account.person for account in accounts if account is not None} - {person}
        await self.read(owners)
        return any(look_alike(name, owner.name) for owner in map(self.known, owners) if owner is not None)

    async def _rename(self, person: Person) -> None:
        if is_reserved(person.name) and await self._store.account(person.id) is not None:
            raise Refuse("name_taken")
        try:
            alert = Alert(person.id, "renamed", "", self._clock())
            await self._store.change_name(person.id, person.name, likeness(person.name), alert)
        except Conflict:
            raise Refuse("name_taken") from None

    def forget(self, person: str) -> None:
        """Read a person again when next needed."""
        self._known.pop(person, None)

    async def find(self, person: str) -> Person | None:
        """A guest by id."""
        await self.read([person])
        return self.known(person)

    async def read(self, people: Iterable[str]) -> None:
        """Read guests into the cache, for `known`."""
        for person in people:
            if self.known(person) is None:
                found = await self._store.person(person)
                if found is not None:
                    self._known.setdefault(person, found)

    def known(self, person: str) -> Person | None:
        """A guest by id, of those that have been read."""
        found = self._known.pop(person, None)
        if found is not None:
            self._known[person] = found
        return found

    @property
    def is_full(self) -> bool:
        """True if it is time to `trim`."""
        return len(self._known) > MOST_KNOWN

    def trim(self, needed: Collection[str]) -> None:
        """Drop the people who were not asked about for longest, except those still needed."""
        too_many = [person for person in self._known if person not in needed][: -(MOST_KNOWN // 2)]
        for person in too_many:
            del self._known[person]
