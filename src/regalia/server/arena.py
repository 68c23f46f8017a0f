"""The arena: all parts of one server process, connected."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Container
from functools import partial

from regalia.games.library import Library
from regalia.server import memory
from regalia.server.bots.driver import BotDriver
from regalia.server.bots.workers import MakesWorker, Worker, Workers
from regalia.server.bus import Attended, Bus, Changed, Dropped, Ended, Held, Hushed, Passed, Spoken, Word
from regalia.server.bus.opening import open_bus
from regalia.server.errors import Refuse, log_failure
from regalia.server.limits import Buckets, Connections, Limits
from regalia.server.lobby.lobby import Lobbies
from regalia.server.lobby.public_tables import PublicTables
from regalia.server.metrics import Metrics
from regalia.server.notices import alerting, postman
from regalia.server.notices.alerting import Warner
from regalia.server.notices.mail import Mailer
from regalia.server.notices.postman import Carrier, Postman
from regalia.server.notices.push import Push
from regalia.server.notices.webhooks import Webhooks
from regalia.server.people.accounts import Accounts
from regalia.server.people.ceremonies import Ceremonies
from regalia.server.people.clubs import Clubs
from regalia.server.people.guesses import Guesses
from regalia.server.people.letters import Letters
from regalia.server.people.openid import Provider
from regalia.server.people.passkeys import Passkeys
from regalia.server.people.people import People
from regalia.server.people.programs import Programs
from regalia.server.people.registration import Registration
from regalia.server.people.sessions import Sessions
from regalia.server.settings import Settings
from regalia.server.store import Person, Store, TableDoc
from regalia.server.store.files import Unfit
from regalia.server.store.identity import Session
from regalia.server.store.notices import Medium
from regalia.server.store.opening import cookie_keys, open_store
from regalia.server.store.secret import KeyRing
from regalia.server.tables import uptime
from regalia.server.tables.leases import BEAT, Alone, Shared
from regalia.server.tables.opening import Opener
from regalia.server.tables.passing import PassDriver
from regalia.server.tables.registry import Tables
from regalia.server.tables.services import Services
from regalia.server.tables.table import Table
from regalia.server.tasks import Tasks, close_in_time, every, steadily

log = logging.getLogger(__name__)

LOOK = 3
"""Seconds between comparisons of the tables in memory with the store; one second while the bus is down."""
KEYS_EVERY = 60
"""Seconds between looks at the keys that sign cookies."""
TRIM_EVERY = 60
"""Seconds between looks at how many people are in memory."""


class Arena:
    """Builds all parts, and forwards table events to lobby, bots and bus."""

    def __init__(
        self,
        settings: Settings,
        bus: Bus | None = None,
        store: Store | None = None,
        now: Callable[[], float] = time.time,
        worker: MakesWorker = Worker,
    ) -> None:
        """`worker` makes what bots think in: processes, but for tests."""
        self.settings = settings
        self.now = now
        self.name = secrets.token_urlsafe(9)
        """Identifies this arena to others that share its store and bus."""
        self.store = store or open_store(settings.database)
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.keys = KeyRing(cookie_keys(settings.database))
        self.people = People(self.store)
        self.sessions = Sessions(self.store, self.people, self.keys)
        self.programs = Programs(self.store, self.people)
        guesses = Guesses(self.keys, settings.sign_ins_a_minute)
        self.accounts = Accounts(self.store, self.people, guesses)
        self.ceremonies = Ceremonies(self.store)
        self.passkeys = Passkeys(self.store, self.accounts, self.ceremonies)
        self.clubs = Clubs(self.store, self.accounts, self.ceremonies, Provider(settings))
        self.registration = Registration(self.store, settings)
        self.library = Library(settings.pack_sources)
        self._bus = bus or open_bus(settings.bus, self.keys.keys.site)
        workers = Workers(settings.bot_jobs, self.metrics, settings.pack_sources, worker)
        self.bot_driver = BotDriver(workers, settings.bot_delay, self.metrics, self._bus)
        self.pass_driver = PassDriver()
        self._nodes = Shared(self.store, self.name) if settings.bus else None
        """The leases, if other nodes share the store."""
        self.leases = self._nodes or Alone(self.store)
        self.uptime = uptime.Uptime(self.store)
        services = Services(
            self.store, self.people, settings, self.library, self.metrics, self.leases, self, self.uptime, now
        )
        self.tables = Tables(services, self.tasks)
        self.public_tables = PublicTables(self.store)
        self.lobbies = Lobbies(self.store, self.people, self.tables, self.public_tables, settings, self.library)
        self.opener = Opener(self.store, self.tables, self.library, self.keys, self._opened)
        self.connections = Connections(settings.connections_an_address, settings.connections_a_second)
        self.changes = Buckets(settings.requests_a_minute / 60)
        """Changes asked for by HTTP, by address."""
        self.pages = Buckets(settings.pages_a_minute / 60, burst=settings.pages_a_minute / 6)
        """Pages and files, by address."""
        self.invitations = Buckets(1 / 600, 20)
        """Invitations to tables, by the person who invites."""
        self.letters = Letters(self.store, now)
        self._limits = Limits(
            changes=self.changes,
            pages=self.pages,
            connections=self.connections.new,
            codes=self.tables.guesses,
            tries=guesses.addresses,
            recoveries=guesses.recoveries,
            strangers=guesses.strangers,
            accounts=guesses.accounts,
            devices=guesses.own,
            letters=self.letters.people,
            addresses=self.letters.addresses,
            invitations=self.invitations,
            talkers=services.talkers,
            talk_addresses=services.talk_addresses,
        )
        self.push = Push(self.store, settings.allowed_push_services, settings.mail_from, now)
        self.mailer = Mailer(settings)
        carriers: dict[Medium, Carrier] = {"webhook": Webhooks(settings.allowed_webhooks), "push": self.push}
        mail = self.mailer if self.mailer.is_on else None
        self.postman = Postman(self.store, self.tables, carriers, now, mail, shared=self._nodes is not None)
        self.warner = Warner(self.store, self.mailer, now)
        self._stop_listening = self._bus.listen(self._hear)
        self._watch()

    def open(self) -> None:
        """Connect to the bus, and start the scheduler, which loads tables that are due, such as those where a bot has to
        move, and filming.
        """
        self._bus.open()
        if self._nodes is not None:
            live = partial(self._live, self._nodes)
            self.tasks.begin(steadily(BEAT, live, "this node cannot give a sign of life"))
            self.tasks.begin(steadily(BEAT, self.tables.take_up_due, "this node cannot take up what is due"))
            self.tasks.begin(self._look_for_changes())
            self.tasks.begin(self._tell_limits())
        self.tasks.begin(steadily(uptime.ROUND, self._beat, "this arena cannot give a sign of life"))
        self.tasks.begin(self.tables.look_after(self._is_busy))
        self.tasks.begin(self.tables.film())
        warn = partial(self._if_first, self.warner.round)
        self.tasks.begin(every(postman.ROUND, self._post, "notices cannot be delivered"))
        self.tasks.begin(every(alerting.ROUND, warn, "e-mails about accounts cannot be sent"))
        self.tasks.begin(every(3600, self.sessions.end_old, "sessions that are over cannot be deleted"))
        self.tasks.begin(every(KEYS_EVERY, self._read_keys, "the keys that sign cookies cannot be read"))
        self.tasks.begin(every(TRIM_EVERY, self._trim_people, "the people in memory cannot be looked through"))
        self.tasks.begin(every(memory.RELEASE_EVERY, memory.release_aside, "freed memory cannot be released"))

    async def _post(self) -> None:
        """Begin to deliver notices; the next round does not wait for a service that does not answer."""
        self.tasks.begin(self._if_first(self.postman.round))

    async def _beat(self) -> None:
        await self.uptime.beat(self.now())

    async def close(self) -> None:
        """Close all connections and stop the workers; write what is still queued. What waits for a database that does not
        answer is cut off.
        """
        self._stop_listening()
        leave = [self._nodes.leave] if self._nodes is not None else []
        parts = (self.tasks, self.bot_driver, self.pass_driver, self.tables)
        closes = (*(part.close for part in parts), *leave, self._bus.close, self.store.aclose)
        await close_in_time(closes, self.store.cut_off)

    async def greet(self, name: str, person: Person | None = None, registers: bool = False) -> Person:
        """Create a guest, or rename one; a new name is sent to the guest's tables.

        Raises Refuse if guests may not play here, unless this one `registers` for an account.
        """
        if person is None and not registers and not await self.registration.guests_may_play():
            raise Refuse("no_guests")
        guest = await self.people.greet(name, person)
        await self.named(guest.id)
        return guest

    async def named(self, person: str) -> None:
        """Send a person's new name to their tables."""
        await self.people.read([person])
        for table in self.tables:
            if table.seats_of(person):
                table.tell_table()

    async def end(self, *sessions: Session) -> None:
        """End sessions, and the live connections that they have opened."""
        await self.sessions.end(*sessions)
        self._tell_ended(*(session.id for session in sessions))

    async def end_program(self, person: str, program: str) -> None:
        """End a program's token, if it is this person's, and the live connections that it has opened."""
        if program in {each.id for each in await self.programs.of(person)}:
            await self.store.end_program(person, program)
            self._tell_ended(program)

    async def _if_first(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what one node does for all, if this is the one."""
        if self._nodes is None or self._nodes.is_first:
            await work()

    def _tell_ended(self, *by: str) -> None:
        """Close the live connections of sessions and tokens that have ended, here and at the other nodes."""
        self._drop_lines(by)
        self._bus.tell(Ended(self.name, [*by]))

    def _drop_lines(self, by: Container[str]) -> None:
        for table in self.tables:
            for watcher in table.presence.watchers:
                if watcher.by in by:
                    watcher.drop()

    async def forget(self, person: str, former: str) -> None:
        """Delete everything about a person, who leaves the tables that have not begun and is renamed at the others."""
        if (known := await self.people.find(person)) is not None:
            await self.tables.withdraw(known)
        await self.store.forget_person(person, former)
        self.people.forget(person)
        await self.named(person)
        self.drop_lines(person)
        self.hushed(person)

    def drop_lines(self, person: str) -> None:
        """Close a person's live connections at all nodes; devices that are still known come back."""
        self._drop_lines_of(person)
        self._bus.tell(Dropped(self.name, person))

    def _drop_lines_of(self, person: str) -> None:
        for table in self.tables:
            for watcher in table.presence.connections_of(person):
                watcher.drop()

    async def _trim_people(self) -> None:
        """Drop people from memory who were not asked about for long, and are at no table in memory."""
        if self.people.is_full:
            self.people.trim(set[str]().union(*(table.people for table in self.tables)))

    async def _read_keys(self) -> None:
        """Read the keys that sign cookies, since the host may have changed them."""
        try:
            self.keys.keys = await asyncio.to_thread(cookie_keys, self.settings.database)
        except (Unfit, OSError) as wrong:
            log.error("the keys that sign cookies cannot be read, those known stay in use: %s", wrong)

    async def health(self) -> dict[str, bool]:
        """Health by part, for `/healthz`."""
        store = await self.store.is_well() and await self.uptime.can_save(self.now())
        return {"process": True, "store": store, "workers": self.bot_driver.is_well()}

    # What happens to tables

    def saved(self, table: Table) -> None:
        """Tell other arenas to read the table again."""
        self._bus.tell(Changed(self.name, table.doc.id))

    def changed(self, table: Table) -> None:
        """Tell the lobby that its list may have changed."""
        self.public_tables.changed()

    def moved(self, table: Table) -> None:
        """Start passes for seats that are asked now and, if this node drives the table, bots; stop the others."""
        self.pass_driver.look_at(table)
        if self.leases.holds(table.doc.id):
            self.bot_driver.look_at(table)
        elif table.has_driver:
            self.tasks.begin(self._drive(table))

    async def _drive(self, table: Table) -> None:
        """Drive a table, unless another node does."""
        if await self.leases.take(table.doc.id) and self.tables.in_memory(table.doc.id) is table:
            self.bot_driver.look_at(table)

    def attended(self, table: Table) -> None:
        """Tell other nodes who is here."""
        if self._nodes is not None:
            self._bus.tell(Attended(self.name, table.doc.id, table.presence.people))
        self.moved(table)

    def said(self, table: Table) -> None:
        """Tell other nodes to read the talk."""
        self._bus.tell(Spoken(self.name, table.doc.id))

    def hushed(self, person: str) -> None:
        """Read again, here and at other nodes, what a person has said and whom they have muted."""
        self.tables.reread_talk(person)
        self._bus.tell(Hushed(self.name, person))

    def stopped(self, table: Table) -> None:
        """Stop the table's bots and passes."""
        self.bot_driver.forget(table)
        self.pass_driver.forget(table)

    def _is_busy(self, table: Table) -> bool:
        return self.bot_driver.thinks_at(table) or self.pass_driver.is_busy(table)

    def _opened(self, doc: TableDoc) -> None:
        self.public_tables.changed()
        self._bus.tell(Changed(self.name, doc.id))

    def _hear(self, word: Word) -> None:
        """What another node says."""
        if word.sender == self.name:
            return
        match word:
            case Changed():
                self.public_tables.changed()
                self.tables.read_again(word.table)
            case Attended():
                self._note_elsewhere(word)
            case Ended():
                self._drop_lines(word.by)
            case Dropped():
                self._drop_lines_of(word.person)
            case Spoken():
                self.tables.follow_talk(word.table)
            case Hushed():
                self.tables.reread_talk(word.person)
            case Passed():
                self._limits.charge(word.limit, word.numbers)
            case Held():
                self.connections.note_elsewhere(word.sender, word.numbers)

    def _note_elsewhere(self, word: Attended) -> None:
        table = self.tables.in_memory(word.table)
        if table is not None and table.presence.note_elsewhere(word.sender, word.people):
            table.tell_table()
            self.moved(table)

    # Other nodes

    async def _live(self, nodes: Shared) -> None:
        """Give a sign of life, and give back what is too much. What is due is taken up apart from it: that may take long,
        when another node has left many tables.
        """
        for name in await nodes.beat():
            table = self.tables.in_memory(name)
            if table is not None:
                self.bot_driver.forget(table)

    async def _look_for_changes(self) -> None:
        """Now and then compare the tables in memory with the store, in case a word was lost.

        Each second while the bus is down, and for a while after it was: other nodes may have found it later.
        """
        waited, calm, breaks = 0, LOOK, self._bus.breaks
        while True:
            await asyncio.sleep(1)
            waited, calm = waited + 1, calm + 1 if self._bus.is_up and breaks == self._bus.breaks else 0
            breaks = self._bus.breaks
            if calm >= LOOK and waited < LOOK:
                continue
            waited = 0
            if not self._bus.is_up:
                self.public_tables.changed()
                for table in self.tables:
                    table.presence.grant_grace()
            try:
                self.tables.compare(await self.store.numbers([table.doc.id for table in self.tables]))
                self.tables.compare_talk(await self.store.talk_numbers([table.doc.id for table in self.tables]))
                await self._drop_ended()
            except Exception as wrong:  # the store may work again at the next look
                log_failure(log, wrong, "the tables cannot be compared with the store")

    async def _drop_ended(self) -> None:
        """Close the live connections whose session or token is no longer in the store: the word of it may be lost."""
        by = {watcher.by for table in self.tables for watcher in table.presence.watchers if watcher.by}
        if by:
            self._drop_lines(by - await self.store.known_by(sorted(by)))

    async def _tell_limits(self) -> None:
        """Each second tell what the rate limits have let pass, and which addresses have many connections."""
        held: dict[str, int] = {}
        while True:
            for name, passed in self._limits.passed():
                self._bus.tell(Passed(self.name, name, passed))
            before, held = held, self.connections.many()
            if held or before:
                self._bus.tell(Held(self.name, held))
            await asyncio.sleep(1)

    def _watch(self) -> None:
        """Register the gauges of `/metrics`."""
        watch, tables = self.metrics.watch, self.tables
        watch("tables", "Tables in memory", lambda: len(tables))
        watch("watchers", "Live connections at tables", lambda: sum(len(each.presence.watchers) for each in tables))
        watch("connections", "Live connections, the lobby's too", lambda: self.connections.count)
        watch("requests_waiting", "Requests that wait for their table", lambda: sum(each.waiting for each in tables))
        watch("writes_waiting", "Writes that wait for the store", lambda: self.store.writes_waiting)
        watch("bots_waiting", "Bots that wait for a worker", lambda: self.bot_driver.waiting)
        watch("tasks", "Background tasks", lambda: len(self.tasks))
