"""When a table must be in memory without visitors: a bot has to move, or the start waits for nonces."""

from collections.abc import Collection

from regalia.core import Seat
from regalia.server.store import TableDoc, UndoRequest


def bots_asked(doc: TableDoc, asked: Collection[Seat], asking: UndoRequest | None) -> list[Seat]:
    """The bots' seats that are asked. Bots wait while people decide about a step back."""
    if doc.status != "playing" or doc.paused or asking is not None:
        return []
    return [seat for seat in asked if doc.seats[seat].bot is not None]


def due(
    doc: TableDoc, asked: Collection[Seat], asking: UndoRequest | None, reveal_within: float, now: float
) -> float | None:
    """From which time a table must be in the memory of an arena, in seconds since the epoch; None if it need not be.

    Where bots decide for all seats, they wait until a person watches.
    """
    if doc.starting is not None:
        return doc.starting + reveal_within
    return now if bots_asked(doc, asked, asking) and not doc.bots_alone else None
