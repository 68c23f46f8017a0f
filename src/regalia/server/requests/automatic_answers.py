"""Gives the server's answers for seats, mostly passes, at a pace that tells nothing."""

import asyncio
import logging
from collections.abc import Sequence
from secrets import SystemRandom
from time import monotonic

from msgspec import Raw

from regalia.core import Seat
from regalia.server.asked import orders, passes
from regalia.server.asked.delays import Run
from regalia.server.asked.given_answers import GivenAnswer, id_for_seat
from regalia.server.errors import Refuse
from regalia.server.requests.handler import handle
from regalia.server.table.table import Table
from regalia.server.wire import encode
from regalia.server.wire.requests import Act
from regalia.server.wire.sights import Refused

log = logging.getLogger(__name__)


class PassDriver:
    """Passes windows and answers questions for seats that have settings or orders for them."""

    def __init__(self) -> None:
        self._chance = SystemRandom().random
        self._runs: dict[str, Run] = {}
        self._tasks: dict[tuple[str, Seat], tuple[int, asyncio.Task[None]]] = {}

    def look_at(self, table: Table) -> None:
        """Start the passes that are due, and stop those that no longer are."""
        play = table.play
        due = {seat: why for seat in play.game.asks if (why := table.why_passed(seat))} if play is not None else {}
        asked = play.open_questions.asked if play is not None else {}
        for key in table.keys_in(self._tasks):
            since, task = self._tasks[key]
            if key[1] not in due or since != asked[key[1]]:
                del self._tasks[key]
                task.cancel()
        if play is None:
            return
        run = self._run(table, play.given_answers)
        for seat, why in due.items():
            key = (table.doc.id, seat)
            if key not in self._tasks:
                law = passes.law_of(why, play.game, seat)
                wait = run.seconds_before(law, seat, table.pace(seat), monotonic())
                self._tasks[key] = (asked[seat], asyncio.create_task(self._pass(table, seat, asked[seat], wait)))

    def _run(self, table: Table, answers: Sequence[GivenAnswer]) -> Run:
        """The run of windows that the table is in."""
        since, known = passes.began(answers), self._runs.get(table.doc.id)
        if known is None or known.since != since:
            known = self._runs[table.doc.id] = Run(since, monotonic(), self._chance)
        return known

    def is_busy(self, table: Table) -> bool:
        """True if a window of this table is about to be passed."""
        return bool(table.keys_in(self._tasks))

    def forget(self, table: Table) -> None:
        """Stop all passes of a table."""
        self._runs.pop(table.doc.id, None)
        for key in table.keys_in(self._tasks):
            self._tasks.pop(key)[1].cancel()

    async def close(self) -> None:
        """Stop all."""
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass(self, table: Table, seat: Seat, asked: int, wait: float) -> None:
        await asyncio.sleep(wait)
        self._tasks.pop((table.doc.id, seat), None)
        try:
            await table.do(lambda: give(table, seat, asked))
        except Refuse:
            return  # the table has been put away; it passes when it is taken up again


async def give(table: Table, seat: Seat, asked: int) -> None:
    """Pass or answer, if the question asked after this action is still open and the seat's settings have not changed."""
    play = table.play
    if play is None or play.open_questions.asked.get(seat) != asked or table.why_passed(seat) is None:
        return
    order = orders.due(table.said(seat), play.game, seat, play.given_answers)
    given = play.game.step.nothing if order is None else orders.answer_under(order, play.game.asks[seat])
    action = id_for_seat(play.seq, seat, "" if order is None else orders.mark_of(order))
    reply = await handle(table, table.doc.seats[seat].person, Act(action, seat, play.seq, Raw(encode(given))))
    if isinstance(reply, Refused):
        log.warning("a pass for seat %s at table %s: %s", seat, table.doc.id, reply)
