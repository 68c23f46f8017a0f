"""A store as in a browser's tab: the event loop commits, on a VFS of its own. `test_stores.py` runs with one, too."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.errors import Refuse
from regalia.server.store import Conflict, Person
from regalia.server.store.sql import Change
from regalia.server.store.sqlite import SqliteStore
from tests.server.store.private_files import IN_A_TAB, PrivateFiles
from tests.server.store.test_stores import doc

ADA, BOB = Person("u_1", "Ada"), Person("u_2", "Bob")
FILE = Path("/nowhere/arena.db")


@pytest.fixture
def files() -> Iterator[PrivateFiles]:
    """Where the store's files are."""
    with PrivateFiles() as there:
        yield there


@pytest.fixture
def store(files: PrivateFiles) -> Iterator[SqliteStore]:
    """The store, open."""
    opened = IN_A_TAB(FILE)
    yield opened
    opened.close()


def commits(files: PrivateFiles) -> int:
    """The number of commits that have changed the database, as its header counts them."""
    return int.from_bytes(files.files[str(FILE)][24:28], "big")


async def test_it_is_well_and_knows_its_size(files: PrivateFiles, store: SqliteStore) -> None:
    assert await store.is_well()
    assert await store.size() == len(files.files[str(FILE)]) > 0
    assert not FILE.parent.exists()


async def test_what_is_saved_is_there_when_the_tab_is_gone(files: PrivateFiles, store: SqliteStore) -> None:
    await store.save_person(ADA)
    again = IN_A_TAB(FILE)
    assert await again.person("u_1") == ADA
    again.close()


async def test_writes_of_one_turn_of_the_loop_share_a_commit(files: PrivateFiles, store: SqliteStore) -> None:
    before = commits(files)
    await asyncio.gather(*(store.save_person(Person(f"u_{number}", "Ada")) for number in range(20)))
    assert commits(files) == before + 1


async def test_a_write_that_is_refused_leaves_the_others_of_its_commit(store: SqliteStore) -> None:
    await store.save_table(doc("A"))
    done = await asyncio.gather(
        store.save_person(ADA), store.save_table(doc("A")), store.save_person(BOB), return_exceptions=True
    )
    assert [type(each) for each in done] == [type(None), Conflict, type(None)]
    assert await store.person("u_2") == BOB


async def test_it_finishes_what_is_queued_when_it_closes(files: PrivateFiles) -> None:
    store = IN_A_TAB(FILE)
    saving = asyncio.create_task(store.save_person(ADA))
    await asyncio.sleep(0)
    await store.aclose()
    await saving
    again = IN_A_TAB(FILE)
    assert await again.person("u_1") == ADA
    again.close()


async def test_what_cannot_be_saved_is_refused_and_the_next_write_is_tried(
    files: PrivateFiles, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Refuse, match="not_saved"):
        await store.save(Change("insert into nowhere values (1)", {}))
    assert "nothing can be saved" in caplog.text
    await store.save_person(ADA)
    assert await store.person("u_1") == ADA
