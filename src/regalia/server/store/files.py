"""The files of an arena: who may read them, which of them Regalia wrote, how they are copied."""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from regalia.server.store.checksums import changed, seal, unseal
from regalia.server.store.schema import SQLITE_STEPS

ARENA, BACKUP = 0x52474C41, 0x52474C42
"""SQLite's `application_id` of a database that an arena uses, and of a copy that `regalia backup` wrote."""
TABLES = {"people", "tables", "sitting", "actions", "snapshots"}
"""What every version of the database has."""


DatabaseError = apsw.Error
"""What reading or writing a database may raise."""


class Unfit(Exception):  # noqa: N818 - it says what is wrong with a file, for the host to read
    """A file that cannot be used for what the host wants."""


class Newer(Unfit):
    """A database of a newer Regalia."""


class Unwritable(Unfit):
    """A file that cannot be made or written."""


class InUse(Unfit):
    """A database that another program has."""


def keep_private(file: Path) -> None:
    """Restrict a file to its owner; create it, empty, if it does not exist. SQLite gives its -wal the same mode."""
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, beside(file, "-wal"), beside(file, "-shm")):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(0o600)


def beside(file: Path, suffix: str) -> Path:
    """The file of the same name with something added."""
    return file.with_name(file.name + suffix)


def secret_beside(database: Path) -> Path:
    """Where the key that signs cookies lies."""
    return database.with_suffix(".secret")


@contextmanager
def claim(database: Path) -> Iterator[None]:
    """Hold a database for one server, until the process ends at the latest.

    Raises InUse if another has it, Unwritable if no file can be written beside it.
    """
    lock = beside(database, ".lock")
    try:
        keep_private(lock)
        opened = apsw.Connection(str(lock), flags=apsw.SQLITE_OPEN_READWRITE)
    except (OSError, apsw.Error) as wrong:
        raise Unwritable(f"{lock} cannot be written: {wrong}") from wrong
    with closing(opened) as holding:
        try:
            holding.execute("begin exclusive").fetchall()
        except apsw.BusyError as taken:
            raise InUse(f"{database} is in use by another arena") from taken
        yield


def check_kind(file: Path) -> None:
    """Raises Unfit unless a file is a Regalia database of a version that this Regalia reads. Reads little of it."""
    if not file.is_file():
        raise Unfit(f"there is no file {file}")
    try:
        with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as database:
            names = {str(name) for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
            version = database.pragma("user_version")
            if not names >= TABLES or version < 1:
                raise Unfit(f"{file} is not a Regalia database")
            if version > len(SQLITE_STEPS):
                raise Newer(f"{file} is of a newer Regalia (version {version}, this one knows {len(SQLITE_STEPS)})")
    except apsw.Error as wrong:
        raise Unfit(f"{file} cannot be read: {wrong}") from wrong


def check_database(file: Path) -> None:
    """Raises Unfit unless a file is an intact Regalia database of a version that this Regalia reads, and a backup holds
    what was written.
    """
    check_kind(file)
    if damage := damage_of(file):
        raise Unfit(f"{file} is damaged: {damage}")
    if is_backup(file) and (tables := changed(file)):
        raise Unfit(f"{file} is damaged: what it holds is not what was written ({', '.join(tables)})")


def damage_of(file: Path) -> str:
    """What SQLite finds damaged in a database, in one line; empty if it is intact."""
    try:
        with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as database:
            found = str(database.pragma("integrity_check"))
    except apsw.Error as wrong:
        return str(wrong)
    return "" if found == "ok" else " ".join(found.split())


def check_target(source: Path, target: Path) -> None:
    """Raises Unfit if a backup would replace a file that `regalia backup` did not write, or a key of another database."""
    secret = secret_beside(target)
    if secret.exists() and (not target.exists() or is_same(secret, secret_beside(source))):
        raise Unfit(f"{secret} would be replaced, which is not the key of a backup: choose another name")
    if target.exists() and (is_same(source, target) or not is_backup(target)):
        raise Unfit(f"{target} exists, and is no backup that Regalia wrote: choose another name")


def is_same(one: Path, other: Path) -> bool:
    """True if two paths lead to one file."""
    return one.exists() and other.exists() and one.samefile(other)


def is_backup(file: Path) -> bool:
    """True if `regalia backup` wrote a file."""
    try:
        with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as database:
            return bool(database.pragma("application_id") == BACKUP)
    except apsw.Error:
        return False


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """An empty file to write, which then takes the target's place; if writing fails, it is deleted and the target kept."""
    part = beside(target, ".part")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        yield part
        part.replace(target)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            beside(part, suffix).unlink(missing_ok=True)


def copy_database(source: Path, target: Path, mark: int) -> None:
    """A consistent copy of a database that may be in use, checked and marked. Raises Unfit if the source is damaged."""
    try:
        copy_pages(source, target, mark)
        damage = damage_of(target)
    except apsw.CorruptError as wrong:
        damage = str(wrong)
    if damage:
        raise Unfit(f"{source} is damaged: {damage}")


def copy_pages(source: Path, target: Path, mark: int) -> None:
    """The copying itself; it waits 5 seconds for a writer."""
    with closing(apsw.Connection(str(source), flags=apsw.SQLITE_OPEN_READONLY)) as original:
        original.set_busy_timeout(5000)
        with closing(apsw.Connection(str(target), flags=apsw.SQLITE_OPEN_READWRITE)) as copy:
            with copy.backup("main", original, "main") as progress:
                while not progress.done:
                    progress.step(1000)
            copy.execute("pragma journal_mode = delete").fetchall()
            copy.pragma("application_id", mark)
            (seal if mark == BACKUP else unseal)(copy)


def copy_secret(source: Path, target: Path) -> bool:
    """Copy the key that signs cookies, if there is one. The target is whole or as it was."""
    if not source.exists():
        return False
    with replacing(target) as part:
        part.write_bytes(source.read_bytes())
    return True


def in_use(database: Path) -> bool:
    """True if a program has the database open. A damaged one is not in use: it is what backups are for."""
    if not database.exists():
        return False
    connection = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.execute("pragma journal_mode = delete").fetchall()
    except apsw.BusyError:
        return True
    except apsw.Error:
        return False
    finally:
        connection.close()
    return False
