"""Kills itself while a flag falls: `python -m tests.server.requests.falling FILE NOW TABLE before|after`.

The arena serves from NOW on, by a clock of its own, until a seat is given over: it is killed before, or
after, that is saved.
"""

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

from regalia.server.building import build_arena
from regalia.server.requests.upkeep import look_around
from regalia.server.settings import Settings
from regalia.server.store import TableDoc

STEP = 4


async def fall(file: Path, now: float, name: str, when: str) -> None:
    arena = build_arena(Settings(file, bot_delay=3600), now=lambda: now)
    save = arena.store.save_table

    async def killed(doc: TableDoc, *more: Any, **named: Any) -> None:
        if when == "after":
            await save(doc, *more, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    await arena.uptime.beat(now)
    table = await arena.tables.get(name)
    setattr(arena.store, "save_table", killed)  # noqa: B010 - a method
    while True:
        now += STEP
        await table.do(partial(look_around, table))
        await arena.uptime.beat(now)


if __name__ == "__main__":
    asyncio.run(fall(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3], sys.argv[4]))
