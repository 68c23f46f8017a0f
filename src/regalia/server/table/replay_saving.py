"""Saves replays. Each action makes a frame; here frames are compressed and saved, one table at a time."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from regalia.core import record_of
from regalia.server.errors import Refuse, log_failure
from regalia.server.play.play import Play
from regalia.server.play.replay import Replay
from regalia.server.store import Conflict
from regalia.server.table.table import Table
from regalia.server.wire import encode

log = logging.getLogger(__name__)

REST = 1.0
"""Seconds without an action after which a running table's replay is saved."""
MOST = 256
"""The most unsaved frames in memory; above it a busy table's replay is saved, too."""


def waits(table: Table) -> bool:
    """True if a table has enough frames to save, or a finished game that is not recorded."""
    if table.play is None or table.doc.status == "over":
        return table.play is not None and not table.recorded
    waiting = len(table.play.unsaved_frames)
    return waiting > MOST or (waiting > 0 and time.monotonic() - table.acted_at >= REST)


async def save_all_waiting(tables: Iterable[Table]) -> None:
    """Save the replays of all tables that wait for it."""
    for table in tables:
        if waits(table):
            await save(table)


async def save(table: Table) -> None:
    """Save the newest frames. A failure is logged, and the next round tries again."""
    try:
        await save_frames(table)
    except Exception as wrong:
        log_failure(log, wrong, "table %s cannot be filmed", table.doc.id)


async def save_frames(table: Table) -> None:
    """Save what the latest actions showed and, of a finished game, its record. The table is in use meanwhile."""
    play = table.play
    if play is None or not (play.unsaved_frames or waits(table)):
        return
    longer = await asyncio.to_thread(play.replay.longer, [*play.unsaved_frames]) if play.unsaved_frames else play.replay
    with suppress(Refuse):  # the table was just unloaded
        await table.do(partial(save_part, table, play, longer), noted=False)


async def save_part(table: Table, play: Play, replay: Replay) -> None:
    """Save the newest part of a replay, and the record with the last one. Runs in the table's mailbox."""
    if table.play is not play:
        return  # it was loaded again meanwhile, with whatever had been saved
    whole = table.doc.status == "over" and play.is_whole(replay)
    try:
        part = replay.parts[-1] if replay is not play.replay else None
        await table.services.store.save_replay(table.doc.id, part, encode(record_of(play.match)) if whole else None)
    except Conflict:  # another arena was faster
        play.replay_saved(Replay(await table.services.store.replay(table.doc.id)))
        return
    play.replay_saved(replay)
    table.recorded = whole
