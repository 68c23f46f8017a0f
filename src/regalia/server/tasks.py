"""Background tasks. A failing task is logged and counted; others are not affected."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from regalia.server.errors import log_failure
from regalia.server.metrics import Metrics

log = logging.getLogger(__name__)

Close = Callable[[], Awaitable[None]]

CLOSES_WITHIN = 5.0
"""Seconds for which a stopping arena waits for its database."""
CUT_OFF_WITHIN = 1.0
"""Seconds for which it then waits for what was cut off to end."""


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
            log_failure(log, wrong, "a background task failed")

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
        except Exception as wrong:
            log_failure(log, wrong, failed)


async def steadily(seconds: float, work: Callable[[], Awaitable[None]], failed: str) -> None:
    """Do some work now and at this interval from beginning to beginning; what has taken longer is done again at once.

    If it fails, the error is logged under `failed`, and the next time tries again.
    """
    while True:
        begun = time.monotonic()
        try:
            await work()
        except Exception as wrong:
            log_failure(log, wrong, failed)
        await asyncio.sleep(max(0.0, begun + seconds - time.monotonic()))


async def close_in_time(closes: Iterable[Close], cut_off: Close) -> None:
    """Close one part after the other. If that takes longer than `CLOSES_WITHIN`, `cut_off` ends what they wait for."""
    closing = asyncio.create_task(close_all(closes), name="close")
    await asyncio.wait({closing}, timeout=CLOSES_WITHIN)
    if not closing.done():
        log.warning("the database does not answer: the arena stops without it; all that was acknowledged is saved")
        await cut_off()
        await asyncio.wait({closing}, timeout=CUT_OFF_WITHIN)
        closing.cancel()


async def close_all(closes: Iterable[Close]) -> None:
    """Close one part after the other; one that fails does not keep the others open."""
    for close in closes:
        try:
            await close()
        except Exception as wrong:
            log_failure(log, wrong, "a part of the arena cannot be closed")
