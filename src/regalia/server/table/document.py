"""What follows from the document of a table: which clocks run, which bots are asked, when it must be in memory."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from regalia.core import Seat
from regalia.server.store import Action, TableDoc, UndoRequest
from regalia.server.time import clocks as on
from regalia.server.time.clocks import Clocks
from regalia.server.time.hours import Hours
from regalia.server.time.rests import Span
from regalia.server.time.seat_clocks import falls_of, rests_of


def after_action(doc: TableDoc, action: Action, is_over: bool) -> TableDoc | None:
    """The table's document after an action; None if it stays as it is.

    Nothing more is proposed at the end of a game, nor about a seat that has decided after all.
    """
    about = doc.motion is not None and action.answer is not None and doc.motion.seat == action.seat
    if not is_over and not about:
        return None
    return replace(doc, status="over" if is_over else doc.status, motion=None, version=doc.version + 1)


def seats_set(before: TableDoc, after: TableDoc) -> list[Seat] | None:
    """The seats whose own settings have changed, if nothing else has; None if something has that others see."""
    if public_part(before) != public_part(after):
        return None
    return [seat for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)) if old != new]


def public_part(doc: TableDoc) -> TableDoc:
    """A document without the settings that only the seats themselves see, and without its version."""
    return replace(doc, seats=tuple([replace(seat, passes=None) for seat in doc.seats]), version=0)


def after_pause(doc: TableDoc, now: float) -> TableDoc:
    """A changed document with the end of a pause that has begun, or with what is left for others after one that is over."""
    if doc.paused and doc.rated and doc.paused_until is None:
        return replace(doc, paused_until=now + doc.pauses_left)
    if not doc.paused and doc.paused_until is not None:
        return replace(doc, paused_until=None, pauses_left=max(0.0, doc.paused_until - now))
    return doc


def bots_asked(doc: TableDoc, asked: Collection[Seat], asking: UndoRequest | None) -> list[Seat]:
    """The bots' seats that are asked. Bots wait while people decide about a step back."""
    if doc.status != "playing" or doc.paused or asking is not None:
        return []
    return [seat for seat in asked if doc.seats[seat].bot is not None]


def due(
    doc: TableDoc, asked: Collection[Seat], asking: UndoRequest | None, reveal_within: float, now: float
) -> float | None:
    """From which time a table must be in the memory of an arena, in seconds since the epoch; None if it need not be.

    Where bots decide for all seats, they wait until a person watches, except in a rated game, which is played to its end.
    """
    if doc.starting is not None:
        return doc.starting + reveal_within
    if doc.paused_until is not None:
        return doc.paused_until
    return now if bots_asked(doc, asked, asking) and not doc.for_show else None


def running(doc: TableDoc, asked: Collection[Seat]) -> list[Seat]:
    """The seats whose clocks run: those of people who are asked. No bot's does, and none during a pause."""
    if doc.status != "playing" or doc.tempo is None or doc.paused:
        return []
    return [seat for seat in sorted(asked) if doc.seats[seat].person is not None and doc.seats[seat].bot is None]


def clocks_at(
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
    return on.going_on(doc.tempo, clocks, running(doc, asked or ()), now, rests_of(clocks, outages), by, own)


def falls_for(doc: TableDoc, clocks: Clocks, person: str, outages: Sequence[Span]) -> float | None:
    """When the first flag of a person falls; None if none of their clocks runs."""
    falls = falls_of(clocks, outages)
    return min((at for seat, at in falls.items() if doc.seats[seat].person == person), default=None)
