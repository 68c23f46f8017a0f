"""Memory of an arena while game after game ends: `python -m benchmarks.soak --games 600 --game oriflamme`.

It prints the memory of the process at intervals. The line is flat once the caches are full: a
finished table leaves memory soon after its replay is saved, if no player or spectator is there.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import msgspec
from msgspec import Raw

from regalia import games
from regalia.core import Chance, some_answer
from regalia.server import memory
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.memory import spare_pauses
from regalia.server.requests.handler import handle
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import replay_saving
from regalia.server.table.table import Table
from regalia.server.tasks import every
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.requests import Act

PEOPLE = 20
"""Hosts who take turns: the tables of one host are limited."""


def held() -> float:
    """Megabytes that this process holds."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


async def opened(arena: Arena, host: Person, game: str) -> Table:
    """A table in play, of one person with all seats."""
    seats = games.load(game).seats[0]
    plans = [SeatPlan("me"), *(SeatPlan("device", f"Seat {number}") for number in range(1, seats))]
    table = await arena.tables.get((await arena.opener.open(host, NewTable(game, plans))).id)
    await table.do(partial(arena.tables.start, table, host, usual=True))
    return table


async def finish(table: Table, person: str, seed: str) -> None:
    """Answer at random until the game is over."""
    chance = Chance(seed)
    while table.play is not None and table.doc.status == "playing":
        play = table.play
        seat = min(play.game.asks)
        answer = Raw(msgspec.json.encode(some_answer(play.game.asks[seat], chance)))
        await table.do(partial(handle, table, person, Act(f"a{play.seq}", seat, play.seq, answer)))


async def finished_games(arena: Arena, names: Iterator[str]) -> None:
    """Play games to their ends, and let the arena look after its tables after each."""
    hosts = [await arena.greet(f"Host {number}") for number in range(PEOPLE)]
    for number, (host, game) in enumerate(zip(cycle(hosts), names, strict=False)):
        table = await opened(arena, host, game)
        await finish(table, host.id, f"{number:064x}")
        await replay_saving.save(table)
        await arena.tables.look_round(lambda _: False)


async def soak(count: int, step: int, game: str | None) -> None:
    """Print the memory after every `step` finished games."""
    names = cycle([game] if game else games.slugs())
    with tempfile.TemporaryDirectory() as folder:
        arena = build_arena(Settings(Path(folder) / "arena.db", bot_delay=3600))
        spare_pauses()
        arena.tasks.begin(every(memory.RELEASE_EVERY, memory.release_aside, "freed memory cannot be released"))
        for done in range(0, count, step):
            await finished_games(arena, islice(names, step))
            print(f"{done + step:6} games  {held():7.1f} MB  {len(arena.tables):4} tables in memory", flush=True)
        await arena.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--every", type=int, default=50)
    parser.add_argument("--game", choices=games.slugs())
    given = parser.parse_args()
    asyncio.run(soak(given.games, given.every, given.game))
