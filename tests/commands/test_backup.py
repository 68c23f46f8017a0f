"""`regalia backup` and `regalia restore`: while the arena runs, after it has stopped, and after an accident."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import apsw
import pytest

from regalia.cli import main
from regalia.server.building import build_arena
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.store.files import Unfit, claim
from regalia.server.store.secret import keys_of
from regalia.server.store.sqlite import SqliteStore
from tests.server.nodes.test_two_arenas import TABLE, act

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
    """The command line, for this database; its exit status."""

    def run(command: str, file: Path) -> int:
        try:
            return main([command, "--database", str(database), str(file)])
        except SystemExit as ended:
            return int(ended.code or 0)

    return run


def keep(store: SqliteStore, person: Person) -> None:
    asyncio.run(store.save_person(person))


def people(database: Path) -> list[Person]:
    store = SqliteStore(database)
    found = [person for name in (ADA, EVE) if (person := asyncio.run(store.person(name.id)))]
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
    assert regalia("restore", letter) == 2
    assert people(database) == [ADA]


def test_what_is_no_database_is_not_backed_up_and_is_named(
    regalia: Callable[..., int], database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_text("Dear Ada, " * 1000)
    assert regalia("backup", backup) == 2
    assert f"{database} cannot be read: file is not a database" in capsys.readouterr().err
    assert not backup.exists()


def header(file: Path) -> bytes:
    return file.read_bytes()[:4096]


def test_a_backup_never_replaces_the_database_it_is_made_of(
    regalia: Callable[..., int], database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    link = tmp_path / "link.db"
    link.symlink_to(database)
    for target in (database, link):
        assert regalia("backup", target) == 2
        assert "choose another name" in capsys.readouterr().err
    keep(store, EVE)
    store.close()
    assert people(database) == [ADA, EVE]


def test_a_backup_replaces_backups_and_nothing_else(
    regalia: Callable[..., int], database: Path, backup: Path, tmp_path: Path
) -> None:
    store = SqliteStore(database)
    letter, other = tmp_path / "letter.txt", tmp_path / "other.db"
    letter.write_text("Dear Ada, " * 1000)
    SqliteStore(other).close()
    for target in (letter, other):
        before = header(target)
        assert regalia("backup", target) == 2
        assert header(target) == before
    assert regalia("backup", backup) == 0
    keep(store, EVE)
    assert regalia("backup", backup) == 0
    store.close()
    assert people(backup) == [EVE]


def test_a_backup_that_has_become_an_arena_is_no_backup_any_more(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    SqliteStore(database).close()
    regalia("backup", backup)
    SqliteStore(backup).close()
    assert regalia("backup", backup) == 2


def test_a_backup_never_replaces_the_key_of_an_arena(
    regalia: Callable[..., int], database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    SqliteStore(database).close()
    own, other = database.with_suffix(".secret"), tmp_path / "other.secret"
    own.write_text("ours")
    other.write_text("theirs")
    assert regalia("backup", tmp_path / "arena.backup") == 2
    assert regalia("backup", tmp_path / "other.backup") == 2
    assert "not the key of a backup" in capsys.readouterr().err
    assert (own.read_text(), other.read_text()) == ("ours", "theirs")


def test_what_is_no_regalia_database_is_not_restored(
    regalia: Callable[..., int], database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    store.close()
    empty, foreign, newer = tmp_path / "empty.db", tmp_path / "foreign.db", tmp_path / "newer.db"
    empty.touch()
    with apsw.Connection(str(foreign)) as connection:
        connection.execute("create table people (name text)").fetchall()
    SqliteStore(newer).close()
    with apsw.Connection(str(newer)) as connection:
        connection.pragma("user_version", 99)
    for file, reason in (
        (empty, "not a Regalia"),
        (foreign, "not a Regalia"),
        (newer, "newer Regalia"),
        (database, "itself"),
    ):
        assert regalia("restore", file) == 2
        told = capsys.readouterr().err.splitlines()[-1]
        assert str(file) in told
        assert reason in told
    assert people(database) == [ADA]
    assert not database.with_name("arena.db.before").exists()


def damage(file: Path) -> None:
    """Write over two pages of a database of many."""
    whole = bytearray(file.read_bytes())
    whole[6 * 4096 : 8 * 4096] = b"spilt tea" * 910 + b"!!"
    file.write_bytes(whole)


def test_what_is_damaged_is_neither_restored_nor_backed_up_and_leaves_nothing_behind(
    regalia: Callable[..., int], database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(database)
    for number in range(300):
        keep(store, Person(f"u_{number}", "Somebody" * 20))
    keep(store, ADA)
    store.close()
    regalia("backup", backup)
    damage(backup)
    files = sorted(database.parent.iterdir())
    assert regalia("restore", backup) == 2
    assert people(database) == [ADA]
    damage(database)
    assert regalia("backup", database.with_name("copy2.db")) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"Error: {database} is damaged: ")
    assert sorted({*database.parent.iterdir()} - {database.with_name("arena.db.lock")}) == files


def test_the_log_of_a_damaged_database_is_not_read_into_the_restored_one(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    store = SqliteStore(database)
    keep(store, ADA)
    regalia("backup", backup)
    keep(store, EVE)
    copies = {suffix: database.with_name(f"arena.db{suffix}").read_bytes() for suffix in ("", "-wal")}
    store.close()
    for suffix, copy in copies.items():
        database.with_name(f"arena.db{suffix}").write_bytes(copy)
    with database.open("r+b") as file:
        file.write(b"spilt tea")
    assert regalia("restore", backup) == 0
    assert people(database) == [ADA]


def test_database_and_key_are_for_the_host_alone(database: Path, regalia: Callable[..., int], backup: Path) -> None:
    database.touch(0o644)
    store = SqliteStore(database)
    keep(store, ADA)
    assert keys_of(database)
    regalia("backup", backup)
    names = ("arena.db", "arena.db-wal", "arena.db-shm", "arena.secret", "copy.db", "copy.secret")
    assert {name: oct(database.with_name(name).stat().st_mode & 0o777) for name in names} == dict.fromkeys(names, "0o600")
    store.close()


def test_an_empty_key_is_refused(database: Path) -> None:
    key = database.with_suffix(".secret")
    for nothing in ("", "\n"):
        key.write_text(nothing)
        with pytest.raises(Unfit, match="holds no key"):
            keys_of(database)
    key.unlink()
    assert keys_of(database) == keys_of(database)


def test_a_second_arena_on_one_database_refuses_to_start(
    regalia: Callable[..., int], database: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    SqliteStore(database).close()
    regalia("backup", backup)
    with claim(database):
        assert main(["serve", "--port", "0", "--database", str(database)]) == 1
        assert "in use by another arena" in capsys.readouterr().out
        assert regalia("restore", backup) == 1
        link = database.with_name("link.db")
        link.symlink_to(database)
        assert main(["serve", "--port", "0", "--database", str(link)]) == 1
    assert regalia("restore", backup) == 0


def test_what_was_kept_by_an_earlier_restore_is_never_overwritten(
    regalia: Callable[..., int], database: Path, backup: Path
) -> None:
    SqliteStore(database).close()
    regalia("backup", backup)
    store = SqliteStore(database)
    keep(store, ADA)
    store.close()
    for _ in range(3):
        assert regalia("restore", backup) == 0
        keep(store := SqliteStore(database), EVE)
        store.close()
    kept = [database.with_name(f"arena.db.before{number}") for number in ("", "-2", "-3")]
    assert [people(each) for each in kept] == [[ADA], [EVE], [EVE]]


@pytest.fixture
def played(database: Path) -> str:
    """A table with an action, in the database."""

    async def scene() -> str:
        arena = build_arena(Settings(database))
        ada = await arena.greet("Ada")
        table = await arena.tables.get((await arena.opener.open(ada, TABLE)).id)
        await table.do(lambda: arena.tables.start(table, ada))
        await act(table, ada.id, "a1", Random(1))
        await arena.close()
        return table.doc.id

    return asyncio.run(scene())


def change_action(file: Path, old: bytes, new: bytes) -> None:
    """Change bytes inside a saved action, in the file itself."""
    whole = file.read_bytes()
    assert whole.count(old) == 1
    file.write_bytes(whole.replace(old, new))


@pytest.mark.parametrize(("old", "new"), [(b'"id":"a1"', b'"id":"a2"'), (b'"id":"a1"', b'"id:"a1""')])
def test_a_backup_with_changed_bytes_is_not_restored(
    regalia: Callable[..., int],
    database: Path,
    backup: Path,
    played: str,
    capsys: pytest.CaptureFixture[str],
    old: bytes,
    new: bytes,
) -> None:
    regalia("backup", backup)
    change_action(backup, old, new)
    assert regalia("restore", backup) == 2
    assert "what it holds is not what was written (actions)" in capsys.readouterr().err
    assert not database.with_name("arena.db.before").exists()
    assert played


def test_tables_that_cannot_be_opened_are_named_and_keep_no_other_from_being_copied(
    regalia: Callable[..., int], database: Path, backup: Path, played: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change_action(database, b'"id":"a1"', b'"id:"a1""')
    named = f"What is saved of these tables is damaged, and they cannot be opened: {played}."
    assert regalia("backup", backup) == 0
    assert named in capsys.readouterr().out
    assert regalia("restore", backup) == 0
    assert named in capsys.readouterr().out


def test_a_restored_database_has_no_checksums(regalia: Callable[..., int], database: Path, backup: Path) -> None:
    SqliteStore(database).close()
    regalia("backup", backup)
    copied = people(backup)
    assert regalia("restore", backup) == 0
    assert people(database) == copied == []
    for file in (database, backup):
        with apsw.Connection(str(file)) as connection:
            names = connection.execute("select name from sqlite_master where name = 'checksums'").fetchall()
        assert names == []
