"""Events: what happened, in the past tense, and who may see what of it."""

from collections.abc import Set
from typing import TypeAlias

from msgspec import Struct

from regalia.core.questions import Seat

Eyes: TypeAlias = Set[Seat]
"""The seats whose secrets are shown: none to a spectator, one to a player, all when the game is over."""


class Event(Struct, frozen=True, tag=True):
    """Something that happened. The log, motion, replays and notices are drawn from events."""

    def seen_by(self, eyes: Eyes) -> "Event | None":
        """What these eyes see of it: the event, the event with gaps, or nothing. Public unless a game says otherwise."""
        return self
