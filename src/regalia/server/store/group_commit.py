"""Group commit: writes that come while others are being saved are saved together afterwards, in one transaction."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from regalia.server.store.sql import Change

BATCH = 64
"""Most writes in one transaction."""
LOCKED = 2.0
"""Seconds for which a write waits for rows that another transaction has."""
APART = 4
"""Most writes that wait for rows at a time; each needs a connection."""

Write = Sequence[Change]
Waiting = tuple[Write, asyncio.Future[None]]
Commit = Callable[[Sequence[Write]], Awaitable[None]]


class WriteError(Exception):
    """One write of a transaction cannot be saved, and so none was; the others can perhaps be saved without it."""

    def __init__(self, number: int, problem: Exception, *, locked: bool = False) -> None:
        """`locked` says that another transaction has rows that the write needs."""
        super().__init__(number, problem)
        self.number, self.problem, self.locked = number, problem, locked


class GroupCommit:
    """Saves writes one transaction at a time. Those that need a row that is locked wait for it apart from the others: the
    row may be that of a node that has stopped in the middle of a transaction.
    """

    def __init__(self, commit: Commit) -> None:
        """`commit` saves writes in one transaction, all or none, without waiting long for a row. Raises WriteError, or
        what all writes fail for.
        """
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._saving: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()
        self._room_apart = asyncio.Semaphore(APART)
        self._locked: set[str] = set()
        """Tables whose rows were locked when last tried: what is written for them does not keep the others waiting."""

    def __len__(self) -> int:
        """Number of writes in the queue."""
        return len(self._waiting) + len(self._apart)

    async def save(self, write: Write) -> None:
        """Save changes, all or none; a caller that stops waiting does not stop it. Raises what they fail for."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if table_of(write) in self._locked:
            self._begin_apart((write, done))
        else:
            self._waiting.append((write, done))
        if self._waiting and (self._saving is None or self._saving.done()):
            self._saving = asyncio.create_task(self._save_all(), name="group commit")
        await done

    async def aclose(self) -> None:
        """Save what waits."""
        if self._saving is not None:
            await self._saving
        await asyncio.gather(*self._apart)

    async def _save_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            await self._save(sorted(batch, key=lambda waiting: table_of(waiting[0])))

    async def _save(self, batch: list[Waiting]) -> None:
        """Save a batch; if one of its writes cannot be saved, the others without it."""
        while (failed := await self._attempt(batch)) is not None:
            one = batch.pop(failed.number)
            if failed.locked:
                self._locked.add(table_of(one[0]))
                self._begin_apart(one)
            else:
                settle(one[1], failed.problem)

    def _begin_apart(self, one: Waiting) -> None:
        apart = asyncio.create_task(self._save_apart(one), name="a write that waits for a row")
        self._apart.add(apart)
        apart.add_done_callback(self._apart.discard)

    async def _save_apart(self, one: Waiting) -> None:
        """Save a write whose rows are locked, again and again until they are free, or for `LOCKED`."""
        until = time.monotonic() + LOCKED
        async with self._room_apart:
            while (failed := await self._attempt([one])) is not None and failed.locked:
                if time.monotonic() > until:
                    return settle(one[1], failed.problem)
        self._locked.discard(table_of(one[0]))
        return settle(one[1], failed and failed.problem)

    async def _attempt(self, batch: Sequence[Waiting]) -> WriteError | None:
        """Save a batch, and tell the callers; one write that cannot be saved undoes the batch and tells no caller."""
        problem: Exception | None = None
        try:
            if batch:
                await self._commit([write for write, _ in batch])
        except WriteError as failed:
            return failed
        except Exception as failed:  # raised to the callers; others go on being saved
            problem = failed
        for _, done in batch:
            settle(done, problem)
        return None


def table_of(write: Write) -> str:
    """The table that a write is about, if any. Transactions that change tables in one order, at any node, wait for
    each other's rows without a deadlock.
    """
    named = (change.values.get("table") or change.values.get("id") for change in write)
    return str(next((name for name in named if name), ""))


def settle(future: asyncio.Future[None], problem: BaseException | None) -> None:
    """Resolve a future, unless it was cancelled."""
    if not future.done():
        future.set_result(None) if problem is None else future.set_exception(problem)
