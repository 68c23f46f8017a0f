"""A world for the tests of talk."""

import asyncio
from pathlib import Path

import pytest

from tests.server.talk.world import Play, Scene, World


@pytest.fixture
def world(tmp_path: Path) -> Play:
    """Plays a scene in a world of its own."""

    def play(scene: Scene) -> None:
        async def run() -> None:
            there = World(tmp_path / "arena.db")
            try:
                await scene(there)
            finally:
                for node in there.nodes:
                    await node.close()

        asyncio.run(run())

    return play
