"""Which clocks of a table run, and how an action changes them. Does no I/O."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.store import Action, TableDoc
from regalia.server.tables.uptime import SET_BACK
from regalia.server.tempo import HOUR
from regalia.server.tempo import clocks as on
from regalia.server.tempo.clocks import Clock, Clocks
from regalia.server.tempo.hours import Hours, Rests
from regalia.server.tempo.rests import Span

WARNING = 3 * HOUR
"""How long before a flag falls at a turn-based table its person is warned."""


def run_for(doc: TableDoc, asked: Collection[Seat]) -> list[Seat]:
    """The seats whose clocks run: those of people who are asked. No bot's does, and none during a pause."""
    if doc.status != "playing" or doc.tempo is None or doc.paused:
        return []
    return [seat for seat in sorted(asked) if doc.seats[seat].person is not None and doc.seats[seat].bot is None]


def rests_of(clocks: Clocks, outages: Sequence[Span]) -> list[Iterable[Span]]:
    """When each seat's clock stands still although the seat is asked."""
    return [Rests(outages, clock.hours, clock.since or 0.0) for clock in clocks]


def after(
    doc: TableDoc,
    clocks: Clocks,
    asked: Collection[Seat] | None,
    now: float,
    outages: Sequence[Span],
    by: Seat | None = None,
    hours: Mapping[str, Hours] = MappingProxyType({}),
) -> Clocks:
    """The clocks of a table that has come to this; `asked` is None before the first question is known."""
    if doc.tempo is None or doc.status == "open":
        return ()
    clocks = clocks or on.begun(doc.tempo, len(doc.seats))
    own = [None if doc.tempo.live else hours.get(seat.person or "") for seat in doc.seats]
    return on.going_on(doc.tempo, clocks, run_for(doc, asked or ()), now, rests_of(clocks, outages), by, own)


def decided(
    doc: TableDoc, clocks: Clocks, seat: Seat, answers: int, now: float, outages: Sequence[Span], lag: float = 0.0
) -> Clocks:
    """The clocks after a person has decided for a seat, which now has this number of remaining answers."""
    if doc.tempo is None:
        return clocks
    stopped = on.settled(clocks[seat], now, rests_of(clocks, outages)[seat], lag)
    return put(clocks, seat, on.answered(doc.tempo, stopped, answers))


def out_of_time(doc: TableDoc, clocks: Clocks, now: float, outages: Sequence[Span]) -> list[Seat]:
    """The seats whose flags fall now."""
    rests = rests_of(clocks, outages)
    return [seat for seat, clock in enumerate(clocks) if on.is_out(clock, now, rests[seat])]


def falls_of(doc: TableDoc, clocks: Clocks, outages: Sequence[Span]) -> dict[Seat, float]:
    """When the flags of the running clocks fall if no one decides."""
    rests = rests_of(clocks, outages)
    return {seat: at for seat, clock in enumerate(clocks) if (at := on.falls_at(clock, rests[seat])) is not None}


def falls_for(doc: TableDoc, clocks: Clocks, person: str, outages: Sequence[Span]) -> float | None:
    """When the first flag of a person falls; None if none of their clocks runs."""
    falls = falls_of(doc, clocks, outages)
    return min((at for seat, at in falls.items() if doc.seats[seat].person == person), default=None)


def next_look(doc: TableDoc, clocks: Clocks, now: float, outages: Sequence[Span]) -> float | None:
    """When a flag falls, or its person has to be warned, if no one decides; None if no clock runs."""
    falls = falls_of(doc, clocks, outages).values()
    warned = [at - WARNING for at in falls if doc.tempo is not None and not doc.tempo.live and now < at - WARNING]
    return min([*warned, *(at + on.MOST_LAG for at in falls)], default=None)


def are_ahead(clocks: Clocks, now: float) -> bool:
    """True if a clock began to run at a time that is still to come."""
    return any(clock.since is not None and clock.since - now > SET_BACK for clock in clocks)


def to_warn(doc: TableDoc, clocks: Clocks, now: float, outages: Sequence[Span]) -> list[Seat]:
    """The seats whose flags fall soon, at a turn-based table."""
    if doc.tempo is None or doc.tempo.live:
        return []
    return [seat for seat, at in falls_of(doc, clocks, outages).items() if at - WARNING <= now < at]


def doc_after(doc: TableDoc, action: Action, is_over: bool) -> TableDoc | None:
    """The table's document after an action; None if it stays as it is.

    Nothing more is proposed at the end of a game, nor about a seat that has decided after all.
    """
    about = doc.motion is not None and action.answer is not None and doc.motion.seat == action.seat
    if not is_over and not about:
        return None
    return replace(doc, status="over" if is_over else doc.status, motion=None, version=doc.version + 1)


def put(clocks: Clocks, seat: Seat, clock: Clock) -> Clocks:
    """The clocks with one changed."""
    return tuple(clock if each == seat else other for each, other in enumerate(clocks))
