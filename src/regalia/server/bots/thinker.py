"""A thinker: a process on any machine whose workers answer bots' questions for all nodes at a NATS server.

Beside them, a worker whose process lets all others go first judges chunks of analyses, one at a time.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from regalia import games
from regalia.games.library import Library
from regalia.server.bots import chunks
from regalia.server.bots.chunks import judge_chunk
from regalia.server.bots.thinking import ABROAD, BUSY, Question, think
from regalia.server.bots.thinking import subject_of as subject_of_bots
from regalia.server.bots.workers import Worker, Workers
from regalia.server.nodes.nats import connected, known

log = logging.getLogger(__name__)

GROUP = "thinkers"
"""The queue group: each question goes to one of them."""

JUDGES_WITHIN = 3600.0
"""Seconds that a chunk may take here; only what would never end takes as long."""

_question = msgspec.msgpack.Decoder(Question)
_task = msgspec.msgpack.Decoder(chunks.Task)


class Thinker:
    """Answers one question for each worker at a time, and says that it is busy to any more."""

    def __init__(self, address: str, jobs: int, packs: Sequence[str] = ()) -> None:
        self._address = address
        self._jobs = jobs
        self._library = Library(packs)
        self._workers = Workers(jobs, packs=packs)
        self._judge = Worker(packs=packs)
        self._tasks: set[asyncio.Task[None]] = set()
        self._judging: set[asyncio.Task[None]] = set()

    async def run(self, stop: asyncio.Event, ready: Callable[[], None]) -> None:
        """Connect, retrying until it works; answer until `stop`, finishing what was begun."""
        self._workers.start()
        client = await connected(self._address)
        heard = [
            await client.subscribe(subject_of(*game), GROUP, cb=callback)
            for subject_of, callback in ((subject_of_bots, self._hear), (chunks.subject_of, self._hear_task))
            for game in self.contents
        ]
        await known(client)
        ready()
        await stop.wait()
        await self._leave(client, heard)

    @property
    def contents(self) -> list[tuple[str, int, str]]:
        """Every game with its own content, and with each pack at hand."""
        return [
            (slug, rules.version, pack)
            for slug in games.slugs()
            for rules in [games.load(slug)]
            for pack in ["", *(pack.hash for pack in self._library.offered(slug))]
        ]

    async def _leave(self, client: Client, heard: Sequence[Subscription]) -> None:
        for each in heard:
            await each.unsubscribe()
        await asyncio.gather(*self._tasks, *self._judging)
        await client.close()
        self._workers.end()
        self._judge.end()

    async def _hear(self, message: Msg) -> None:
        """Messages of a subject are delivered one after the other; a task for each lets the next come."""
        await self._take(message, self._tasks, self._jobs, self._think)

    async def _hear_task(self, message: Msg) -> None:
        await self._take(message, self._judging, 1, self._judge_chunk)

    async def _take(
        self, message: Msg, running: set[asyncio.Task[None]], most: int, work: Callable[[Msg], Awaitable[bytes]]
    ) -> None:
        """Begin to answer a message, unless as many are being answered as can be."""
        if len(running) >= most:
            await message.respond(BUSY)
            return
        task = asyncio.create_task(self._answer(message, work), name="thinking")
        running.add(task)
        task.add_done_callback(running.discard)

    async def _think(self, message: Msg) -> bytes:
        asked = _question.decode(message.data)
        async with self._workers.one((str(os.getpid()),)) as worker:
            return await worker.ask(ABROAD, think, *msgspec.structs.astuple(asked))

    async def _judge_chunk(self, message: Msg) -> bytes:
        return await self._judge.ask(JUDGES_WITHIN, judge_chunk, *msgspec.structs.astuple(_task.decode(message.data)))

    async def _answer(self, message: Msg, work: Callable[[Msg], Awaitable[bytes]]) -> None:
        try:
            thought = await work(message)
        except Exception:  # the node that has asked turns to its own workers
            log.exception("a question cannot be answered")
            thought = BUSY
        try:
            await message.respond(thought)
        except nats.errors.Error as wrong:
            log.warning("an answer is lost: %s", wrong)
