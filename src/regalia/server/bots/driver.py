"""Bots at tables. They think in worker processes, on an imagined game, and each decision has a time limit."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw

from regalia.bots import stand_in_of
from regalia.core import Chance, Game, Seat, fresh_seed, imagine, save, some_answer
from regalia.server.bots.fair_shares import Share
from regalia.server.bots.thinking import Question, ask_thinkers, think
from regalia.server.bots.workers import Workers
from regalia.server.errors import Refuse
from regalia.server.logs import table_in_logs
from regalia.server.metrics import Metrics
from regalia.server.nodes.bus import Bus, Here
from regalia.server.play.entries import AT_RANDOM, OF_BOTS
from regalia.server.requests.handler import handle
from regalia.server.table.document import bots_asked
from regalia.server.table.packs import hash_of
from regalia.server.table.table import Table
from regalia.server.wire import Reply
from regalia.server.wire.requests import Act
from regalia.server.wire.sights import Done, Refused

log = logging.getLogger(__name__)

PATIENCE = 6.0
"""Seconds that a bot may think, from when its worker process is ready. It is asked twice, then it plays at random."""

AT_A_WINDOW = 1 / 3
"""The part of the usual delay that bots take at windows, of which there are many, and mostly nothing is done."""
NOTHING = b"null"
"""The message of a bot that is not asked and takes no offer."""
RETRY = 0.5
"""Seconds until a bot's answer that could not be saved is given again."""


def is_unsaved(reply: Reply) -> bool:
    """True if the action was not saved, and may be sent again."""
    return isinstance(reply, Refused) and reply.error.code == "not_saved"


class BotDriver:
    """Runs bots: every bot that is asked answers, and every bot with offers considers them."""

    def __init__(self, workers: Workers, delay: float, metrics: Metrics, bus: Bus | None = None) -> None:
        self.delay = delay
        self.holds: Callable[[Table], bool] = lambda table: False
        """True if the bots of a table must wait. Set by the debug panel."""
        self._metrics = metrics
        self._workers = workers
        self._bus = bus or Here()
        self._tasks: dict[tuple[str, Seat], tuple[int, asyncio.Task[None]]] = {}
        self._closed = False
        self._answering: dict[tuple[str, Seat], int] = {}
        """The bots whose decision is being delivered to the table, and since when they were asked."""
        self._declined: dict[tuple[str, Seat], int] = {}
        """The bots that are not asked and did nothing of what they were offered, and after which action that was."""

    def look_at(self, table: Table) -> None:
        """Start the bots that are asked or have offers; stop those that no longer are."""
        if self._closed:
            return
        asked: dict[Seat, int] = {}
        if any(sitting.bot is not None for sitting in table.doc.seats):
            self._workers.start()
            asked = self._asked(table)
        for key in table.keys_in(self._tasks):
            asked_since, task = self._tasks[key]
            if asked.get(key[1]) != asked_since:
                del self._tasks[key]
                task.cancel()
        for seat, since in asked.items():
            key = (table.doc.id, seat)
            if key not in self._tasks and since not in (self._answering.get(key), self._declined.get(key)):
                task = asyncio.create_task(self._answer(table, seat, since), name=f"bot {seat} at {table.doc.id}")
                self._tasks[key] = (since, task)

    @property
    def waiting(self) -> int:
        """How many bots wait for a worker."""
        return self._workers.waiting

    def is_well(self) -> bool:
        """True if worker processes can be started."""
        return self._workers.is_well

    def thinks_at(self, table: Table) -> bool:
        """True if a bot of this table is thinking."""
        return bool(table.keys_in(self._tasks))

    def forget(self, table: Table) -> None:
        """Stop all bots of a table."""
        for key in table.keys_in(self._tasks):
            self._tasks.pop(key)[1].cancel()
        for key in table.keys_in(self._declined):
            del self._declined[key]

    async def close(self) -> None:
        """Stop all."""
        self._closed = True
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.end()

    def _asked(self, table: Table) -> dict[Seat, int]:
        """The bots that are asked, and since when; those that may do something unasked, since the table came to rest."""
        alone = table.doc.for_show and not table.presence.count
        if table.play is None or table.is_halted or alone or self.holds(table):
            return {}
        play, game = table.play, table.play.game
        offered = [seat for seat, options in game.offers.items() if options]
        bots = bots_asked(table.doc, {**dict.fromkeys(offered), **game.asks}, table.asking)
        return {seat: play.open_questions.asked.get(seat, play.seq) for seat in bots}

    async def _answer(self, table: Table, seat: Seat, since: int) -> None:
        table_in_logs.set(table.doc.id)
        play = table.play
        assert play is not None
        await asyncio.sleep(self.delay * (1 if play.game.step.window_named(play.game.state) is None else AT_A_WINDOW))
        play = table.play
        assert play is not None
        level, chance = table.doc.seats[seat].bot or stand_in_of(table.doc.game), Chance(fresh_seed())
        at_random = msgspec.json.encode(some_answer(play.game.asks[seat], chance) if seat in play.game.asks else None)
        thought = await self._thought_of(table, play.game, seat, level, chance)
        answers = [(AT_RANDOM, at_random)] if thought is None else [(OF_BOTS, thought), (AT_RANDOM, at_random)]
        key = (table.doc.id, seat)
        self._tasks.pop(key, None)
        if answers[0][1] == NOTHING:
            self._declined[key] = since
            return
        self._answering[key] = since
        done = False
        try:
            done = await self._tell(table, seat, level, answers)
        finally:
            if self._answering.get(key) == since:
                del self._answering[key]
        if done:
            self.look_at(table)  # after something done unasked, what the bot is asked may be the same

    async def _thought_of(self, table: Table, game: Game[Any], seat: Seat, level: str, chance: Chance) -> bytes | None:
        """The decision of a bot as JSON; None after any failure, so that the other bots are not delayed."""
        try:
            position = save(imagine(game, seat, chance))
            question = Question(level, table.doc.game, hash_of(table.doc), position, seat, fresh_seed())
            return await self._thought(question, game.rules.version, share_of(table))
        except TimeoutError:
            log.error("bot %s at table %s has taken too long twice, and plays at random", level, table.doc.id)
        except BrokenExecutor:
            log.error("the worker of bot %s at table %s has died twice; it plays at random", level, table.doc.id)
        except Exception:
            log.exception("bot %s at table %s cannot think, and plays at random", level, table.doc.id)
        self._metrics.bot_failures.inc()
        return None

    async def _thought(self, question: Question, version: int, share: Share) -> bytes:
        """The decision of a thinker, or else of one of the node's own workers."""
        thought = await ask_thinkers(self._bus, question, version)
        if thought is not None:
            self._metrics.thoughts.labels("elsewhere").inc()
            return thought
        async with self._workers.one(share) as worker:
            thought = await worker.ask(PATIENCE, think, *msgspec.structs.astuple(question))
        self._metrics.thoughts.labels("here").inc()
        return thought

    async def _tell(self, table: Table, seat: Seat, level: str, answers: Sequence[tuple[str, bytes]]) -> bool:
        """Give the table the first of a bot's answers that is allowed: if that is not the first, a bug. True if one was.

        Each comes with how the id of its action begins.
        """
        play = table.play
        for id_begins, answer in answers:
            play = table.play or play
            assert play is not None
            if answer == NOTHING:
                return False
            act = Act(f"{id_begins}{play.seq}-{seat}", seat, play.seq, Raw(answer))
            try:
                while is_unsaved(reply := await table.do(partial(act_for_bot, table, act))):
                    await asyncio.sleep(RETRY)
            except Refuse:
                return False  # the table was unloaded; loading it starts its bots again
            if isinstance(reply, Refused) and reply.error.code == "try_again":
                return False  # the lease is lost; the node that takes the table up starts the bot again
            if isinstance(reply, Done):
                self._metrics.bot_decisions.labels(table.doc.game, level).inc()
                return True
            log.warning("bot in seat %s at table %s: %s", seat, table.doc.id, reply)
            self._metrics.bot_failures.inc()
        return False


async def act_for_bot(table: Table, act: Act) -> Reply:
    """Give a bot's answer. Raises Refuse if a person has taken the seat meanwhile. Runs in the table's mailbox."""
    if table.doc.seats[act.seat].bot is None:
        raise Refuse("not_asked")
    return await handle(table, None, act)


def share_of(table: Table) -> Share:
    """The key by which thinking time is divided: evenly between addresses, then their hosts, then their tables."""
    doc = table.doc
    return (doc.source or doc.host, doc.host, doc.id)
