"""Delivers what is due, in a process of its own: `python -m tests.server.notices.deliver FILE MOMENT ORIGIN`."""

import asyncio
import sys
from pathlib import Path

from regalia.server.arena import Arena
from regalia.server.settings import Settings


async def deliver(file: Path, now: float, origin: str) -> None:
    arena = Arena(Settings(file, webhooks=(origin,), push_services=(origin,)), now=lambda: now)
    await arena.postman.round()
    await arena.close()


if __name__ == "__main__":
    asyncio.run(deliver(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
