"""What the lobby lists, and the news that it has changed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

from regalia.server.store import Store, TableDoc

MOST = 50
"""So many tables of a kind are listed, the newest first."""
MOST_OF_HOST, MOST_OF_SOURCE = 5, 20
"""So many of them may be of one host, and opened from one address."""
READ = 300
"""So many are looked through for that."""
CALM = 1.0
"""Seconds between two pieces of news for the same reader."""


class PublicTables:
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

    async def listed(self, status: str) -> list[TableDoc]:
        """The public tables of a status."""
        if status in self._lists:
            return self._lists[status]
        version = self._version
        found = mixed(await self._store.tables(status, public_only=True, most=READ))[:MOST]
        if version == self._version:
            self._lists[status] = found
        return found

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


def mixed(docs: list[TableDoc]) -> list[TableDoc]:
    """The tables without those that one host, or one address, has too many of."""
    hosts: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    kept = []
    for doc in docs:
        hosts[doc.host] += 1
        sources[doc.source] += bool(doc.source)
        if hosts[doc.host] <= MOST_OF_HOST and sources[doc.source] <= MOST_OF_SOURCE:
            kept.append(doc)
    return kept
