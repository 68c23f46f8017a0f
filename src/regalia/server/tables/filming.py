"""Saving what actions showed: not while a table plays on, but as soon as it rests, and in pieces that hold nobody up."""

import asyncio
import time

from regalia.core import record_of
from regalia.server.store import Conflict, FilmPart
from regalia.server.tables.film import Film, frame
from regalia.server.tables.table import Table
from regalia.server.wire import encode

REST = 1.0
"""Seconds without an action after which a table rests."""
MOST = 256
"""So many positions are kept in memory; a table that never rests is filmed all the same."""
SLICE = 16
"""Frames that are made at a time."""


def waits(table: Table) -> bool:
    """Whether it is time to film a table."""
    if table.play is None or table.doc.status == "over":
        return table.play is not None and not table.recorded
    waiting = len(table.play.unfilmed)
    return waiting > MOST or (waiting > 0 and time.monotonic() - table.acted_at >= REST)


async def film(table: Table) -> None:
    """Save what the latest actions showed and, of a finished game, its record. To be called in the table's turn."""
    play, store, over = table.play, table.services.store, table.doc.status == "over"
    if play is None or not (play.unfilmed or (over and not table.recorded)):
        return
    frames = []
    for entry, game in play.unfilmed:
        frames.append(frame(entry.seq, entry.seat, entry.events, game))
        if len(frames) % SLICE == 0:
            await asyncio.sleep(0)
    part = FilmPart(play.film.parts, frames[-1].seq, play.film.packed(frames)) if frames else None
    try:
        await store.save_film(table.doc.id, part, encode(record_of(play.match)) if over else None)
    except Conflict:  # another arena was faster
        play.filmed(Film(await store.film(table.doc.id)))
        return
    if part is not None:
        play.film.add(part)
    play.filmed(play.film)
    table.recorded = over
