"""In the arena's worker of a tab: opens the arena, and answers the requests and lines of the inner page."""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from regalia.server.app import application
from regalia.server.memory import spare_pauses
from regalia.server.settings import Settings
from regalia.server.store.files import secret_beside
from regalia.server.store.opening import open_in_tab
from regalia.tab.before import copy_before_steps
from regalia.tab.bridge import Bridge, Place
from regalia.tab.browser import Console, MessagePort, OriginFiles, think
from regalia.tab.cookies import Jar
from regalia.tab.opfs import NAME, Files, Opfs
from regalia.tab.thinkers import Thinkers

DATABASE = Path("/data/arena.db")
SECRET = secret_beside(DATABASE)
UNLIMITED = 1_000_000
"""Requests a minute: all come from the one person at this tab."""


class OpenArena:
    """The arena, once it is open."""

    def __init__(self, bridge: Bridge, lasting: AsyncExitStack) -> None:
        self._bridge = bridge
        self._lasting = lasting

    async def request(self, method: str, path: str, headers: Any, body: Any, port: Any) -> None:
        """Answer a request on its port. The body is a `Uint8Array`, or nothing."""
        sent = body.to_bytes() if hasattr(body, "to_bytes") else b""
        await self._bridge.request(method, path, [(name, value) for name, value in headers], sent, MessagePort(port))

    async def line(self, path: str, port: Any) -> None:
        """Serve a live channel on its port."""
        await self._bridge.line(path, MessagePort(port))

    async def close(self) -> None:
        """Finish what is queued and close the database."""
        await self._lasting.aclose()


async def open_arena(given: Any) -> OpenArena:
    """Open the arena of this tab. `given` has `prefix`, the path of the folder, `agent` and `languages`."""
    logging.basicConfig(level=logging.WARNING, handlers=[Console()], format="%(name)s: %(message)s")
    files, lasting = OriginFiles(), AsyncExitStack()
    vfs = Opfs(files, DATABASE)
    lasting.callback(vfs.unregister)
    take_over_secret(files)
    copy_before_steps(files, DATABASE)
    app = await lasting.enter_async_context(opened(packs_here()))
    files.put(SECRET.name, SECRET.read_bytes())
    spare_pauses()
    return OpenArena(Bridge(app, Jar(files), Place(given.prefix, given.agent, given.languages)), lasting)


@asynccontextmanager
async def opened(packs: tuple[str, ...]) -> AsyncIterator[Starlette]:
    """The application over the tab's database."""
    settings = Settings(
        database=DATABASE,
        tab=True,
        bot_jobs=1,
        requests_a_minute=UNLIMITED,
        pages_a_minute=UNLIMITED,
        pack_sources=packs,
    )
    app = application(settings, worker=Thinkers(think), store=open_in_tab(DATABASE, NAME))
    async with app.router.lifespan_context(app):
        yield app


def take_over_secret(files: Files) -> None:
    """Have the key that signs cookies where the arena looks for it."""
    DATABASE.parent.mkdir(exist_ok=True)
    if kept := files.read(SECRET.name, 0, files.size(SECRET.name)):
        SECRET.write_bytes(kept)


def packs_here() -> tuple[str, ...]:
    """The packs that are part of the folder, each as TOML."""
    return tuple(each.read_text("utf-8") for each in sorted(Path(__file__).with_name("packs").glob("*.toml")))
