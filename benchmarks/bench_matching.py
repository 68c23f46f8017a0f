"""One round of matching with a thousand people who look for others, each of whom has blocked a hundred of them."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from benchmarks.measure import Figure
from regalia import games
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.lobby.matching import Queue, Seeker
from regalia.server.memory import spare_pauses
from regalia.server.settings import Settings
from regalia.server.store import Seek
from regalia.server.store.sql import Change

PEOPLE, BLOCKS = 1000, 100
ROUNDS = 9
NOW = 1_000_000.0


def figures() -> Iterator[Figure]:
    """The search alone where all find a group and where hardly anyone does, and a round with its store."""
    spare_pauses()  # as the server does
    rng, names = random.Random(1), [f"u_{number}" for number in range(PEOPLE)]
    blocked = [(name, other) for name in names for other in rng.sample(names, BLOCKS) if other != name]
    counts = {slug: games.load(slug).seats for slug in games.slugs()}
    near = [seeker(name, number, {}) for number, name in enumerate(names)]
    far = [
        seeker(each.person, number, {slug: rng.gauss(1500, 3000) for slug in counts}) for number, each in enumerate(near)
    ]
    for title, seekers in (("search, 1,000 seeks", near), ("search, ratings far apart", far)):
        spent = [search(seekers, blocked, counts) for _ in range(ROUNDS)]
        yield Figure(f"matching: {title}", spent, "ms of CPU", budget=100)
    rounds, holds, calm, offers = asyncio.run(whole_rounds(near, blocked))
    note = f"all come at once: reads their blocks, searches, and offers {offers} tables"
    yield Figure("matching: a whole round", rounds, "ms of CPU", note=note)
    yield Figure("matching: a round in which nothing fits", calm, "ms of CPU", budget=100)
    yield Figure("matching: longest hold of the event loop", holds, "ms of CPU", budget=10)


def seeker(person: str, number: int, ratings: dict[str, float]) -> Seeker:
    """A person who plays anything."""
    return Seeker(person, (*games.slugs(),), (), "live", NOW - 60 + number / PEOPLE, ratings=ratings)


def search(seekers: list[Seeker], blocked: list[tuple[str, str]], counts: Mapping[str, Sequence[int]]) -> float:
    """Milliseconds of CPU of a search for all groups."""
    begun = time.process_time()
    Queue(seekers, blocked, counts).groups(NOW)
    return (time.process_time() - begun) * 1000


async def whole_rounds(
    seekers: list[Seeker], blocked: list[tuple[str, str]]
) -> tuple[list[float], list[float], list[float], int]:
    """CPU of rounds in which all are read, searched and offered tables; the longest holds of the loop; CPU of rounds in
    which nothing fits; and the number of offers.

    Everyone begins to look at once, which is the worst that can be.
    """
    rounds, holds, calm, offers = list[float](), list[float](), list[float](), 0
    async with filled(blocked) as arena:
        for number in range(2 * ROUNDS):
            for table in ("seeks", "offers"):
                await arena.store.save(Change(f"delete from {table}"))
            await asyncio.gather(*(arena.store.save_seek(seek(each, number)) for each in seekers))
            longest = [0.0]
            watching = asyncio.create_task(watch(longest)) if number % 2 else None
            begun = time.process_time()
            await arena.matchmaker.round()
            if watching is None:
                rounds.append((time.process_time() - begun) * 1000)
            else:
                watching.cancel()
                holds.append(longest[0] * 1000)
            offers = len(await arena.store.offers())
        await arena.store.save(Change("update seeks set offer = ''"), Change("delete from offers"))
        await arena.store.save(Change("update seeks set seats = '6', games = 'oriflamme'"))
        await arena.finder.look()
        for _ in range(ROUNDS):
            begun = time.process_time()
            await arena.matchmaker.round()
            calm.append((time.process_time() - begun) * 1000)
    return rounds, holds, calm, offers


async def watch(longest: list[float]) -> None:
    """Note the most CPU seconds that the loop has run nothing else."""
    while True:
        before = time.thread_time()
        await asyncio.sleep(0)
        longest[0] = max(longest[0], time.thread_time() - before)


def seek(each: Seeker, number: int) -> Seek:
    """The row of a person who looks, another one in each round."""
    return Seek(each.person, f"s_{number}_{each.person}", each.games, each.seats, each.tempo, each.since, None, NOW)


@asynccontextmanager
async def filled(blocked: list[tuple[str, str]]) -> AsyncIterator[Arena]:
    """An arena where these people have muted each other."""
    with tempfile.TemporaryDirectory() as folder:
        arena = build_arena(Settings(Path(folder) / "arena.db"), now=lambda: NOW)
        mute = "insert into mutes values (:one, :other)"
        await arena.store.save(*(Change(mute, {"one": one, "other": other}) for one, other in blocked))
        try:
            yield arena
        finally:
            await arena.close()
