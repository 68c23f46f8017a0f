"""Whether anyone notices that analyses wait: people act, then bots think, without a hundred of them and with them."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import httpx
import msgspec
from msgspec.structs import replace

from benchmarks.bench_analysis import played
from benchmarks.crowd import MESSAGE, Crowd, Sight, play
from benchmarks.hosted import Arena, arena
from benchmarks.measure import Figure
from regalia import games
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
BOTS, LEVEL = 1, "knight"
"""Tables of bots alone, and how strong they are."""
BEGINS = 5.0
"""Seconds for all processes to start."""
SECONDS = 20.0
ROUNDS = 4
"""How often each is measured, in turn, since the load of a shared machine changes."""


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
    rounds = [(measured(nothing), measured(lambda database: asyncio.run(fill(database, record)))) for _ in range(ROUNDS)]
    calm, busy = ([each[index] for each in rounds] for index in range(2))
    for name, found in (("none waits", calm), (f"{WAITING} wait", busy)):
        actions, bots = [each.actions for each in found], [each.bots for each in found]
        yield figure(f"live actions, p50, {name}", actions, 50)
        yield figure(f"live actions, p99, {name}", actions, 99, budget=50)
        yield figure(f"bots' answers, p50, {name}", bots, 50, note=f"{sum(map(len, bots))} answers of {LEVEL}s")
        yield figure(f"bots' answers, p95, {name}", bots, 95)
    yield Figure("CPU seconds of analyses", [sum(each.judged for each in busy)], "s")
    more = median(each.memory for each in busy) - median(each.memory for each in calm)
    yield Figure("memory that they add to the server", [more], "MB", 50)
    more = median(each.workers for each in busy) - median(each.workers for each in calm)
    yield Figure("memory of the process that judges", [more], "MB", note="not shared with others")


def figure(name: str, rounds: list[list[float]], percent: int, budget: float | None = None, note: str = "") -> Figure:
    """A percentile of waiting times: the median of all rounds, with the lowest and the highest."""
    found = [quantile(each, percent) for each in rounds]
    return Figure(name, [median(found)], "ms", budget, note=f"{min(found):.0f} to {max(found):.0f}; {note}".rstrip("; "))


def quantile(seconds: list[float], percent: int) -> float:
    """A percentile of waiting times, in milliseconds."""
    return 1000 * quantiles(seconds, n=100)[percent - 1]


def nothing(database: Path) -> None:
    """Let no game wait."""


def measured(fill: Callable[[Path], None]) -> Measured:
    """People and bots at an arena that is filled before."""
    with arena(fill, options=("--bot-delay", "0")) as served:
        time.sleep(BEGINS)
        return asyncio.run(observed(served))


async def observed(served: Arena) -> Measured:
    """People act, and when they have gone, bots play."""
    acted = await play(served.address, "oriflamme", TABLES, SEATS, SECONDS, RATE)
    async with Crowd(served.address, "oriflamme", SEATS).here() as crowd:
        played = await asyncio.gather(*[gaps(crowd, await bots_at(crowd)) for _ in range(BOTS)])
    bots = [gap for gaps_at in played for gap in gaps_at]
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
        doc = replace(table_of(record, games.load(record.game), "", str), id=f"W{number:05}")
        end = Snapshot(len(record.answers), msgspec.json.encode(record.final))
        await store.save_begun(doc, actions_of(record), end, None, due=0.0)
        await store.save_replay(doc.id, None, msgspec.json.encode(record))
        await store.ask_analysis(doc.id, f"u_{number}", f"address {number}", float(number), LIMITS)
    await store.aclose()
