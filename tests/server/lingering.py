"""`regalia serve` for a test that controls time: nothing is closed because time has passed, and it prints when it no longer
listens.
"""

import asyncio
import sys
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from regalia.cli import main
from regalia.server import uvicorn_protocols

DAY = 86400
CLOSED = "closed\n"
"""What is printed once no more connections are accepted."""

configured, shut_down = uvicorn_protocols.config, uvicorn.Server.shutdown


def config(app: ASGIApp, **more: Any) -> uvicorn.Config:
    """The configuration without limits of time."""
    return configured(app, **more | {"timeout_graceful_shutdown": DAY, "timeout_keep_alive": DAY})


async def shutdown(self: uvicorn.Server, *sockets: Any, **more: Any) -> None:
    """Say that no more connections are accepted: `call_soon` comes after the part of the original that sees to it."""
    asyncio.get_running_loop().call_soon(lambda: print(CLOSED, end="", flush=True))
    await shut_down(self, *sockets, **more)


if __name__ == "__main__":
    uvicorn_protocols.LINGER = uvicorn_protocols.REQUEST_WITHIN = DAY
    uvicorn_protocols.config = config
    uvicorn.Server.shutdown = shutdown  # type: ignore[method-assign]  # for this process only
    sys.exit(main())
