"""The arena: what one server process does, with all its parts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import partial

from regalia.server import memory
from regalia.server.bots.adviser import Adviser
from regalia.server.bots.analyst import Analyst
from regalia.server.bots.chronicles import Chronicles
from regalia.server.bots.outlooks import Outlooks
from regalia.server.errors import Refuse
from regalia.server.events import director
from regalia.server.events.chair import Chair
from regalia.server.events.desk import Desk
from regalia.server.events.director import Director
from regalia.server.events.sheets import Sheets
from regalia.server.limits import Buckets, Connections
from regalia.server.lobby import matchmaker
from regalia.server.lobby.exhibition import Exhibition
from regalia.server.lobby.finder import Finder
from regalia.server.lobby.lobby import Lobbies
from regalia.server.lobby.matchmaker import Matchmaker
from regalia.server.nodes import announcements, uptime
from regalia.server.nodes.leases import BEAT, Shared
from regalia.server.notices import alerting, postman
from regalia.server.notices.alerting import Warner
from regalia.server.notices.mail import Mailer
from regalia.server.notices.postman import Postman
from regalia.server.notices.push import Push
from regalia.server.other_nodes import OtherNodes
from regalia.server.people.accounts import Accounts
from regalia.server.people.letters import Letters
from regalia.server.people.passkeys import Passkeys
from regalia.server.people.programs import Programs
from regalia.server.people.provider_links import ProviderLinks
from regalia.server.people.registration import Registration
from regalia.server.people.sessions import Sessions
from regalia.server.people.sole_guest import SoleGuest
from regalia.server.ratings import rater
from regalia.server.ratings.rater import Rater
from regalia.server.requests import clubs, old_talk
from regalia.server.requests.analysis import Analyses
from regalia.server.requests.club_sheets import ClubSheets
from regalia.server.requests.club_talk import ClubTalk
from regalia.server.requests.clubs import Clubs
from regalia.server.requests.figures import Figures
from regalia.server.requests.friends import Friends
from regalia.server.requests.hand_over import TableTaker
from regalia.server.requests.handler import ask
from regalia.server.requests.history import History
from regalia.server.requests.inviting import invite_all, note_invitation
from regalia.server.requests.old_talk import OldTalk
from regalia.server.requests.opening import Opener
from regalia.server.requests.oversight import Overseer
from regalia.server.requests.puzzles import PuzzleShelf
from regalia.server.requests.records import RecordOpener
from regalia.server.requests.registry import Tables
from regalia.server.requests.reporting import Reporting
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.files import Unfit
from regalia.server.store.identity import Session
from regalia.server.store.opening import cookie_keys
from regalia.server.store.secret import KeyRing
from regalia.server.table import late_results, seating
from regalia.server.table.services import Services
from regalia.server.table.table import Table
from regalia.server.table_events import TableEvents
from regalia.server.tasks import close_in_time, every, steadily

log = logging.getLogger(__name__)

KEYS_EVERY = 60
"""Seconds between looks at the keys that sign cookies."""
TRIM_EVERY = 60
"""Seconds between looks at how many people are in memory."""


class Rates:
    """Rate limits of requests."""

    def __init__(self, settings: Settings) -> None:
        self.connections = Connections(settings.connections_an_address, settings.connections_a_second)
        self.changes = Buckets(settings.requests_a_minute / 60)
        """Changes asked for by HTTP, by address."""
        self.pages = Buckets(settings.pages_a_minute / 60, burst=settings.pages_a_minute / 6)
        """Pages and files, by address."""
        self.invitations = Buckets(1 / 600, 20)
        """Invitations to tables, by the person who invites."""
        self.invitations_of_all = Buckets(1 / 1800, 4)
        """The same, of all friends or of a club at once."""
        self.records = Buckets(1 / 360, 10)
        """Records opened from files, by address."""
        self.seeks = Buckets(1 / 6, 10)
        """Searches for other players, by the person who begins them."""
        self.seek_addresses = Buckets(1 / 60, 10)
        """The same, by address, but those that replace one of the same person."""


@dataclass(kw_only=True, eq=False, repr=False)
class Arena:
    """All parts of one server process, and what concerns several of them. `building.build_arena` makes it."""

    services: Services
    tables: Tables
    events: TableEvents
    other_nodes: OtherNodes
    keys: KeyRing
    sessions: Sessions
    sole_guest: SoleGuest
    programs: Programs
    accounts: Accounts
    passkeys: Passkeys
    provider_links: ProviderLinks
    registration: Registration
    letters: Letters
    lobbies: Lobbies
    exhibition: Exhibition
    finder: Finder
    matchmaker: Matchmaker
    desk: Desk
    chair: Chair
    sheets: Sheets
    director: Director
    opener: Opener
    records: RecordOpener
    taker: TableTaker
    adviser: Adviser
    outlooks: Outlooks
    chronicles: Chronicles
    analyses: Analyses
    analyst: Analyst
    puzzles: PuzzleShelf
    friends: Friends
    clubs: Clubs
    club_sheets: ClubSheets
    club_talk: ClubTalk
    reporting: Reporting
    rater: Rater
    history: History
    figures: Figures
    overseer: Overseer
    old_talk: OldTalk
    rates: Rates
    push: Push
    mailer: Mailer
    postman: Postman
    warner: Warner

    def __post_init__(self) -> None:
        """Give what is used most a short name."""
        self.store, self.people, self.settings = self.services.store, self.services.people, self.services.settings
        self.library, self.metrics, self.leases = self.services.library, self.services.metrics, self.services.leases
        self.uptime, self.now = self.services.uptime, self.services.now
        self.announcements = self.services.announcements
        self.name, self.tasks = self.events.name, self.events.tasks
        self.bot_driver, self.pass_driver = self.events.bots, self.events.passes
        self.public_tables = self.events.public_tables
        self._bus = self.events.bus
        self._nodes = self.leases if isinstance(self.leases, Shared) else None

    def open(self) -> None:
        """Connect to the bus, and start the scheduler, which loads tables that are due, such as those where a bot has to
        move, and saving replays.
        """
        self._bus.open()
        if self._nodes is not None:
            live = partial(self.other_nodes.live, self._nodes)
            self.tasks.begin(steadily(BEAT, live, "this node cannot give a sign of life"))
            self.tasks.begin(steadily(BEAT, self.tables.take_up_due, "this node cannot take up what is due"))
            self.tasks.begin(self.other_nodes.look_for_changes())
            self.tasks.begin(self.other_nodes.tell_limits())
        self.tasks.begin(steadily(uptime.ROUND, self._beat, "this arena cannot give a sign of life"))
        self.tasks.begin(steadily(announcements.ROUND, self.read_announcements, "announcements cannot be read"))
        self.tasks.begin(self.tables.look_after(self.events.is_busy))
        self.tasks.begin(self.tables.save_replays())
        if self.settings.analysis_seconds:
            self.tasks.begin(self.analyst.work())
        if self.finder.is_on:
            self.tasks.begin(
                steadily(matchmaker.ROUND, self._find, "people who look for others cannot be brought together")
            )
        if self.desk.is_on:
            lead = partial(self._if_first, self.director.round)
            self.tasks.begin(steadily(director.ROUND, lead, "tournaments cannot go on"))
        late = partial(self._if_first, partial(late_results.add_late_results, self.store, self.library))
        if self.clubs.is_on:
            end = partial(self._if_first, self.clubs.round)
            self.tasks.begin(every(clubs.ROUND, end, "clubs without members cannot be ended"))
        if not self.settings.tab:
            warn = partial(self._if_first, self.warner.round)
            self.tasks.begin(every(postman.ROUND, self._post, "notices cannot be delivered"))
            self.tasks.begin(every(alerting.ROUND, warn, "e-mails about accounts cannot be sent"))
            self.tasks.begin(every(3600, self.sessions.end_old, "sessions that are over cannot be deleted"))
            self.tasks.begin(every(memory.RELEASE_EVERY, memory.release_aside, "freed memory cannot be released"))
        if self.settings.ratings == "yes":
            count = partial(self._if_first, self.rater.round)
            self.tasks.begin(every(rater.ROUND, count, "ratings cannot be counted"))
        if self.old_talk.is_on:
            forget = partial(self._if_first, self.old_talk.round)
            self.tasks.begin(every(old_talk.ROUND, forget, "the talk of old tables cannot be deleted"))
        self.tasks.begin(every(late_results.ROUND, late, "results of older games cannot be added"))
        self.tasks.begin(every(KEYS_EVERY, self._read_keys, "the keys that sign cookies cannot be read"))
        self.tasks.begin(every(TRIM_EVERY, self._trim_people, "the people in memory cannot be looked through"))

    async def _post(self) -> None:
        """Begin to deliver notices; the next round does not wait for a service that does not answer."""
        self.tasks.begin(self._if_first(self.postman.round))

    async def _find(self) -> None:
        """Read who looks for others; one node brings them together."""
        if self._nodes is None or self._nodes.is_first:
            await self.matchmaker.round()
        else:
            await self.finder.look()

    async def read_announcements(self) -> None:
        """Read what hosts announce, and tell all tables if that has changed, or clocks have stopped or go on."""
        if await self.announcements.read():
            for table in self.tables:
                table.presence.wake_for_announcements()

    async def _beat(self) -> None:
        await self.uptime.beat(self.now())

    async def close(self) -> None:
        """Close all connections and stop the workers; write what is still queued. What waits for a database that does not
        answer is cut off.
        """
        self.other_nodes.stop_listening()
        leave = [self._nodes.leave] if self._nodes is not None else []
        computing = (self.adviser, self.outlooks, self.chronicles, self.analyst)
        parts = (self.tasks, *computing, self.bot_driver, self.pass_driver, self.tables)
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
        self.other_nodes.end_lines(*(session.id for session in sessions))

    async def end_program(self, person: str, program: str) -> None:
        """End a program's token, if it is this person's, and the live connections that it has opened."""
        if program in {each.id for each in await self.programs.of(person)}:
            await self.store.end_program(person, program)
            self.other_nodes.end_lines(program)

    async def invite(self, table: Table, host: Person, name: str) -> None:
        """Invite a person by name. The same, and as soon, whether or not there is an account that can be invited.

        Raises Refuse.
        """
        if not self.rates.invitations.take(host.id):
            raise Refuse("too_fast")
        await ask(table, lambda: table.change(seating.invite(table.doc, host, name)))
        self.tasks.begin(note_invitation(self.services, table.doc, name))

    async def invite_all(self, table: Table, host: Person, people: Collection[str]) -> None:
        """Invite friends or members of a club at once, but for those from whom a block or a mute keeps the host apart.

        Raises Refuse.
        """
        if not self.rates.invitations_of_all.has_room(host.id):
            raise Refuse("too_fast")
        await invite_all(self.services, table, host, people)
        self.rates.invitations_of_all.take(host.id)

    async def _if_first(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what one node does for all, if this is the one."""
        if self._nodes is None or self._nodes.is_first:
            await work()

    async def forget(self, person: str, former: str) -> None:
        """Delete everything about a person, who leaves the tables that have not begun and is renamed at the others."""
        if (known := await self.people.find(person)) is not None:
            await self.tables.withdraw(known)
        await self.chair.hand_over(person)
        await self.store.forget_person(person, former, self.now())
        self.people.forget(person)
        await self.named(person)
        self.other_nodes.drop_lines(person)
        self.events.hushed(person)

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
