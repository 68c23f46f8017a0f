"""What is kept of talk at tables: lines, and whom people have muted."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from regalia.core import Seat
from regalia.server.store.notices import Notice

Talk = Literal["everybody", "phrases", "off"]
"""What may be said at a table: anything, set phrases only, or nothing."""


class Line(Struct, frozen=True):
    """A line of talk. A removed one, and one of a person who was deleted, have no text."""

    number: int
    """The first `changed`: lines are numbered in the order in which they were said, with gaps."""
    changed: int
    """The number of its last change; changes of a table's talk are counted from 1."""
    person: str
    id: str
    """The sender's own id: the same line is never said twice."""
    seat: Seat | None
    """The seat of the person who said it; None for one without a seat."""
    at: float
    text: str = ""
    phrase: str = ""
    """The key of a set phrase; empty for free text."""
    aside: bool = False
    """True if a spectator said it while the game was played: players see it when the game is over."""
    mentions: tuple[Seat, ...] = ()
    removed: bool = False


class Talks(Protocol):
    """Where talk is kept. What is saved is durable when the call returns."""

    async def say(self, table: str, line: Line, keep: int, notices: Sequence[Notice] = ()) -> None:
        """A new line, with the notices that it brings about; of the lines before, those with the `keep` newest numbers
        stay. Raises Conflict if there is this number, or a line of this person with this id.
        """
        ...

    async def remove_line(self, table: str, number: int, changed: int) -> None:
        """Delete the text of a line, as this change. Raises Conflict if there is this change, or no such line."""
        ...

    async def lines(self, table: str, since: int = 0) -> list[Line]:
        """The lines of a table that were said or have changed after a change, in the order in which they were said."""
        ...

    async def talk_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last change of each table's talk; tables without lines are left out."""
        ...

    async def lines_of(self, person: str) -> list[tuple[str, Line]]:
        """All that a person has said, with the tables."""
        ...

    async def mute(self, person: str, muted: str) -> None:
        """A person mutes another."""
        ...

    async def unmute(self, person: str, muted: str) -> None:
        """A person unmutes another."""
        ...

    async def muted_by(self, person: str) -> list[str]:
        """The people whom a person has muted."""
        ...

    async def muting(self, muted: str) -> set[str]:
        """The people who have muted a person."""
        ...
