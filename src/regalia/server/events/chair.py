"""What directors do in tournaments. All of it is in a log for all to read."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from regalia.server.errors import Refuse
from regalia.server.events.drawing import State, least_of, winner_of
from regalia.server.events.round_time import saved_until, with_rests
from regalia.server.events.seasons import next_season, staying
from regalia.server.nodes.uptime import Uptime
from regalia.server.people.names import in_one_line, likeness
from regalia.server.requests.sanctions import must_be_free
from regalia.server.store import Conflict, Entry, Event, Pairing, Person, Store
from regalia.server.store.events import EventNote, noted_in, season_of
from regalia.tournaments import Place, scores_of

MOST_DIRECTORS = 5
"""The most people who direct a tournament beside its director."""
MOST_NOTES = 500
"""The most lines of the log of a tournament."""


class Chair:
    """The requests of directors. Raises Refuse."""

    def __init__(self, store: Store, uptime: Uptime, now: Callable[[], float]) -> None:
        self._store, self._uptime, self._now = store, uptime, now

    async def start(self, event: Event, person: Person) -> None:
        """Draw the first round now."""
        must_direct(event, person)
        entries = await self._store.entries(event.id)
        if event.state != "open":
            raise Refuse("event_closed")
        if sum(each.state == "in" for each in entries) < least_of(event):
            raise Refuse("too_few", allowed=least_of(event))
        await self._change(replace(event, starts=self._now()), await self._note(event, person, "started"))

    async def hasten(self, event: Event, person: Person) -> None:
        """End the round now, and draw the next one. Games that are not over count as when time is up; a director whose
        own game is not over cannot do that.
        """
        must_direct(event, person)
        drawn = await self._store.round(event.id, event.round)
        now = self._now()
        rests = self._uptime.outages(now)
        if event.state != "playing" or event.paused is not None or drawn is None or with_rests(drawn, rests).until <= now:
            raise Refuse("event_closed")
        pairings = await self._store.pairings_of(event.id, event.round)
        if any(person.id in each.people and each.state != "over" for each in pairings):
            raise Refuse("own_game")
        note = await self._note(event, person, "hastened", str(event.round))
        await self._store.hasten_round(event.id, event.round, saved_until(drawn, now, rests), noted_in(note))

    async def remove(self, event: Event, person: Person, other: str, words: str) -> None:
        """Let a person take part no longer, and not enter again."""
        must_direct(event, person)
        if event.state not in ("open", "playing"):
            raise Refuse("event_closed")
        note = await self._note(event, person, "removed", other, words)
        try:
            await self._store.leave_event(Entry(event.id, other, self._now(), "removed"), noted_in(note))
        except Conflict as gone:
            raise Refuse("not_entered") from gone

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
        note = await self._note(event, person, "corrected", f"{pairing.round}.{pairing.number}", words)
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
        state = State(event, await self._store.entries(event.id), await self._store.pairings(event.id))
        after = replace(event, state="off" if event.state == "open" else "over", ended=self._now())
        if event.state == "playing":
            after = replace(after, winner=await asyncio.to_thread(winner_of, state))
        await self._change(after, await self._note(event, person, "ended", "", words))

    async def pause(self, event: Event, person: Person, words: str) -> None:
        """Draw no round and open no table until it goes on. The clocks of games in play run on."""
        must_direct(event, person)
        if event.state != "playing" or event.paused is not None:
            raise Refuse("event_closed")
        await self._change(replace(event, paused=self._now()), await self._note(event, person, "paused", "", words))

    async def resume(self, event: Event, person: Person) -> None:
        """Go on after a pause: the round ends later by as long."""
        must_direct(event, person)
        if event.state != "playing" or event.paused is None:
            raise Refuse("event_closed")
        after = replace(event, paused=None, version=event.version + 1)
        try:
            note = await self._note(event, person, "resumed")
            await self._store.resume_event(after, self._now() - event.paused, note)
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def substitute(self, event: Event, person: Person, gone: str, other: str, words: str) -> None:
        """Seat a person of the reserve in the place of another, from the next round on. They take over the points."""
        must_direct(event, person)
        if event.state != "playing":
            raise Refuse("event_closed")
        entries = {each.person: each for each in await self._store.entries(event.id)}
        replaced = {each.instead_of for each in entries.values()}
        if gone not in entries or entries[gone].state == "reserve" or gone in replaced:
            raise Refuse("not_entered")
        if other not in entries or entries[other].state != "reserve":
            raise Refuse("not_entered")
        after = replace(event, version=event.version + 1)
        try:
            note = await self._note(event, person, "substituted", f"{gone} {other}", words)
            await self._store.substitute(after, entries[gone], other, note)
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def appoint(self, event: Event, person: Person, name: str) -> None:
        """Let another person direct it, too, by name. They can do the same, but appoint no one."""
        must_be_director(event, person)
        account = await self._store.account_named(likeness(name)) if name.strip() else None
        if account is None:
            raise Refuse("no_such_person")
        if account.person in (event.director, *event.directors):
            return
        if len(event.directors) >= MOST_DIRECTORS:
            raise Refuse("too_many", allowed=MOST_DIRECTORS)
        after = replace(event, directors=(*event.directors, account.person))
        await self._change(after, await self._note(event, person, "appointed", account.person))

    async def dismiss(self, event: Event, person: Person, other: str) -> None:
        """Let another person direct it no longer."""
        if other != person.id:
            must_be_director(event, person)
        if other not in event.directors:
            raise Refuse("not_found")
        after = replace(event, directors=tuple(each for each in event.directors if each != other))
        await self._change(after, await self._note(event, person, "dismissed", other))

    async def next_season(self, event: Event, person: Person) -> Event:
        """Open the season after one that is over; asked again, the same one."""
        must_direct(event, person)
        if event.format != "league" or event.state != "over":
            raise Refuse("event_closed")
        state = State(event, await self._store.entries(event.id), await self._store.pairings(event.id))
        following, entries = next_season(state, self._now(), await staying(self._store, state))
        if (known := await self._store.event(following.id)) is not None:
            return known
        await self._store.save(*season_of(following, entries))
        return following

    async def hand_over(self, person: str) -> None:
        """Leave the tournaments of a person whose account is deleted to those who direct them, too. One without any goes on
        by itself, with a note for all to read.
        """
        for led in await self._store.events_led(person):
            event: Event | None = led
            while event is not None and not await self._handed_over(event, person):
                event = await self._store.event(led.id)

    async def _handed_over(self, event: Event, person: str) -> bool:
        """Leave a tournament to others. False if it has changed since it was read, such as by a draw."""
        others = tuple(each for each in event.directors if each != person)
        if event.director != person:
            after, note = replace(event, directors=others), ("dismissed", person)
        elif others:
            after, note = replace(event, director=others[0], directors=others[1:]), ("handed_over", others[0])
        elif event.state == "playing":
            after, note = event, ("left_alone", "")
        else:
            return True  # it is called off with the account
        try:
            noted = noted_in(EventNote(event.id, self._now(), *note, ""))
            await self._store.change_event(replace(after, version=event.version + 1), noted)
        except Conflict:
            return False
        return True

    async def _change(self, event: Event, note: EventNote) -> None:
        try:
            await self._store.change_event(replace(event, version=event.version + 1), noted_in(note))
        except Conflict as faster:
            raise Refuse("try_again") from faster

    async def _note(self, event: Event, person: Person, what: str, about: str = "", words: str = "") -> EventNote:
        if what != "ended" and len(await self._store.event_notes(event.id)) >= MOST_NOTES:
            raise Refuse("too_many", allowed=MOST_NOTES)
        said = in_one_line(words)[:300] if words.strip() else ""
        if said:
            await must_be_free(self._store, person.id, "muted", self._now())
        return EventNote(event.id, self._now(), what, about, said)


def are_places(places: Sequence[int]) -> bool:
    """True if these are places from 1 on, where equal ones are shared and the next ones skipped; 0 is no place."""
    given = [place for place in places if place]
    return all(place == 1 + sum(other < place for other in given) for place in given)


def must_direct(event: Event, person: Person) -> None:
    """Refuse unless this is the director, or one of those who direct it, too."""
    if person.id not in (event.director, *event.directors):
        raise Refuse("not_director")


def must_be_director(event: Event, person: Person) -> None:
    """Refuse unless this is the director."""
    if event.director != person.id:
        raise Refuse("not_director")
