"""Worker processes: each thinks about one thing at a time, and is replaced when it takes too long or dies."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)


def settle_in() -> None:
    """What a worker does first: leave Ctrl-C to the arena, end when the arena has ended, load what bots need."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_arena, daemon=True).start()
    import regalia.bots  # noqa: F401 - loaded before the first question


def end_with_the_arena() -> None:
    """An arena that was killed leaves no workers behind."""
    arena = parent_process()
    assert arena is not None
    arena.join()
    os._exit(0)


class Worker:
    """One process, started at the first question."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """Be ready before anybody asks."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_in)
            self._pool.submit(os.getpid)
        return self._pool

    async def ask(self, patience: float, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the process thinks. Raises TimeoutError or BrokenExecutor if nothing comes of it.

        Then, or if nobody wants to know any more, the process ends, and the next question finds a fresh one.
        """
        answer = asyncio.wrap_future(self.start().submit(think, *args, **kwargs))
        try:
            return await asyncio.wait_for(answer, patience)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError):
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in [*(pool._processes or {}).values()]:  # Python 3.14 has kill_workers for this
                process.kill()
            pool.shutdown(cancel_futures=True)


class Workers:
    """All workers of an arena. Whoever finds none free waits; the time allowed begins when one is."""

    def __init__(self, count: int) -> None:
        self._all = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    def start(self) -> None:
        """Somebody will soon ask."""
        for worker in self._all:
            worker.start()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        """A worker for a while."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    def end(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
