"""Two nodes of a site and the games that wait for their analysis: one at a time has each, watchers at both get news."""

import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.server.arena import Arena
from regalia.server.bots import analyst as analyst_module
from regalia.server.bots.analyst import Analyst
from regalia.server.bots.chunks import Chunk
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.requests import joining
from regalia.server.settings import Settings
from regalia.server.watching.watcher import Watcher
from tests.server.bots.judging import Judge, ask, every_moment, finished, judge_of, moments
from tests.server.table.site import shared_leases, silence

pytestmark = pytest.mark.usefixtures("patience")


@asynccontextmanager
async def two_nodes(folder: Path, now: Callable[[], float] = time.time) -> AsyncIterator[tuple[Arena, Arena]]:
    """Two nodes of a site."""
    settings, bus = Settings(folder / "arena.db", bus="nats://elsewhere"), Here()
    nodes = tuple(build_arena(settings, bus, now=now, worker=Judge) for _ in range(2))
    for node in nodes:
        await shared_leases(node).beat()
    try:
        yield nodes[0], nodes[1]
    finally:
        for node in nodes:
            await node.close()


async def test_one_node_at_a_time_analyses_a_game_and_another_goes_on(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as (one, two):
        table = await finished(one)
        await ask(table)
        assert await one.leases.take(table.doc.id)
        assert not await two.analyst.take_turn()
        silence(tmp_path, one)
        shared_leases(two)._elsewhere.clear()  # as if the time had passed for which it is believed
        assert await two.analyst.take_turn()
        assert await moments(two, table) == every_moment()[: len(judge_of(two).tasks) * 10]


async def test_a_node_that_has_lost_the_table_saves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with two_nodes(tmp_path) as (one, two):
        table = await finished(one)
        await ask(table)
        judged = Analyst._judged

        async def slowly(self: Analyst, turn: Any) -> Chunk:
            chunk = await judged(self, turn)
            silence(tmp_path, one)
            monkeypatch.setattr(Analyst, "_judged", judged)
            await two.analyst.take_turn()
            return chunk

        monkeypatch.setattr(Analyst, "_judged", slowly)
        assert await one.analyst.take_turn()
        assert await moments(one, table) == every_moment()[: len(judge_of(two).tasks) * 10]


async def test_watchers_at_all_nodes_get_news_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    async with two_nodes(tmp_path, lambda: now[0]) as (one, two):
        here = await finished(one)
        there = await two.tables.get(here.doc.id)
        monkeypatch.setattr(analyst_module, "TURN", 2.0)
        watchers = [Watcher(table.messages, None) for table in (here, there)]
        for table, watcher in zip((here, there), watchers, strict=True):
            await table.do(partial(joining.join, table, watcher))
            watcher.face(None)
            await watcher.messages()

        def news() -> list[tuple[str, int, int]]:
            received = [[json.loads(raw) for raw in watcher._take()] for watcher in watchers]
            found = [[each for each in messages if each["type"] == "analysis"] for messages in received]
            assert found[0] == found[1]
            return [(each["state"], each["ahead"], each["done"]) for each in found[0]]

        await ask(here)
        assert news() == [("waiting", 0, 0)]
        await one.analyst.take_turn()
        assert news() == [("running", 0, 0)], "it has begun"
        await one.analyst.take_turn()
        assert news() == [], "less than a second has passed"
        now[0] += 1
        await one.analyst.take_turn()
        assert news() == [("running", 0, 30)]
        while await one.analyst.take_turn():
            pass
        assert news() == [("done", 0, len(every_moment()))], "the end is news at once"
