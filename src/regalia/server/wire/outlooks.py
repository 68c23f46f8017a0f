"""What the seats of a finished game could expect."""

from msgspec import Struct


class Expected(Struct, frozen=True):
    """The points that each seat could expect at the end, by the true position."""

    after: int
    """The number of answers before the first of them: those before were given under older rules."""
    points: list[list[float]]
    """After each answer, and at the beginning: a number for each seat."""
