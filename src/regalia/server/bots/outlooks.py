"""What the seats of a finished game could expect, for its curve. Computed in worker processes, once for each table."""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import BrokenExecutor

import msgspec

from regalia.core import Record
from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.thinking import expect
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire.outlooks import Expected

KEPT = 500
"""Tables whose curves are kept."""
WAITING = 20
"""Tables whose curves are computed at once, or wait for it."""
WAITING_EACH = 4
"""The most of them that one address has asked for."""

log = logging.getLogger(__name__)


class Outlooks:
    """Asks the workers of the arena's bots. However many look at a table, its curve is computed once."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._curves: OrderedDict[str, asyncio.Task[Expected]] = OrderedDict()
        self._asked_from: dict[str, str] = {}
        """The address that has asked for each curve that is not known yet."""

    async def expected(self, table: Table, record: Record, address: str) -> Expected:
        """The points that the seats of a finished game could expect. Raises Refuse if too many wait or the workers fail."""
        name = table.doc.id
        if name not in self._curves:
            asked_from = [*self._asked_from.values()]
            if len(asked_from) >= WAITING or asked_from.count(address) >= WAITING_EACH:
                raise Refuse("too_fast")
            self._asked_from[name] = address
            task = self._curves[name] = asyncio.create_task(self._compute(table, record))
            task.add_done_callback(lambda done: self._computed(name, done))
        self._curves.move_to_end(name)
        while len(self._curves) > KEPT:
            self._curves.popitem(last=False)
        return await asyncio.shield(self._curves[name])

    async def close(self) -> None:
        """Stop computing."""
        for task in self._curves.values():
            task.cancel()

    def _computed(self, name: str, done: asyncio.Task[Expected]) -> None:
        """The curve of a table is known, or is forgotten because it could not be computed."""
        self._asked_from.pop(name, None)
        if (done.cancelled() or done.exception() is not None) and self._curves.get(name) is done:
            del self._curves[name]

    async def _compute(self, table: Table, record: Record) -> Expected:
        about = (table.doc.game, hash_of(table.doc), msgspec.json.encode(record))
        try:
            async with self._workers.one(share_of(table)) as worker:
                points = msgspec.json.decode(await worker.ask(PATIENCE, expect, *about), type=list[list[float]])
        except (TimeoutError, BrokenExecutor) as wrong:
            log.error("what could be expected at table %s is not known: %r", table.doc.id, wrong)
            raise Refuse("try_again") from wrong
        return Expected(record.carried.after if record.carried else 0, points)
