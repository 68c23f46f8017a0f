"""In the tab: open the arena and its home page. Prints the status of the page, and the CPU seconds of each step."""

import asyncio
import json
from typing import Any

import js

GIVEN = '{"prefix": "/regalia/", "agent": "Node.js", "languages": "en"}'


async def main() -> None:
    spent = [seconds()]
    from regalia.tab.arena import open_arena

    spent.append(seconds())
    arena = await open_arena(js.JSON.parse(GIVEN))
    spent.append(seconds())
    status = await status_of(arena, "/")
    spent.append(seconds())
    python, imported, opened, drawn = spent
    print(
        json.dumps(
            {
                "status": status,
                "python": python,
                "import": imported - python,
                "open": opened - imported,
                "page": drawn - opened,
            }
        )
    )


def seconds() -> float:
    """CPU seconds of this process."""
    used = js.process.cpuUsage()
    return float(used.user + used.system) / 1e6


async def status_of(arena: Any, path: str) -> int:
    """The status of a page, once all of it has arrived."""
    from pyodide.ffi import create_proxy

    channel, whole = js.MessageChannel.new(), asyncio.get_running_loop().create_future()
    statuses: list[int] = []

    def hear(event: Any) -> None:
        if hasattr(event.data, "status"):
            statuses.append(event.data.status)
        elif not hasattr(event.data, "to_bytes"):
            whole.set_result(None)

    channel.port2.onmessage = create_proxy(hear)
    await arena.request("GET", path, js.JSON.parse('[["accept", "text/html"]]'), None, channel.port1)
    await whole
    return statuses[0]
