"""Rules 13. The records of a view."""

from typing import Literal

from msgspec import Struct

from regalia.core import BySeat, Seat
from regalia.games.nocturion.content import (
    BeastName,
    CurseName,
    HeirloomName,
    HouseName,
    LocationName,
    QuestName,
    RegionName,
    Resource,
    SeasonName,
)
from regalia.games.nocturion.pieces import Beast, Moment


class SeenTile(Struct, frozen=True, gc=False):
    """A location on its estate."""

    location: LocationName
    region: RegionName
    resource: Resource
    stocked: bool
    die: int
    """The die on it, 0 if there is none."""
    gives: int
    """How many resources the player whose turn it is would gain there."""


class SeenRegion(Struct, frozen=True, gc=False):
    """A region: the faces that open it, and the end of the season tracker that points to it."""

    region: RegionName
    faces: tuple[int, ...]
    end: Literal["x2", "cart", "nothing"]


class SeenRow(Struct, frozen=True, gc=False):
    """The face-up quests of a level, and the number of remaining ones."""

    level: int
    quests: tuple[QuestName, ...]
    deck: int


class SeenSeat(Struct, frozen=True, gc=False):
    """A house. Others see only the number of cards in hand."""

    house: HouseName
    prestige: int
    pending: int
    """Prestige that Bloodthirst will cost at the end."""
    crown: bool
    guild_master: bool
    chalice: bool
    dice: tuple[int, ...]
    crest: int
    resources: dict[Resource, int]
    limit: int
    """How many resources may be kept in the Refresh phase."""
    equipped: tuple[HeirloomName, ...]
    unequipped: tuple[HeirloomName, ...]
    spent: bool
    """True if the ability that works once a round is exhausted."""
    stable: tuple[Beast, ...]
    curses: tuple[CurseName, ...]
    quests: tuple[QuestName, ...]
    hand: tuple[BeastName | None, ...]


class View(Struct, frozen=True, gc=False):
    """The table through some eyes."""

    phase: Literal["setup", "acquisition", "action", "refresh", "over"]
    pack: str
    round: int
    year: int
    final_year: int
    season: SeasonName
    """The side of the calendar where the season tracker stands; `none` before the first activation."""
    spot: str
    """The resource of its space."""
    space: int
    """The number of the space, -1 before the first activation."""
    active: Seat
    pool: tuple[int, ...]
    regions: tuple[SeenRegion, ...]
    tiles: tuple[SeenTile, ...]
    quests: tuple[SeenRow, ...]
    deck: int
    discards: tuple[BeastName, ...]
    looked: tuple[BeastName | None, ...]
    """The cards that a player is looking at."""
    curse_deck: int
    curse_discards: tuple[CurseName, ...]
    wild: bool
    about: str
    """The piece whose ability can be used or asks, or that an event is about; or `nothing`."""
    event: str
    """The event that can be responded to, or `nothing`."""
    player: Seat
    """The player of the event, or of the ability that takes something from others, or -1."""
    curse: CurseName
    """The incoming curse, or `nothing`."""
    arriving: BeastName
    """The beast that was shown and has not arrived yet, or `nothing`."""
    paying: Literal["nothing", "discount", "surcharge"]
    """The choice in a payment."""
    moment: Moment
    seats: BySeat[SeenSeat]
