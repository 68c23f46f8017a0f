"""Saves films. Each action makes a frame; here frames are compressed and saved, one table at a time."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from regalia.core import record_of
from regalia.server.errors import Refuse, log_failure
from regalia.server.store import Conflict
from regalia.server.tables.film import Film
from regalia.server.tables.play import Play
from regalia.server.tables.table import Table
from regalia.server.wire import encode

log = logging.getLogger(__name__)

REST = 1.0
"""Seconds without an action after which a running table is filmed."""
MOST = 256
"""The most unfilmed actions in memory; above it a busy table is filmed, too."""


def waits(table: Table) -> bool:
    """True if a table has enough frames to save, or a finished game that is not recorded."""
    if table.play is None or table.doc.status == "over":
        return table.play is not None and not table.recorded
    waiting = len(table.play.unfilmed)
    return waiting > MOST or (waiting > 0 and time.monotonic() - table.acted_at >= REST)


async def film_those_that_wait(tables: Iterable[Table]) -> None:
    """Save the films of all tables that wait for it."""
    for table in tables:
        if waits(table):
            await film(table)


async def film(table: Table) -> None:
    """Save the newest frames. A failure is logged, and the next round tries again."""
    try:
        await save_film(table)
    except Exception as wrong:
        log_failure(log, wrong, "table %s cannot be filmed", table.doc.id)


async def save_film(table: Table) -> None:
    """Save what the latest actions showed and, of a finished game, its record. The table is in use meanwhile."""
    play = table.play
    if play is None or not (play.unfilmed or waits(table)):
        return
    longer = await asyncio.to_thread(play.film.longer, [*play.unfilmed]) if play.unfilmed else play.film
    with suppress(Refuse):  # the table was just unloaded
        await table.do(partial(save_part, table, play, longer), noted=False)


async def save_part(table: Table, play: Play, film: Film) -> None:
    """Save the newest part of a film, and the record with the last one. Runs in the table's mailbox."""
    if table.play is not play:
        return  # it was loaded again meanwhile, with whatever had been saved
    whole = table.doc.status == "over" and play.is_whole(film)
    try:
        part = film.parts[-1] if film is not play.film else None
        await table.services.store.save_film(table.doc.id, part, encode(record_of(play.match)) if whole else None)
    except Conflict:  # another arena was faster
        play.filmed(Film(await table.services.store.film(table.doc.id)))
        return
    play.filmed(film)
    table.recorded = whole
