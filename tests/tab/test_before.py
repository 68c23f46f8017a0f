"""The copy of the database that is made before it is brought up to date."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from regalia.tab.before import COPY, copy_before_steps
from regalia.tab.opfs import NAME, Opfs
from tests.tab.fake import FilesInMemory

DATABASE = Path("/data/arena.db")


@pytest.fixture
def files() -> Iterator[FilesInMemory]:
    files = FilesInMemory()
    vfs = Opfs(files, DATABASE)
    yield files
    vfs.unregister()


def left_at(version: int) -> None:
    """Have a database as an earlier Regalia has left it."""
    with closing(apsw.Connection(str(DATABASE), vfs=NAME)) as connection:
        connection.execute("create table kept (number)")
        connection.pragma("user_version", version)


def test_a_database_of_an_earlier_version_is_copied(files: FilesInMemory) -> None:
    left_at(3)
    copy_before_steps(files, DATABASE, steps=4)
    assert files.files[COPY] == files.files["arena.db"]


@pytest.mark.parametrize("version", [4, 5])
def test_a_database_of_this_version_or_a_later_one_is_not(files: FilesInMemory, version: int) -> None:
    left_at(version)
    copy_before_steps(files, DATABASE, steps=4)
    assert files.size(COPY) == 0


def test_a_tab_without_games_has_nothing_to_copy(files: FilesInMemory) -> None:
    copy_before_steps(files, DATABASE, steps=4)
    assert files.size(COPY) == 0
