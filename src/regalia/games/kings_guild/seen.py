"""Rules 14. The records of a view."""

from typing import Literal

from msgspec import Struct

from regalia.core import BySeat, Seat
from regalia.games.kings_guild.content import (
    Colour,
    GuildName,
    MatName,
    QuestName,
    Resource,
    RoomName,
    SpecialistName,
    TreasureName,
)
from regalia.games.kings_guild.scoring import Line
from regalia.games.kings_guild.state import Employee


class SeenTile(Struct, frozen=True, gc=False):
    """A room on a mat."""

    room: RoomName
    column: int
    row: int


class SeenQuest(Struct, frozen=True, gc=False):
    """A face-up card of the quest deck; `sigils` as in the state."""

    quest: QuestName
    sigils: tuple[Seat | None, ...]
    hero_drawn: bool
    thug: bool


class SeenRecruit(Struct, frozen=True, gc=False):
    """A specialist in the row. `prices`: what each seat would pay."""

    specialist: SpecialistName
    coins: int
    prices: BySeat[int]


class SeenCard(Struct, frozen=True, gc=False):
    """A treasure on the table; `treasure` is None if the viewer cannot see it."""

    colour: Colour
    treasure: TreasureName | None


class SeenSeat(Struct, frozen=True, gc=False):
    """A guild. Others see the backs of the hand, and the faces of cards they saw go there."""

    guild: GuildName
    mat: MatName
    coins: int
    resources: dict[Resource, int]
    storage: int
    tiles: tuple[SeenTile, ...]
    staff: tuple[Employee, ...]
    baggage: str | None
    hand: tuple[TreasureName, ...] | None
    backs: tuple[int, ...]
    """How many cards of each colour: blue, red, yellow."""
    seen: tuple[TreasureName, ...]
    hand_limit: int
    won: tuple[QuestName, ...]
    sigils: int
    offered: bool
    prestige: int
    """The points that all players can count so far; at the end the total."""
    sheet: tuple[Line, ...] | None
    """Line by line, when the game is over."""


class Shown(Struct, frozen=True, gc=False):
    """What has been decided about the current action so far; the view has the same fields."""

    taken: tuple[Resource, ...] = ()
    returned: tuple[Resource, ...] = ()
    placing: RoomName | None = None
    hiring: SpecialistName | None = None
    moving: SpecialistName | None = None
    named: tuple[Colour, ...] | None = None
    victim: Seat | None = None
    crafted: QuestName | None = None


class View(Struct, frozen=True, gc=False):
    """The table through some eyes."""

    phase: Literal["setup", "play", "final", "over"]
    solo: bool
    turn: int
    active: Seat
    first: Seat
    last: Seat | None
    """The seat that plays the last turn, once that is known."""
    supply: dict[Resource, int]
    rooms: dict[str, int]
    """Tiles left in each supply, the King's Statue among them as long as it is in the game."""
    slots: tuple[SeenQuest | None, ...]
    deck: int
    top: Literal["base", "arcane", "age2", "special"] | None
    """The back of the next quest card."""
    ahead: tuple[QuestName, ...] | None
    """What the Oracle showed, for the eyes of its owner."""
    peeked: int
    row: tuple[SeenRecruit | None, ...]
    recruits: int
    letter: str | None
    """The back of the next specialist card."""
    stacks: tuple[int, ...]
    discards: tuple[tuple[TreasureName, ...], ...]
    gone: tuple[str, ...]
    drawn: tuple[SeenCard, ...]
    fortunes: int
    taken: tuple[Resource, ...]
    """What is being gathered, or taken in exchange."""
    returned: tuple[Resource, ...]
    """What the Alchemist returns for it."""
    placing: RoomName | None
    """The room about to be placed."""
    hiring: SpecialistName | None
    """The specialist about to take a space."""
    moving: SpecialistName | None
    """The specialist about to change it."""
    named: tuple[Colour, ...] | None
    """The colours that have been named before anything is drawn, if any."""
    victim: Seat | None
    """From whom the Smuggler takes."""
    crafted: QuestName | None
    """The quest after which abilities may be used."""
    bids: BySeat[int]
    """The bids for the King's Statue by seat, once they are revealed."""
    rating: str | None
    """The rating of a finished solo game."""
    seats: BySeat[SeenSeat]
