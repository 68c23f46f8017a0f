"""Thinking time: what a table may agree on, and clocks as pure functions of the times that they are handed."""

from typing import Literal, get_args

from msgspec import Struct

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

Pace = Literal["none", "live-5", "live-15", "live-30", "half-day", "day", "three-days", "week"]
"""The tempos that a table may agree on; `none` is without clocks."""


class Tempo(Struct, frozen=True):
    """How much time each seat has for its decisions, in seconds."""

    pace: Pace
    live: bool
    """True if people stay at the table; then sleeping hours and free days do not count."""
    bank: float
    """Time at the beginning."""
    increment: float
    """Time that is added after each decision."""
    cap: float
    """Most time that a bank holds."""
    grace: float
    """Time before the bank is touched, for a decision that another person's action has brought about."""


TEMPOS: dict[Pace, Tempo] = {
    tempo.pace: tempo
    for tempo in (
        Tempo("live-5", True, 5 * MINUTE, 10, 10 * MINUTE, 5),
        Tempo("live-15", True, 15 * MINUTE, 20, 30 * MINUTE, 10),
        Tempo("live-30", True, 30 * MINUTE, 30, 60 * MINUTE, 10),
        Tempo("half-day", False, 12 * HOUR, 4 * HOUR, 12 * HOUR, HOUR / 2),
        Tempo("day", False, DAY, 8 * HOUR, DAY, HOUR),
        Tempo("three-days", False, 3 * DAY, 12 * HOUR, 3 * DAY, HOUR),
        Tempo("week", False, 7 * DAY, DAY, 7 * DAY, HOUR),
    )
}
PACES: tuple[Pace, ...] = get_args(Pace)


def tempo_of(pace: Pace) -> Tempo | None:
    """The tempo by its name; None for play without clocks."""
    return TEMPOS.get(pace)
