"""How tables come to be driven again after something has failed, counted in beats: no time passes but that of the tests.

In each beat every node gives a sign of life and looks for what is due, both at moments that are drawn when it joins.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from regalia.server.nodes import leases
from regalia.server.nodes.leases import BEAT, PATIENCE, REST, SLACK, Shared
from regalia.server.store.sql import Row
from regalia.server.store.sqlite import SqliteStore
from tests.server.store.test_due import doc

TABLES = 60
NAMES = [f"T{number:02}" for number in range(TABLES)]
LOST = round(PATIENCE / BEAT)
"""Beats without a sign of life after which a node has lost its tables."""
STILL = round(2 * REST / BEAT)
"""Beats in which nothing has moved, and then never will: all that waits for a time has waited for it."""
SPREAD = round(REST / BEAT) + 3
"""Most beats until every node has its share: one that has just given tables back waits before it gives back more."""
SEEDS = range(5)


class Clock:
    """The time of the nodes and of their store."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


class Site:
    """Nodes on one store, and sixty tables that are all due."""

    def __init__(self, store: SqliteStore, clock: Clock, seed: int) -> None:
        self.store, self.clock, self.rng = store, clock, random.Random(seed)
        self.nodes: dict[str, Shared] = {}
        self.moments: dict[str, tuple[float, float]] = {}
        """When in a beat each node gives a sign of life, and when it looks, from 0 to 1."""
        self.driven_by: dict[str, str] = {}
        """The node that has driven each table last."""
        self.moves: Counter[str] = Counter()
        """How often each table has come to another node."""
        self.silent: Counter[str] = Counter()
        """Number of beats since a table was last driven by a node."""
        self.longest = 0

    def joins(self, *names: str) -> None:
        for name in names:
            self.nodes[name] = Shared(self.store, name)
            self.moments[name] = self.rng.random(), self.rng.random()

    def gone(self, *names: str) -> list[Shared]:
        """Nodes that die, freeze or are cut off from the store: they do nothing from now on."""
        return [self.nodes.pop(name) for name in names]

    def back(self, **nodes: Shared) -> None:
        self.nodes.update(nodes)

    async def beat(self) -> None:
        """Every node that is there beats and looks once."""
        begun = self.clock.now
        turns = [
            (moment, node, does)
            for name, node in self.nodes.items()
            for moment, does in zip(self.moments[name], (sign, look), strict=True)
        ]
        for moment, node, does in sorted(turns, key=lambda turn: turn[0]):
            self.clock.now = begun + moment * BEAT
            await does(node)
            self.note()
        self.clock.now = begun + BEAT
        for name in NAMES:
            self.silent[name] = 0 if self.drivers(name) else self.silent[name] + 1
        self.longest = max(self.longest, *self.silent.values())

    async def beats(self, number: int) -> None:
        for _ in range(number):
            await self.beat()

    async def settles(self) -> int:
        """Let beats pass until nothing moves any more, and each table is driven by one node. Returns how many it took."""
        passed = last = 0
        while passed - last < STILL:
            before = dict(self.driven_by)
            await self.beat()
            passed += 1
            if self.driven_by != before or self.silent.total():
                last = passed
            assert passed < 100, "it never settles"
        assert [len(self.drivers(name)) for name in NAMES] == [1] * TABLES
        return last

    def count_anew(self) -> None:
        """Forget what has moved and was silent until now."""
        self.moves.clear()
        self.longest = 0

    def drivers(self, table: str) -> list[str]:
        return [name for name, node in self.nodes.items() if node.holds(table)]

    def note(self) -> None:
        for table in NAMES:
            for name in self.drivers(table):
                if self.driven_by.setdefault(table, name) != name:
                    self.moves[table] += 1
                    self.driven_by[table] = name

    def tables_of(self, name: str) -> set[str]:
        return {table for table in NAMES if self.drivers(table) == [name]}

    def shares(self) -> list[int]:
        """How many tables each node drives, the fewest first."""
        driven = Counter(self.drivers(table)[0] for table in NAMES)
        return sorted(driven[name] for name in self.nodes)


async def sign(node: Shared) -> None:
    """Give a sign of life."""
    await node.beat()


async def look(node: Shared) -> None:
    """Take up what is due."""
    for table in await node.due(2):
        await node.take(table)


@pytest.fixture(params=SEEDS)
async def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """A site whose tables wait for their first node."""
    clock = Clock()
    monkeypatch.setattr(leases, "time", clock)
    store = SqliteStore(tmp_path / "arena.db")
    for connection in (store._writer, store._reader):
        connection.create_scalar_function("unixepoch", lambda *_: clock.now)
    await asyncio.gather(*(store.save_table(doc(name), due=1) for name in NAMES))
    yield Site(store, clock, request.param)
    store.close()


async def settled(site: Site, names: Sequence[str] = "ABC") -> None:
    """Three nodes that have found their shares."""
    site.joins(*names)
    await site.settles()
    site.count_anew()


async def move_to_the_others(site: Site, tables: set[str], within: int) -> None:
    """The tables of one node of three move once each within this number of beats, and no others do."""
    assert await site.settles() <= within
    assert site.moves == dict.fromkeys(tables, 1)
    assert site.shares() == [TABLES / 2] * 2


async def gets_a_share(site: Site) -> None:
    """One node of three gets its share from the others; no table moves twice, or is silent for long."""
    assert await site.settles() <= SPREAD
    assert max(site.moves.values()) == 1
    assert site.longest <= 1
    assert site.shares()[-1] <= TABLES / 3 + SLACK


async def test_after_an_outage_of_the_store_every_node_drives_what_it_drove_before(site: Site) -> None:
    await settled(site)
    nodes = dict(site.nodes)
    site.gone(*nodes)
    await site.beats(2 * LOST)
    for name, node in nodes.items():  # one comes back after the other
        site.back(**{name: node})
        await site.beat()
    assert await site.settles() == 0
    assert site.moves.total() == 0


async def test_of_a_node_that_dies_each_table_moves_once_and_no_other_does(site: Site) -> None:
    await settled(site)
    of_dead = site.tables_of("C")
    site.gone("C")
    await move_to_the_others(site, of_dead, LOST + 1)


async def test_of_a_node_that_stops_each_table_moves_once_and_no_other_does(site: Site) -> None:
    await settled(site)
    of_stopped = site.tables_of("C")
    (stopped,) = site.gone("C")
    await stopped.leave()
    await move_to_the_others(site, of_stopped, 2)


async def test_a_node_that_joins_gets_its_share_and_no_table_moves_twice(site: Site) -> None:
    await settled(site, "AB")
    site.joins("C")
    await gets_a_share(site)


async def test_the_tables_of_a_node_that_freezes_go_to_the_others_and_it_gets_its_share_again(site: Site) -> None:
    await settled(site)
    (frozen,) = site.gone("C")
    await site.settles()
    site.count_anew()
    site.back(C=frozen)
    await gets_a_share(site)


async def test_of_a_site_that_starts_no_table_moves_twice(site: Site) -> None:
    site.joins("A", "B", "C")
    assert await site.settles() <= SPREAD
    assert max(site.moves.values()) == 1
    assert site.longest <= 1


async def test_after_a_silence_a_node_learns_by_one_question_which_of_its_tables_are_lost(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    await settled(site, "AB")
    (silent,) = site.gone("A")
    await site.settles()
    rows, asked = site.store.rows, list[str]()

    async def noted(statement: str, /, **values: Any) -> list[Row]:
        asked.append(statement)
        return await rows(statement, **values)

    monkeypatch.setattr(site.store, "rows", noted)
    await sign(silent)
    assert len(asked) == 2, "who is alive, and what this node drives"
    assert not any(silent.holds(table) for table in NAMES)
