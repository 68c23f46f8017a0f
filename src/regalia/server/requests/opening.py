"""Opens tables and rematches, at most one for each request id."""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec.structs import replace

from regalia import games
from regalia.bots import offered
from regalia.core import fresh_seed
from regalia.games.library import Library
from regalia.server.errors import Refuse
from regalia.server.nodes.announcements import Announcements
from regalia.server.requests import branching, quotas
from regalia.server.requests.branching import Begun
from regalia.server.requests.handler import ask
from regalia.server.requests.registry import CODE_LENGTH, Tables
from regalia.server.requests.sanctions import must_be_free
from regalia.server.requests.welcome import is_welcome
from regalia.server.store import Conflict, Opening, Person, Sitting, Spectators, Store, TableDoc
from regalia.server.store.secret import KeyRing
from regalia.server.table import bringing, packs, seating
from regalia.server.table.spectators import last_agreed, settled
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY, tempo_of
from regalia.server.wire.branches import PlayOn
from regalia.server.wire.opening import NewTable, SeatPlan

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Table codes are read aloud and typed, so look-alike characters are left out."""


Continued = Callable[[TableDoc], Awaitable[Begun]]
"""Puts a game that has begun elsewhere on a new table."""


class Opener:
    """Opens the tables of an arena."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        library: Library,
        keys: KeyRing,
        announcements: Announcements,
        opened: Callable[[TableDoc], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._library = library
        self._keys = keys
        self._announcements = announcements
        self._opened = opened

    async def open(self, person: Person, new: NewTable, address: str = "") -> TableDoc:
        """Open a table with the seats as planned, hosted by `person`. A repeated id returns the first table."""
        if new.spectators is None:
            new = replace(new, spectators=await last_agreed(self._store, person))
        return await self._once((person.id, new.id) if new.id else None, lambda: self._planned(person, new, address))

    async def rematch(self, person: Person, table: Table, address: str = "") -> str:
        """Open a table for those who say yes, and note its id at the old one; another one if its host has closed it.

        Who says yes sits where they sat and brings what they brought; bots stay; the seats of the others are free until
        they say yes, too.
        """
        if table.doc.status != "over":
            raise Refuse("wrong_status", allowed=["over"])
        if not table.seats_of(person.id):
            raise Refuse("not_seated")
        before = table.doc.rematch
        if before is not None and (known := await self._tables.get(before)).doc.status != "closed":
            await ask(known, lambda: come_along(known, person, table.doc))
            return before
        plans = [SeatPlan("nobody") for _ in table.doc.seats]
        new = NewTable(table.doc.game, plans, table.doc.options, table.doc.public, packs.hash_of(table.doc))
        seats = tuple(Sitting(bot=None if each.person else each.bot) for each in table.doc.seats)
        opening = (f"rematch of {table.doc.id}", before or "")

        async def plan() -> TableDoc:
            doc, old = await self._planned(person, new, address), table.doc
            doc = replace(
                doc,
                seats=seats,
                tempo=old.tempo,
                flag=old.flag,
                stand_in=old.stand_in,
                talk=old.talk,
                learning=old.learning,
                spectators=old.spectators,
            )
            return bringing.brought_again(seating.come_along(doc, person, old), table.rules, old)

        doc = await self._once(opening, plan)
        await table.change(replace(table.doc, rematch=doc.id))
        return doc.id

    async def branch(self, person: Person, table: Table, wanted: PlayOn, address: str = "") -> str:
        """Open a private table that plays on from a moment of a finished game, and note it there. Raises Refuse.

        A repeated id returns the first table.
        """
        new = NewTable(table.doc.game, [SeatPlan("nobody") for _ in table.doc.seats], pack=packs.hash_of(table.doc))

        async def plan() -> Begun:
            branching.must_have_room(table, person)
            begin = branching.beginning(table, person, wanted, await self._planned(person, new, address))
            await self._tables.must_have_room(begin.doc)
            return branching.begun(begin, time.time())

        doc = await self._once((person.id, wanted.id) if wanted.id else None, plan)
        await self._tables.get(doc.id)  # so that it counts as a game in play
        after = branching.noted(table.doc, doc)
        if after != table.doc:
            await table.change(after)
        return doc.id

    async def go_on(self, person: Person, opening: Opening, new: NewTable, continued: Continued, address: str = "") -> str:
        """Open a table whose game has begun at another arena. A repeated opening returns the first table. Raises Refuse."""

        async def plan() -> Begun:
            begun = await continued(await self._planned(person, new, address))
            await self._tables.must_have_room(begun.doc)
            return begun

        doc = await self._once(opening, plan)
        await self._tables.get(doc.id)  # so that it counts as a game in play
        return doc.id

    async def together(self, people: Sequence[Person], new: NewTable, opening: Opening, event: str = "") -> TableDoc:
        """Open a table for people who have agreed to play; `new` has as many seats free.

        Seats are drawn by lot; at a table of a tournament, people sit in their order, and bots after them. The first for
        whom there is room is its host. A repeated opening returns the first table. Raises Refuse.
        """

        async def plan() -> TableDoc:
            doc = await self._hosted(people, new)
            sittings = [*(Sitting(each.id) for each in people), *(each for each in doc.seats if each.taken)]
            if not event:
                secrets.SystemRandom().shuffle(sittings)
            return replace(doc, seats=tuple(sittings), event=event, spectators=settled(doc.spectators, event))

        return await self._once(opening, plan)

    async def _hosted(self, people: Sequence[Person], new: NewTable) -> TableDoc:
        """A new table, hosted by the first of these people who has not too many already. Raises Refuse."""
        for person in people[:-1]:
            with suppress(Refuse):
                return await self._with_room(person, new)
        return await self._with_room(people[-1], new)

    async def _with_room(self, person: Person, new: NewTable) -> TableDoc:
        doc = await self._planned(person, new, "")
        await self._tables.must_have_room(doc)
        return doc

    async def _once(self, opening: Opening | None, plan: Callable[[], Awaitable[TableDoc | Begun]]) -> TableDoc:
        """Open a table, or return the one that the same request has opened before, if the request has an id."""
        for _ in range(2):
            known = opening and await self._store.opened(opening)
            if known:
                return (await self._tables.get(known)).doc
            with suppress(Conflict):  # the same request was faster, or another table has this code
                return await self._save(await plan(), opening)
        raise Refuse("try_again")

    async def _save(self, planned: TableDoc | Begun, opening: Opening | None) -> TableDoc:
        if isinstance(planned, Begun):
            doc = planned.doc
            await self._store.save_begun(doc, planned.actions, planned.position, opening, due=doc.created)
        else:
            doc = planned
            self._announcements.must_let_begin(doc.tempo)
            await self._store.save_table(doc, opening)
        self._opened(doc)
        return doc

    async def _planned(self, person: Person, new: NewTable, address: str) -> TableDoc:
        """A new table, before it is saved."""
        if new.game not in games.slugs():
            raise Refuse("no_such_game", allowed=[*games.slugs()])
        rules = packs.chosen(self._library, new.game, new.pack)
        if new.public:
            await must_be_free(self._store, person.id, "suspended", time.time())
        seating.check_count(rules, len(new.seats))
        source = self.mark_of(address)
        unplayed = await self._store.unplayed(person.id, source, time.time() - DAY)
        quotas.WAITING.check([each for each in unplayed if each.status == "open"], person.id, source)
        quotas.CLOSED.check([each for each in unplayed if each.status == "closed"], person.id, source)
        doc = TableDoc(
            id="".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
            game=new.game,
            rules=rules.version,
            options=seating.options_of(rules, new.options),
            seats=(Sitting(),) * len(new.seats),
            host=person.id,
            seed=fresh_seed(),
            public=new.public,
            created=time.time(),
            source=source,
            pack=rules.pack.in_records if rules.pack else None,
            tempo=tempo_of(new.tempo),
            flag=new.flag,
            stand_in=offered(new.game, new.stand_in),
            learning=new.learning,
            spectators=settled(Spectators() if new.spectators is None else new.spectators),
        )
        for index, plan in enumerate(new.seats):
            if plan.who != "nobody":
                doc = seating.sit(doc, person, index, plan)
        await packs.keep(self._store, rules)
        return doc

    def mark_of(self, address: str) -> str:
        """A keyed hash of an address, so that addresses are not stored."""
        return self._keys.signer("address").get_signature(address).decode()[:16] if address else ""


async def come_along(table: Table, person: Person, before: TableDoc) -> None:
    """Join a rematch that another person has opened, bringing the same as before."""
    welcome = await is_welcome(table.services, table.doc, person)
    doc = seating.come_along(table.doc, person, before, welcome)
    if doc != table.doc:
        await table.change(bringing.brought_again(doc, table.rules, before))
