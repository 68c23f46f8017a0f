"""The store in SQLite, through APSW. One thread writes, or the event loop where there are no threads; queued writes share a
commit.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Literal

import apsw
import msgspec
from msgspec import Struct

from regalia.server.errors import Refuse
from regalia.server.store import Store
from regalia.server.store.checksums import unseal
from regalia.server.store.damage import damage_of_database, damage_of_log
from regalia.server.store.files import ARENA, keep_private
from regalia.server.store.group_commit import settle
from regalia.server.store.schema import SQLITE_STEPS
from regalia.server.store.sql import Change, Conflict, Dialect, Row, Unreadable
from regalia.server.store.trouble import Trouble

log = logging.getLogger(__name__)

Write = tuple[Sequence[Change], asyncio.Future[None], asyncio.AbstractEventLoop]
PATIENCE = 5000
"""Milliseconds for which another program may hold the database before something is not saved."""
BATCH = 256
"""Most writes in one commit."""
SQLITE = Dialect(
    json="case when json_valid(cast(document as text)) then cast(document as text) end",
    then="cross join",
    now="unixepoch('subsec')",
    ids="select value from json_each(:ids)",
)


class Access(Struct, frozen=True):
    """How a database is opened."""

    vfs: str = ""
    """The name of the VFS that has the file; empty for a file of the system, which is then restricted to its owner."""
    journal: Literal["wal", "truncate"] = "wal"
    """SQLite's journal mode. A write-ahead log needs a VFS with shared memory."""


SYSTEM = Access()

ADVICE: dict[type[apsw.Error], str] = {
    apsw.FullError: "the disk is full, free some space",
    apsw.ReadOnlyError: "it is read-only, let the arena's user write to it and to its folder",
    apsw.CantOpenError: "its folder cannot be written, let the arena's user write to it",
    apsw.CorruptError: "it is damaged, stop the arena and restore a backup",
    apsw.NotADBError: "it is damaged, stop the arena and restore a backup",
    apsw.IOError: "the disk fails, look at the system's log",
    apsw.BusyError: "another program has locked it, end that program",
}
"""What the host can do about an error of SQLite."""


def advice(wrong: apsw.Error) -> str:
    """What is wrong with a database, and what to do about it."""
    known = ADVICE.get(type(wrong))
    return f"{known} ({wrong})" if known else str(wrong)


def connect(file: Path, access: Access = SYSTEM, readonly: bool = False) -> apsw.Connection:
    """A connection with the settings that all connections have; commits survive a crash of the machine, too."""
    flags = apsw.SQLITE_OPEN_READONLY if readonly else apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    if not readonly and not access.vfs:
        keep_private(file)
    connection = apsw.Connection(str(file), flags=flags, vfs=access.vfs or None)
    connection.set_busy_timeout(PATIENCE)
    mode = "query_only = on" if readonly else f"journal_mode = {access.journal}"
    for pragma in ("foreign_keys = on", "synchronous = full", mode):
        connection.execute(f"pragma {pragma}").fetchall()
    return connection


def migrate(connection: apsw.Connection) -> None:
    """Bring a database up to date: by all steps or, if one fails, by none. Each commit would wait for the disk."""
    done = connection.pragma("user_version")
    if done > len(SQLITE_STEPS):
        raise RuntimeError(f"the database is of a newer Regalia (version {done}, this one knows {len(SQLITE_STEPS)})")
    if done < len(SQLITE_STEPS):
        with connection:
            for step in SQLITE_STEPS[done:]:
                connection.execute(step).fetchall()
            connection.pragma("user_version", len(SQLITE_STEPS))
    if connection.pragma("application_id") != ARENA:
        unseal(connection)
        connection.pragma("application_id", ARENA)
    if done < len(SQLITE_STEPS):  # the file itself is a Regalia database from now on, whatever happens to its log
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()


class SqliteStore(Store):
    """A store in one SQLite file."""

    def __init__(self, file: Path, access: Access = SYSTEM, threads: bool = True) -> None:
        """Without `threads`, the event loop commits what is queued."""
        super().__init__()
        self._file, self._access = file, access
        self._reading, self._saving = Trouble(), Trouble()
        damage = damage_of_log(file) if access == SYSTEM else []
        self._writer = connect(file, access)
        migrate(self._writer)
        self._reader = connect(file, access, readonly=True)
        for each in damage + damage_of_database(self._reader):
            log.error("%s", each)
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True) if threads else None
        if self._thread is not None:
            self._thread.start()

    async def rows(self, statement: str, /, **values: Any) -> list[Row]:
        """The rows that a statement finds. Raises Unreadable if they are damaged."""
        try:
            return self._reader.execute(in_sqlite(statement), values).fetchall()
        except apsw.Error as wrong:
            self._reading.note(f"{self._file} cannot be read: {advice(wrong)}")
            raise Unreadable(str(wrong)) from wrong

    async def save(self, *changes: Change) -> None:
        """Save all changes or none; they are durable when it returns. Raises Conflict, and Refuse("not_saved")."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.put((changes, future, loop))
        if self._thread is None:
            loop.call_soon(self._write_waiting)
        await future

    async def is_well(self) -> bool:
        """True if the store can be read and written."""
        return (self._thread is None or self._thread.is_alive()) and await super().is_well()

    @property
    def writes_waiting(self) -> int:
        """Number of writes in the queue."""
        return self._waiting.qsize()

    def close(self) -> None:
        """Finish the queued writes and close."""
        if self._thread is None:
            self._write_waiting()
        else:
            self._waiting.put(None)
            self._thread.join()
        self._reader.close()
        self._writer.close()

    async def size(self) -> int:
        """The size of the database's files in bytes."""
        if self._access.vfs:
            return int(self._reader.pragma("page_count") * self._reader.pragma("page_size"))
        files = (self._file, *(self._file.with_name(self._file.name + end) for end in ("-wal", "-shm")))
        return sum(file.stat().st_size for file in files if file.exists())

    async def aclose(self) -> None:
        """Finish the queued writes and close."""
        if self._thread is None:
            self.close()
        else:
            await asyncio.to_thread(self.close)

    async def cut_off(self) -> None:
        """Does nothing: a disk that does not answer is left alone only when the process ends."""

    def _write(self) -> None:
        """In the thread: commit what is queued, again and again, until the end of the queue is marked."""
        while (first := self._waiting.get()) is not None:
            batch, is_last = self._batch_from(first)
            self._commit(batch)
            if is_last:
                return

    def _write_waiting(self) -> None:
        """Without a thread: commit what is queued."""
        while not self._waiting.empty():
            first = self._waiting.get()
            assert first is not None, "only a thread needs to be told that it ends"
            self._commit(self._batch_from(first)[0])

    def _batch_from(self, first: Write) -> tuple[list[Write], bool]:
        """The writes of the next commit, and whether the queue ends with them."""
        batch = [first]
        while len(batch) < BATCH and not self._waiting.empty():
            following = self._waiting.get()
            if following is None:
                return batch, True
            batch.append(following)
        return batch, False

    def _commit(self, batch: list[Write]) -> None:
        """Commit a batch; resolve the futures after the commit."""
        try:
            problems = self._save_all([changes for changes, _, _ in batch])
        except apsw.Error as failed:
            self._saving.note(f"nothing can be saved in {self._file}: {advice(failed)}")
            self._roll_back()
            problems = [Refuse("not_saved")] * len(batch)
        for loop, done in groupby(zip(batch, problems, strict=True), lambda each: each[0][2]):
            loop.call_soon_threadsafe(settle_all, [(future, problem) for (_, future, _), problem in done])

    def _save_all(self, writes: Sequence[Sequence[Change]]) -> Sequence[BaseException | None]:
        """Save writes in one transaction. What each fails for: if one does, each is tried in a savepoint of its own."""
        self._execute("begin immediate")
        try:
            for changes in writes:
                self._apply(changes)
            problems: list[BaseException | None] = [None] * len(writes)
        except Exception as failed:
            if isinstance(failed, apsw.Error) and not isinstance(failed, apsw.ConstraintError):
                raise  # such as a full disk: no write can be saved
            self._roll_back()
            self._execute("begin immediate")
            problems = [self._attempt(changes) for changes in writes]
        self._execute("commit")
        return problems

    def _attempt(self, changes: Sequence[Change]) -> BaseException | None:
        try:
            with self._writer:
                self._apply(changes)
        except (Conflict, apsw.ConstraintError):
            return Conflict()
        except apsw.Error:
            raise  # the whole batch: SQLite may have taken all of it back
        except Exception as problem:  # raised to the caller; the thread goes on serving the others
            return problem
        return None

    def _apply(self, changes: Sequence[Change]) -> None:
        for change in changes:
            self._execute(in_sqlite(change.statement), change.values)
            if change.must and not self._writer.changes():
                raise Conflict

    def _execute(self, statement: str, values: dict[str, Any] | None = None) -> None:
        """Run a statement that writes to its end."""
        for _ in self._writer.execute(statement, values):
            pass

    def _roll_back(self) -> None:
        if self._writer.in_transaction:
            self._execute("rollback")


def settle_all(done: Sequence[tuple[asyncio.Future[None], BaseException | None]]) -> None:
    """Resolve the futures of a batch."""
    for future, problem in done:
        settle(future, problem)


@cache
def in_sqlite(statement: str) -> str:
    """A statement in SQLite's dialect."""
    return statement.format_map(msgspec.structs.asdict(SQLITE))
