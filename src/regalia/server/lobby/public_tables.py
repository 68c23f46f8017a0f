"""The list of public tables, and notifications of changes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

from regalia.server.store import Store, TableDoc

MOST = 50
"""Most tables listed of one status, the newest first."""
MOST_OF_HOST, MOST_OF_SOURCE = 5, 20
"""Most of them by one host, and from one address."""
READ = 300
"""Most tables read to find them."""
CALM = 1.0
"""Seconds between two notifications to one reader."""


class PublicTables:
    """Public tables, cached until one of them changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lists: dict[str, list[TableDoc]] = {}
        self._version = 0
        self._news = asyncio.Event()

    def changed(self) -> None:
        """Clear the cache and notify readers: a table was opened, joined, started or ended."""
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
        """Yields True after each change, and False when nothing changed for that many seconds."""
        seen = self._version
        while True:
            try:
                if seen == self._version:
                    async with asyncio.timeout(patience):
                        await self._news.wait()
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
