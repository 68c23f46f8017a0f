"""Background tasks. A failing task is logged and counted; others are not affected."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from regalia.server.metrics import Metrics

log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of an arena."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            self._metrics.task_failures.inc()
            log.error("a background task failed", exc_info=wrong)

    async def close(self) -> None:
        """Cancel all tasks and wait for them."""
        tasks = [*self._running]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def every(seconds: float, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Do some work at this interval. If it fails, the error is logged under `failed`, and the next time tries again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception(failed)


async def steadily(seconds: float, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Do some work now and at this interval from beginning to beginning; what has taken longer is done again at once.

    If it fails, the error is logged under `failed`, and the next time tries again.
    """
    while True:
        begun = time.monotonic()
        try:
            await work()
        except Exception:
            log.exception(failed)
        await asyncio.sleep(max(0.0, begun + seconds - time.monotonic()))
