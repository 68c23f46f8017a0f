"""The clocks of all seats of a table together: when flags fall, whom to warn. Every function is handed the time."""

from collections.abc import Iterable, Sequence

from regalia.core import Seat
from regalia.server.time import clocks as on
from regalia.server.time.clocks import Clock, Clocks
from regalia.server.time.hours import Rests
from regalia.server.time.rests import SET_BACK, Span
from regalia.server.time.tempo import HOUR, Tempo

WARNING = 3 * HOUR
"""How long before a flag falls at a turn-based table its person is warned."""


def rests_of(clocks: Clocks, outages: Sequence[Span]) -> list[Iterable[Span]]:
    """When each seat's clock stands still although the seat is asked."""
    return [Rests(outages, clock.hours, clock.since or 0.0) for clock in clocks]


def decided(
    tempo: Tempo | None,
    clocks: Clocks,
    seat: Seat,
    answers: int,
    now: float,
    outages: Sequence[Span],
    lag: float = 0.0,
) -> Clocks:
    """The clocks after a person has decided for a seat, which now has this number of remaining answers."""
    if tempo is None:
        return clocks
    stopped = on.settled(clocks[seat], now, rests_of(clocks, outages)[seat], lag)
    return put(clocks, seat, on.answered(tempo, stopped, answers))


def out_of_time(clocks: Clocks, now: float, outages: Sequence[Span]) -> list[Seat]:
    """The seats whose flags fall now."""
    rests = rests_of(clocks, outages)
    return [seat for seat, clock in enumerate(clocks) if on.is_out(clock, now, rests[seat])]


def falls_of(clocks: Clocks, outages: Sequence[Span]) -> dict[Seat, float]:
    """When the flags of the running clocks fall if no one decides."""
    rests = rests_of(clocks, outages)
    return {seat: at for seat, clock in enumerate(clocks) if (at := on.falls_at(clock, rests[seat])) is not None}


def next_look(tempo: Tempo | None, clocks: Clocks, now: float, outages: Sequence[Span]) -> float | None:
    """When a flag falls, or its person has to be warned, if no one decides; None if no clock runs."""
    falls = falls_of(clocks, outages).values()
    warned = [at - WARNING for at in falls if tempo is not None and not tempo.live and now < at - WARNING]
    return min([*warned, *(at + on.MOST_LAG for at in falls)], default=None)


def are_ahead(clocks: Clocks, now: float) -> bool:
    """True if a clock began to run at a time that is still to come."""
    return any(clock.since is not None and clock.since - now > SET_BACK for clock in clocks)


def to_warn(tempo: Tempo | None, clocks: Clocks, now: float, outages: Sequence[Span]) -> list[Seat]:
    """The seats whose flags fall soon, at a turn-based table."""
    if tempo is None or tempo.live:
        return []
    return [seat for seat, at in falls_of(clocks, outages).items() if at - WARNING <= now < at]


def put(clocks: Clocks, seat: Seat, clock: Clock) -> Clocks:
    """The clocks with one changed."""
    return tuple(clock if each == seat else other for each, other in enumerate(clocks))
