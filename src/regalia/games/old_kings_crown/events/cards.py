"""Events of faction cards."""

from typing import ClassVar

from msgspec.structs import replace

from regalia.core import Drew as Drew
from regalia.core import Event, Eyes, Private, Seat
from regalia.core import Moved as Moved
from regalia.games.old_kings_crown.content import CardId, CommandName, Council, Region


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


class Aside(Private, frozen=True):
    """A card was laid aside face down in the advanced set-up; into a Council that every player knows."""

    hides: ClassVar = ("card",)  # rules 16.2

    place: str
    card: CardId | None


class BidsShown(Event, frozen=True):
    """All Bidding cards, by seat."""

    cards: tuple[CardId, ...]


class Forwent(Event, frozen=True):
    """A player will not place a card next to these Regions."""

    seat: Seat
    regions: tuple[Region, ...]


class LaidDown(Private, frozen=True):
    """A card was put face down next to a Region."""

    hides: ClassVar = ("card",)  # rules 17

    region: Region
    card: CardId | None


class Revealed(Event, frozen=True):
    """Face-down cards next to a Region were turned up."""

    region: Region
    cards: tuple[CardId, ...]


class Peeked(Private, frozen=True):
    """A player looked at all face-down cards next to a Region."""

    hides: ClassVar = ("cards",)  # rules 17

    region: Region
    cards: tuple[CardId, ...] | None


class DownSwapped(Event, frozen=True):
    """Two face-down cards of a player changed places."""

    seat: Seat
    first: Region
    second: Region


class DownExchanged(Event, frozen=True):
    """A face-down card was exchanged with another card, whose name is known only if it was face up."""

    seat: Seat
    region: Region
    card: CardId | None
    """The card that is now there."""
    was: CardId | None
    """The card that was there."""
    open: bool

    def seen_by(self, eyes: Eyes) -> "DownExchanged":
        """Rules 17. An occupying card is face up, and so is the one that takes its place."""
        return self if self.open or self.seat in eyes else replace(self, card=None, was=None)


class Showed(Event, frozen=True):
    """A player showed cards of the hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class Commanded(Event, frozen=True):
    """A card used a Command."""

    seat: Seat
    card: CardId
    command: CommandName


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


class Eliminated(Event, frozen=True):
    """A card was eliminated by others."""

    card: CardId
    by: tuple[str, ...]


class Governed(Event, frozen=True):
    """A card went to a Council to govern."""

    seat: Seat
    card: CardId
    council: Council


class Journeyed(Event, frozen=True):
    """A card went on a Journey."""

    seat: Seat
    card: CardId
