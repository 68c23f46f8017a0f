"""Rules 12.1. The context of an operation while it is carried out."""

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from regalia.core import Ask, Seat
from regalia.games.wheel_of_time.pieces import Context, Ref


class Again(Struct, frozen=True):
    """What an operation returns that is not finished.

    It is carried out once more, with these picks, after what it has begun.
    """

    ctx: Context
    picks: tuple[Any, ...]


class Stop(Struct, frozen=True):
    """What an operation returns that ends its entry."""


STOP = Stop()
Outcome: TypeAlias = Context | Again | Stop | None
"""What an operation returns: what is remembered now, if that has changed."""
Asked: TypeAlias = tuple[Seat, Ask]
"""Who is asked, and what."""


class Now(Protocol):
    """Which operation of which entry it is, what is remembered, and what has been picked for it so far."""

    @property
    def ref(self) -> Ref:
        """The entry."""
        ...

    @property
    def at(self) -> int:
        """The place of the operation in it."""
        ...

    @property
    def ctx(self) -> Context:
        """What is remembered."""
        ...

    @property
    def picks(self) -> tuple[Any, ...]:
        """The answers to what the operation has asked, in their order."""
        ...
