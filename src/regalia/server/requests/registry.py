"""The tables in memory. A table is loaded when it is visited or due, and unloaded when it is idle."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial

from regalia import games
from regalia.server.errors import Refuse, log_failure
from regalia.server.limits import Buckets
from regalia.server.requests import chat, quotas
from regalia.server.requests.handler import up_to_date
from regalia.server.requests.sanctions import must_be_free
from regalia.server.requests.upkeep import look_around
from regalia.server.requests.welcome import without_suspended
from regalia.server.store import Conflict, Person, TableDoc, Unreadable
from regalia.server.table import bringing, packs, replay_saving, seating, spectators
from regalia.server.table.services import Services
from regalia.server.table.table import Table
from regalia.server.tasks import Tasks

log = logging.getLogger(__name__)

CODE_LENGTH = 6
ROUND = 2.0
"""Seconds between rounds: who is away, which tables are idle or due."""

ENDED_FOR = 10.0
"""Seconds for which a table that has ended stays in memory without visitors: all of it is saved."""
MOST_SEATED = 100_000
"""More tables before play than any person sits at."""
AT_ONCE = 4
"""Number of tables that are due and loaded at once."""

PASSING = {"try_again", "not_saved", "maintenance"}
"""Refusals that pass: the store cannot be reached for a while, or no live game begins before and during maintenance."""


class Tables:
    """The tables that one arena has in memory."""

    def __init__(self, services: Services, tasks: Tasks) -> None:
        self._services = services
        self._tasks = tasks
        self._tables: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        """Tables that are being loaded; concurrent requests share the task."""
        self._unreadable: set[str] = set()
        """Tables that could not be loaded since the start."""
        self._passed_over: set[str] = set()
        """Tables that are due and cannot go on, such as those of a game or with a pack that is not here any more."""
        wrong_codes = services.settings.wrong_codes_a_minute
        self.guesses = Buckets(wrong_codes / 60, wrong_codes * 2)
        """How many wrong codes an address may try."""

    def __iter__(self) -> Iterator[Table]:
        return iter([*self._tables.values()])

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, name: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    async def get(self, name: str) -> Table:
        """A table, loaded if need be. Raises Refuse if there is none."""
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
        except Unreadable as damage:  # one damaged table must not stop the others
            self._unreadable.add(name)
            what = damage.problem.detail
            log.error("table %s is damaged and cannot be opened, restore a backup to get it back: %s", name, what)
            raise
        except Refuse:
            raise
        except Conflict as faster:
            raise Refuse("try_again") from faster
        except Exception as wrong:  # nor must one that its game's rules cannot read
            log.exception("table %s cannot be opened", name, extra={"table": name})
            self._unreadable.add(name)
            raise Refuse("unreadable") from wrong
        return table

    async def visit(self, name: str, person: Person | None, address: str) -> Table:
        """The table with a code that a visitor gives. Raises Refuse if there is none, after too many wrong codes, and if it
        cannot be found out what other nodes have done at a table that is not in play.

        The answer to a guess does not reveal private tables: a right guess looks like a wrong one.
        """
        try:
            table = await self.get(name)
        except Refuse as refused:
            if refused.problem.code == "no_such_table" and not self.guesses.take(address):
                raise Refuse("too_fast") from None
            raise
        if self._services.leases.shared and table.doc.status == "open":  # no number would be missed
            await table.do(table.follow, noted=False)
        if not await self._may_watch(table, person):
            raise Refuse("no_such_table" if self.guesses.take(address) else "too_fast")
        known = table.doc.public or (person is not None and table.is_known_to(person))
        if not known and not self.guesses.has_room(address):
            raise Refuse("too_fast")
        return table

    async def _may_watch(self, table: Table, person: Person | None) -> bool:
        """True if a person may see a table now, perhaps by what another node has saved."""
        store, who = self._services.store, person.id if person is not None else None
        if await spectators.may_watch(store, table.doc, who):
            return True
        if not self._services.leases.shared:
            return False
        await table.do(table.follow, noted=False)
        return await spectators.may_watch(store, table.doc, who)

    async def start(self, table: Table, person: Person, *, usual: bool = False) -> None:
        """The host starts the game, if the host, or the address the table was opened from, has not enough in play.

        Where seats bring something, all who have brought nothing get something ready-made if that is `usual`. A host who
        is suspended cannot start a public table; others who are suspended lose their seats there.
        """
        doc = seating.begin(table.doc, person, table.rules, self._services.now())
        self._services.announcements.must_let_begin(doc.tempo)
        if doc.public:
            await must_be_free(self._services.store, person.id, "suspended", self._services.now())
            left = await without_suspended(self._services, table.doc)
            if left != table.doc:
                await table.change(left)
                raise Refuse("seats_free", allowed=seating.free(left))
        packs.must_be_offered(self._services.library, doc)
        doc = bringing.all_brought(bringing.with_the_usual(doc, table.rules) if usual else doc, table.rules)
        await self.must_have_room(doc)
        await table.change(doc)

    async def must_have_room(self, doc: TableDoc) -> None:
        """Raise Refuse if the host of a table, or the address it was opened from, has as many in play as may be."""
        elsewhere = await self._services.leases.driven(doc.host, doc.source)
        here = [each.doc for each in self if each.doc.status == "playing"]
        running = {each.id: each for each in (*elsewhere, *here)}.values()
        quotas.RUNNING.check(running, doc.host, doc.source)
        if doc.bots_alone:
            quotas.BOTS_ALONE.check([each for each in running if each.bots_alone], doc.host, doc.source)

    async def withdraw(self, person: Person) -> None:
        """Free the seats of a person who deletes their account, at all tables that have not begun. Raises Refuse if one of
        them cannot be saved at present.
        """
        store = self._services.store
        seated = await store.tables("open", public_only=False, person=person.id, most=MOST_SEATED)
        for name in {doc.id for doc in (*seated, *await store.unplayed(person.id, "", 0.0)) if doc.status == "open"}:
            try:
                table = await self.get(name)
                await table.do(partial(up_to_date, table, partial(withdraw, table, person)))
            except Refuse as refused:
                if refused.problem.code in PASSING:
                    raise

    def forget(self, table: Table) -> None:
        """Unload a table; the store has all of it."""
        if self._tables.get(table.doc.id) is table:
            del self._tables[table.doc.id]
            self._tasks.begin(self._put_away(table))

    async def _put_away(self, table: Table) -> None:
        await table.stop()
        table.play = table.replayed = (
            None  # at once: what refers to itself is found by the garbage collector, which runs rarely
        )
        await self._services.leases.give_back([table.doc.id])

    def read_again(self, name: str) -> None:
        """Read what another arena has done at a table in memory: once for all messages that come before it begins."""
        if name in self._tables or name in self._coming:
            self._tasks.begin(self._read_again(name))

    async def _read_again(self, name: str) -> None:
        with suppress(Refuse):
            table = await self.get(name)
            if not table.will_follow:
                table.will_follow = True
                await do(table, partial(follow, table))

    def follow_talk(self, name: str) -> None:
        """Read what was said at another node at a table, if it is in memory."""
        if name in self._tables:
            self._tasks.begin(do(self._tables[name], partial(chat.follow, self._tables[name])))

    def reread_talk(self, person: str) -> None:
        """Read again what a person has said and whom they have muted, at all tables in memory."""
        for table in self:
            self._tasks.begin(do(table, partial(chat.read_again, table, person)))

    def compare_talk(self, numbers: Mapping[str, int]) -> None:
        """Read the talk of the tables whose numbers are not those in the store."""
        for table in self:
            if numbers.get(table.doc.id, 0) != table.talk.seq:
                self.follow_talk(table.doc.id)

    def compare(self, numbers: Mapping[str, tuple[int, int]]) -> None:
        """Read the tables again whose numbers are not those in the store: a message of another arena was missed."""
        for table in self:
            if numbers.get(table.doc.id, table.numbers) != table.numbers:
                self.read_again(table.doc.id)

    async def look_after(self, is_busy: Callable[[Table], bool]) -> None:
        """Look around every few seconds."""
        while True:
            await self.look_round(is_busy)
            await asyncio.sleep(ROUND)

    async def look_round(self, is_busy: Callable[[Table], bool]) -> None:
        """Load the tables that are due, begin the periodic work of all in memory, and unload those that are idle."""
        try:
            await self.take_up_due()
        except Exception as wrong:  # the store may work again at the next round
            log_failure(log, wrong, "the tables that are due cannot be taken up")
        for table in self:
            if table.presence.quiet_for() > self._kept_for(table) and not is_busy(table):
                self.forget(table)
            else:
                self._tasks.begin(do(table, partial(look_around, table)))

    def _kept_for(self, table: Table) -> float:
        """Seconds for which a table without visitors stays in memory."""
        idle_after = self._services.settings.idle_after
        has_ended = table.doc.status == "closed" or (table.doc.status == "over" and table.recorded)
        return min(ENDED_FOR, idle_after) if has_ended else idle_after

    async def save_replays(self) -> None:
        """Every few seconds, save the replays for which it is time."""
        while True:
            await asyncio.sleep(ROUND)
            await replay_saving.save_all_waiting(self)

    async def take_up_due(self) -> None:
        """Load the tables that are due, but those that could not be loaded before, a few at once: a slow one does not keep
        all others waiting. Where one is driven here already, its bots are started again if they have given up; if it is not
        due as far as this node knows, what another node has done is read first.
        """
        due = [name for name in await self._services.leases.due(self._services.now()) if name not in self._passed_over]
        for first in range(0, len(due), AT_ONCE):
            await asyncio.gather(*(self._take_up(name) for name in due[first : first + AT_ONCE]))

    async def _take_up(self, name: str) -> None:
        leases, known = self._services.leases, self._tables.get(name)
        if known is not None and known.due() is not None and leases.holds(name):
            self._services.listener.moved(known)
            return
        try:
            if not await leases.take(name):
                return
            table = await self.get(name)
            await self._correct(table)
            if table.is_halted:
                self._passed_over.add(name)
            self._services.listener.moved(table)
        except Refuse as refused:
            if refused.problem.code not in PASSING:
                self._passed_over.add(name)

    async def _correct(self, table: Table) -> None:
        """Save again when a table is due that is not due now; it was noted before an outage, or by an older Regalia.

        What another node has done meanwhile is read first, and where it does more, that counts.
        """
        await do(table, table.follow)
        await do(table, partial(look_around, table))
        at = table.due()
        if at is None or at > self._services.now():
            with suppress(Conflict):
                await self._services.store.save_due(table.doc.id, at, table.numbers[1])

    async def close(self) -> None:
        """Stop all tables, and save their replays."""
        with suppress(Refuse):  # the last saved sign of life counts
            await self._services.uptime.end(self._services.now())
        for table in self:
            await replay_saving.save(table)
            await table.stop()


async def withdraw(table: Table, person: Person) -> None:
    """Free the seats of a person at a table that has not begun."""
    doc = seating.withdraw(table.doc, person)
    if doc != table.doc:
        await table.change(doc)


async def follow(table: Table) -> None:
    """Apply what other arenas have done. A message that comes from now on asks for another reading."""
    table.will_follow = False
    await table.follow()


async def do(table: Table, work: Callable[[], Awaitable[None]]) -> None:
    """Run some work in a table's mailbox, without a result."""
    with suppress(Refuse):  # the table was just unloaded
        await table.do(work, noted=False)
