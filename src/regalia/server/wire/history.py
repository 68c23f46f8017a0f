"""Lists of finished games."""

from msgspec import Struct

from regalia.core import Seat
from regalia.server.store.results import How, TempoClass


class SeatResult(Struct, frozen=True):
    """How a game ended for a seat."""

    seat: Seat
    person: str | None
    name: str
    """The name of the person; empty for a bot."""
    bot: str | None
    """The level of the bot that had the seat at the end."""
    side: str
    """What the seat played; empty in games without sides."""
    place: int | None
    """1 for a winner; equal seats share a place. None if the game was called off."""
    points: float | None
    how: How


class FinishedGame(Struct, frozen=True):
    """A finished game in a list, the best place first."""

    table: str
    game: str
    tempo: TempoClass
    public: bool
    rated: bool
    began: float
    """The time of the first action, in seconds since the epoch."""
    ended: float
    seats: list[SeatResult]
    rating_change: int | None
    """The points of rating that the person has won or lost; None if the game is not rated, or not counted yet."""


class GameList(Struct, frozen=True):
    """Some finished games, the latest first."""

    games: list[FinishedGame]
    next: str | None
    """Where the list goes on: the value of `after` in the next request. None at its end."""
