"""Rules 12.1. The context of an operation while it runs."""

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from regalia.core import Ask, Seat
from regalia.games.wheel_of_time.pieces import Context, Ref


class Again(Struct, frozen=True):
    """Returned by an operation that is not finished.

    It runs again, with these picks, after the steps it has queued.
    """

    ctx: Context
    picks: tuple[Any, ...]


class Stop(Struct, frozen=True):
    """Returned by an operation that ends its entry."""


STOP = Stop()
Outcome: TypeAlias = Context | Again | Stop | None
"""Result of an operation: the new context, if it has changed."""
Asked: TypeAlias = tuple[Seat, Ask]
"""The seat that is asked, and the question."""


class Now(Protocol):
    """The entry, the index of its operation, its context, and the picks so far."""

    @property
    def ref(self) -> Ref:
        """The entry."""
        ...

    @property
    def at(self) -> int:
        """Index of the operation in it."""
        ...

    @property
    def ctx(self) -> Context:
        """The context."""
        ...

    @property
    def picks(self) -> tuple[Any, ...]:
        """The answers to the operation's questions, in order."""
        ...
