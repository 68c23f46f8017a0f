"""Gives hints at learning tables. They are computed in worker processes, from what the seat knows alone."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field

import msgspec

from regalia.bots.judged import word_for
from regalia.bots.weighing import Weighed
from regalia.core import Seat
from regalia.server.bots.driver import PATIENCE, share_of
from regalia.server.bots.thinking import advise, review
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse
from regalia.server.requests.hints import Position
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire.hints import Hint, Review

AT_ONCE = 2
"""Hints for one seat that are thought about at once, and as many reviews of its actions: no review keeps a hint waiting."""
KEPT = 1000
"""Seats whose last answers are kept."""

log = logging.getLogger(__name__)


@dataclass
class Asked:
    """The questions of one seat: those that are thought about, and the last that was answered."""

    thoughts: dict[tuple[object, ...], asyncio.Task[bytes]] = field(default_factory=dict)

    def is_busy(self, think: Callable[..., bytes]) -> bool:
        """True if no other question of this kind can be asked now."""
        return sum(about[0] is think and not task.done() for about, task in self.thoughts.items()) >= AT_ONCE

    def forget(self) -> None:
        """Drop what was answered."""
        self.thoughts = {about: task for about, task in self.thoughts.items() if not task.done()}


class Adviser:
    """Asks the workers of the arena's bots. A question of a seat is thought about once, however often it is asked."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asked: OrderedDict[tuple[str, Seat], Asked] = OrderedDict()

    async def hint(self, table: Table, position: Position) -> Hint:
        """The hint for a position at a table. Raises Refuse if the workers fail, or the seat asks too much at once."""
        return msgspec.json.decode(await self._ask(table, position, advise), type=Hint)

    async def review(self, table: Table, position: Position, given: bytes) -> Review:
        """Whether an answer in a position was a mistake. Raises Refuse as `hint` does."""
        weighed = msgspec.json.decode(await self._ask(table, position, review, given), type=Weighed)
        mistake = is_mistake(weighed, len(table.doc.seats))
        return Review(mistake, round(weighed.behind, 1) if mistake else 0.0)

    async def close(self) -> None:
        """Stop thinking."""
        for asked in self._asked.values():
            for task in asked.thoughts.values():
                task.cancel()

    async def _ask(self, table: Table, position: Position, think: Callable[..., bytes], *more: bytes) -> bytes:
        asked = self._of(table, position.seat)
        about = (think, position, *more)
        if about not in asked.thoughts or (asked.thoughts[about].done() and asked.thoughts[about].exception()):
            if asked.is_busy(think):
                raise Refuse("too_fast")
            asked.forget()
            task = asked.thoughts[about] = asyncio.create_task(self._think(table, position, think, *more))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever asked may have gone
        return await asyncio.shield(asked.thoughts[about])

    def _of(self, table: Table, seat: Seat) -> Asked:
        """What a seat has asked. Of the seats that have asked nothing for the longest time, it is forgotten."""
        asked = self._asked.setdefault((table.doc.id, seat), Asked())
        self._asked.move_to_end((table.doc.id, seat))
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return asked

    async def _think(self, table: Table, position: Position, think: Callable[..., bytes], *more: bytes) -> bytes:
        about = (table.doc.game, hash_of(table.doc), position.imagined, position.seat, position.seed)
        try:
            async with self._workers.one(share_of(table)) as worker:
                return await worker.ask(PATIENCE, think, *about, *more)
        except (TimeoutError, BrokenExecutor) as wrong:
            log.error("there is no hint for seat %s at table %s: %r", position.seat, table.doc.id, wrong)
            raise Refuse("try_again") from wrong


def is_mistake(given: Weighed, seats: int) -> bool:
    """True if an answer has surely cost a mistake or more. Alone at the table, points count, not chances."""
    return seats > 1 and word_for(given) in ("mistake", "blunder")
