"""The lobby as one person sees it: tables to join or to watch, and their own."""

from collections.abc import Iterable
from contextlib import suppress
from itertools import chain

from regalia import games
from regalia.core import Seat
from regalia.games.library import Library
from regalia.server.lobby.awaiting import Awaiting
from regalia.server.lobby.filters import ALL, best_first
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.people.names import likeness
from regalia.server.people.people import People
from regalia.server.requests.friends import Friends
from regalia.server.requests.registry import Tables
from regalia.server.requests.welcome import is_apart
from regalia.server.settings import Settings
from regalia.server.store import Person, Store, TableDoc, Unreadable
from regalia.server.table import packs
from regalia.server.table.seating import is_invited
from regalia.server.table.spectators import as_shown, lag_of, may_watch, seated
from regalia.server.watching.presence import AT_REST
from regalia.server.watching.table_message import people_of, table_message
from regalia.server.wire.lobby import Lobby, TableFilter
from regalia.server.wire.table import TableMessage

MOST_FINISHED = 20
"""The number of finished games listed for a person."""
MOST_INVITATIONS = 20
"""The number of invitations listed for a person."""
MOST_OF_FRIENDS = 20
"""The number of friends' tables that are listed of each status."""
MOST_IN_BAR = 50
"""The number of tables in the bar of every page."""


class Lobbies:
    """Builds the lobby of each person."""

    def __init__(
        self,
        store: Store,
        people: People,
        tables: Tables,
        public_tables: PublicTables,
        settings: Settings,
        library: Library,
        friends: Friends,
    ) -> None:
        self._friends = friends
        self._library = library
        self._store = store
        self._people = people
        self._tables = tables
        self._public_tables = public_tables
        self._away_after = settings.away_after
        self._awaiting = Awaiting(store, tables, library)

    async def seen_by(self, person: Person | None, wanted: TableFilter = ALL) -> Lobby:
        """The lobby for a person, or for a visitor without a name; of others' tables those that are wanted."""
        own = person.id if person else None
        playing = await self._own("playing", own)
        waiting = await self._awaiting.of(playing)
        your_turn = [doc.id for doc in playing if doc.id in waiting and own in sitting_at(doc, waiting[doc.id].seats)]
        yours = [*sorted(playing, key=lambda doc: doc.id not in your_turn), *await self._own("open", own)]
        return Lobby(
            open=await self._messages(best_first(await self._to_join(own, wanted)), own),
            playing=await self._messages(await self._public("playing", own, wanted), own),
            yours=await self._messages(yours, own),
            your_turn=your_turn,
            finished=await self._messages(await self._own("over", own, MOST_FINISHED), own),
            waiting=waiting,
            invited=await self._messages(await self._invitations(person), own),
            friends=await self._messages(await self._with_friends(own), own),
            asking=await self._friends.asking(person) if person else [],
        )

    async def in_play(self, person: Person) -> list[tuple[TableDoc, bool]]:
        """A person's tables in play, those where it is their turn first, each with whether it is."""
        playing = await self._own("playing", person.id, MOST_IN_BAR)
        waiting = await self._awaiting.of(playing)
        turns = [(doc, doc.id in waiting and person.id in sitting_at(doc, waiting[doc.id].seats)) for doc in playing]
        return sorted(turns, key=lambda each: not each[1])

    async def message(self, doc: TableDoc, person: str | None) -> TableMessage:
        """A table as a person sees it, without loading its play."""
        table = self._tables.in_memory(doc.id)
        if table is not None:
            return table.messages.message_for(person)
        await self._people.read(people_of(doc))
        pack = packs.table_pack(self._library, doc)
        behind = lag_of(doc) is not None and person not in seated(doc)
        shown = as_shown(doc, None) if behind else doc
        return table_message(shown, person, AT_REST, self._away_after, self._people.known, pack=pack, behind=behind)

    async def _messages(self, docs: Iterable[TableDoc], person: str | None) -> list[TableMessage]:
        return [await self.message(doc, person) for doc in docs]

    async def _public(self, status: str, person: str | None, wanted: TableFilter) -> list[TableDoc]:
        """Tables of other people, without those at which there is anyone who is blocked or has blocked the person."""
        listed = await self._watchable(playable(await self._public_tables.listed(status, wanted)), person)
        if person is None or not listed:
            return listed
        apart = await self._store.apart(person)
        return [doc for doc in listed if not sits_at(doc, person) and not is_apart(doc, apart)]

    async def _to_join(self, person: str | None, wanted: TableFilter) -> list[TableDoc]:
        """Open tables of other people, except those of hosts who have muted the person: these are full to them."""
        listed = await self._public("open", person, wanted)
        muting = await self._store.muting(person) if person is not None and listed else set[str]()
        return [doc for doc in listed if doc.host not in muting]

    async def _with_friends(self, person: str | None) -> list[TableDoc]:
        """Tables of a person's friends: first those to join, which are not full to the person, then those in play."""
        if person is None:
            return []
        statuses = ("open", "playing")
        named = [await self._store.tables_of_friends(person, status, MOST_OF_FRIENDS) for status in statuses]
        docs = await self._docs(chain(*named))
        if not docs:
            return []
        apart, muting = await self._store.apart(person), await self._store.muting(person)
        lively = await self._public_tables.lively([doc for doc in playable(docs) if not sits_at(doc, person)])
        full = {doc.id for doc in lively if doc.status == "open" and doc.host in muting}
        seen = [doc for doc in lively if doc.id not in full and not is_apart(doc, apart)]
        return await self._watchable(seen, person)

    async def _watchable(self, docs: list[TableDoc], person: str | None) -> list[TableDoc]:
        """Those of these tables that a person may watch, or that have not begun."""
        return [doc for doc in docs if await may_watch(self._store, doc, person)]

    async def _own(self, status: str, person: str | None, most: int = 100) -> list[TableDoc]:
        if person is None:
            return []
        return playable(await self._store.tables(status, public_only=False, person=person, most=most))

    async def _invitations(self, person: Person | None) -> list[TableDoc]:
        """The tables that wait for a person who has an account, since a guest may have taken another person's name.

        Those of hosts whom the person has muted are left out, and those with people from whom a block keeps them apart.
        """
        if person is None or await self._store.account(person.id) is None:
            return []
        named = await self._store.invited(likeness(person.name), MOST_INVITATIONS)
        found = await self._docs(named)
        muted, apart = await self._store.muted_by(person.id), await self._store.apart(person.id)
        waiting = [doc for doc in playable(found) if is_invited(doc, person)]
        return [doc for doc in waiting if doc.host not in muted and not is_apart(doc, apart)]

    async def _docs(self, tables: Iterable[str]) -> list[TableDoc]:
        """These tables, without those that cannot be read."""
        docs = []
        for name in tables:
            with suppress(Unreadable):
                docs.append(await self._store.table(name))
        return [doc for doc in docs if doc is not None]


def playable(docs: Iterable[TableDoc]) -> list[TableDoc]:
    """Tables whose game is installed."""
    return [doc for doc in docs if doc.game in games.slugs()]


def sitting_at(doc: TableDoc, seats: Iterable[Seat]) -> list[str | None]:
    """The people who hold these seats of a table."""
    return [doc.seats[seat].person for seat in seats]


def sits_at(doc: TableDoc, person: str) -> bool:
    """True if a person has a seat at a table."""
    return any(sitting.person == person for sitting in doc.seats)
