"""One arena on SQLite and on PostgreSQL, in turns: actions a second. Without PostgreSQL there is nothing to show."""

import asyncio
import time
from collections.abc import Iterator
from statistics import median

from benchmarks.crowd import play
from benchmarks.hosted import arena
from benchmarks.measure import Figure
from tests import postgresql

GAME, TABLES, SEATS = "oriflamme", 25, 4
SECONDS = 8.0
ROUNDS = 3


def figures() -> Iterator[Figure]:
    """PostgreSQL's actions as a part of SQLite's: of a second, which both share with the players, and of one of its CPU."""
    installed = postgresql.programs()
    if installed is None:
        return
    rates: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    with postgresql.running_cluster(installed) as cluster:
        for number in range(2 * ROUNDS):
            on_postgresql = bool(number % 2)
            rates[on_postgresql].append(rate(cluster.database() if on_postgresql else None))
    for index, name in enumerate(("a second", "a second of the node's CPU")):
        there, here = (median(each[index] for each in rates[kind]) for kind in (True, False))
        note = f"{there:,.0f} of {here:,.0f}; {ROUNDS} rounds"
        budget = None if index else 0.7
        yield Figure(f"PostgreSQL: actions {name}", [there / here], "of SQLite's", budget, more_is_better=True, note=note)


def rate(database: str | None) -> tuple[float, float]:
    """Actions a second, and a second of the server's CPU, at tables where all answer as soon as they are asked."""
    with arena(database=database) as served:
        before, begun = served.cpu(), time.perf_counter()
        played = asyncio.run(play(served.address, GAME, TABLES, SEATS, SECONDS, rate=None))
        return len(played.done) / (time.perf_counter() - begun), len(played.done) / (served.cpu() - before)
