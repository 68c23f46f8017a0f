"""A world for the tests of notices; `make test-all` tries it in PostgreSQL, too."""

import asyncio

import pytest

from tests.matrix import first
from tests.postgresql import database_of
from tests.server.notices.world import Play, Scene, World


@pytest.fixture(params=first("sqlite", "postgresql"))
def world(request: pytest.FixtureRequest) -> Play:
    """Plays a scene in a world of its own."""
    place = database_of(request.param, request)

    def play(scene: Scene) -> None:
        async def run() -> None:
            there = World(place)
            try:
                await scene(there)
            finally:
                await there.arena.close()

        asyncio.run(run())

    return play
