"""Rules 9. The options of a seat."""

from functools import cache

from regalia.core import Option, Seat
from regalia.games.oriflamme.state import KINDS, CardId, Kind, PileIndex


class Place(Option, frozen=True, gc=False):
    """Place this card of the hand; the next question is where."""

    kind: Kind


class Left(Option, frozen=True, gc=False):
    """As a new pile at the head of the queue."""


class Right(Option, frozen=True, gc=False):
    """As a new pile at the tail of the queue."""


class Onto(Option, frozen=True, gc=False):
    """On top of this card."""

    card: CardId


class Reveal(Option, frozen=True, gc=False):
    """Reveal the card."""


class Keep(Option, frozen=True, gc=False):
    """Leave the card face down."""


class Target(Option, frozen=True, gc=False):
    """Eliminate this card."""

    card: CardId


class Steal(Option, frozen=True, gc=False):
    """Take a point from this player."""

    victim: Seat


class Copy(Option, frozen=True, gc=False):
    """Use this card's ability."""

    kind: Kind


class Move(Option, frozen=True, gc=False):
    """Move this card; the next question is where."""

    card: CardId


class Gap(Option, frozen=True, gc=False):
    """As a new pile before the pile of this index, counted in the queue without the moved card."""

    index: PileIndex


PLACE = {kind: Place(kind) for kind in KINDS}


@cache
def placing(hand: tuple[Kind, ...]) -> tuple[Place, ...]:
    """Each card of a hand as an option. Hands recur all the time."""
    return tuple(map(PLACE.__getitem__, hand))


LEFT, RIGHT = Left(), Right()
REVEAL_OR_KEEP = (Reveal(), Keep())
