"""Answers that the server gives for seats, passes above all, at the pace they have to take."""

import asyncio
import logging
from secrets import SystemRandom

from msgspec import Raw

from regalia.core import Seat
from regalia.server.errors import Refuse
from regalia.server.tables import orders, passes
from regalia.server.tables.requests import handle
from regalia.server.tables.table import Table
from regalia.server.wire import Act, Refused, encode
from regalia.server.wire.passes import WhyPassed

log = logging.getLogger(__name__)

PASSED = Raw(b'{"type":"Pass"}')
AT_ONCE = 0.2
"""Seconds that a pass takes that depends on no hand: long enough to be stopped by a tap."""


def seconds_before(why: WhyPassed, pace: float, drawn: float) -> float:
    """How long an answer takes. It differs, as a person's does, so that no other seat can tell which it is.

    `drawn` is a random number from 0 to 1.
    """
    match why:
        case "able":
            return max(AT_ONCE, pace) * (0.75 + drawn / 2)
        case "order":
            return max(AT_ONCE, pace) * (1 + drawn)
    return AT_ONCE


class PassDriver:
    """Sees to it that windows are passed, and questions answered, for the seats that have said so."""

    def __init__(self) -> None:
        self._chance = SystemRandom().random
        self._tasks: dict[tuple[str, Seat], tuple[int, asyncio.Task[None]]] = {}

    def look_at(self, table: Table) -> None:
        """Let the passes that are due begin, and stop those that no longer are."""
        play = table.play
        due = {seat: why for seat in play.game.asks if (why := table.why_passed(seat))} if play is not None else {}
        seq = play.seq if play is not None else 0
        for key in table.keys_in(self._tasks):
            since, task = self._tasks[key]
            if key[1] not in due or since != seq:
                del self._tasks[key]
                task.cancel()
        for seat, why in due.items():
            key = (table.doc.id, seat)
            if key not in self._tasks:
                wait = seconds_before(why, table.pace(seat), self._chance())
                self._tasks[key] = (seq, asyncio.create_task(self._pass(table, seat, seq, wait)))

    def is_busy(self, table: Table) -> bool:
        """True if a window of this table is about to be passed."""
        return bool(table.keys_in(self._tasks))

    def forget(self, table: Table) -> None:
        """Stop all passes of a table."""
        for key in table.keys_in(self._tasks):
            self._tasks.pop(key)[1].cancel()

    async def close(self) -> None:
        """Stop all."""
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass(self, table: Table, seat: Seat, seq: int, wait: float) -> None:
        await asyncio.sleep(wait)
        self._tasks.pop((table.doc.id, seat), None)
        try:
            await table.do(lambda: give(table, seat, seq))
        except Refuse:
            return  # the table has been put away; it passes when it is taken up again


async def give(table: Table, seat: Seat, seq: int) -> None:
    """Pass or answer, if that is still what the seat has said about the same question."""
    play = table.play
    if play is None or play.seq != seq or table.why_passed(seat) is None:
        return
    order = orders.order_for(passes.said(table.doc, seat), play.game, seat)
    answer = PASSED if order is None else Raw(encode(order.answer))
    reply = await handle(table, table.doc.seats[seat].person, Act(f"{orders.GIVEN}{seq}-{seat}", seat, seq, answer))
    if isinstance(reply, Refused):
        log.warning("a pass for seat %s at table %s: %s", seat, table.doc.id, reply)
