"""The lists of tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from regalia.core import Seat
from regalia.server.wire.people import PersonNamed
from regalia.server.wire.table import TableMessage


class TableFilter(Struct, frozen=True, omit_defaults=True):
    """Which public tables are listed. A field with its default leaves none out."""

    game: str = ""
    players: Annotated[int, Meta(ge=0, le=12)] = 0
    """The number of seats."""
    tempo: Literal["", "live", "days", "none"] = ""
    bots: Literal["", "with", "without"] = ""
    free: Annotated[int, Meta(ge=0, le=12)] = 0
    """The least number of free seats of a table that is open."""
    speaks: Literal["", "en", "ja"] = ""
    """A language that the host speaks, as their page says to everyone."""
    rated_from: Annotated[int, Meta(ge=0, le=5000)] = 0
    """The lowest rating of the host in the game, in points; see `lobby.hosts`."""
    rated_to: Annotated[int, Meta(ge=0, le=5000)] = 0
    """The highest; 0 for any."""


class Awaited(Struct, frozen=True):
    """What a game in play waits for."""

    seats: list[Seat]
    decision: str
    """The Fluent message `decision-<decision>` of the game."""


class Lobby(Struct, frozen=True):
    """Tables of others that one may join or watch, and one's own."""

    open: list[TableMessage]
    playing: list[TableMessage]
    yours: list[TableMessage]
    """Those that wait for you come first, then others in play, then open ones."""
    your_turn: list[str]
    """The ids of your tables that wait for you."""
    finished: list[TableMessage]
    """Your games that are over, the newest first."""
    waiting: dict[str, Awaited]
    """What your tables in play wait for, by their ids."""
    invited: list[TableMessage]
    """Tables that wait for you because their hosts have invited you."""
    friends: list[TableMessage]
    """Public tables at which your friends sit: those you may join, then those in play."""
    asking: list[PersonNamed]
    """People who ask to be your friends."""
