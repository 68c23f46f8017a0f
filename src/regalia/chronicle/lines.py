"""The lines of a chronicle, in no language."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.core import Seat

Who: TypeAlias = Mapping[str, Seat | tuple[Seat, ...]]


class Effect(Struct, frozen=True):
    """How something changed the lead: the Fluent message `chronicle-effect-<name>`."""

    name: Literal["front", "back", "overtook", "level"]
    who: Who
    nth: int = 0
    """How many effects of the same name come before."""


class Line(Struct, frozen=True):
    """A sentence that is not yet in words: the Fluent message `chronicle-<name>`."""

    name: str
    at: int
    """The number of answers given up to it: the moment that shows it; 0 if it is about the whole game."""
    round: int
    """The round it happened in; 0 before the first, and in games without rounds."""
    same: int
    """How many lines right before it are about the same round."""
    nth: int
    """How many lines before it have the same name."""
    effect: Effect | None
    who: Who
    facts: Mapping[str, str | int]
