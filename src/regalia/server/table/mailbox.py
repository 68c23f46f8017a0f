"""A mailbox: a queue of work and one task that runs it, so that nothing at a table runs concurrently."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from regalia.server.errors import Refuse, log_failure
from regalia.server.logs import table_in_logs
from regalia.server.store import Unreadable
from regalia.server.store.trouble import Trouble

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST = 1024
"""Queue size; further senders block until there is room."""


class Mailbox:
    """Runs coroutines one after the other."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue(MOST)
        self._stopped = False
        self._trouble = Trouble()
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._work(), name=f"table {table}")

    @property
    def waiting(self) -> int:
        """Length of the queue."""
        return self._waiting.qsize()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue some work and return its result; raises what it raises."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._stopped:
            await self._waiting.put((work, future))
        if self._stopped:
            raise Refuse("try_again")
        return await future

    async def stop(self) -> None:
        """End the task and refuse everything in the queue with `try_again`."""
        self._stopped = True
        task, self._task = self._task, None  # its traceback refers to this mailbox, and would keep it in memory
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        while not self._waiting.empty():
            settle(self._waiting.get_nowait()[1], Refuse("try_again"))

    async def _work(self) -> None:
        table_in_logs.set(self._table)
        while True:
            work, future = await self._waiting.get()
            result = None
            try:
                result = await work()
            except Unreadable as damage:
                self._trouble.note(f"table {self._table} is damaged: {damage.problem.detail}")
                settle(future, damage)
            except Refuse as refusal:
                settle(future, refusal)
            except asyncio.CancelledError:
                settle(future, Refuse("try_again"))
                raise
            except Exception as unexpected:  # a bug in one game must not stop the others
                log_failure(log, unexpected, "something at table %s went wrong", self._table)
                settle(future, unexpected)
            else:
                if not future.done():
                    future.set_result(result)
            del work, future, result  # what a piece of work refers to is not kept until the next comes


def settle(future: asyncio.Future[Any], problem: Exception) -> None:
    """Fail a future, unless it is already done or cancelled."""
    if not future.done():
        future.set_exception(problem)
