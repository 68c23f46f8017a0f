"""The one person of an arena in a browser's tab: a guest who is there from the first request, without a session."""

from secrets import token_urlsafe

from regalia.server.people.people import People
from regalia.server.people.sessions import Visitor
from regalia.server.store import Person, Store
from regalia.text.texts import Texts

KEY = "sole guest"
"""The name under which the store keeps the id of this guest."""


class SoleGuest:
    """Knows the guest of the tab: there, no request has to show who sends it."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._id = ""

    async def before(self) -> Person | None:
        """The guest of a tab whose database this is now; None if it was never in a tab."""
        kept = await self._store.kept_key(KEY)
        return await self._people.find(kept) if kept else None

    async def visitor(self, language: str) -> Visitor:
        """The guest, who is called a player in this language until they choose a name."""
        self._id = self._id or await self._store.arena_key(KEY, "u_" + token_urlsafe(9))
        known = await self._people.find(self._id)
        if known is None:
            known = Person(self._id, Texts(language, "regalia.server")("sole-guest"))
            await self._store.save_person(known)
        return Visitor(known, session=None)
