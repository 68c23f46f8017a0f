"""`regalia backup` and `regalia restore`: while the arena runs, after it has stopped, and after an accident."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from regalia.cli import main
from regalia.server.store import Person
from regalia.server.store.sqlite import SqliteStore

ADA, EVE = Person("u_ada", "Ada"), Person("u_eve", "Eve")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the arena keeps everything."""
    return tmp_path / "arena.db"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Where the copy goes."""
    return tmp_path / "copy.db"


@pytest.fixture
def regalia(database: Path) -> Callable[..., int]:
    """The command line, for this database."""
    return lambda command, file: main([command, "--database", str(database), str(file)])


def keep(store: SqliteStore, person: Person) -> None:
    asyncio.run(store.save_person(person))


def people(database: Path) -> list[Person]:
    store = SqliteStore(database)
    found = [person for name in (ADA, EVE) if (person := store.person(name.id))]
    store.close()
    return found


def test_a_backup_of_a_running_arena_holds_all_that_was_saved(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    assert regalia("backup", backup) == 0
    keep(store, EVE)
    store.close()
    assert people(backup) == [ADA]


def test_restoring_brings_back_the_backup_and_keeps_what_was_there(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    regalia("backup", backup)
    keep(store, EVE)
    store.close()
    assert regalia("restore", backup) == 0
    assert people(database) == [ADA]
    assert people(database.with_name("arena.db.before")) == [ADA, EVE]


def test_the_key_that_signs_cookies_is_backed_up_and_restored_for_the_host_alone(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    SqliteStore(database).close()
    key = database.with_suffix(".secret")
    key.write_text("first")
    regalia("backup", backup)
    key.write_text("second")
    assert regalia("restore", backup) == 0
    assert key.read_text() == "first"
    assert key.stat().st_mode & 0o777 == backup.with_suffix(".secret").stat().st_mode & 0o777 == 0o600


def test_nothing_is_restored_under_a_running_arena(
    regalia: Callable[..., int], database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database)
    regalia("backup", backup)
    keep(store, ADA)
    assert regalia("restore", backup) == 1
    assert "in use" in capsys.readouterr().out
    keep(store, EVE)
    store.close()
    assert people(database) == [ADA, EVE]


def test_a_damaged_database_is_replaced(regalia: Callable[..., int], database: Path, backup: Path) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    store.close()
    regalia("backup", backup)
    database.write_bytes(b"spilt tea" * 1000)
    assert regalia("restore", backup) == 0
    assert people(database) == [ADA]


def test_what_is_no_backup_changes_nothing(regalia: Callable[..., int], database: Path, tmp_path: Path) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    store.close()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 1000)
    assert regalia("restore", letter) == 1
    assert regalia("restore", tmp_path / "nowhere.db") == 1
    assert people(database) == [ADA]


def test_a_backup_that_cannot_be_written_says_so(regalia: Callable[..., int], database: Path, tmp_path: Path) -> None:
    assert regalia("backup", tmp_path / "copy.db") == 1
    SqliteStore(database).close()
    assert regalia("backup", tmp_path / "nowhere" / "copy.db") == 1
