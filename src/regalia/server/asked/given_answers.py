"""The answers given at a table, as passes in advance and standing orders see them."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from regalia.core import Ask, Event, Seat

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
    order: str = ""
    """The mark of the order under which it was given, if there was one."""
    ask: Ask | None = None
    """The question; None if it is not known."""
    facts: Mapping[str, str | int] = {}
    """What the question was about."""
    by_bot: bool = False
    """True if a bot that plays for the seat has given it."""


def id_for_seat(seq: int, seat: Seat, order: str) -> str:
    """The id of an answer that the arena gives for a seat after an action, perhaps under the order with this mark."""
    return f"{FOR_SEATS}{seq}-{seat}-{order}" if order else f"{FOR_SEATS}{seq}-{seat}"


def order_of(action: str) -> str:
    """The mark of the order under which an action with this id was given; empty if there was none."""
    return action.split("-")[3] if action.startswith(FOR_SEATS) and action.count("-") == 3 else ""
