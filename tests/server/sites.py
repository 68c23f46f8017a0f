"""Sites of one node and of two, whose clock is moved by hand.

A folder of tests imports the fixtures, and says with the fixture `kind` what else its sites can do.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from regalia.server.arena import Arena
from regalia.server.bots.in_process import InProcess
from regalia.server.building import build_arena
from regalia.server.nodes.bus import Here
from regalia.server.settings import Settings


class Nodes:
    """One or two nodes on one database."""

    def __init__(self, folder: Path, nodes: int = 1) -> None:
        self._time, self._folder, self._bus = 1_000_000.0, folder, Here()
        self.shared = nodes > 1
        self.nodes = [self.built() for _ in range(nodes)]
        self.arena = self.nodes[0]

    @property
    def time(self) -> float:
        return self._time

    @time.setter
    def time(self, at: float) -> None:
        """Let time pass, in which the nodes serve."""
        self._time = at
        for node in self.nodes:
            node.uptime.seen = at

    def built(self) -> Arena:
        settings = Settings(self._folder / "arena.db", bus="nats://elsewhere" if self.shared else "", bot_delay=3600)
        return build_arena(settings, self._bus, now=lambda: self.time, worker=InProcess)

    async def restart(self) -> None:
        """Another process on the same database."""
        await self.arena.close()
        self.arena = self.nodes[0] = self.built()

    async def close(self) -> None:
        for node in self.nodes:
            await node.close()


@pytest.fixture
async def site(tmp_path: Path, kind: type[Nodes]) -> AsyncIterator[Nodes]:
    site = kind(tmp_path)
    yield site
    await site.close()


@pytest.fixture
async def two(tmp_path: Path, kind: type[Nodes]) -> AsyncIterator[Nodes]:
    site = kind(tmp_path, 2)
    yield site
    await site.close()
