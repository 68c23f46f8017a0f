"""How long the answers take that the arena gives for seats. Pure functions.

A run of windows lasts from one public fact to the next. For each seat a time is drawn, whatever its hand. The seat passes
no sooner after the run began, whether it could act and passed at once, or the arena passes for it. The rest of the run
follows at once. The times have no upper bound, so a late pass proves nothing.
"""

from collections.abc import Callable

from regalia.core import Seat
from regalia.server.wire.passes import WhyPassed

AT_ONCE = 0.2
"""Seconds that a pass takes that depends on no hand: long enough to be stopped by a tap."""
SOONEST = 0.75
"""Of the usual pace, what a pass takes at least."""


class Run:
    """One run of windows at one table."""

    def __init__(self, since: int, began: float, chance: Callable[[], float]) -> None:
        self.since = since
        """The action after which it began."""
        self.began = began
        self._chance = chance
        """Random numbers from 0 to 1."""
        self._drawn: dict[Seat, float] = {}

    def seconds_before(self, why: WhyPassed, seat: Seat, pace: float, now: float) -> float:
        """How long the answer of a seat takes from now on."""
        if seat not in self._drawn:
            self._drawn[seat] = self._chance()
        elapsed = now - self.began if why in ("able", "run") else 0
        return max(AT_ONCE, seconds_of(why, pace, self._drawn[seat]) - elapsed)


def seconds_of(why: WhyPassed, pace: float, drawn: float) -> float:
    """How long an answer takes in all; `drawn` is a random number from 0 to 1 that depends on no hand."""
    match why:
        case "able" | "run":
            return float(SOONEST * pace / (1 - drawn) ** (1 / 3))
        case "order":
            return max(AT_ONCE, pace) * (1 + drawn)
    return AT_ONCE
