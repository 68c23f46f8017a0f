"""`python -m benchmarks.many_tables postgresql://…`: fill an empty database with tables, and measure an arena on it: its
start, what is due, and every page and list that can be asked for, by a host who has played much.

One running table and one finished game are really played; all others are copies of them under other codes and people. Of
finished games one in `WITH_ACTIONS` has its actions, all have their record, their replay and their last position.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

import httpx
import msgspec
import psycopg
from msgspec import Raw
from starlette.routing import Route

from benchmarks.crowd import Dice, random_answer
from benchmarks.hosted import Arena, free_port, wait_for
from regalia.server.app import application
from regalia.server.building import build_arena
from regalia.server.people.accounts import Admission
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store.opening import open_store
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act

PEOPLE = 100_000
WITH_ACTIONS = 20
BATCH = 5_000
WITHOUT_CHECKS = "-c session_replication_role=replica -c synchronous_commit=off"
"""Options of a connection that copies: what it refers to is copied in the same transaction."""
RUNNING_ACTIONS = 20
DUE = 100
ASKED = 100
TOO_MANY = 429
"""The status of a page that is asked for too often from one address; it is asked for again."""
NEXT = "NEXT"
"""Stands for the code of a running table in an address: another one each time."""
SITS = """insert into sitting (person, table_id)
    (select %s, id from tables where status = 'playing' limit %s) union all
    (select %s, id from tables where status = 'over' limit %s)"""
"""Gives the host a seat at some running and some finished tables; their numbers are parameters."""
COPIES = (
    """insert into tables select {id}, status, public, created + n,
        convert_to(replace(convert_from(document, 'UTF8'), '{of}', {id}), 'UTF8'), version
        from tables, {numbers} where id = '{of}'""",
    """insert into sitting select 'u_' || (n * 3 + row_number() over (partition by n)) % {people}, {id}, status, created + n
        from {numbers}, generate_series(1, 3), (select status, created from tables where id = '{of}') as one""",
    "insert into snapshots select {id}, seq, position from snapshots, {numbers} where table_id = '{of}'",
    "insert into films select {id}, number, last, part from films, {numbers} where table_id = '{of}'",
    "insert into records select {id}, record from records, {numbers} where table_id = '{of}'",
    """insert into actions select {id}, seq, person, id, body from actions, {numbers}
        where table_id = '{of}' and n % {every} = 0""",
)


async def host(database: str) -> tuple[str, str]:
    """A person with an account who administers the arena, and a token of theirs."""
    arena = build_arena(Settings(database))
    person = await arena.greet("Ada", registers=True)
    token = await arena.accounts.open(person.id, "Ada", "correct horse battery staple", "here", Admission("host"))
    await arena.close()
    return person.id, token


def paths(of: dict[str, str]) -> list[str]:
    """Every address that can be asked for with these parameters, but streams."""
    found = []
    for route in application(Settings(Path("unused.db"))).routes:
        if isinstance(route, Route) and "GET" in (route.methods or ()) and not route.path.endswith("stream"):
            with suppress(KeyError):
                found.append(route.path.format_map(of))
    return found


async def play(database: str, actions: int | None) -> str:
    """A table of three people at one device, after this number of actions, or to its end, with its replay; its code."""
    arena, dice = build_arena(Settings(database, reveal_within=0)), Dice(1)
    ada = await arena.greet("Ada")
    seats = [SeatPlan("me"), *(SeatPlan("device", name) for name in ("Bob", "Eve"))]
    table = await arena.tables.get((await arena.opener.open(ada, NewTable("oriflamme", seats, public=True))).id)
    await table.do(lambda: arena.tables.start(table, ada))
    play = table.play
    assert play is not None
    while not play.game.is_over and play.seq != actions:
        seat, ask = min(play.game.asks.items())
        answer = msgspec.json.encode(random_answer(ask, dice))
        act = Act(f"answer-{play.seq}", seat, play.seq, Raw(answer))
        await table.do(lambda act=act: handle(table, ada.id, act))  # type: ignore[misc]  # its default is its type
        play = table.play
        assert play is not None
    await arena.close()
    return table.doc.id


def copy(database: str, of: str, first: int, count: int, every: int) -> None:
    """Copies of a table, made over a connection for each core."""

    def batch(start: int) -> None:
        numbers = f"generate_series({start}, {min(start + BATCH, first + count) - 1}) as n"
        with psycopg.connect(database, options=WITHOUT_CHECKS) as connection:
            for each in COPIES:
                text = each.format(id="upper(to_hex(n))", of=of, numbers=numbers, people=PEOPLE, every=every)
                connection.execute(text.encode())

    with ThreadPoolExecutor(os.cpu_count()) as together:
        deque(together.map(batch, range(first, first + count, BATCH)), 0)


def tidy(database: str) -> None:
    """What PostgreSQL does by itself in time: learn what its tables hold, and which of their pages all may see."""

    def vacuum(table: str) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(f"vacuum analyze {table}".encode())

    with psycopg.connect(database) as connection:
        names = connection.execute("select relname from pg_stat_user_tables order by n_live_tup desc").fetchall()
    with ThreadPoolExecutor(os.cpu_count()) as together:
        deque(together.map(vacuum, (name for (name,) in names)), 0)


def show(name: str, seconds: list[float], cpu: float | None = None) -> None:
    """Print the median and the 95th percentile in milliseconds, and the server's CPU time for one of them."""
    used = "" if cpu is None else f"; {1000 * cpu / len(seconds):.1f} ms of the server's CPU"
    print(
        f"{name}: p50 {1000 * median(seconds):.1f} ms, p95 {1000 * quantiles(seconds, n=20)[-1]:.1f} ms{used}", flush=True
    )


async def find_due(database: str) -> None:
    """How long it takes to find what is due."""
    store, seconds = open_store(database), []
    for _ in range(ASKED):
        begun = time.perf_counter()
        found = await store.due(time.time())
        seconds.append(time.perf_counter() - begun)
    show(f"what is due ({len(found)} tables)", seconds)
    await store.aclose()


def serve(database: str, token: str, asked: dict[str, str]) -> None:
    """Start an arena, and ask for pages."""
    port = free_port()
    command = [sys.executable, "-m", "regalia", "serve", "--port", str(port), "--database", database]
    begun = time.perf_counter()
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as arena:
        wait_for(address, begun + 120)
        server = Arena(address, arena.pid, time.perf_counter() - begun)
        print(f"start to the first page: {server.started_after:.2f} s, {server.cpu():.2f} s of CPU", flush=True)
        print(f"load {os.getloadavg()[0]:.1f}", flush=True)
        with httpx.Client(base_url=address, trust_env=False, headers={"Authorization": f"Bearer {token}"}) as client:
            for name, path in asked.items():
                seconds: list[float] = []
                before = server.cpu()
                while len(seconds) < ASKED:
                    begun = time.perf_counter()
                    answer = client.get(path.replace(NEXT, f"{random.randrange(DUE + 1, 1000) + 0x100000:X}"))
                    assert not answer.is_server_error, (path, answer.text)
                    if answer.status_code == TOO_MANY:
                        time.sleep(0.2)
                    else:
                        seconds.append(time.perf_counter() - begun)
                show(f"{name} ({answer.status_code})", seconds, server.cpu() - before)
        arena.send_signal(signal.SIGINT)


def main() -> None:
    """Fill, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database")
    parser.add_argument("--finished", type=int, default=1_000_000)
    parser.add_argument("--running", type=int, default=100_000)
    args = parser.parse_args()
    running, over = (asyncio.run(play(args.database, actions)) for actions in (RUNNING_ACTIONS, None))
    person, token = asyncio.run(host(args.database))
    begun = time.perf_counter()
    copy(args.database, running, 0x100000, args.running, 1)
    copy(args.database, over, 0x200000, args.finished, WITH_ACTIONS)
    spent = time.perf_counter() - begun
    with psycopg.connect(args.database, autocommit=True) as connection:
        later = "extract(epoch from now()) + 86400 + random() * 1e6 from tables where status = 'playing'"
        connection.execute(f"insert into due select id, {later} on conflict do nothing".encode())
        soon = f"update due set at = 0 where table_id in (select table_id from due where table_id like '10%' limit {DUE})"
        connection.execute(soon.encode())
        connection.execute(SITS.encode(), (person, 20, person, 1000))
        size = connection.execute("select pg_database_size(current_database()) / 1e9").fetchone()
    assert size is not None
    begun = time.perf_counter()
    tidy(args.database)
    spent += time.perf_counter() - begun
    print(f"{args.running:,} running and {args.finished:,} finished: {spent:.0f} s to fill, {size[0]:.1f} GB", flush=True)
    asyncio.run(find_due(args.database))
    finished = {"a finished table": f"/t/{over}", "its record": f"/api/tables/{over}/record"}
    every = paths({"game": "oriflamme", "language": "en", "table": NEXT, "person": person, "seat": "0"})
    serve(args.database, token, {each: each for each in every} | finished)


if __name__ == "__main__":
    main()
