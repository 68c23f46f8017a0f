"""A club of years: 100,000 tables, 20,000 accounts, 2,000 tables in play on SQLite; its start, homes, and what is due."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import httpx

from benchmarks.filled import DUE, IN_PLAY, OWN, TABLES, TOKEN, fill
from benchmarks.hosted import Arena, arena
from benchmarks.measure import Figure
from regalia.server.store.sqlite import SqliteStore

VISITS, SEARCHES = 200, 200
NAME = f"club of {TABLES:,} tables"


def figures() -> Iterator[Figure]:
    """Start, home, what is due."""
    with arena(fill) as served:
        yield Figure(f"{NAME}: start to first page", [served.started_after], "s", 2, note=f"{served.cpu():.2f} s of CPU")
        before = served.cpu()
        home = visits(served, "/", Accept="text/html")
        used = (served.cpu() - before) * 1000 / VISITS
        note = f"{OWN} tables in play; {used:.1f} ms of CPU; {served.memory():.0f} MB"
        yield Figure(f"{NAME}: home, p95", [quantiles(home, n=20)[-1] * 1000], "ms", 20, note=note)
        lobby = visits(served, "/api/tables")
        yield Figure(f"{NAME}: own tables as JSON, p95", [quantiles(lobby, n=20)[-1] * 1000], "ms", 20)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(searches(Path(folder) / "arena.db"))
    note = f"{DUE} of {IN_PLAY:,}"
    yield Figure(f"{NAME}: search for what is due, p95", [quantiles(found, n=20)[-1] * 1000], "ms", 5, note=note)


def visits(served: Arena, path: str, **headers: str) -> list[float]:
    """Seconds of each visit to a page, by the person with many tables."""
    seconds = []
    with httpx.Client(base_url=served.address, cookies={"regalia": TOKEN}, headers=headers, trust_env=False) as client:
        assert "Person 0" in client.get("/").text, "the session is known"
        for _ in range(VISITS):
            begun = time.perf_counter()
            client.get(path).raise_for_status()
            seconds.append(time.perf_counter() - begun)
    return seconds


async def searches(database: Path) -> list[float]:
    """Seconds of each search."""
    fill(database)
    store, seconds = SqliteStore(database), []
    for _ in range(SEARCHES):
        begun = time.perf_counter()
        assert len(await store.due(time.time())) == DUE
        seconds.append(time.perf_counter() - begun)
    await store.aclose()
    return seconds
