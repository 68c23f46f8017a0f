"""What a person looks for, and how far that has come."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regalia.server.store import Within
from regalia.server.wire.base import Id, Message

Patience = Literal[30, 120]
"""Seconds after which bots take the seats that are still free."""


class NewSeek(Message, frozen=True):
    """What one looks for: any of these games."""

    games: Annotated[list[str], Meta(min_length=1, max_length=20)]
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=12)]], Meta(max_length=11)] = msgspec.field(default_factory=list)
    """The numbers of players that suit; empty if all do."""
    tempo: Within = "live"
    bots_after: Patience | None = None
    """Null if bots never take a seat."""


class ChangeSeek(Message, frozen=True):
    """Confirm the table that is offered, or let bots in now."""

    confirm: Id | None = None
    """The id of the offer."""
    bots_now: bool = False


class Offered(Struct, frozen=True):
    """A table that opens when all confirm."""

    id: str
    game: str
    people: list[str]
    """Their names."""
    confirmed: int
    """The number of people who have confirmed."""
    yours: bool
    """True if you have."""
    bots: int
    """The number of seats for bots."""
    left: float
    """Seconds until when it can be confirmed."""


class SeekState(Struct, frozen=True):
    """How far one's seek has come."""

    state: Literal["none", "looking", "found", "open"]
    """`none` without a seek; `found` while a table is offered, `open` when it is open."""
    games: list[str]
    seats: list[int]
    tempo: Within
    waited: float
    """Seconds since one began to look."""
    bots_in: float | None
    """Seconds until bots may take the free seats; null if they never do."""
    looking: int
    """The number of others who look for one of the games."""
    usual: float | None
    """Median of the last waits for such a game, in seconds; null as long as fewer than 5 are known."""
    game: str
    """The game of the group that lacks the fewest people; empty if there is none."""
    players: int
    """The number of its seats."""
    people: int
    """The number of people in it, with you."""
    offer: Offered | None
    table: str | None
    """The table that has opened."""
