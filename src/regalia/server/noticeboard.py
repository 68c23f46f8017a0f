"""What the lobby lists, and the news that it has changed."""

import asyncio
from collections.abc import AsyncIterator

from regalia.server.store import Store, TableDoc

MOST = 50
"""So many tables of a kind are listed, the newest first."""
CALM = 1.0
"""Seconds between two pieces of news for the same reader."""


class Noticeboard:
    """Public tables. What the store says is kept until something changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lists: dict[str, list[TableDoc]] = {}
        self._version = 0
        self._news = asyncio.Event()

    def changed(self) -> None:
        """Somebody has opened, joined, started or ended a table."""
        self._version += 1
        self._lists.clear()
        self._news.set()
        self._news = asyncio.Event()

    def listed(self, status: str) -> list[TableDoc]:
        """The public tables of a status."""
        if status not in self._lists:
            self._lists[status] = self._store.tables(status, public_only=True, most=MOST)
        return self._lists[status]

    async def news(self, patience: float) -> AsyncIterator[bool]:
        """True whenever something has changed since the last time, and False after a long silence."""
        seen = self._version
        while True:
            try:
                if seen == self._version:
                    await asyncio.wait_for(self._news.wait(), patience)
            except TimeoutError:
                yield False
            else:
                seen = self._version
                yield True
                await asyncio.sleep(CALM)
