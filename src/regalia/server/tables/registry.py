"""The tables in memory. A table is taken up when somebody comes or when it is due, and put away when it is idle."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.limits import Buckets
from regalia.server.store import Person
from regalia.server.tables import filming, packs, quotas, seating
from regalia.server.tables.attendance import look_around
from regalia.server.tables.table import Services, Table
from regalia.server.tasks import Tasks

log = logging.getLogger(__name__)

CODE_LENGTH = 6
ROUND = 2.0
"""Seconds between looks at who is away, and which tables are idle or due."""


class Tables:
    """All tables that one arena has in memory."""

    def __init__(self, services: Services, tasks: Tasks) -> None:
        self._services = services
        self._tasks = tasks
        self._tables: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        """Tables that are being read; whoever wants one of them meanwhile gets the same."""
        self._unreadable: set[str] = set()
        """Tables that could not be opened since the start."""
        self._passed_over: set[str] = set()
        """Tables that are due and cannot go on, such as those of a game or with a pack that is not here any more."""
        wrong_codes = services.settings.wrong_codes_a_minute
        self._guesses = Buckets(wrong_codes / 60, wrong_codes * 2)

    def __iter__(self) -> Iterator[Table]:
        return iter([*self._tables.values()])

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, name: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    async def get(self, name: str) -> Table:
        """A table, taken up again if nobody was there for a while. Raises Refuse if there is none."""
        if name in self._tables:
            return self._tables[name]
        if name in self._unreadable:
            raise Refuse("unreadable")
        if name not in self._coming:
            self._coming[name] = asyncio.create_task(self._read(name), name=f"read table {name}")
            self._coming[name].add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(self._coming[name])

    async def _read(self, name: str) -> Table:
        try:
            doc = await self._services.store.table(name) if len(name) == CODE_LENGTH else None
            if doc is None or doc.game not in games.slugs():
                raise Refuse("no_such_table")
            self._tables[name] = table = await Table.read(self._services, doc)
        except Refuse:
            raise
        except Exception as wrong:  # whatever is wrong with one table, the others go on
            log.exception("table %s cannot be opened", name, extra={"table": name})
            self._unreadable.add(name)
            raise Refuse("unreadable") from wrong
        return table

    async def visit(self, name: str, person: Person | None, address: str) -> Table:
        """A table, for one who gives its code. Raises Refuse if there is none, or after too many wrong codes.

        Whoever guesses is not told of private tables, so that a right guess looks like a wrong one.
        """
        try:
            table = await self.get(name)
        except Refuse as refused:
            if refused.problem.code == "no_such_table" and not self._guesses.take(address):
                raise Refuse("too_fast") from None
            raise
        known = table.doc.public or (person is not None and table.is_known_to(person))
        if not known and not self._guesses.has_room(address):
            raise Refuse("too_fast")
        return table

    async def start(self, table: Table, person: Person) -> None:
        """The host starts the game, if the host, or the address the table was opened from, has not enough in play."""
        doc = seating.begin(table.doc, person, table.rules, time.time())
        packs.must_be_offered(self._services.library, doc)
        running = [each.doc for each in self if each.doc.status == "playing"]
        quotas.RUNNING.check(running, doc.host, doc.source)
        if doc.bots_alone:
            quotas.BOTS_ALONE.check([each for each in running if each.bots_alone], doc.host, doc.source)
        await table.change(doc)

    def forget(self, table: Table) -> None:
        """Drop a table from memory; the store has all of it."""
        if self._tables.get(table.doc.id) is table:
            del self._tables[table.doc.id]
            self._tasks.begin(table.stop())

    def read_again(self, name: str) -> None:
        """Another arena has changed a table."""
        if name in self._tables or name in self._coming:
            self._tasks.begin(self._read_again(name))

    async def _read_again(self, name: str) -> None:
        with suppress(Refuse):
            table = await self.get(name)
            await do(table, table.read_again)

    async def look_after(self, is_busy: Callable[[Table], bool]) -> None:
        """From time to time: tables that are due are taken up, those where nobody is are put away unless they are busy."""
        while True:
            try:
                await self._take_up_due()
            except Exception:  # the store may be well again at the next round
                log.exception("the tables that are due cannot be taken up")
            await asyncio.sleep(ROUND)
            for table in self:
                self._tasks.begin(do(table, partial(look_around, table)))
                if filming.waits(table):
                    self._tasks.begin(do(table, partial(filming.film, table)))
                if table.presence.quiet_for() > self._services.settings.idle_after and not is_busy(table):
                    self.forget(table)

    async def _take_up_due(self) -> None:
        """Take up the tables that the store says are due; those that cannot be opened have been logged."""
        for name in await self._services.store.due(time.time()):
            if name in self._tables or name in self._passed_over:
                continue
            try:
                table = await self.get(name)
                await self._correct(table)
                if table.is_halted:
                    self._passed_over.add(name)
            except Refuse:
                self._passed_over.add(name)

    async def _correct(self, table: Table) -> None:
        """What was noted before a game began, or by an older Regalia, may be wrong: bots are perhaps not asked at all."""
        if table.due() is None:
            await self._services.store.save_due(table.doc.id, None)

    async def close(self) -> None:
        """Let everybody go."""
        for table in self:
            await do(table, partial(filming.film, table))
            await table.stop()


async def do(table: Table, work: Callable[[], Awaitable[None]]) -> None:
    """Have a table do something that nobody waits for."""
    with suppress(Refuse):  # it was just being put away
        await table.do(work, noted=False)
