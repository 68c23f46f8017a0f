"""Events of the game, for the log, animations and replays."""

from typing import ClassVar

from regalia.core import Event, Private, Seat
from regalia.core import GameEnded as GameEnded
from regalia.games.oriflamme.state import CardId, Kind, PileIndex


class Seated(Event, frozen=True):
    """The seats clockwise, and the first player of the game."""

    order: tuple[Seat, ...]
    first: Seat


class Dealt(Private, frozen=True):
    """A family was dealt. Only its owner sees which cards are the hand and which are out of the game."""

    hides: ClassVar[tuple[str, ...]] = ("hand", "removed")

    hand: tuple[Kind, ...] | None
    removed: tuple[Kind, ...] | None


class RoundBegan(Event, frozen=True):
    """A round begins with this first player."""

    number: int
    first: Seat


class Placed(Private, frozen=True):
    """A card was placed at `left`, `right`, or `onto` another. Only its owner sees which."""

    hides: ClassVar[tuple[str, ...]] = ("kind",)

    card: CardId
    kind: Kind | None
    where: str
    onto: CardId | None


class ResolutionBegan(Event, frozen=True):
    """The cursor stands at the head of the queue."""


class Kept(Event, frozen=True):
    """A card stayed face down and now holds this number of tokens."""

    card: CardId
    tokens: int


class Revealed(Event, frozen=True):
    """A card was turned up with this number of tokens on it."""

    card: CardId
    kind: Kind
    tokens: int


class Gained(Event, frozen=True):
    """A player gained points through a card. `cause`: tokens, ability, elimination or ambush."""

    seat: Seat
    points: int
    card: CardId
    cause: str


class Copied(Event, frozen=True):
    """A Shapeshifter uses the ability of this kind."""

    card: CardId
    kind: Kind


class Stole(Event, frozen=True):
    """A Spy took points from a player; none if there were none."""

    seat: Seat
    victim: Seat
    points: int
    card: CardId


class Eliminated(Event, frozen=True):
    """A card was eliminated by another card, or by itself, and went to its owner's discard pile."""

    card: CardId
    kind: Kind
    by: CardId


class Sprung(Event, frozen=True):
    """An Ambush takes the attacking card with it."""

    card: CardId
    by: CardId


class Moved(Event, frozen=True):
    """A card was moved: to stand as pile `index` of the queue, or onto another card."""

    card: CardId
    by: CardId
    index: PileIndex
    onto: CardId | None


class Discarded(Event, frozen=True):
    """A card left the queue without being eliminated."""

    card: CardId
    kind: Kind


class NothingHappened(Event, frozen=True):
    """A card acted without effect."""

    card: CardId
    kind: Kind


class RoundEnded(Event, frozen=True):
    """The queue has been resolved."""

    number: int
