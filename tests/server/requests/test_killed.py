"""An arena that is killed while a flag falls: the seat is given over once, and nobody's clock runs while it is down."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.bots import stand_in_of
from regalia.core import Seat
from regalia.server.table.table import Table
from regalia.server.time.tempo import DAY
from tests.server.requests.falling import STEP
from tests.server.table.world import LAG, World, asked, left

pytestmark = pytest.mark.exhaustive


def given_over(table: Table) -> list[Seat]:
    return [seat for seat, sitting in enumerate(table.doc.seats) if sitting.bot == stand_in_of(table.doc.game)]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_flag_that_falls_as_the_arena_is_killed_gives_the_seat_over_once(tmp_path: Path, when: str) -> None:
    async def scene(there: World) -> None:
        table = await there.table()
        code, seat, began, version = table.doc.id, asked(table), there.now, table.doc.version
        others = [left(table, each) for each in range(3) if each != seat]
        await there.arena.close()
        command = [sys.executable, "-m", "tests.server.requests.falling", str(there.place), str(began), code, when]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        there.now = began + 3 * DAY
        there.arena = there.opened()
        again = await there.arena.tables.get(code)
        assert given_over(again) == ([seat] if when == "after" else [])
        if when == "before":
            seen = left(again, seat)
            assert 0 < seen <= 2 * STEP, "what was left at the last sign of life"
            await there.look(again)
            assert given_over(again) == [], "nobody's clock ran while the arena was down"
            there.now += seen + LAG
        await there.look(again)
        there.now += DAY
        await there.look(again)
        assert given_over(again) == [seat]
        assert again.doc.version == version + 1
        assert [left(again, each) for each in range(3) if each != seat] == others

    async def played() -> None:
        there = World(tmp_path / "arena.db")
        try:
            await scene(there)
        finally:
            await there.arena.close()

    asyncio.run(played())
