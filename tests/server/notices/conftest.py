"""A world for the tests of notices, in both stores."""

import asyncio
from pathlib import Path

import pytest

from regalia.server.store.opening import Database
from tests.server.notices.world import Play, Scene, World


@pytest.fixture(params=["sqlite", "postgresql"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Plays a scene in a world of its own."""
    place: Database = tmp_path / "arena.db" if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))

    def play(scene: Scene) -> None:
        async def run() -> None:
            there = World(place)
            try:
                await scene(there)
            finally:
                await there.arena.close()

        asyncio.run(run())

    return play
