"""What an arena keeps in memory does not grow with the games that have ended."""

import asyncio
import gc
import platform
from itertools import repeat
from pathlib import Path

import pytest

from benchmarks.soak import finished_games, held, opened
from regalia.core import Match
from regalia.server import memory
from regalia.server.building import build_arena
from regalia.server.play.play import Play
from regalia.server.requests import registry
from regalia.server.settings import Settings
from regalia.server.table.mailbox import Mailbox
from regalia.server.table.table import Table


def large() -> list[int]:
    """The numbers of large objects, without those that the garbage collector would find: it runs rarely."""
    found = gc.get_objects()
    return [sum(type(each) is kind for each in found) for kind in (Table, Mailbox, Play, Match)]


@pytest.mark.exhaustive
async def test_finished_tables_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "ENDED_FOR", -1.0)

    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    gc.collect()
    gc.disable()
    try:
        before = large()
        await finished_games(arena, repeat("oriflamme", 3))
        while len(arena.tasks):
            await asyncio.sleep(0)
        assert len(arena.tables) == 0
        assert large() == before
    finally:
        gc.enable()
    await arena.close()


async def test_a_finished_table_stays_while_someone_is_there_or_returns_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db", bot_delay=3600))
    await finished_games(arena, repeat("oriflamme", 1))
    playing = await opened(arena, await arena.greet("Ada"), "oriflamme")
    [ended] = [table for table in arena.tables if table is not playing]
    for quiet, kept in ((registry.ENDED_FOR - 1, {ended, playing}), (registry.ENDED_FOR + 1, {playing})):
        for table in arena.tables:
            monkeypatch.setattr(table.presence, "quiet_for", lambda quiet=quiet: quiet)
        await arena.tables.look_round(lambda _: False)
        assert {*arena.tables} == kept
    assert (await arena.tables.get(ended.doc.id)).doc.status == "over"
    await arena.close()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps freed memory and can be told to return it")
async def test_memory_that_was_freed_between_what_is_used_is_returned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "RELEASE_EVERY", 0.0)
    released, release = asyncio.Event(), memory.release_aside

    async def release_and_say() -> None:
        await release()
        released.set()

    monkeypatch.setattr(memory, "release_aside", release_and_say)

    arena = build_arena(Settings(tmp_path / "arena.db", bot_jobs=0))
    blocks = [bytes(3000) for _ in range(20_000)]
    used = held()
    blocks = blocks[::100]
    assert held() > used - 10
    arena.open()
    await released.wait()
    assert held() < used - 40
    assert len(blocks) == 200
    await arena.close()
