"""A store of either kind."""

from collections.abc import AsyncIterator

import pytest

from regalia.server.store import Store
from regalia.server.store.opening import Database, open_store
from tests.postgresql import database_of


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Database:
    """A database of either kind in which nothing is saved yet."""
    return database_of(request.param, request)


@pytest.fixture
async def store(place: Database) -> AsyncIterator[Store]:
    """An open store."""
    opened = open_store(place)
    yield opened
    await opened.aclose()
