"""Gives hints at learning tables. They are computed in worker processes, from what the seat knows alone."""

import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor

import msgspec
from msgspec import Struct

from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.thinking import advise, review
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse
from regalia.server.requests.hints import Position
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire.hints import Hint, Review

MISTAKE = 0.15
"""From this loss on an answer is called a mistake, if at least half of it is certain."""

log = logging.getLogger(__name__)


class Cost(Struct, frozen=True):
    """How much less an answer was worth than the best one, and half the width of the 90 % interval of that."""

    behind: float
    margin: float


class Adviser:
    """Asks the workers of the arena's bots."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def hint(self, table: Table, position: Position) -> Hint:
        """The hint for a position at a table. Raises Refuse if the workers fail."""
        return msgspec.json.decode(await self._ask(table, position, advise), type=Hint)

    async def review(self, table: Table, position: Position, given: bytes) -> Review:
        """What an answer in a position has cost. Raises Refuse if the workers fail."""
        cost = msgspec.json.decode(await self._ask(table, position, review, given), type=Cost)
        return Review(cost.behind, is_mistake(cost, len(table.doc.seats)))

    async def _ask(self, table: Table, position: Position, think: Callable[..., bytes], *more: bytes) -> bytes:
        about = (table.doc.game, hash_of(table.doc), position.imagined, position.seat, position.seed)
        try:
            async with self._workers.one(share_of(table)) as worker:
                return await worker.ask(PATIENCE, think, *about, *more)
        except (TimeoutError, BrokenExecutor) as wrong:
            log.error("there is no hint for seat %s at table %s: %r", position.seat, table.doc.id, wrong)
            raise Refuse("try_again") from wrong


def is_mistake(cost: Cost, seats: int) -> bool:
    """True if an answer has cost many of a seat's chances for certain. Alone at the table, points count, not chances."""
    return seats > 1 and cost.behind > MISTAKE and cost.behind - cost.margin > MISTAKE / 2
