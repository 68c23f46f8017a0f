"""Events: what happened, in the past tense, and what each viewer sees of it."""

from collections.abc import Set
from typing import ClassVar, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.meaning import Seat

Eyes: TypeAlias = Set[Seat]
"""The seats whose secrets are shown: none to a spectator, one to a player, all when the game is over."""


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened. Log, animations, replays and notifications are made from events."""

    def seen_by(self, eyes: Eyes) -> "Event | None":
        """What these eyes see of it: the event, the event with empty fields, or nothing. Public by default."""
        return self


class Resigned(Event, frozen=True):
    """A seat has resigned. It can happen in every game; its message belongs to the client."""

    seat: Seat


class Private(Event, frozen=True):
    """Something a seat did, or that happened to it, which other seats see only in part."""

    hides: ClassVar[tuple[str, ...]] = ()
    """The fields that others see as None."""

    seat: Seat

    def seen_by(self, eyes: Eyes) -> Event:
        """The whole event for its own seat; for others, with the fields in `hides` empty."""
        return self if self.seat in eyes else replace(self, **dict.fromkeys(self.hides))
