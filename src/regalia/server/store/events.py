"""Tournaments: what is played, who has entered, and what directors have done.

What a node does by itself follows from the states here, so that another one goes on where it was killed. Each change says
which state it needs, so that of two nodes one is refused.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from regalia.server.store.documents import SpectatorsWelcome
from regalia.server.store.notices import Notice, noted
from regalia.server.store.sql import Change, Row, Sql, insert, select
from regalia.server.time.tempo import Pace

Format = Literal["swiss", "robin", "knock_out", "league"]
EventState = Literal["open", "playing", "over", "off"]
"""People can enter; rounds are played; the last round is over; or it was called off before the first one."""
EntryState = Literal["in", "out", "removed", "reserve"]
"""Taking part; gone; removed by a director, or replaced; or ready to take the place of another."""
EventDelay = Literal["moves-3", "moves-10", "minutes-5"]


class Event(Struct, frozen=True):
    """A tournament."""

    id: str
    name: str
    words: str
    """What its director says about it."""
    game: str
    options: dict[str, Any]
    seats: int
    """The seats of a full table."""
    pace: Pace
    format: Format
    rounds: int
    """How many rounds are played; 0 for as many as the format needs, until the first is drawn."""
    bots: bool
    """True if bots fill the tables that are not full."""
    public: bool
    """True if it is listed, otherwise it is found by its link."""
    most: int
    """The most people who can enter."""
    starts: float | None
    """When the first round is drawn, in seconds since the epoch; None if the director does that."""
    round_time: float
    """Seconds after which a round ends in any case."""
    seed: str
    director: str
    created: float
    state: EventState = "open"
    round: int = 0
    """The number of the last round that was drawn."""
    ended: float | None = None
    version: int = 0
    """Counts changes: of two based on the same version, only one can be saved."""
    for_club: str = ""
    """The club whose members alone can take part, which lists it; empty for all people."""
    directors: tuple[str, ...] = ()
    """Those who direct it beside its director, by id."""
    lowest: float | None = None
    highest: float | None = None
    """The range of ratings of its people, in points; None for no limit."""
    paused: float | None = None
    """Since when it is paused, in seconds since the epoch."""
    division: int = 0
    """The most people of a division of a league."""
    league: str = ""
    """The id of the first season of a league; empty in other formats."""
    season: int = 0
    """The number of the season of a league, from 1 on."""
    again: bool = False
    """True if the next season of a league opens by itself."""
    winner: str = ""
    """Who came first, by id, once it is over."""
    welcome: SpectatorsWelcome = "all"
    delay: EventDelay = "moves-3"
    """Who may watch the games of its tables, and how late they see them."""


class Entry(Struct, frozen=True):
    """A person who takes part."""

    event: str
    person: str
    at: float
    state: EntryState = "in"
    place: int = 0
    """The place in the seeding, from 1 on; 0 before the first round, and for those who have come later. In a season of a
    league, that of the season before until the first round.
    """
    instead_of: str = ""
    """The person whose place and points a substitute has taken over."""


class EventNote(Struct, frozen=True):
    """What a director has done, for all to read."""

    event: str
    at: float
    what: str
    about: str
    """The person or the table it was done to."""
    words: str


EVENT, ENTRY, EVENT_NOTE = select("events", Event), select("entries", Entry), select("event_notes", EventNote)
FIELDS = Event.__struct_fields__
SAVE_EVENT = insert("events", Event) + "on conflict (id) do nothing"
CHANGE_EVENT = f"""
    update events set {", ".join(f"{field} = :{field}" for field in FIELDS[1:])}
    where id = :id and version = :version - 1
"""  # noqa: S608 - made of names in our code, values are bound
LISTED = EVENT + "where state = :state and public = :public order by created desc limit :most"
OF_CLUB = EVENT + "where for_club = :club order by created desc limit :most"
DUE_EVENTS = f"{EVENT} where state = 'playing' union all {EVENT} where state = 'open' and starts <= :now"
DIRECTED = "select count(*) from events where director = :person and state in ('open', 'playing')"
STILL_SO = "update events set version = version where id = :event and state = :state and round = :round"
ENTER = f"""
    {insert("entries", Entry)}
    on conflict (event, person) do update set state = 'in' where entries.state = 'out'
"""
CARRY = insert("entries", Entry) + "on conflict (event, person) do nothing"
REPLACED = """
    update entries set state = 'removed', place = 0
    where event = :event and person = :person and state <> 'reserve'
"""
SUBSTITUTE = """
    update entries set state = 'in', place = :place, instead_of = :person
    where event = :event and person = :other and state = 'reserve'
"""
SEASONS = EVENT + "where league = :league and league <> '' order by season desc limit :most"
LED = f"""
    {EVENT} where state in ('open', 'playing') and (director = :person or directors like :among)
"""
RESUME = "update rounds set until = until + :seconds where event = :event and number = :number and ended is null"
SAVE_NOTE = insert("event_notes", EventNote)
PEOPLE_IN = """
    select event, count(*) from entries where event in ({ids}) and state = 'in' group by event
"""
ENTERED = """
    select id from entries {then} events on id = event
    where person = :person and entries.state = 'in' and events.state in ('open', 'playing')
    order by created desc limit :most
"""


class Events(Sql):
    """Tournaments."""

    async def save_event(self, event: Event) -> None:
        """A new tournament."""
        await self.save(Change(SAVE_EVENT, event_row(event)))

    async def change_event(self, event: Event, *more: Change) -> None:
        """The next version of a tournament. Raises Conflict if there is this version."""
        await self.save(changed_event(event), *more)

    async def event(self, event: str) -> Event | None:
        """A tournament by its id."""
        rows = await self.rows(EVENT + "where id = :id", id=event)
        return event_in(rows[0]) if rows else None

    async def events(self, state: EventState, most: int) -> list[Event]:
        """The newest of the listed tournaments of a state."""
        return [event_in(row) for row in await self.rows(LISTED, state=state, public=1, most=most)]

    async def events_of_club(self, club: str, most: int) -> list[Event]:
        """The newest tournaments for the members of a club, of all states."""
        return [event_in(row) for row in await self.rows(OF_CLUB, club=club, most=most)]

    async def events_due(self, now: float) -> list[Event]:
        """The tournaments in which rounds are played, and those that are to begin."""
        return [event_in(row) for row in await self.rows(DUE_EVENTS, now=now)]

    async def events_directed(self, person: str) -> int:
        """The number of tournaments of a director that are not over."""
        return int((await self.rows(DIRECTED, person=person))[0][0])

    async def events_entered(self, person: str, most: int) -> list[str]:
        """The newest tournaments in which a person takes part and which are not over."""
        return [str(event) for (event,) in await self.rows(ENTERED, person=person, most=most)]

    async def enter_event(self, event: Event, entry: Entry) -> None:
        """A person takes part. Raises Conflict if another round was drawn, and if the person was removed."""
        await self.save(still_so(event), Change(ENTER, msgspec.structs.asdict(entry), must=True))

    async def leave_event(self, entry: Entry, *more: Change) -> None:
        """A person takes part no longer, by themselves or removed, as the entry says."""
        gone = "update entries set state = :state where event = :event and person = :person and state in ('in', 'reserve')"
        await self.save(Change(gone, msgspec.structs.asdict(entry), must=True), *more)

    async def substitute(self, event: Event, gone: Entry, other: str, note: EventNote) -> None:
        """A person of the reserve takes over the place of another, with the tournament's next version. Raises Conflict."""
        values = {"event": event.id, "person": gone.person, "other": other, "place": gone.place}
        await self.save(
            changed_event(event), Change(REPLACED, values, must=True), Change(SUBSTITUTE, values, must=True), noted_in(note)
        )

    async def resume_event(self, event: Event, seconds: float, note: EventNote) -> None:
        """The next version of a tournament that was paused for so long: its round ends later. Raises Conflict."""
        later = Change(RESUME, {"event": event.id, "number": event.round, "seconds": seconds})
        await self.save(changed_event(event), later, noted_in(note))

    async def seasons(self, league: str, most: int) -> list[Event]:
        """The newest seasons of a league, the last first."""
        return [event_in(row) for row in await self.rows(SEASONS, league=league, most=most)]

    async def events_led(self, person: str) -> list[Event]:
        """The tournaments that are not over and that a person directs, alone or with others."""
        return [event_in(row) for row in await self.rows(LED, person=person, among=f"%{person}%")]

    async def entries(self, event: str) -> list[Entry]:
        """All who have entered, in the order of time."""
        return [Entry(*row) for row in await self.rows(ENTRY + "where event = :event order by at, person", event=event)]

    async def entries_of(self, person: str) -> list[Entry]:
        """All tournaments that a person has entered."""
        return [Entry(*row) for row in await self.rows(ENTRY + "where person = :person order by at, event", person=person)]

    async def people_in(self, events: Sequence[str]) -> dict[str, int]:
        """The number of people who take part in each of these tournaments; those without any are missing."""
        found = await self.rows(PEOPLE_IN, ids=msgspec.json.encode(events).decode())
        return {str(event): int(count) for event, count in found}

    async def event_notes(self, event: str) -> list[EventNote]:
        """What the directors of a tournament have done, the first at the beginning."""
        found = EVENT_NOTE + "where event = :event order by number"
        return [EventNote(*row) for row in await self.rows(found, event=event)]


def changed_event(event: Event) -> Change:
    """The next version of a tournament, which must follow the one that is there."""
    return Change(CHANGE_EVENT, event_row(event), must=True)


def still_so(event: Event) -> Change:
    """What is saved with it is saved only if the tournament has this state and round."""
    return Change(STILL_SO, {"event": event.id, "state": event.state, "round": event.round}, must=True)


def season_of(event: Event, entries: Sequence[Entry]) -> list[Change]:
    """A new season with those who play on, and notices for them; nothing if there is this season."""
    mark = f"season-{event.season}"
    notices = noted(event.id, [Notice(each.person, "season", mark, event.created) for each in entries])
    carried = (Change(CARRY, msgspec.structs.asdict(each)) for each in entries)
    return [Change(SAVE_EVENT, event_row(event)), *carried, *notices]


def noted_in(note: EventNote) -> Change:
    """A line of the log of a tournament."""
    return Change(SAVE_NOTE, msgspec.structs.asdict(note))


def event_row(event: Event) -> dict[str, Any]:
    """A tournament as its row."""
    options = msgspec.json.encode(event.options, order="deterministic").decode()
    return msgspec.structs.asdict(event) | {
        "options": options,
        "bots": int(event.bots),
        "public": int(event.public),
        "again": int(event.again),
        "directors": " ".join(event.directors),
    }


def event_in(row: Row) -> Event:
    """The tournament in a row."""
    fields = dict(zip(FIELDS, row, strict=True))
    read = {
        "options": msgspec.json.decode(fields["options"]),
        "bots": bool(fields["bots"]),
        "public": bool(fields["public"]),
        "again": bool(fields["again"]),
        "directors": tuple(fields["directors"].split()),
    }
    return Event(**fields | read)
