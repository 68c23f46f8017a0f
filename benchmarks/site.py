"""`python -m benchmarks.site postgresql://… nats://…`: what nodes of one site cost, on an empty database.

Three nodes beside one: actions a second of CPU when all seats of a table sit at one node, as behind a proxy that sends what
concerns a table to one node, and when they sit at all three; and how late the seats at another node know of an action. Then
idle connections at four nodes: memory and open files.
"""

import argparse
import asyncio
import multiprocessing
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.bench_server import listen
from benchmarks.crowd import Crowd, Played, crowds, play
from benchmarks.hosted import STARTS_WITHIN, Arena, allow_many_connections, free_port, wait_for

UNLIMITED = str(10**6)
GAME, SEATS, TABLES, SECONDS = "oriflamme", 4, 15, 8.0
CROWDS = 3
"""Processes that play at a node."""
SLOW_TABLES, SLOWLY = 5, 30.0
"""Tables, and actions a second, at which it is measured when an action is shown to every seat."""
Play = tuple[str, tuple[str, ...]]
"""The node at which tables are opened, and other nodes at which seats sit."""
AT_A_TABLE = 100
SETTLES = 10.0
"""Seconds for all connections to receive the table."""


@contextmanager
def nodes(database: str, bus: str, number: int) -> Iterator[list[Arena]]:
    """Run nodes for the duration of the context."""
    allow_many_connections()
    with ExitStack() as stack:
        running = []
        for _ in range(number):
            port, begun = free_port(), time.perf_counter()
            command = [
                sys.executable,
                "-m",
                "regalia",
                "serve",
                "--port",
                str(port),
                "--database",
                database,
                "--bus",
                bus,
            ]
            for limit in ("--requests-a-minute", "--connections-an-address", "--connections-a-second"):
                command += [limit, UNLIMITED]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait, 30)
            stack.callback(process.send_signal, signal.SIGINT)
            running.append((f"http://127.0.0.1:{port}", process.pid, begun))
        for address, _, begun in running:
            wait_for(address, begun + STARTS_WITHIN)
        yield [Arena(address, process, time.perf_counter() - begun) for address, process, begun in running]


def crowd(address: str, tables: int, pace: float | None, others: tuple[str, ...]) -> Played:
    """Play, in a process of its own: what one process can ask for would be the limit otherwise."""
    return asyncio.run(play(address, GAME, tables, SEATS, SECONDS, pace, others))


def all_at_once(*plays: Play) -> list[Played]:
    """Play at some nodes at once."""
    crowds = [(address, TABLES // CROWDS, None, others) for address, others in plays for _ in range(CROWDS)]
    with ProcessPoolExecutor(len(crowds), multiprocessing.get_context("spawn")) as processes:
        return [*processes.map(crowd, *zip(*crowds, strict=True))]


def rate(site: list[Arena], name: str, *plays: Play) -> None:
    """Play at some nodes at once, and print the figure."""
    before = sum(node.cpu() for node in site)
    done = sum(len(played.done) for played in all_at_once(*plays))
    used = sum(node.cpu() for node in site) - before
    print(f"{name}: {done / used:.0f} actions a second of the nodes' CPU, {done / SECONDS:.0f} a second", flush=True)


def delay(name: str, address: str, *others: str) -> None:
    """Play slowly at a node, perhaps with seats at others; print when those who act and all seats know of an action."""
    played = crowd(address, SLOW_TABLES, SLOWLY, others)
    told, done = (1000 * median(seconds) for seconds in (played.told, played.done))
    print(f"{name}: all are told after {told:.1f} ms at the median, who acts after {done:.1f} ms", flush=True)


async def arrive(host: Crowd, table: str) -> ClientConnection:
    """A connection that looks on; refused or not answered in time, it comes again, as a browser does."""
    while True:
        try:
            return await host.line(table, None)
        except (OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(1)


async def hold(address: str, number: int, line: Connection) -> None:
    """Open connections that only listen, say so, and keep them until told to leave."""
    async with crowds(address, GAME, SEATS, number // AT_A_TABLE) as hosts:
        tables = [(host, await host.open_table()) for host in hosts]
        listening = []
        for _ in range(AT_A_TABLE):
            lines = await asyncio.gather(*(arrive(host, table) for host, table in tables))
            listening += [asyncio.create_task(listen(each)) for each in lines]
        await asyncio.sleep(SETTLES)
        line.send(sum(not each.done() for each in listening))
        await asyncio.to_thread(line.recv)
        for each in listening:
            each.cancel()
        await asyncio.gather(*listening, return_exceptions=True)


def hold_in_a_process(address: str, number: int, line: Connection) -> None:
    """`hold`, in a process of its own: one has not enough open files for all."""
    allow_many_connections()
    asyncio.run(hold(address, number, line))


def idle(site: list[Arena], number: int) -> None:
    """Open idle connections at each node, and print what the nodes hold."""
    bare, context = [node.memory() for node in site], multiprocessing.get_context("spawn")
    lines = []
    for node in site:
        here, there = context.Pipe()
        context.Process(target=hold_in_a_process, args=(node.address, number // len(site), there), daemon=True).start()
        lines.append(here)
    open_now = sum(line.recv() for line in lines)
    print(f"{open_now:,} idle connections over {len(site)} nodes", flush=True)
    for node, before in zip(site, bare, strict=True):
        files = sum(1 for _ in Path(f"/proc/{node.process}/fd").iterdir())
        print(
            f"  {node.memory():.0f} MB ({before:.0f} MB with none), {files:,} open files, {node.cpu():.0f} s of CPU",
            flush=True,
        )
    for line in lines:
        line.send("leave")


def main() -> None:
    """Measure rates, then idle connections."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("bus")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--idle", type=int, default=20_000)
    args = parser.parse_args()
    with nodes(args.database, args.bus, 3) as site:
        first, *others = (node.address for node in site)
        for _ in range(args.rounds):
            rate(site[:1], "one node", (first, ()))
            rate(site, "three nodes, a table at one", *((node.address, ()) for node in site))
            rate(site, "three nodes, a table at all", (first, tuple(others)))
            delay("one node", first)
            delay("two nodes, a table at both", first, others[0])
    if args.idle:
        with nodes(args.database, args.bus, 4) as site:
            idle(site, args.idle)


if __name__ == "__main__":
    main()
