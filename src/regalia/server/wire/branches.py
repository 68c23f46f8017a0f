"""What if: playing on from a moment of a finished game."""

from msgspec import Struct

from regalia.bots import Level
from regalia.core import Seat
from regalia.server.wire.base import Id, Message, Number, Place


class PlayOn(Message, frozen=True):
    """Play on from a moment of a finished game, in one of its seats, against bots."""

    at: Number
    """The action after which it was."""
    seat: Place
    anew: bool
    """True: what the seat did not know then is dealt again. False: everything stays as it was."""
    level: Level | None = None
    """The level of the bots in the other seats. Null for the usual one of the game."""
    id: Id | None = None
    """Chosen by the sender: a repeated one opens no second table."""


class BranchOpened(Struct, frozen=True):
    """A table of one's own that plays on from a game."""

    table: str
    at: int
    seat: Seat
    anew: bool


class Branches(Struct, frozen=True):
    """One's own tables that play on from a game, the oldest first."""

    branches: list[BranchOpened]
