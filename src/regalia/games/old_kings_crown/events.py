"""What happened at the table, for the log, motion and replays."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Event, Eyes, Seat
from regalia.games.old_kings_crown.content import (
    ActionId,
    CardId,
    Council,
    Faction,
    KingdomId,
    Location,
    Region,
    TacticId,
)


class Seated(Event, frozen=True):
    """Everybody has a faction, and the first Order Track is set."""

    factions: tuple[Faction, ...]
    order: tuple[Seat, ...]


class RoundBegan(Event, frozen=True):
    """A Round begins."""

    number: int


class PhaseBegan(Event, frozen=True):
    """A season begins."""

    phase: Literal["year", "spring", "summer", "autumn", "winter"]


class TrackSet(Event, frozen=True):
    """The Order Track, from the top."""

    order: tuple[Seat, ...]


class Drew(Event, frozen=True):
    """Cards were drawn into a hand. Others see how many."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None

    def seen_by(self, eyes: Eyes) -> "Drew":
        """Rules 17. The faces are the owner's."""
        return self if self.seat in eyes else replace(self, cards=None)


class DealtKingdom(Event, frozen=True):
    """Kingdom cards that only one player sees."""

    seat: Seat
    cards: tuple[KingdomId, ...] | None

    def seen_by(self, eyes: Eyes) -> "DealtKingdom":
        """Rules 17. They are private to that player."""
        return self if self.seat in eyes else replace(self, cards=None)


class Shuffled(Event, frozen=True):
    """A Discard Pile became the deck."""

    seat: Seat


class Attrition(Event, frozen=True):
    """A deck was empty when a card had to be drawn."""

    seat: Seat


class HandSizeChanged(Event, frozen=True):
    """A Hand Size went up or down."""

    seat: Seat
    size: int


class Moved(Event, frozen=True):
    """A faction card went from one place to another; a place is a pile, a Region, a Council or a Kingdom card."""

    seat: Seat
    card: CardId | None
    source: str
    target: str
    secret: bool = False

    def seen_by(self, eyes: Eyes) -> "Moved":
        """Rules 17. From the hand to the deck it is only `a card`."""
        return self if not self.secret or self.seat in eyes else replace(self, card=None)


class Aside(Event, frozen=True):
    """A card was laid aside face down in the advanced set-up; into a Council that everybody knows."""

    seat: Seat
    place: str
    card: CardId | None

    def seen_by(self, eyes: Eyes) -> "Aside":
        """Rules 16.2. Which card is secret until all are revealed."""
        return self if self.seat in eyes else replace(self, card=None)


class BidsShown(Event, frozen=True):
    """All Bidding cards, by seat."""

    cards: tuple[CardId, ...]


class HeraldMoved(Event, frozen=True):
    """A Herald went to a Location, or home to its board."""

    seat: Seat
    location: Location


class KingdomTaken(Event, frozen=True):
    """A Kingdom card was acquired."""

    seat: Seat
    kingdom: KingdomId
    source: Literal["road", "deck", "discard"]


class KingdomStolen(Event, frozen=True):
    """A Kingdom card left an opponent's board for another's."""

    seat: Seat
    victim: Seat
    kingdom: KingdomId


class KingdomOccupied(Event, frozen=True):
    """A Kingdom card was put on a board, with a faction card under it."""

    seat: Seat
    kingdom: KingdomId
    space: int
    card: CardId


class KingdomPlaced(Event, frozen=True):
    """A Kingdom card was put on the Map, or into a Supply."""

    seat: Seat
    kingdom: KingdomId
    place: str


class KingdomLeft(Event, frozen=True):
    """A Kingdom card left a board, a Supply or the Map."""

    seat: Seat
    kingdom: KingdomId
    target: Literal["discard", "burned"]


class RoadChanged(Event, frozen=True):
    """The Great Road, as it lies now."""

    discarded: tuple[KingdomId, ...]
    road: tuple[KingdomId, ...]


class Glimpsed(Event, frozen=True):
    """The Lantern shows the top of the Kingdom Deck."""

    seat: Seat
    cards: tuple[KingdomId, ...] | None

    def seen_by(self, eyes: Eyes) -> "Glimpsed":
        """Rules 17. Its owner sees them."""
        return self if self.seat in eyes else replace(self, cards=None)


class Forwent(Event, frozen=True):
    """A player will not place a card next to these Regions."""

    seat: Seat
    regions: tuple[Region, ...]


class LaidDown(Event, frozen=True):
    """A card was put face down next to a Region."""

    seat: Seat
    region: Region
    card: CardId | None

    def seen_by(self, eyes: Eyes) -> "LaidDown":
        """Rules 17. The owner knows which."""
        return self if self.seat in eyes else replace(self, card=None)


class Revealed(Event, frozen=True):
    """Face-down cards next to a Region were turned up."""

    region: Region
    cards: tuple[CardId, ...]


class Peeked(Event, frozen=True):
    """A player looked at all face-down cards next to a Region."""

    seat: Seat
    region: Region
    cards: tuple[CardId, ...] | None

    def seen_by(self, eyes: Eyes) -> "Peeked":
        """Rules 17. Only that player has seen them."""
        return self if self.seat in eyes else replace(self, cards=None)


class DownSwapped(Event, frozen=True):
    """Two face-down cards of a player changed places."""

    seat: Seat
    first: Region
    second: Region


class DownExchanged(Event, frozen=True):
    """A face-down card was exchanged with another card; known is which one only where it lay open."""

    seat: Seat
    region: Region
    card: CardId | None
    """The card that now lies there."""
    was: CardId | None
    """The card that lay there."""
    open: bool

    def seen_by(self, eyes: Eyes) -> "DownExchanged":
        """Rules 17. An occupying card lies open, and so does the one that takes its place."""
        return self if self.open or self.seat in eyes else replace(self, card=None, was=None)


class Showed(Event, frozen=True):
    """A player showed cards of the hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class SupportersMoved(Event, frozen=True):
    """Supporters moved; a place is a Region, `board` or `lost`."""

    seat: Seat
    source: str
    target: str
    count: int


class Activated(Event, frozen=True):
    """A player activated an Action; `card` is the faction card that prints it."""

    seat: Seat
    action: ActionId
    card: CardId


class Commanded(Event, frozen=True):
    """A card used a Command."""

    seat: Seat
    card: CardId
    command: str


class Gifted(Event, frozen=True):
    """A card has a Command, a trait or other words until the end of the Clash or the Round."""

    seat: Seat
    card: CardId
    what: str
    other: CardId


class TokenPut(Event, frozen=True):
    """An Influence token was put on a card, or taken off."""

    card: CardId
    tokens: int


class MarkerPut(Event, frozen=True):
    """Faction markers were put on a Council or a Location, or taken back if the count is negative."""

    seat: Seat
    place: str
    count: int


class TacticChanged(Event, frozen=True):
    """A Tactic was turned over, or burned."""

    seat: Seat
    tactic: TacticId
    became: Literal["exhausted", "unexhausted", "burned"]


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


class SiteCardAcquired(Event, frozen=True):
    """A card left a Site of Power."""

    seat: Seat
    card: str
    paid: int


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


class Eliminated(Event, frozen=True):
    """A card was eliminated by others."""

    card: CardId
    by: tuple[str, ...]


class Tallied(Event, frozen=True):
    """The totals of a Clash, participant by participant."""

    region: Region
    who: tuple[Seat, ...]
    totals: tuple[int, ...]


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


class Governed(Event, frozen=True):
    """A card went to a Council to govern."""

    seat: Seat
    card: CardId
    council: Council


class Journeyed(Event, frozen=True):
    """A card went on a Journey."""

    seat: Seat
    card: CardId


class GameEnded(Event, frozen=True):
    """The game is over; the winner."""

    seat: Seat
