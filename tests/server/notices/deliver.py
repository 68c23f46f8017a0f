"""Delivers what is due, in a process of its own: `python -m tests.server.notices.deliver FILE MOMENT ORIGIN`.

The origin is that of a webhook or a push service, or the address of a mail server.
"""

import asyncio
import sys
from pathlib import Path

from regalia.server.building import build_arena
from regalia.server.settings import Settings


async def deliver(file: Path, now: float, origin: str) -> None:
    if origin.startswith("smtp:"):
        settings = Settings(file, smtp=origin, mail_from="regalia@example.org")
    else:
        settings = Settings(file, webhooks=(origin,), push_services=(origin,))
    arena = build_arena(settings, now=lambda: now)
    await arena.postman.round()
    await arena.warner.round()
    await arena.close()


if __name__ == "__main__":
    asyncio.run(deliver(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
