"""`regalia ratings`: figures, and a count from the first game."""

import asyncio
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.server.store.files import claim
from regalia.server.store.ratings import PersonRating, Pool
from regalia.server.store.sqlite import SqliteStore
from tests.server.ratings.games_played import GAME, keep, season


async def kept(database: Path) -> None:
    store = SqliteStore(database)
    await keep(store, season(30))
    await store.aclose()


async def ratings(database: Path) -> dict[str, PersonRating]:
    store = SqliteStore(database)
    found = await store.ratings_in(Pool(GAME, "live"), [f"u_{index:02}" for index in range(24)])
    await store.aclose()
    return found


def test_all_games_are_counted_again_to_the_same_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "arena.db"
    asyncio.run(kept(database))
    assert main(["ratings", "--database", str(database)]) == 0
    assert capsys.readouterr().out == "", "nothing has been counted yet"
    assert main(["ratings", "--again", "--database", str(database)]) == 0
    assert capsys.readouterr().out.startswith("oriflamme, live: 30 games, ")
    found = asyncio.run(ratings(database))
    assert main(["ratings", "--again", "--database", str(database)]) == 0
    assert asyncio.run(ratings(database)) == found != {}


def test_a_database_in_use_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "arena.db"
    asyncio.run(kept(database))
    with claim(database):
        assert main(["ratings", "--again", "--database", str(database)]) == 1
    assert "Nothing was counted" in capsys.readouterr().out
    assert asyncio.run(ratings(database)) == {}
