"""Tournaments, as they are asked for and shown."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from regalia.server.store import EventState, Format, PairingState, SpectatorsWelcome
from regalia.server.store.events import EntryState, EventDelay
from regalia.server.time.tempo import Pace
from regalia.server.wire.base import Message
from regalia.tournaments import LARGEST, SMALLEST

MOST_PEOPLE, MOST_ROUNDS = 500, 20
MOST_IN_ROBIN = 40
"""Most people of a round robin."""


class NewEvent(Message, frozen=True):
    """A tournament to be held."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    seats: Annotated[int, Meta(ge=2, le=6)]
    words: Annotated[str, Meta(max_length=500)] = ""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    tempo: Pace = "live-15"
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 5
    """0: as many as are needed for everyone to meet everyone in a round robin. A knock-out goes on to its final."""
    bots: bool = False
    public: bool = True
    club: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """The id of a club of the director: only its members can take part, and it is listed there alone."""
    most: Annotated[int, Meta(ge=3, le=MOST_PEOPLE)] = 64
    starts: float | None = None
    round_time: Annotated[float, Meta(ge=600, le=60 * 86400)] = 7200.0
    """Seconds after which a round ends in any case."""
    low: Annotated[int, Meta(ge=0, le=9999)] | None = None
    high: Annotated[int, Meta(ge=0, le=9999)] | None = None
    """The range of ratings of people who can enter, in points; None for no limit."""
    division: Annotated[int, Meta(ge=SMALLEST, le=LARGEST)] = 8
    """The most people of a division of a league."""
    again: bool = False
    """True if the next season of a league opens by itself."""
    welcome: SpectatorsWelcome = "all"
    """Who may watch its games: all, friends of players, or no one."""
    delay: EventDelay = "moves-3"
    """How late they see them, in any case at least 3 moves."""
    id: Annotated[str, Meta(max_length=40)] = ""
    """Of two requests of a person with the same id, the second returns the tournament of the first."""


class RankedPerson(Struct, frozen=True):
    """A row of the standings."""

    place: int
    id: str
    name: str
    points: float
    opponents: float
    """The mean points of opponents."""
    mutual: int
    """Meetings with those who have equal points and equal opponents: 2 for each person beaten, 1 for a tie."""
    firsts: float
    """The share of first places."""
    places: list[int | None]
    """The place in each round; 0 for a bye, null for a round without a result."""
    state: EntryState
    division: int = 0
    """The number of the division of a league, the highest 1; 0 in other formats, and before the first round."""
    meetings: list[float | None] = []
    """In a round robin and in a league: what they got against each person of the standings (in a league, of
    their division), in their order; 1 for being before them, 0.5
    for a tie; null without a game that is over. Empty in other formats.
    """


class Seated(Struct, frozen=True):
    """A person at a table of a round."""

    id: str
    name: str
    points: float | None = None
    place: int | None = None


class EventTable(Struct, frozen=True):
    """A table of a round; with one person, a bye."""

    number: int
    state: PairingState
    table: str
    """Empty as long as it is not open, and for a bye."""
    people: list[Seated]
    division: int = 0
    """The number of the division of a league; 0 in other formats."""


class EventRound(Struct, frozen=True):
    """A round that was drawn."""

    number: int
    drawn: float
    until: float
    ended: float | None
    tables: list[EventTable]


class DirectorsNote(Struct, frozen=True):
    """What the director has done."""

    at: float
    what: str
    about: str
    words: str
    other: str = ""
    """Who takes the place of a person who is replaced."""


class Season(Struct, frozen=True):
    """A season of a league."""

    id: str
    season: int
    state: EventState
    ended: float | None
    winner: str
    """The name of who came first in the highest division; empty until the season is over."""


class NamedPerson(Struct, frozen=True):
    """A person by id and name."""

    id: str
    name: str


class EventSheet(Struct, frozen=True):
    """All that is known of a tournament."""

    id: str
    name: str
    words: str
    game: str
    seats: int
    tempo: Pace
    format: Format
    rounds: int
    """0 as long as it is not known."""
    round: int
    """The round that was drawn last; 0 before the first."""
    state: EventState
    public: bool
    club: str
    """The id of the club that it is for; empty for all people."""
    bots: bool
    most: int
    starts: float | None
    round_time: float
    next_at: float | None
    """When the next round is drawn, if that is known."""
    seed: str
    director: str
    """The id of its director."""
    director_name: str
    people: int
    standings: list[RankedPerson]
    """Before the first round, those who have entered, in the order of time."""
    drawn: list[EventRound]
    notes: list[DirectorsNote]
    directors: list[NamedPerson]
    """Those who direct it beside its director."""
    reserve: list[NamedPerson]
    """Those who are ready to take the place of another."""
    low: float | None
    high: float | None
    """The range of ratings of people who can enter, in points; null for no limit."""
    paused: float | None
    """Since when it is paused."""
    division: int
    """The most people of a division of a league; 0 in other formats."""
    season: int
    """The number of the season of a league; 0 in other formats."""
    again: bool
    """True if the next season opens by itself."""
    seasons: list[Season]
    """All seasons of the league, the newest first."""
    welcome: SpectatorsWelcome
    """Who may watch its games: all, friends of players, or no one."""
    delay: EventDelay
    """How late they see them."""


class EventLine(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: Format
    tempo: Pace
    state: EventState
    round: int
    rounds: int
    people: int
    most: int
    starts: float | None
    ended: float | None
    created: float
    season: int = 0
    """The number of the season of a league; 0 in other formats."""
    low: float | None = None
    high: float | None = None


class EventList(Struct, frozen=True):
    """The listed tournaments, the newest first."""

    open: list[EventLine]
    playing: list[EventLine]
    over: list[EventLine]
