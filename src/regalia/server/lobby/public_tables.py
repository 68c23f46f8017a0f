"""The list of public tables, and notifications of changes."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable

from msgspec import Struct

from regalia.server.lobby.listing import Attendance, is_listed
from regalia.server.store import Store, TableDoc

MOST = 50
"""Most tables listed of one status, the newest first."""
MOST_OF_HOST, MOST_OF_SOURCE = 5, 20
"""Most of them by one host, and from one address."""
READ = 300
"""Most tables read to find them."""
FRESH = 60.0
"""Seconds for which they are cached: a host may have been seen meanwhile."""
CALM = 1.0
"""Seconds between two notifications to one reader."""


class Found(Struct, frozen=True):
    """Public tables of a status, and when each of their hosts was last seen."""

    docs: list[TableDoc]
    seen: dict[str, float]
    at: float


class PublicTables:
    """Public tables, cached for a minute or until one of them changes."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._attendance = Attendance()
        self._found: dict[str, Found] = {}
        self._version = 0
        self._news = asyncio.Event()

    def changed(self) -> None:
        """Clear the cache and notify readers: a table was opened, joined, started or ended."""
        self._version += 1
        self._found.clear()
        self._news.set()
        self._news = asyncio.Event()

    async def listed(self, status: str) -> list[TableDoc]:
        """The public tables of a status whose game could still begin, or go on."""
        found, now = await self._read(status), self._now()
        lively = [
            doc for doc in found.docs if is_listed(doc, self._attendance.at(doc.id), found.seen.get(doc.host, 0.0), now)
        ]
        return mixed(lively)[:MOST]

    async def _read(self, status: str) -> Found:
        now, version = self._now(), self._version
        known = self._found.get(status)
        if known is not None and now - known.at < FRESH:
            return known
        docs = await self._store.tables(status, public_only=True, most=READ)
        found = Found(docs, await self._store.last_seen(sorted({doc.host for doc in docs})), now)
        if version == self._version:
            self._found[status] = found
        return found

    def attended(self, table: str) -> None:
        """Note that someone is at a table, or has just left it, at any node."""
        self._attendance.note(table, self._now())

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
