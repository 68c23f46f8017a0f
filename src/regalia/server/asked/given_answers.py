"""The answers given at a table, as passes in advance and standing orders see them."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from regalia.core import Event, Seat

FOR_SEATS = "passes-"
"""How the ids of answers begin that the arena has given for a seat."""


class GivenAnswer(Struct, frozen=True):
    """A remaining answer, as far as passes in advance and standing orders care."""

    seq: int
    seat: Seat | None
    passed: bool
    kind: str = ""
    """The kind of the question."""
    answer: Any = None
    ordered: bool = False
    """True if the arena has given it for the seat."""
    events: Sequence[Event] = ()
    """What it made happen."""
