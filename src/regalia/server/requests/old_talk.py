"""Deletes the talk of tables a while after their games have ended."""

import asyncio
from collections.abc import Callable

from regalia.server.store import Store
from regalia.server.store.talk import FIRST_END, End
from regalia.server.time.tempo import DAY

ROUND = 3600.0
"""Seconds between rounds."""
AT_ONCE = 200
"""Number of tables whose talk is deleted at once."""


class OldTalk:
    """Goes through the tables in the order in which they ended; a restart begins again with the oldest."""

    def __init__(self, store: Store, days: int, now: Callable[[], float]) -> None:
        self._store, self._kept, self._now = store, days * DAY, now
        self._games = FIRST_END
        """The last game whose talk was deleted."""
        self._closed = {0: FIRST_END, 1: FIRST_END}
        """The last table that was closed without a result, among unlisted and listed ones."""
        self.is_on = days > 0

    async def round(self) -> None:
        """Delete the talk of all tables whose time has come since the last round."""
        before = self._now() - self._kept
        while ends := await self._store.ended_games(self._games, before, AT_ONCE):
            self._games = await self._delete(ends)
        for public in self._closed:
            while ends := await self._store.closed_tables(public, self._closed[public], before, AT_ONCE):
                self._closed[public] = await self._delete(ends)

    async def _delete(self, ends: list[End]) -> End:
        """Delete the talk of these tables, and return the last one."""
        await self._store.delete_talk([table for _, table in ends])
        await asyncio.sleep(0)
        return ends[-1]
