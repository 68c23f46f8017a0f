"""Scenes with a store of either kind."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from regalia.server.store.opening import Database, open_store
from tests.postgresql import database_of

Scene = Callable[[Any], Awaitable[None]]
Play = Callable[[Scene], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Database:
    """A database of either kind in which nothing is saved yet."""
    return database_of(request.param, request)


@pytest.fixture
def play(place: Database) -> Play:
    """Plays a scene with a store, which is then closed."""

    def with_store(scene: Scene) -> None:
        async def run() -> None:
            store = open_store(place)
            try:
                await scene(store)
            finally:
                await store.aclose()

        asyncio.run(run())

    return with_store
