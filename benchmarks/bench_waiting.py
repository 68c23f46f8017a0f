"""Whether anyone notices that analyses wait: people act and bots think, first without and then with a hundred of them."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import httpx
import msgspec
from msgspec.structs import replace

from benchmarks.bench_analysis import played
from benchmarks.crowd import MESSAGE, Crowd, Sight, play
from benchmarks.hosted import Arena, arena
from benchmarks.measure import Figure
from regalia.core import Record, record_of
from regalia.server.requests.analysis import LIMITS
from regalia.server.requests.records import actions_of, table_of
from regalia.server.store import Snapshot
from regalia.server.store.sqlite import SqliteStore

WAITING = LIMITS.site
GAME = "old_kings_crown"
"""The game that is analysed."""
TABLES, SEATS, RATE = 10, 4, 100.0
"""Tables of people, and their actions a second."""
BOTS, LEVEL = 3, "knight"
"""Tables of bots alone, and how strong they are."""
BEGINS = 5.0
"""Seconds for all processes to start."""
SECONDS = 40.0


@dataclass
class Measured:
    """What was measured, in seconds and megabytes."""

    actions: list[float]
    bots: list[float]
    memory: float
    workers: float
    judged: float
    """CPU seconds of analyses."""


def figures() -> Iterator[Figure]:
    """The same figures without and with what waits, and what it adds to memory."""
    record = record_of(played(GAME).match)
    calm, busy = measured(lambda database: None), measured(lambda database: asyncio.run(fill(database, record)))
    for name, each in (("none waits", calm), (f"{WAITING} wait", busy)):
        note = f"{len(each.actions)} actions, {each.judged:.0f} CPU s of analyses"
        yield Figure(f"live actions, p99, {name}", [1000 * quantiles(each.actions, n=100)[98]], "ms", 50, note=note)
        note = f"{len(each.bots)} answers of {LEVEL}s, without their delay"
        yield Figure(f"bots' answers, p95, {name}", [1000 * quantiles(each.bots, n=20)[18]], "ms", note=note)
    yield Figure("memory of the server that they add", [busy.memory - calm.memory], "MB", 50)
    yield Figure("memory of all workers that they add", [busy.workers - calm.workers], "MB", note="their process")


def measured(fill: Callable[[Path], None]) -> Measured:
    """People and bots at an arena that is filled before."""
    with arena(fill, options=("--bot-delay", "0")) as served:
        time.sleep(BEGINS)
        return asyncio.run(observed(served))


async def observed(served: Arena) -> Measured:
    """People act while bots play."""
    async with Crowd(served.address, "oriflamme", SEATS).here() as crowd, asyncio.TaskGroup() as group:
        tables = [await bots_at(crowd) for _ in range(BOTS)]
        watching = [group.create_task(gaps(crowd, table)) for table in tables]
        acted = await play(served.address, "oriflamme", TABLES, SEATS, SECONDS, RATE)
    bots = [gap for task in watching for gap in task.result()]
    return Measured(acted.done, bots, served.memory(), served.workers(), judged(served.address))


async def bots_at(crowd: Crowd) -> str:
    """A table at which bots play alone."""
    seats = [{"who": "bot", "level": LEVEL}] * SEATS
    opened = await crowd.post("/api/tables", {"game": crowd.game, "seats": seats, "public": False})
    await crowd.post(f"/api/tables/{opened['id']}/start", {})
    return str(opened["id"])


async def gaps(crowd: Crowd, table: str) -> list[float]:
    """The seconds between the actions of bots, until the game or the time is over; another game follows each."""
    found: list[float] = []
    until = asyncio.get_running_loop().time() + SECONDS
    while asyncio.get_running_loop().time() < until:
        line, last = await crowd.line(table, None), None
        try:
            async with asyncio.timeout_at(until):
                async for raw in line:
                    message, now = MESSAGE.decode(raw), time.perf_counter()
                    if isinstance(message, Sight):
                        found += [] if last is None else [now - last]
                        last = now
                        if message.sight.decision is None:
                            break
        except TimeoutError:
            pass
        await line.close()
        if asyncio.get_running_loop().time() < until:
            table = await bots_at(crowd)
    return found


def judged(address: str) -> float:
    """The CPU seconds that analyses have taken, by the arena's own count."""
    text = httpx.get(f"{address}/metrics", trust_env=False).text
    lines = [line for line in text.splitlines() if line.startswith("regalia_analysis_seconds_total")]
    return sum(float(line.split()[-1]) for line in lines)


async def fill(database: Path, record: Record) -> None:
    """Let a hundred games wait, each asked for by another person from another address."""
    database.touch()
    store = SqliteStore(database)
    for number in range(WAITING):
        doc = replace(table_of(record, "", str), id=f"W{number:05}")
        end = Snapshot(len(record.answers), msgspec.json.encode(record.final))
        await store.save_begun(doc, actions_of(record), end, None, due=0.0)
        await store.save_replay(doc.id, None, msgspec.json.encode(record))
        await store.ask_analysis(doc.id, f"u_{number}", f"address {number}", float(number), LIMITS)
    await store.aclose()
