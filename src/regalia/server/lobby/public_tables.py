"""The list of public tables, and notifications of changes."""

from collections import Counter
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from regalia.server.lobby.filters import ALL, suits
from regalia.server.lobby.hosts import Host, asks_for_host, hosts_of, suits_host
from regalia.server.lobby.listing import Attendance, is_listed
from regalia.server.lobby.news import News
from regalia.server.store import Store, TableDoc
from regalia.server.wire.lobby import TableFilter

MOST = 50
"""Most tables listed of one status, the newest first."""
MOST_OF_HOST, MOST_OF_SOURCE = 5, 20
"""Most of them by one host, and from one address."""
READ = 300
"""Most tables read to find them."""
FRESH = 60.0
"""Seconds for which they are cached: a host may have been seen meanwhile."""


class Found(Struct, frozen=True):
    """Public tables of a status, and when each of their hosts was last seen."""

    docs: list[TableDoc]
    seen: dict[str, float]
    at: float
    hosts: dict[str, Host]
    """What is known of their hosts, read when a filter asks for it."""


class PublicTables:
    """Public tables, cached for a minute or until one of them changes."""

    def __init__(self, store: Store, now: Callable[[], float], *, with_ratings: bool = True) -> None:
        self._store = store
        self._with_ratings = with_ratings
        self._now = now
        self._attendance = Attendance()
        self._found: dict[str, Found] = {}
        self.news = News()

    def changed(self) -> None:
        """Clear the cache and notify readers: a table was opened, joined, started or ended."""
        self._found.clear()
        self.news.changed()

    async def listed(self, status: str, wanted: TableFilter = ALL) -> list[TableDoc]:
        """The public tables of a status, of those that are wanted, whose game could still begin, or go on."""
        if not self._with_ratings:
            wanted = replace(wanted, rated_from=0, rated_to=0)
        found, now = await self._read(status), self._now()
        lively = [
            doc
            for doc in found.docs
            if suits(doc, wanted) and is_listed(doc, self._attendance.at(doc.id), found.seen.get(doc.host, 0.0), now)
        ]
        return mixed(await self._by_host(lively, found, wanted))[:MOST]

    async def _by_host(self, docs: list[TableDoc], found: Found, wanted: TableFilter) -> list[TableDoc]:
        """Those of these tables whose hosts are wanted."""
        if not asks_for_host(wanted):
            return docs
        new = sorted({doc.host for doc in docs} - found.hosts.keys())
        if new:
            found.hosts.update(await hosts_of(self._store, new))
        return [doc for doc in docs if suits_host(doc, found.hosts[doc.host], wanted)]

    async def lively(self, docs: list[TableDoc]) -> list[TableDoc]:
        """Those of these tables whose game could still begin, or go on."""
        seen, now = await self._store.last_seen(sorted({doc.host for doc in docs})), self._now()
        return [doc for doc in docs if is_listed(doc, self._attendance.at(doc.id), seen.get(doc.host, 0.0), now)]

    async def _read(self, status: str) -> Found:
        now, version = self._now(), self.news.version
        known = self._found.get(status)
        if known is not None and now - known.at < FRESH:
            return known
        docs = await self._store.tables(status, public_only=True, most=READ)
        found = Found(docs, await self._store.last_seen(sorted({doc.host for doc in docs})), now, {})
        if version == self.news.version:
            self._found[status] = found
        return found

    def attended(self, table: str) -> None:
        """Note that someone is at a table, or has just left it, at any node."""
        self._attendance.note(table, self._now())


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
