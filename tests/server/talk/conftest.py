"""A world for the tests of talk."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.talk.world import World


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[World]:
    """A world of its own."""
    world = World(tmp_path / "arena.db")
    yield world
    for node in world.nodes:
        await node.close()
