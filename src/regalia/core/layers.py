"""Continuous effects: the current value of a number, calculated from the printed value and its changes when it is needed.

Changes apply in layers, in whatever order they were made: blank, set, multiply, add, at least, at most. Nothing is stored,
so nothing needs to be cleaned up when the source of a change disappears.
"""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

Layer: TypeAlias = Literal["blank", "set", "multiply", "add", "at_least", "at_most"]
LAYERS: tuple[Layer, ...] = ("blank", "set", "multiply", "add", "at_least", "at_most")


class Change(Struct, frozen=True):
    """One change of one number."""

    layer: Layer
    amount: int
    by: str
    """The card or rule that makes it."""


class Part(Struct, frozen=True):
    """One line of the explanation of a number."""

    change: Change
    result: int
    """The number after this change."""


def parts(printed: int, changes: Iterable[Change]) -> list[Part]:
    """Explanation of a number, change by change. Within a layer they apply in the given order; the last `set` wins."""
    found: list[Part] = []
    number = printed
    for change in sorted(changes, key=lambda change: LAYERS.index(change.layer)):
        number = _changed(number, change)
        found.append(Part(change, number))
    return found


def current(printed: int, changes: Iterable[Change]) -> int:
    """The number after all changes."""
    number = printed
    for change in sorted(changes, key=lambda change: LAYERS.index(change.layer)):
        number = _changed(number, change)
    return number


def _changed(number: int, change: Change) -> int:
    match change.layer:
        case "blank":
            return 0
        case "set":
            return change.amount
        case "multiply":
            return number * change.amount
        case "add":
            return number + change.amount
        case "at_least":
            return max(number, change.amount)
        case "at_most":
            return min(number, change.amount)
