"""Events of the year: seasons, Clashes, Influence, pieces on the Map."""

from typing import Literal

from regalia.core import BySeat, Event, Seat
from regalia.core import RoundBegan as RoundBegan
from regalia.games.old_kings_crown.content import Faction, Location, Region
from regalia.games.old_kings_crown.pieces import Part


class Seated(Event, frozen=True):
    """Every player has a faction."""

    factions: BySeat[Faction]


class PhaseBegan(Event, frozen=True):
    """A season begins."""

    phase: Literal["year", "spring", "summer", "autumn", "winter"]


class TrackSet(Event, frozen=True):
    """The Order Track, from the top."""

    order: tuple[Seat, ...]


class HeraldMoved(Event, frozen=True):
    """A Herald went to a Location, or home to its board."""

    seat: Seat
    location: Location | None


class SupportersMoved(Event, frozen=True):
    """Supporters moved; a place is a Region, `board` or `lost`."""

    seat: Seat
    source: str
    target: str
    count: int


class MarkerPut(Event, frozen=True):
    """Faction markers were put on a Council or a Location, or taken back if the count is negative."""

    seat: Seat
    place: str
    count: int


class Gained(Event, frozen=True):
    """Influence and Lore went to a Supply. `cause` names the card, tile or rule."""

    seat: Seat
    influence: int
    lore: int
    cause: str


class Stole(Event, frozen=True):
    """Influence went from one Supply to another."""

    seat: Seat
    victim: Seat
    influence: int


class LoreStored(Event, frozen=True):
    """Lore was put on an empty Site of Power."""

    seat: Seat
    lore: int


class FavourClaimed(Event, frozen=True):
    """A player claimed the Kingdom's Favour."""

    seat: Seat


class FavourTurned(Event, frozen=True):
    """The disc was turned; without uses it went back to Harvest Field."""

    seat: Seat
    uses: int


class ClashesOrdered(Event, frozen=True):
    """The Clash Markers were placed."""

    seat: Seat
    regions: tuple[Region, ...]


class ClashBegan(Event, frozen=True):
    """A Clash begins between these players."""

    region: Region
    who: tuple[Seat, ...]
    first: bool


class Tallied(Event, frozen=True):
    """The totals of a Clash, participant by participant."""

    region: Region
    who: tuple[Seat, ...]
    totals: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    """The parts of each total."""
    lowest: bool
    """True if the lowest total wins."""


class ClashTied(Event, frozen=True):
    """These players are tied."""

    region: Region
    who: tuple[Seat, ...]


class ClashWon(Event, frozen=True):
    """A player won a Region."""

    region: Region
    seat: Seat


class TiePassed(Event, frozen=True):
    """A tied player plays no card."""

    seat: Seat


class NobodyWon(Event, frozen=True):
    """A Region ends without a winner."""

    region: Region


class LocationClaimed(Event, frozen=True):
    """A player claims a Location Reward."""

    seat: Seat
    location: Location


class GameEnded(Event, frozen=True):
    """The game is over; the winner."""

    seat: Seat
