"""An arena on a free port of this machine, for as long as a program needs one."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from regalia.server.app import application
from regalia.server.bots.in_process import InProcess
from regalia.server.settings import Settings
from regalia.server.uvicorn_protocols import config


class Server(uvicorn.Server):
    """A server that leaves signals alone, says when it serves, and stops as soon as it has to."""

    def __init__(self, settings: uvicorn.Config) -> None:
        super().__init__(settings)
        self.serves, self.ends = asyncio.Event(), asyncio.Event()

    async def main_loop(self) -> None:
        """Serve until `ends` is set."""
        await self.on_tick(0)
        self.serves.set()
        await self.ends.wait()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the program."""
        yield


@asynccontextmanager
async def hosted() -> AsyncIterator[str]:
    """The address of an arena whose bots move at once. It is gone afterwards, with all its tables."""
    with TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
        settings = Settings(Path(folder) / "arena.db", bot_delay=0, analysis_seconds=0, ratings="no", guests="yes")
        server = Server(config(application(settings, InProcess), log_level="error", timeout_graceful_shutdown=1))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        started = asyncio.create_task(server.serves.wait())
        await asyncio.wait((serving, started), return_when=asyncio.FIRST_COMPLETED)
        started.cancel()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.ends.set()
            await serving
