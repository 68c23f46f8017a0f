"""The arena over real sockets on the loopback: its start, idle connections; for each game actions a second, delays."""

import asyncio
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles

from websockets.asyncio.client import ClientConnection

from benchmarks.budgets import budget_of
from benchmarks.crowd import crowds, play
from benchmarks.hosted import arena
from benchmarks.measure import Figure
from regalia import games

STARTS = 5
TABLES, SEATS = 25, 4
"""Tables of a busy arena, and seats at each; a game for fewer players has fewer seats."""
SECONDS = 10.0
CALM = 200.0
"""Actions a second of a lightly loaded arena."""
SETTLES = 5.0
"""Seconds for all connections to receive the table."""
IDLE_TABLES, IDLE_AT_EACH = 50, 100


def figures() -> Iterator[Figure]:
    """All figures that need a server."""
    yield start()
    for slug in games.slugs():
        seats = min(SEATS, games.load(slug).seats[-1])
        yield from busy(slug, seats)
        yield from paced(slug, seats)
        yield from calm(slug, seats)
    yield from idle()


def start() -> Figure:
    """From the command to the first page."""
    seconds = []
    for _ in range(STARTS):
        with arena() as served:
            seconds.append(served.started_after)
    return Figure("server: start to first page", seconds, "s", 1.5)


def busy(game: str, seats: int) -> Iterator[Figure]:
    """Throughput, in a closed loop: every seat answers as soon as it is asked. As many answers wait as seats are asked, so
    that the latency is their number divided by the throughput, however fast each is handled: it has no budget.
    """
    with arena() as served:
        before, begun = served.cpu(), time.perf_counter()
        played = asyncio.run(play(served.address, game, TABLES, seats, SECONDS, rate=None))
        used, spent = served.cpu() - before, time.perf_counter() - begun
    note = f"{TABLES * seats} connections; server on CPU {used / spent:.0%}"
    yield Figure(f"{game}: actions", played.rates, "/s", budget_of(game)["actions"], more_is_better=True, note=note)
    refused = f"{played.refused} refused"
    yield Figure(f"{game}: actions in a second of the server's CPU", [len(played.done) / used], "/s", note=refused)
    yield latency(f"{game}: told to all, all at once, p99", played.told, 99, None)


def paced(game: str, seats: int) -> Iterator[Figure]:
    """Latency, in an open loop: actions are evenly spaced at the rate of the budget; a seat that is asked together with
    others waits for its turn. Where the machine does not reach the rate, this says nothing that `busy` does not say.
    """
    rate = budget_of(game)["actions"]
    with arena() as served:
        played = asyncio.run(play(served.address, game, TABLES, seats, SECONDS, rate=rate))
    note = f"{median(played.rates):.0f} actions/s; {played.refused} refused"
    yield latency(f"{game}: told to all, at {rate:.0f}/s, p50", played.told, 50, None, note)
    yield latency(f"{game}: told to all, at {rate:.0f}/s, p99", played.told, 99, 50)


def calm(game: str, seats: int) -> Iterator[Figure]:
    """Latency at the rate of a few hundred people."""
    with arena() as served:
        played = asyncio.run(play(served.address, game, TABLES, seats, SECONDS, rate=CALM))
    note = f"{median(played.rates):.0f} actions/s; {played.refused} refused"
    yield latency(f"{game}: told to all, when calm, p50", played.told, 50, 5, note)
    yield latency(f"{game}: told to all, when calm, p99", played.told, 99, None)


def latency(name: str, seconds: list[float], percent: int, budget: float | None, note: str = "") -> Figure:
    """A percentile of waiting times."""
    return Figure(name, [1000 * quantiles(seconds, n=100)[percent - 1]], "ms", budget, note=note)


def idle() -> Iterator[Figure]:
    """Spectators who only listen."""
    with arena() as served:
        bare = served.memory()
        full = asyncio.run(look_on(served.address, served.memory))
    count = IDLE_TABLES * IDLE_AT_EACH
    yield Figure(f"server: {count:,} idle connections", [full], "MB", 400, note=f"{bare:.0f} MB with none")


async def look_on(address: str, memory: Callable[[], float]) -> float:
    """Megabytes when all spectators are connected and have received their first messages."""
    async with crowds(address, games.slugs()[0], SEATS, IDLE_TABLES) as hosts:
        tables = [(host, await host.open_table()) for host in hosts]
        lines = []
        for _ in range(IDLE_AT_EACH):
            lines += await asyncio.gather(*(host.line(table, None) for host, table in tables))
        listening = [asyncio.create_task(listen(line)) for line in lines]
        await asyncio.sleep(SETTLES)
        full = memory()
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        await asyncio.gather(*(line.close() for line in lines))
    return full


async def listen(line: ClientConnection) -> None:
    """Read messages and send nothing."""
    async for _ in line:
        pass
