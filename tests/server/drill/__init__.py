"""Three nodes of a site behind a proxy, at full speed, while nodes, PostgreSQL and NATS are killed, stopped and cut off.

Afterwards the database must hold all that was acknowledged, each thing once, and nothing that a node has written for a
table whose lease it had lost. `make drill N=100` does it at length; a short one is among the tests.
"""

import asyncio
import logging
import random
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.crowd import Dice
from regalia.games import slugs
from regalia.server.store.postgresql import migrate
from tests.nats import NatsServer
from tests.ports import own_port
from tests.postgresql import Cluster
from tests.server.drill.faults import Behind
from tests.server.drill.lapsed import bots_wrote, lapsed_in, note_lapsed
from tests.server.drill.proxies import Front, Proxy
from tests.server.kills import compared
from tests.server.kills.person import BROKEN, Person, hear
from tests.server.kills.players import Players
from tests.server.kills.process import LIMITS, Process, Tally

log = logging.getLogger(__name__)

NODES = 3
LOOKING = 2
"""Connections at each table that only look; with two players' they are four."""
LONG = 6.0
"""Seconds of silence from which on a table is named."""
MORE = ("--connections-an-address", "100000")


@dataclass
class Report(Tally):
    """A tally with what only nodes can get wrong."""

    faults: Counter[str] = field(default_factory=Counter)
    fault: str = ""
    """The latest."""
    silences: dict[str, float] = field(default_factory=dict)
    """The longest silence at a table that ended while each fault was the latest, in seconds."""
    lapsed: list[str] = field(default_factory=list)
    """What was written for a table by a node that had lost its lease."""
    by_lease: int = 0
    """How much was written by lease."""
    seen: int = 0
    """Messages to those who only look."""
    backwards: list[str] = field(default_factory=list)
    """Tables at which a connection was shown an older position after a newer one."""

    attempts: dict[str, list[str]] = field(default_factory=dict)
    """What each pair of players tried since something new was told to them, and how it ended."""

    def tried(self, players: str, what: str, since: float) -> None:
        now = time.monotonic()
        began = since - self.heard_at.get(players, now)
        self.attempts.setdefault(players, []).append(f"{began:6.2f} s on, for {now - since:5.2f} s: {what}")

    def heard(self, players: str) -> float:
        """Note that something new was told to these players, and by which fault they were silent until then."""
        silent = super().heard(players)
        self.silences[self.fault] = max(self.silences.get(self.fault, 0), silent)
        if silent > LONG:
            log.info("a table of %s was silent for %.1f s", players, silent)
            for attempt in self.attempts.get(players, ()):
                log.info("  %s", attempt)
        self.attempts.pop(players, None)
        return silent

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {number}" for kind, number in self.faults.items())
        _, _, acknowledged = super().__str__().partition(": ")
        return "\n".join(
            [
                f"{self.faults.total()} faults ({kinds}): {acknowledged}",
                f"longest silence at a table {self.silence:.1f} s: "
                + ", ".join(f"{fault} {silence:.1f}" for fault, silence in self.silences.items() if fault),
                f"written by lease {self.by_lease:,}, of which the lease was lost {len(self.lapsed)}",
                f"shown to those who look {self.seen:,}, backwards {len(self.backwards)}",
                *self.lapsed[:20],
                *self.backwards[:20],
            ]
        )


async def look_on(players: Players, report: Report, stop: asyncio.Event) -> None:
    """Watch whatever table these players are at, and connect again when the connection breaks."""
    while not stop.is_set():
        person, table, last = Person(players.site, report, asyncio.Event(), "Eve"), players.table, 0
        with suppress(*BROKEN):
            line = await person.connect(table) if table else None
            while line is not None and table == players.table and not stop.is_set():
                heard = await hear(line)
                report.seen += 1
                if "seq" in heard and heard["type"] == "sight":
                    if heard["seq"] < last:
                        report.backwards.append(f"{table}: {heard['seq']} after {last}")
                    last = heard["seq"]
            if line is not None:
                await line.close()
        await asyncio.sleep(0.1)


async def well(site: Behind) -> None:
    """Wait until all nodes are healthy, while none ends by itself."""
    async with asyncio.timeout(60):
        while len(site.front.healthy) < len(site.nodes):
            site.check()
            await asyncio.sleep(0.05)


async def played(report: Report, number: int) -> None:
    """Wait until this number of answers more was acknowledged."""
    until = report.acknowledged["act"] + number
    async with asyncio.timeout(120):
        while report.acknowledged["act"] < until:
            await asyncio.sleep(0.02)


async def heard_of_all(report: Report) -> None:
    """Wait until something new was told to the players of each table."""
    since = time.monotonic()
    async with asyncio.timeout(120):
        while min(report.heard_at.values()) < since:
            await asyncio.sleep(0.02)


async def go_wrong(site: Behind, report: Report, number: int) -> None:
    """One fault after the other, each after all is well and every table has gone on."""
    for each in range(number):
        since = time.monotonic()
        await well(site)
        healthy = time.monotonic() - since
        await heard_of_all(report)
        log.info("healthy after %.1f s, all tables played on after %.1f s", healthy, time.monotonic() - since)
        await asyncio.sleep(site.pace * site.rng.uniform(0, 1))
        fault = site.faults[each % len(site.faults)]
        report.fault = fault.__name__
        await fault()
        report.faults[fault.__name__] += 1
        acknowledged = report.acknowledged.total()
        log.info(
            "%d of %d: %s, %d acknowledged, longest silence %.1f s",
            each + 1,
            number,
            fault.__name__,
            acknowledged,
            report.silence,
        )
    await well(site)
    await played(report, 1)


async def play_through(site: Behind, players: list[Players], report: Report, faults: int) -> None:
    """Play while things go wrong."""
    stop, watching = asyncio.Event(), asyncio.create_task(site.front.watch())
    try:
        site.start()
        await well(site)
        async with asyncio.TaskGroup() as playing:
            for each in players:
                playing.create_task(each.play(stop))
                for _ in range(LOOKING):
                    playing.create_task(look_on(each, report, stop))
            await played(report, 3 * len(players))
            await go_wrong(site, report, faults)
            stop.set()
    finally:
        watching.cancel()
        site.end()


async def drilled(
    folder: Path, cluster: Cluster, nats: NatsServer, database: str, faults: int, tables: int, seed: int, pace: float
) -> Report:
    """Build the site, play, and compare."""
    rng, report, acted = random.Random(seed), Report(), asyncio.Event()
    async with AsyncExitStack() as opened:

        async def proxy(target: int) -> Proxy:
            made = Proxy(lambda: target)
            await made.open()
            opened.push_async_callback(made.close)
            return made

        to_database = [await proxy(cluster.port) for _ in range(NODES)]
        to_bus = [await proxy(nats.port) for _ in range(NODES)]
        nodes = [
            Process(
                f"{database.replace(str(cluster.port), str(there.port))}?application_name=node_{number}",
                folder / f"node_{number}.log",
                own_port(),
                f"nats://127.0.0.1:{bus.port}",
                (*LIMITS, *MORE),
            )
            for number, (there, bus) in enumerate(zip(to_database, to_bus, strict=True))
        ]
        front = Front(nodes, random.Random(f"{seed} front"))
        await front.open()
        opened.push_async_callback(front.close)
        site = Behind(nodes, rng, front, to_database, to_bus, cluster, nats, pace)
        games = slugs()
        players = [
            Players(games[number % len(games)], site, Dice(f"{seed} {number}"), report, acted, bot=True)
            for number in range(tables)
        ]
        await play_through(site, players, report, faults)
    names = await compared(database, players)
    report.doubled += [f"table {name}" for name in names - {table for each in players for table in each.tables}]
    return report


def drill(folder: Path, cluster: Cluster, nats: NatsServer, faults: int, tables: int, seed: int, pace: float = 1) -> Report:
    """Every game, at this number of tables, through this number of faults."""
    database = cluster.database()
    migrate(database)
    note_lapsed(database)
    report = asyncio.run(drilled(folder, cluster, nats, database, faults, tables, seed, pace))
    report.lapsed, report.by_lease = lapsed_in(database), bots_wrote(database)
    return report
