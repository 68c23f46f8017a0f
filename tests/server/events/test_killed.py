"""Tournaments whose process is killed while rounds are drawn, opened and counted: nothing is lost or done twice."""

import asyncio
import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pytest
from msgspec.structs import replace

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.store import Person
from regalia.server.time.tempo import DAY
from tests.server.events.site import CUP, Site
from tests.server.events.test_director import state_of

KILLS = 200
LONG = replace(CUP, seats=3, rounds=20, round_time=60 * DAY)
RULES = games.load(LONG.game)
"""Loaded here, so that processes begin with it."""
PEOPLE, AT_ONCE = 6, 3
processes = multiprocessing.get_context("forkserver")


def lead(folder: Path, log: Path, began: float) -> None:
    """Lead all tournaments until killed or until they are over, and log each game that has ended."""
    asyncio.run(_lead(folder, os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), began))


async def _lead(folder: Path, log: int, began: float) -> None:
    site = Site(folder)
    site.time = began
    store = site.arena.store
    os.write(log, b"ready\n")
    while events := await store.events("playing", 50):
        await site.next_round()
        for doc in await store.tables("playing", public_only=True):
            people = [person for each in doc.seats if (person := await store.person(each.person or ""))]
            site.people = sorted(people, key=lambda each: each.id)
            with suppress(Refuse):
                await site.finish(doc)
                os.write(log, f"{doc.id}\n".encode())
    assert not events
    await site.close()


def begin(folder: Path, log: Path, number: int) -> ForkServerProcess:
    """A process that leads, once it is ready."""
    before = logged(log).count("ready")
    process = processes.Process(target=lead, args=(folder, log, 1_000_000.0 + 10_000 * number))
    process.start()
    while logged(log).count("ready") == before:
        process.join(0.005)
        assert process.exitcode is None, "it has ended by itself"
    return process


def logged(log: Path) -> Sequence[str]:
    """What processes have logged."""
    return log.read_text().split() if log.exists() else []


async def begun(folder: Path) -> None:
    """Begin tournaments, as many as a director may have, if none is left."""
    site = Site(folder)
    if not await site.arena.store.events("playing", 50):
        before = await site.arena.store.events("over", 999)
        site.people = [Person("", "")] * PEOPLE * len(before)  # their names are taken
        members = await site.members(PEOPLE)
        for _ in range(AT_ONCE):
            event = await site.arena.desk.hold(members[0], LONG)
            for each in members:
                await site.arena.desk.enter(event, each)
            await site.arena.chair.start(event, members[0])
        await site.arena.director.round()
    await site.close()


async def check(folder: Path, ended: Sequence[str]) -> int:
    """Check that all rounds were drawn, opened and counted once. Returns the number of tables."""
    site = Site(folder)
    events = await site.arena.store.events("over", 999)
    names = list[str]()
    for event in events:
        state = await state_of(site, event)
        assert (state.event.round, len(await site.arena.store.rounds(event.id))) == (LONG.rounds, LONG.rounds)
        seated = Counter((each.round, person) for each in state.pairings for person in each.people)
        assert len(seated) == LONG.rounds * PEOPLE
        assert {*seated.values()} == {1}, "each person has one table in each round"
        assert all(each.state == "over" and len(each.scores) == len(each.people) for each in state.pairings)
        names += [each.table_id for each in state.pairings]
    assert len(names) == len({*names}), "no table is of two pairings"
    found = [await site.arena.store.tables(status, public_only=True, most=99_999) for status in ("open", "playing", "over")]
    assert [{doc.id for doc in docs} for docs in found] == [set(), set(), {*names}], "no table was opened twice"
    assert {*ended} <= {*names}, "no game that has ended is lost"
    await site.close()
    return len(names)


@pytest.mark.exhaustive
def test_killed_while_rounds_are_drawn_opened_and_counted_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    processes.set_forkserver_preload([__name__])
    rng, log = random.Random(1), tmp_path / "log"
    for number in range(KILLS):
        asyncio.run(begun(tmp_path))
        process = begin(tmp_path, log, number)
        results = len(logged(log)) + rng.randint(0, 2)
        while len(logged(log)) < results and process.exitcode is None:
            process.join(0.002)
        process.join(rng.uniform(0, 0.1))
        process.kill()
        process.join()
    before = len(logged(log)) - logged(log).count("ready")
    process = begin(tmp_path, log, KILLS)
    process.join()
    assert process.exitcode == 0
    ended = [each for each in logged(log) if each != "ready"]
    tables = asyncio.run(check(tmp_path, ended))
    print(f"{KILLS} kills, {tables} tables, {len(ended)} results acknowledged, {before} of them before a kill")
