"""What people do in tournaments: hold one, take part, direct."""

import asyncio
import secrets
from collections.abc import Callable

from regalia import games
from regalia.core import fresh_seed
from regalia.server.errors import Refuse
from regalia.server.events.ranges import must_be_in_range, must_be_range
from regalia.server.events.seasons import id_for
from regalia.server.limits import Buckets
from regalia.server.people.names import in_one_line
from regalia.server.requests.clubs import MEMBERS
from regalia.server.requests.sanctions import must_be_free
from regalia.server.settings import Settings
from regalia.server.store import Conflict, Entry, Event, Person, Store
from regalia.server.table import seating
from regalia.server.time.tempo import DAY, tempo_of
from regalia.server.wire.events import MOST_IN_ROBIN, NewEvent

MOST_DIRECTED = 5
"""The most tournaments of one director that are not over."""
FURTHEST = 180 * DAY
"""Seconds from now within which a tournament begins."""


class Desk:
    """The requests of people about tournaments. Raises Refuse."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._holders, self._rated = settings.events, settings.ratings == "yes"
        self.is_on = settings.events != "no"
        self.made = Buckets(10 / DAY, 10)
        """Tournaments, by the person who makes them."""
        self._counting = asyncio.Lock()
        """Held from counting to saving, so that requests at the same time pass no limit."""

    async def find(self, name: str) -> Event:
        """A tournament by its id."""
        self.must_be_on()
        event = await self._store.event(name)
        if event is None:
            raise Refuse("no_such_event")
        return event

    def must_be_on(self) -> None:
        """Refuse if the host has turned tournaments off."""
        if not self.is_on:
            raise Refuse("events_off")

    async def can_hold(self, person: Person | None) -> bool:
        """True if a person can hold tournaments."""
        account = await self._store.account(person.id) if person is not None else None
        return self.is_on and account is not None and (self._holders == "accounts" or account.role == "host")

    async def hold(self, person: Person, new: NewEvent) -> Event:
        """Make a tournament that people can enter; who is muted cannot, as it has a name for all to read. A repeated id
        returns the first tournament.
        """
        self.must_be_on()
        await self._must_have_account(person)
        if not await self.can_hold(person):
            raise Refuse("forbidden")
        await must_be_free(self._store, person.id, "muted", self._now())
        await self._must_be_in(new.club, person)
        event = self._planned(person, new)
        async with self._counting:
            if new.id and (known := await self._store.event(event.id)) is not None:
                return known
            if await self._store.events_directed(person.id) >= MOST_DIRECTED:
                raise Refuse("too_many", allowed=MOST_DIRECTED)
            if not self.made.take(person.id):
                raise Refuse("too_fast")
            await self._store.save_event(event)
        return event

    def _planned(self, person: Person, new: NewEvent) -> Event:
        """A tournament, checked, before it is saved."""
        if new.game not in games.slugs():
            raise Refuse("no_such_game", allowed=[*games.slugs()])
        rules, now = games.load(new.game), self._now()
        seating.check_count(rules, new.seats)
        tempo = tempo_of(new.tempo)
        if tempo is None:
            raise Refuse("malformed", detail="tempo")
        if new.format == "league" and tempo.live:
            raise Refuse("league_over_days")
        if (new.low, new.high) != (None, None):
            must_be_range(new, rated=self._rated)
        if new.round_time < new.seats * tempo.bank:
            raise Refuse("round_too_short", allowed=new.seats * tempo.bank)
        if new.starts is not None and not now - DAY <= new.starts <= now + FURTHEST:
            raise Refuse("malformed", detail="starts")
        if new.format == "swiss" and not new.rounds:
            raise Refuse("malformed", detail="rounds")
        name = id_for(person.id, new.id) if new.id else secrets.token_urlsafe(9)
        league = new.format == "league"
        return Event(
            id=name,
            name=in_one_line(new.name),
            words=in_one_line(new.words) if new.words.strip() else "",
            game=new.game,
            options=seating.options_of(rules, new.options),
            seats=new.seats,
            pace=new.tempo,
            format=new.format,
            rounds=0 if new.format == "knock_out" else new.rounds,
            bots=new.bots,
            public=new.public and not new.club,
            for_club=new.club,
            most=min(new.most, MOST_IN_ROBIN) if new.format == "robin" else new.most,
            starts=new.starts,
            round_time=new.round_time,
            seed=fresh_seed(),
            director=person.id,
            created=now,
            lowest=new.low,
            highest=new.high,
            division=new.division if league else 0,
            league=name if league else "",
            season=int(league),
            again=league and new.again,
            welcome=new.welcome,
            delay=new.delay,
        )

    async def _must_have_account(self, person: Person) -> None:
        """Refuse people without an account, and those who are suspended."""
        if await self._store.account(person.id) is None:
            raise Refuse("accounts_only")
        await must_be_free(self._store, person.id, "suspended", self._now())

    async def _must_be_in(self, club: str, person: Person) -> None:
        """Refuse those who are no members of a club, if it is for one."""
        member = await self._store.member(club, person.id) if club else None
        if club and (member is None or member.role not in MEMBERS):
            raise Refuse("not_member")

    async def enter(self, event: Event, person: Person) -> None:
        """Take part, from the next round on."""
        self.must_be_on()
        await self._must_have_account(person)
        await self._must_be_in(event.for_club, person)
        async with self._counting:
            await self._enter(event, person)

    async def _enter(self, event: Event, person: Person) -> None:
        entries = {each.person: each for each in await self._store.entries(event.id)}
        own = entries.get(person.id)
        if own is not None and own.state == "in":
            return
        if (own is not None and own.state == "removed") or not can_enter(event):
            raise Refuse("entry_closed")
        if sum(each.state == "in" for each in entries.values()) >= event.most:
            raise Refuse("event_full")
        await must_be_in_range(self._store, event, person)
        try:
            await self._store.enter_event(event, Entry(event.id, person.id, self._now()))
        except Conflict as late:
            raise Refuse("try_again") from late

    async def stand_by(self, event: Event, person: Person) -> None:
        """Join the reserve of a tournament in play: a director can seat the person in the place of another."""
        self.must_be_on()
        await self._must_have_account(person)
        await self._must_be_in(event.for_club, person)
        if event.state != "playing" or any(each.person == person.id for each in await self._store.entries(event.id)):
            raise Refuse("entry_closed")
        await must_be_in_range(self._store, event, person)
        try:
            await self._store.enter_event(event, Entry(event.id, person.id, self._now(), "reserve"))
        except Conflict as late:
            raise Refuse("try_again") from late

    async def leave(self, event: Event, person: Person) -> None:
        """Take part no longer: from the next round on, the person is not paired."""
        try:
            await self._store.leave_event(Entry(event.id, person.id, self._now(), "out"))
        except Conflict as gone:
            raise Refuse("not_entered") from gone


def can_enter(event: Event) -> bool:
    """True if people can enter a tournament: before it begins, in the Swiss system until half of its rounds."""
    late = event.format == "swiss" and event.round <= event.rounds // 2
    return event.state == "open" or (event.state == "playing" and late)
