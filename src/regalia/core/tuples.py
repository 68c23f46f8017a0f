"""Tuples of a state, which are replaced instead of changed."""

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """These things without one copy of `thing`. Raises ValueError if it is not among them."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]


def exchanged(things: tuple[T, ...], index: int, thing: T) -> tuple[T, ...]:
    """These things with `thing` instead of the one at an index."""
    return (*things[:index], thing, *things[index + 1 :])
