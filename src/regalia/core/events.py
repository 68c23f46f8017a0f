"""Events: what happened, in the past tense, and who may see what of it."""

from collections.abc import Set
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.questions import Seat

Eyes: TypeAlias = Set[Seat]
"""The seats whose secrets are shown: none to a spectator, one to a player, all when the game is over."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened. The log, motion, replays and notices are drawn from events."""

    def seen_by(self, eyes: Eyes) -> "Event | None":
        """What these eyes see of it: the event, the event with gaps, or nothing. Public unless a game says otherwise."""
        return self


class Resigned(Event, frozen=True):
    """A seat has given up. It can happen in every game; its message belongs to the client."""

    seat: Seat


class Private(Event, frozen=True):
    """Something that a seat did, or that happened to it, of which others do not see all."""

    hides: ClassVar[tuple[str, ...]] = ()
    """The fields that others see as None."""

    seat: Seat

    def seen_by(self, eyes: Eyes) -> Event:
        """All of it through the eyes of its seat, and with gaps through others."""
        return self if self.seat in eyes else replace(self, **dict.fromkeys(self.hides))
