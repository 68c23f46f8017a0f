"""The arena: people, tables, and the lobby that lists them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from itsdangerous import BadSignature, Signer
from msgspec.structs import replace

from regalia import games
from regalia.core import UnreadableSave, fresh_seed
from regalia.server.bots.driver import BotDriver
from regalia.server.bus import Bus, Here
from regalia.server.errors import Refuse
from regalia.server.limits import Buckets, Connections
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.metrics import Counts
from regalia.server.people.names import seemly
from regalia.server.settings import Settings, secret_of
from regalia.server.store import Conflict, Opening, Person, Sitting, Store, TableDoc
from regalia.server.store.sqlite import SqliteStore
from regalia.server.tables import quotas, seating
from regalia.server.tables.play import position_of
from regalia.server.tables.presence import AT_REST
from regalia.server.tables.table import Table
from regalia.server.tables.table_message import table_message
from regalia.server.wire import NewTable, SeatPlan, TableMessage

log = logging.getLogger(__name__)

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Codes are read aloud and typed: nothing that looks like something else."""
CODE_LENGTH = 6
LISTED_FOR = 3600.0
"""Seconds for which the lobby lists a table where nobody is."""
ROUND = 2.0
"""Seconds between looks at who is away and which tables are idle."""


class Arena:
    """Everything one process of the server knows."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.name = secrets.token_urlsafe(9)
        """What other arenas with the same store and bus know this one by."""
        self._bus = bus or Here()
        self._stop_listening = self._bus.listen(self._hear)
        self.store: Store = SqliteStore(settings.database)
        self.counts = Counts()
        self.bot_driver = BotDriver(settings.bot_jobs, settings.bot_delay, self.counts)
        secret = secret_of(settings.database)
        self._signer = Signer(secret, salt="person")
        self._marker = Signer(secret, salt="address")
        self._tables: dict[str, Table] = {}
        self._people: dict[str, Person] = {}
        self.public_tables = PublicTables(self.store)
        self.connections = Connections(settings.connections_an_address, settings.connections_a_second)
        self._guesses = Buckets(settings.wrong_codes_a_minute / 60, settings.wrong_codes_a_minute * 2)
        self._unreadable: set[str] = set()
        """Tables that could not be opened since the start."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to look after the tables; those with bots to move are taken up again."""
        self._own(self._rounds())
        for doc in self.store.tables("playing", public_only=False, most=1000):
            if any(sitting.bot for sitting in doc.seats) and not doc.bots_alone:
                self._take_up(doc)

    def _take_up(self, doc: TableDoc) -> None:
        """Load a table; one that cannot be opened has been logged."""
        with suppress(Refuse):
            self.table(doc.id)

    async def close(self) -> None:
        """Let everybody go and write what is left."""
        self._stop_listening()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_driver.close()
        for table in [*self._tables.values()]:
            await table.stop()
        self.store.close()

    # People

    async def greet(self, name: str, person: Person | None = None) -> Person:
        """A new guest, or a new name for one."""
        guest = Person(person.id if person else "u_" + secrets.token_urlsafe(9), seemly(name))
        await self.store.save_person(guest)
        self._people[guest.id] = guest
        for table in self._tables.values():
            if table.seats_of(guest.id):
                table.tell_table()
        return guest

    def token(self, person: Person) -> str:
        """What a person's cookie holds."""
        return self._signer.sign(person.id).decode()

    def person_of(self, token: str | None) -> Person | None:
        """Whose token this is, if it is anybody's."""
        if not token:
            return None
        try:
            return self.store_person(self._signer.unsign(token).decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    def store_person(self, person: str) -> Person | None:
        """A guest by id."""
        if person not in self._people:
            found = self.store.person(person)
            if found is None:
                return None
            self._people[person] = found
        return self._people[person]

    # Tables

    def table(self, name: str) -> Table:
        """A table, taken up again if nobody was there for a while. Raises Refuse if there is none."""
        if name not in self._tables:
            if name in self._unreadable:
                raise Refuse("unreadable")
            try:
                self._tables[name] = self._read(name)
            except Refuse:
                raise
            except Exception as wrong:  # whatever is wrong with one table, the others go on
                log.exception("table %s cannot be opened", name)
                self._unreadable.add(name)
                raise Refuse("unreadable") from wrong
        return self._tables[name]

    def _read(self, name: str) -> Table:
        doc = self.store.table(name) if len(name) == CODE_LENGTH else None
        if doc is None or doc.game not in games.slugs():
            raise Refuse("no_such_table")
        return Table(self, doc)

    def visit(self, name: str, person: Person | None, address: str) -> Table:
        """A table, for one who gives its code. Raises Refuse if there is none, or after too many wrong codes.

        Whoever guesses is not told of private tables, so that a right guess looks like a wrong one.
        """
        try:
            table = self.table(name)
        except Refuse as refused:
            if refused.problem.code == "no_such_table" and not self._guesses.take(address):
                raise Refuse("too_fast") from None
            raise
        known = table.doc.public or (person is not None and table.is_known_to(person))
        if not known and not self._guesses.has_room(address):
            raise Refuse("too_fast")
        return table

    def table_message(self, doc: TableDoc, person: str | None) -> TableMessage:
        """A table as one person sees it; it need not be taken up for that."""
        table = self._tables.get(doc.id)
        if table is not None:
            return table.message_for(person)
        return table_message(doc, person, AT_REST, self.settings.away_after, self.store_person)

    def waits_for(self, doc: TableDoc, person: str) -> bool:
        """Whether a game in play waits for a person; its table need not be taken up for that."""
        table = self._tables.get(doc.id)
        try:
            game = table.play.game if table and table.play else position_of(doc, self.store.snapshot(doc.id))
        except UnreadableSave:
            return False
        return any(doc.seats[seat].person == person for seat in game.asks)

    def is_lively(self, doc: TableDoc) -> bool:
        """Whether somebody is at a table, or may soon be."""
        table = self._tables.get(doc.id)
        is_new = time.time() - doc.created < LISTED_FOR and not (doc.status == "playing" and doc.bots_alone)
        return is_new or (table is not None and bool(table.presence.watchers))

    def tell(self, table: Table) -> None:
        """Tell other arenas that a table has changed."""
        self._bus.tell(table.doc.id, self.name)

    def _hear(self, name: str, sender: str) -> None:
        if sender == self.name:
            return
        self.public_tables.changed()
        if name in self._tables:
            table = self._tables[name]
            self._own(self._do(table, table.look_again))

    async def _do(self, table: Table, work: Callable[[], Awaitable[None]]) -> None:
        """Have a table do something that nobody waits for."""
        try:
            await table.do(work, noted=False)
        except Refuse:
            return  # it was just being put away

    def forget(self, table: Table) -> None:
        """Drop a table from memory; the store has all of it."""
        if self._tables.get(table.doc.id) is table:
            del self._tables[table.doc.id]
            self._own(table.stop())

    def mark_of(self, address: str) -> str:
        """What stands for an address where it is kept."""
        return self._marker.get_signature(address).decode()[:16] if address else ""

    async def open_table(self, person: Person, new: NewTable, address: str = "") -> TableDoc:
        """A new table with the seats as planned; the one who opens it is its host. A repeated id opens no other one."""
        if new.id is None:
            return await self._save_new(self._planned(person, new, address))
        return await self._open_once((person.id, new.id), lambda: self._planned(person, new, address))

    async def _open_once(self, opening: Opening, plan: Callable[[], TableDoc]) -> TableDoc:
        """The table that a request opens, or has opened before."""
        for _ in range(2):
            known = self.store.opened(opening)
            if known is not None:
                return self.table(known).doc
            with suppress(Conflict):  # the same request was faster
                return await self._save_new(plan(), opening)
        raise Refuse("try_again")

    async def _save_new(self, doc: TableDoc, opening: Opening | None = None) -> TableDoc:
        await self.store.save_table(doc, opening)
        self.public_tables.changed()
        self._bus.tell(doc.id, self.name)
        return doc

    def _planned(self, person: Person, new: NewTable, address: str) -> TableDoc:
        """A new table, before it is saved."""
        if new.game not in games.slugs():
            raise Refuse("no_such_game", allowed=[*games.slugs()])
        rules = games.load(new.game)
        seating.check_count(rules, len(new.seats))
        source = self.mark_of(address)
        waiting = self.store.waiting(person.id, source, time.time() - quotas.DAY)
        quotas.WAITING.check(waiting, person.id, source)
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
        )
        for place, plan in enumerate(new.seats):
            if plan.who != "nobody":
                doc = seating.sit(doc, person, place, plan)
        return doc

    def check_start(self, doc: TableDoc) -> None:
        """Raise Refuse if the host, or the address it was opened from, has enough games in play."""
        running = [table.doc for table in self._tables.values() if table.doc.status == "playing"]
        quotas.RUNNING.check(running, doc.host, doc.source)
        if doc.bots_alone:
            quotas.BOTS_ALONE.check([each for each in running if each.bots_alone], doc.host, doc.source)

    async def rematch(self, person: Person, table: Table, address: str = "") -> str:
        """A new table for the same people, and the old one's word where it is."""
        if table.doc.status != "over":
            raise Refuse("wrong_status", allowed=["over"])
        if not table.seats_of(person.id):
            raise Refuse("not_seated")
        if table.doc.rematch is not None:
            return table.doc.rematch
        plans = [SeatPlan("nobody") for _ in table.doc.seats]
        new = NewTable(table.doc.game, plans, table.doc.options, table.doc.public)
        seats = tuple(Sitting(each.person, each.name, None if each.kept else each.bot) for each in table.doc.seats)
        opening = (f"rematch of {table.doc.id}", "")
        doc = await self._open_once(opening, lambda: replace(self._planned(person, new, address), seats=seats))
        await table.change(replace(table.doc, rematch=doc.id))
        return doc.id

    # Looking after

    def metrics(self) -> str:
        """Counters since the start, and how things are now, as Prometheus reads them."""
        live = sum(len(table.presence.watchers) for table in self._tables.values())
        return self.counts.told(tables=len(self._tables), watchers=live, bots_waiting=self.bot_driver.waiting)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            for table in [*self._tables.values()]:
                self._own(self._do(table, table.look_around))
                if table.presence.quiet_for() > self.settings.idle_after and not self.bot_driver.thinks_at(table):
                    self.forget(table)

    def _own(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
