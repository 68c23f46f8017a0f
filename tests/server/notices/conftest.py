"""A world for the tests of notices; `make test-all` tries it in PostgreSQL, too."""

from collections.abc import AsyncIterator

import pytest

from tests.matrix import first
from tests.postgresql import database_of
from tests.server.notices.world import World


@pytest.fixture(params=first("sqlite", "postgresql"))
async def there(request: pytest.FixtureRequest) -> AsyncIterator[World]:
    """A world of its own."""
    world = World(database_of(request.param, request))
    yield world
    await world.arena.close()
