"""An arena is killed again and again while people play every game and send every kind of request.

Afterwards the database must hold all that was acknowledged, each thing once, and every game must come out as it was saved.
`make kills N=200` does it at length; a short one is among the tests.
"""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

from benchmarks.crowd import Dice
from regalia.games import slugs
from regalia.server.store.opening import Database, open_store
from tests.ports import own_port
from tests.server.kills.check import check
from tests.server.kills.players import Players
from tests.server.kills.process import Process, Site, Tally

GOES_ON = 0.6
"""Seconds of play, at the most, between the first acknowledgement after a start and the next kill."""
EVERY = {"guest", "open", "sit", "agree", "pledge", "start", "reveal", "act", "undo", "ask_undo", "consent", "close"}
"""Kinds of requests of which at least one must have been acknowledged before the last kill."""


async def killed_again_and_again(site: Site, players: list[Players], kills: int, rng: random.Random) -> None:
    stop, acted = asyncio.Event(), players[0].acted

    async def heard() -> None:
        acted.clear()
        while not acted.is_set():
            site.check()
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await acted.wait()

    site.start()
    async with asyncio.timeout(120 + 30 * kills), asyncio.TaskGroup() as playing:
        for each in players:
            playing.create_task(each.play(stop))
        for kill in range(kills):
            await heard()
            await asyncio.sleep(rng.uniform(0, GOES_ON))
            if kill % 2:
                await heard()  # the moment an acknowledgement arrives, it must be true
            site.kill()
            site.start()
            players[0].tally.kills += 1
        while not players[0].tally.acknowledged.keys() >= EVERY:
            await heard()
        stop.set()
    site.end()


async def compared(database: Database, players: list[Players]) -> set[str]:
    """Compare what was acknowledged with what the database holds; the tables that it holds."""
    store = open_store(database)
    for each in players:
        await check(each, store)
    names = {str(name) for (name,) in await store.rows("select id from tables")}
    await store.aclose()
    return names


def killed(folder: Path, kills: int, seed: int, database: str = "", bus: str = "", nodes: int = 1) -> Tally:
    """Every game at a table of its own, through this number of kills.

    In a file of the folder, or in this PostgreSQL database; at one process, or at so many nodes that this bus connects.
    """
    place: Database = database or folder / "arena.db"
    log = folder / "arena.log"
    site = Site([Process(place, log, own_port(), bus) for _ in range(nodes)], random.Random(f"{seed} nodes"))
    tally, acted = Tally(), asyncio.Event()
    players = [Players(game, site, Dice(f"{seed} {game}"), tally, acted) for game in slugs()]
    try:
        asyncio.run(killed_again_and_again(site, players, kills, random.Random(seed)))
    finally:
        site.end()
    logged = log.read_text()
    assert " ERROR " not in logged, logged
    names = asyncio.run(compared(place, players))
    tally.doubled += [f"table {name}" for name in names - {table for each in players for table in each.tables}]
    return tally
