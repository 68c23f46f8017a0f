"""What the seats of a finished game could expect, for its curve. Computed in worker processes, once for each table."""

import logging

import msgspec

from regalia.core import Record
from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.once import OncePerTable
from regalia.server.bots.thinking import expect
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse, log_failure
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire.outlooks import Expected

log = logging.getLogger(__name__)


class Outlooks:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._curves: OncePerTable[Expected] = OncePerTable()
        self.close = self._curves.close

    async def expected(self, table: Table, record: Record, address: str) -> Expected:
        """The points that the seats of a finished game could expect. Raises Refuse if too many wait or the workers fail."""
        return await self._curves.of(table.doc.id, address, lambda: self._compute(table, record))

    async def _compute(self, table: Table, record: Record) -> Expected:
        about = (table.doc.game, hash_of(table.doc), msgspec.json.encode(record))
        try:
            async with self._workers.one(share_of(table)) as worker:
                points = msgspec.json.decode(await worker.ask(PATIENCE, expect, *about), type=list[list[float]])
        except Exception as wrong:  # whatever the judgement of a game raises
            log_failure(log, wrong, "what could be expected at table %s is not known", table.doc.id)
            raise Refuse("try_again") from wrong
        return Expected(record.carried.after if record.carried else 0, points)
