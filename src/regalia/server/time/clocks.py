"""Clocks of the seats of a table. Every function is handed the time, and gives new clocks."""

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.time.hours import Hours
from regalia.server.time.rests import Span, reached, running
from regalia.server.time.tempo import Tempo

LEAST_ON_RETURN, LEAST_PART = 60.0, 0.05
"""Least seconds, and least part of a whole bank, of a person who takes a seat back from a bot."""
MOST_LAG = 0.5
"""Most seconds of a decision that are put down to the connection."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """The clock of a seat. It runs while the seat has to decide."""

    left: float
    """What is in the bank, as of `since`, in seconds."""
    since: float | None = None
    """When it began to run; None while it stands."""
    grace: float = 0.0
    """Time that is used up before the bank is, as of `since`."""
    rewarded: int = 0
    """The most answers of the seat that stood at a time: time was added for this number of them."""
    fallen: bool = False
    """True from the fall of its flag until the seat decides again."""
    hours: Hours | None = None
    """When its person rests; those that held when it began to run."""


Clocks = tuple[Clock, ...]


def begun(tempo: Tempo, seats: int) -> Clocks:
    """The clocks at the beginning of a game. None runs."""
    return (Clock(tempo.bank),) * seats


def settled(clock: Clock, at: float, rests: Iterable[Span], lag: float = 0.0) -> Clock:
    """The clock stopped; this part of the time, up to half a second, is attributed to the connection."""
    if clock.since is None:
        return clock
    used = max(0.0, running(clock.since, at, rests) - min(max(lag, 0.0), MOST_LAG))
    beyond = max(0.0, used - clock.grace)
    return replace(clock, left=max(0.0, clock.left - beyond), grace=max(0.0, clock.grace - used), since=None, hours=None)


def falls_at(clock: Clock, rests: Iterable[Span]) -> float | None:
    """When its flag falls if the seat does not decide; None if it does not run."""
    return None if clock.since is None else reached(clock.since, clock.grace + clock.left, rests)


def is_out(clock: Clock, at: float, rests: Iterable[Span], slack: float = MOST_LAG) -> bool:
    """True if its flag falls now; what may be put down to the connection is waited for."""
    falls = falls_at(clock, rests)
    return falls is not None and falls + slack <= at


def answered(tempo: Tempo, clock: Clock, answers: int) -> Clock:
    """The stopped clock of a seat that has decided, with this number of remaining answers.

    Time is added for an answer that is more than ever stood, so that stepping back and deciding again gains none.
    """
    if answers <= clock.rewarded:
        return replace(clock, grace=0.0, fallen=False)
    left = max(clock.left, min(clock.left + tempo.increment, tempo.cap))
    return replace(clock, left=left, grace=0.0, fallen=False, rewarded=answers)


def running_for(clock: Clock, at: float, grace: float = 0.0, hours: Hours | None = None) -> Clock:
    """The clock running from now on, by its person's hours."""
    return replace(clock, since=at, grace=max(clock.grace, grace), hours=hours)


def returned(tempo: Tempo, clock: Clock) -> Clock:
    """The stopped clock of a person who takes the seat again, with at least a minute, 5 % of the bank and an increment."""
    least = max(tempo.increment, LEAST_ON_RETURN, LEAST_PART * tempo.bank)
    return replace(clock, left=max(clock.left, min(least, tempo.cap)), grace=0.0, fallen=False)


def refilled(tempo: Tempo, clock: Clock) -> Clock:
    """The stopped clock with a whole bank, as the others may give it."""
    return replace(clock, left=max(clock.left, tempo.bank), grace=0.0, fallen=False)


def shares(tempo: Tempo, clocks: Clocks) -> tuple[float, ...]:
    """What is left of each stopped clock, as a part of a whole bank."""
    return tuple(clock.left / tempo.bank for clock in clocks)


def converted(tempo: Tempo, clocks: Clocks, left: Sequence[float]) -> Clocks:
    """Stopped clocks for another tempo: every seat keeps its part of the bank; one that had nothing gets an increment."""
    parts = (replace(clock, left=min(part * tempo.bank, tempo.cap)) for clock, part in zip(clocks, left, strict=True))
    return tuple(replace(clock, grace=0.0) if clock.left > 0 else returned(tempo, clock) for clock in parts)


def going_on(
    tempo: Tempo,
    clocks: Clocks,
    run: Collection[Seat],
    at: float,
    rests: Sequence[Iterable[Span]],
    by: Seat | None = None,
    hours: Sequence[Hours | None] = (),
) -> Clocks:
    """The clocks of exactly these seats run; flags that have fallen stay down. After an action of `by`, the others whose
    clocks begin to run have a grace. A clock that began when the machine's was ahead runs from now on.
    """
    after = []
    for seat, clock in enumerate(clocks):
        if seat not in run or clock.fallen:
            after.append(settled(clock, at, rests[seat]))
        elif clock.since is None:
            after.append(running_for(clock, at, 0.0 if by in (None, seat) else tempo.grace, hours[seat] if hours else None))
        else:
            after.append(replace(clock, since=min(clock.since, at)))
    return tuple(after)
