"""Saves what actions showed. Runs when a table has been idle for a moment, in slices that do not block the event loop."""

import asyncio
import time

from regalia.core import record_of
from regalia.server.store import Conflict, FilmPart
from regalia.server.tables.film import Film
from regalia.server.tables.table import Table
from regalia.server.wire import encode

REST = 1.0
"""Seconds without an action after which a running table is filmed."""
MOST = 256
"""The most unfilmed positions in memory; above it a busy table is filmed, too."""
SLICE = 16
"""Frames made before other tasks get a turn."""


def waits(table: Table) -> bool:
    """True if it is time to film a table."""
    if table.play is None or table.doc.status == "over":
        return table.play is not None and not table.recorded
    waiting = len(table.play.unfilmed)
    return waiting > MOST or (waiting > 0 and time.monotonic() - table.acted_at >= REST)


async def film(table: Table) -> None:
    """Save what the latest actions showed and, of a finished game, its record. Runs in the table's mailbox."""
    play, store, over = table.play, table.services.store, table.doc.status == "over"
    if play is None or not (play.unfilmed or (over and not table.recorded)):
        return
    frames = []
    for each in play.unfilmed:
        frames.append(each.frame())
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
