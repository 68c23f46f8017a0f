"""Worker processes: each handles one question at a time, and is replaced when it exceeds its time or dies."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from regalia.core import Rules
from regalia.games.library import Library
from regalia.server.bots.fair_shares import FairShares, Share
from regalia.server.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)

READY_WITHIN = 30.0
"""Seconds that a new process may take to start; a busy machine needs more than ten."""

HERE = Library()
"""In a worker process: the packs of its arena."""


def rules_here(slug: str, pack: str) -> Rules[Any]:
    """In a worker process: the rules of a game, with its own content or with a pack of the arena."""
    return HERE.rules(slug, pack)


def settle_in(packs: Sequence[str] = ()) -> None:
    """Set up a worker: ignore Ctrl-C, exit when the arena has gone, import what bots need."""
    for source in packs:
        HERE.keep(source)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_arena, daemon=True).start()
    import regalia.bots  # noqa: F401 - loaded before the first question


def end_with_the_arena() -> None:
    """Exit when the parent process has gone, so that a killed arena leaves no workers."""
    arena = parent_process()
    assert arena is not None
    arena.join()
    os._exit(0)


class Thinks(Protocol):
    """Handles one question of a bot at a time: a process of its own, or what a test has instead."""

    def start(self) -> object:
        """Get ready; a question will follow soon."""

    async def ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer, within `patience` seconds. Raises TimeoutError or BrokenExecutor."""
        ...

    def end(self) -> None:
        """Stop, whatever it is doing."""


MakesWorker: TypeAlias = Callable[[Metrics, Sequence[str]], Thinks]
"""Makes a worker from where it counts and the packs that it needs."""


class Worker:
    """One worker process, started at the first question."""

    def __init__(self, metrics: Metrics | None = None, packs: Sequence[str] = ()) -> None:
        self._metrics = metrics or Metrics()
        self._packs = packs
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[int] | None = None
        """Done as soon as the process of the pool can take a question."""

    def start(self) -> ProcessPoolExecutor:
        """Start the process ahead of the first question."""
        if self._pool is None:
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in, (self._packs,))
            self._ready = pool.submit(os.getpid)
            self._pool = pool
        return self._pool

    async def ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the process thinks, within `patience` seconds from when it is ready.

        A process that has died, perhaps since the last question, or takes too long is replaced, and the new one asked once
        more. Raises TimeoutError or BrokenExecutor if that one fails, too.
        """
        try:
            return await self._ask(patience, think, *args, **kwargs)
        except BrokenExecutor:
            self._metrics.workers_lost.inc()
            log.warning("a worker process has died; another one is started")
        except TimeoutError:
            log.warning("a worker process has taken too long; another one is started")
        return await self._ask(patience, think, *args, **kwargs)

    async def _ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """End the process if the question fails or is cancelled."""
        try:
            pool = self.start()
            await self._until_ready()
            answer = asyncio.wrap_future(pool.submit(think, *args, **kwargs))
            async with asyncio.timeout(patience):
                return await answer
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    async def _until_ready(self) -> None:
        assert self._ready is not None, "the process is starting"
        async with asyncio.timeout(READY_WITHIN):
            await asyncio.wrap_future(self._ready)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in [*(pool._processes or {}).values()]:  # Python 3.14 has kill_workers for this
                process.kill()
            pool.shutdown(cancel_futures=True)


class Workers:
    """All workers of an arena, shared out by `FairShares`. The time allowed for a question begins when a worker is free and
    its process is ready.
    """

    def __init__(
        self, count: int, metrics: Metrics | None = None, packs: Sequence[str] = (), worker: MakesWorker = Worker
    ) -> None:
        self._metrics = metrics or Metrics()
        self._all = [worker(self._metrics, packs) for _ in range(count)]
        self._free = [*self._all]
        self._waiting: list[tuple[Share, asyncio.Future[Thinks]]] = []
        self._shares = FairShares()
        self.is_well = True
        """True if all processes could be started when last needed."""

    @property
    def waiting(self) -> int:
        """Number of questions that wait for a worker."""
        return len(self._waiting)

    def start(self) -> None:
        """Start the processes; questions will follow soon."""
        self.is_well = True
        for worker in self._all:
            try:
                worker.start()
            except OSError as wrong:  # no room for another process; the first question tries again
                self.is_well = False
                log.error("a worker process cannot be started: %s", wrong)

    @asynccontextmanager
    async def one(self, share: Share) -> AsyncIterator[Thinks]:
        """Reserve a worker for the duration of the context."""
        self._shares.enter(share)
        try:
            worker = await self._next(share)
            begun = time.monotonic()
            try:
                yield worker
            finally:
                spent = time.monotonic() - begun
                self._shares.note(share, spent)
                self._metrics.bot_seconds.observe(spent)
                self._hand_on(worker)
        finally:
            self._shares.leave(share)

    async def _next(self, share: Share) -> Thinks:
        if self._free:
            return self._free.pop()
        promise: asyncio.Future[Thinks] = asyncio.get_running_loop().create_future()
        self._waiting.append((share, promise))
        try:
            return await promise
        except asyncio.CancelledError:
            if promise.cancelled():
                self._waiting.remove((share, promise))
            else:  # it was its turn just now
                self._hand_on(promise.result())
            raise

    def _hand_on(self, worker: Thinks) -> None:
        waiting = [(share, promise) for share, promise in self._waiting if not promise.done()]
        if not waiting:
            self._free.append(worker)
            return
        chosen = waiting[self._shares.next([share for share, _ in waiting])]
        self._waiting.remove(chosen)
        chosen[1].set_result(worker)

    def end(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
