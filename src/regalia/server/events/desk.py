"""What people do in tournaments: hold one, take part, direct."""

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from hashlib import sha256

from msgspec.structs import replace

from regalia import games
from regalia.core import fresh_seed
from regalia.server.errors import Refuse
from regalia.server.events.director import LEAST
from regalia.server.limits import Buckets
from regalia.server.people.names import in_one_line
from regalia.server.requests.clubs import MEMBERS
from regalia.server.requests.sanctions import must_be_free
from regalia.server.settings import Settings
from regalia.server.store import Conflict, Entry, Event, Pairing, Person, Store
from regalia.server.store.events import EventNote, noted_in
from regalia.server.table import seating
from regalia.server.time.tempo import DAY, tempo_of
from regalia.server.wire.events import MOST_IN_ROBIN, NewEvent
from regalia.tournaments import Place, scores_of

MOST_DIRECTED = 5
"""The most tournaments of one director that are not over."""
FURTHEST = 180 * DAY
"""Seconds from now within which a tournament begins."""
MOST_NOTES = 500
"""The most lines of the log of a tournament."""


class Desk:
    """The requests of people about tournaments. Raises Refuse."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._holders = settings.events
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
        if new.round_time < new.seats * tempo.bank:
            raise Refuse("round_too_short", allowed=new.seats * tempo.bank)
        if new.starts is not None and not now - DAY <= new.starts <= now + FURTHEST:
            raise Refuse("malformed", detail="starts")
        if new.format == "swiss" and not new.rounds:
            raise Refuse("malformed", detail="rounds")
        return Event(
            id=id_of(person.id, new.id) if new.id else secrets.token_urlsafe(9),
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
        try:
            await self._store.enter_event(event, Entry(event.id, person.id, self._now()))
        except Conflict as late:
            raise Refuse("try_again") from late

    async def leave(self, event: Event, person: Person) -> None:
        """Take part no longer: from the next round on, the person is not paired."""
        await self._leave(Entry(event.id, person.id, self._now(), "out"))

    async def _leave(self, entry: Entry, note: EventNote | None = None) -> None:
        try:
            await self._store.leave_event(entry, *([noted_in(note)] if note is not None else []))
        except Conflict as gone:
            raise Refuse("not_entered") from gone

    # What directors do

    async def start(self, event: Event, person: Person) -> None:
        """Draw the first round now."""
        must_direct(event, person)
        entries = await self._store.entries(event.id)
        if event.state != "open":
            raise Refuse("event_closed")
        if sum(each.state == "in" for each in entries) < LEAST:
            raise Refuse("too_few", allowed=LEAST)
        await self._change(replace(event, starts=self._now()), await self._note(event, "started"))

    async def hasten(self, event: Event, person: Person) -> None:
        """End the round now, and draw the next one. Games that are not over count as when time is up; a director whose
        own game is not over cannot do that.
        """
        must_direct(event, person)
        drawn = await self._store.round(event.id, event.round)
        if event.state != "playing" or drawn is None or drawn.until <= self._now():
            raise Refuse("event_closed")
        pairings = await self._store.pairings_of(event.id, event.round)
        if any(person.id in each.people and each.state != "over" for each in pairings):
            raise Refuse("own_game")
        note = await self._note(event, "hastened", str(event.round))
        await self._store.hasten_round(event.id, event.round, self._now(), noted_in(note))

    async def remove(self, event: Event, person: Person, other: str, words: str) -> None:
        """Let a person take part no longer, and not enter again."""
        must_direct(event, person)
        if event.state not in ("open", "playing"):
            raise Refuse("event_closed")
        note = await self._note(event, "removed", other, words)
        await self._leave(Entry(event.id, other, self._now(), "removed"), note)

    async def correct(
        self, event: Event, person: Person, where: tuple[int, int], places: Sequence[int], words: str
    ) -> None:
        """Replace the result of a table that is over, given as round and number: a place for each person, 0 for one who
        gets nothing. Equal places are shared, and the next ones skipped. A director corrects no game of their own.

        In a knock-out, only of the round that was drawn last: those before have decided who goes on.
        """
        must_direct(event, person)
        pairing = await self._pairing(event, *where)
        if event.state != "playing" or (event.format == "knock_out" and pairing.round != event.round):
            raise Refuse("event_closed")
        if len(places) != len(pairing.people) or len(places) < 2 or not are_places(places):
            raise Refuse("malformed", detail="places")
        if person.id in pairing.people:
            raise Refuse("own_game")
        if not words.strip():
            raise Refuse("needs_words")
        found = [Place(who, place, place > 0) for who, place in zip(pairing.people, places, strict=True)]
        note = await self._note(event, "corrected", f"{pairing.round}.{pairing.number}", words)
        try:
            await self._store.correct_pairing(pairing, scores_of(found), note)
        except Conflict as early:
            raise Refuse("not_over") from early

    async def _pairing(self, event: Event, number: int, table: int) -> Pairing:
        found = await self._store.pairings_of(event.id, number)
        pairing = next((each for each in found if each.number == table), None)
        if pairing is None:
            raise Refuse("not_found")
        return pairing

    async def end(self, event: Event, person: Person, words: str) -> None:
        """End the tournament now: the standings stay as they are. One that has not begun is called off."""
        must_direct(event, person)
        if event.state not in ("open", "playing"):
            raise Refuse("event_closed")
        after = replace(event, state="off" if event.state == "open" else "over", ended=self._now())
        await self._change(after, await self._note(event, "ended", "", words))

    async def _change(self, event: Event, note: EventNote) -> None:
        try:
            await self._store.change_event(replace(event, version=event.version + 1), noted_in(note))
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def _note(self, event: Event, what: str, about: str = "", words: str = "") -> EventNote:
        if what != "ended" and len(await self._store.event_notes(event.id)) >= MOST_NOTES:
            raise Refuse("too_many", allowed=MOST_NOTES)
        said = in_one_line(words)[:300] if words.strip() else ""
        if said:
            await must_be_free(self._store, event.director, "muted", self._now())
        return EventNote(event.id, self._now(), what, about, said)


def id_of(person: str, request: str) -> str:
    """The id of the tournament that a person makes with a request: the same one, however often it is sent."""
    return urlsafe_b64encode(sha256(f"{person} {request}".encode()).digest()[:9]).decode()


def are_places(places: Sequence[int]) -> bool:
    """True if these are places from 1 on, where equal ones are shared and the next ones skipped; 0 is no place."""
    given = [place for place in places if place]
    return all(place == 1 + sum(other < place for other in given) for place in given)


def must_direct(event: Event, person: Person) -> None:
    """Refuse unless this is the director."""
    if event.director != person.id:
        raise Refuse("not_director")


def can_enter(event: Event) -> bool:
    """True if people can enter a tournament: before it begins, in the Swiss system until half of its rounds."""
    late = event.format == "swiss" and event.round <= event.rounds // 2
    return event.state == "open" or (event.state == "playing" and late)
