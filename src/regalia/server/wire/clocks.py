"""Clocks, and what people agree on in mid-game."""

from regalia.server.store import Matter
from regalia.server.time.tempo import Pace
from regalia.server.wire.base import Message, Place


class SeatClock(Message, frozen=True):
    """The clock of a seat. Times are in seconds."""

    left: float
    """What is in the bank now."""
    falls: float | None
    """When the flag falls if the seat does not decide, since the epoch; null while the clock stands."""
    rests: bool
    """True while it stands although the seat is asked, because the person sleeps or is on vacation."""
    fallen: bool
    """True if the time is up, and the others are to decide."""


class ClocksMessage(Message, frozen=True, tag="clocks"):
    """The clocks of all seats, after each action at a table with a tempo."""

    now: float
    """The time of the arena, since the epoch."""
    seats: list[SeatClock]


class Propose(Message, frozen=True):
    """Something to agree on in mid-game: a pause, another tempo, an end without result, or what becomes of a seat."""

    matter: Matter
    seat: Place | None = None
    pace: Pace | None = None


class Vote(Message, frozen=True):
    """Agree to what is proposed, or end it."""

    yes: bool
