"""Messages about leading others through a finished game."""

from typing import Annotated

from msgspec import Meta

from regalia.core import Seat
from regalia.server.wire.base import Hex, Id, Message, Number, Place

MOST_MARKS = 12
"""The most pieces that are pointed at."""
Link = Annotated[str, Meta(pattern=r"^[0-9a-f]{24}$")]
"""What the link of a presentation has in it: the first 24 digits of the SHA-256 of its secret, as hexadecimal text."""
Mark = Annotated[str, Meta(min_length=1, max_length=120)]
"""A piece of the board, by the name that its client gives it."""


class Present(Message, frozen=True, tag="present"):
    """Show a moment of a finished game to all who follow, as a seat saw it or with nothing hidden, and point at pieces."""

    id: Id
    secret: Hex
    """32 bytes that the presenter has drawn, and gives to no one."""
    at: Number
    seat: Place | None = None
    marks: Annotated[tuple[Mark, ...], Meta(max_length=MOST_MARKS)] = ()


class StopPresenting(Message, frozen=True, tag="stop_presenting"):
    """End a presentation."""

    id: Id
    secret: Hex


class Follow(Message, frozen=True, tag="follow"):
    """Receive what the presentation with this link shows, or, without a link, nothing more."""

    link: Link | None


class Presented(Message, frozen=True, tag="presented"):
    """The presentation goes on, or has ended; `link` is what others follow."""

    id: str
    link: str


class PresentationMessage(Message, frozen=True, tag="presentation"):
    """What a presentation shows now."""

    link: str
    name: str
    """The name of the presenter; empty if nothing is shown."""
    at: Number | None
    """The action after which the game is shown; null if it has ended, or the presenter is not back yet."""
    seat: Seat | None
    marks: tuple[str, ...]
    followers: int
    """The number of other people's connections that follow it."""
    yours: bool
