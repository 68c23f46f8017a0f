"""A thinker: a process on any machine whose workers answer bots' questions for all nodes at a NATS server."""

import asyncio
import logging
import os
from collections.abc import Callable, Sequence

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from regalia import games
from regalia.games.library import Library
from regalia.server.bots.thinking import ABROAD, BUSY, Question, subject_of, think
from regalia.server.bots.workers import Workers
from regalia.server.nodes.nats import connected, known

log = logging.getLogger(__name__)

GROUP = "thinkers"
"""The queue group: each question goes to one of them."""

_question = msgspec.msgpack.Decoder(Question)


class Thinker:
    """Answers one question for each worker at a time, and says that it is busy to any more."""

    def __init__(self, address: str, jobs: int, packs: Sequence[str] = ()) -> None:
        self._address = address
        self._jobs = jobs
        self._library = Library(packs)
        self._workers = Workers(jobs, packs=packs)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, stop: asyncio.Event, ready: Callable[[], None]) -> None:
        """Connect, retrying until it works; answer until `stop`, finishing what was begun."""
        self._workers.start()
        client = await connected(self._address)
        heard = [await client.subscribe(subject, GROUP, cb=self._hear) for subject in self.subjects]
        await known(client)
        ready()
        await stop.wait()
        await self._leave(client, heard)

    @property
    def subjects(self) -> list[str]:
        """Every game with its own content, and with each pack at hand."""
        return [
            subject_of(slug, rules.version, pack)
            for slug in games.slugs()
            for rules in [games.load(slug)]
            for pack in ["", *(pack.hash for pack in self._library.offered(slug))]
        ]

    async def _leave(self, client: Client, heard: Sequence[Subscription]) -> None:
        for each in heard:
            await each.unsubscribe()
        await asyncio.gather(*self._tasks)
        await client.close()
        self._workers.end()

    async def _hear(self, message: Msg) -> None:
        """Messages of a subject are delivered one after the other; a task for each lets the next come."""
        if len(self._tasks) >= self._jobs:
            await message.respond(BUSY)
            return
        task = asyncio.create_task(self._answer(message), name="thinking")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, message: Msg) -> None:
        try:
            asked = _question.decode(message.data)
            async with self._workers.one((str(os.getpid()),)) as worker:
                thought = await worker.ask(ABROAD, think, *msgspec.structs.astuple(asked))
        except Exception:  # the node that has asked turns to its own workers
            log.exception("a question cannot be answered")
            thought = BUSY
        try:
            await message.respond(thought)
        except nats.errors.Error as wrong:
            log.warning("an answer is lost: %s", wrong)
