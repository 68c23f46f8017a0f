"""Gives hints at learning tables. They are computed in worker processes, from what the seat knows alone."""

import logging
from concurrent.futures import BrokenExecutor

import msgspec

from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.thinking import advise
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse
from regalia.server.requests.hints import Position
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire.hints import Hint

log = logging.getLogger(__name__)


class Adviser:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def hint(self, table: Table, position: Position) -> Hint:
        """The hint for a position at a table. Raises Refuse if the workers fail."""
        about = (table.doc.game, hash_of(table.doc), position.imagined, position.seat, position.seed)
        try:
            async with self._workers.one(share_of(table)) as worker:
                hint = await worker.ask(PATIENCE, advise, *about)
        except (TimeoutError, BrokenExecutor) as wrong:
            log.error("there is no hint for seat %s at table %s: %r", position.seat, table.doc.id, wrong)
            raise Refuse("try_again") from wrong
        return msgspec.json.decode(hint, type=Hint)
