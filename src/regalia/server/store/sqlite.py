"""The store in SQLite, through APSW. One thread writes; queued writes share a commit."""

import asyncio
import logging
import queue
import threading
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import apsw
import msgspec

from regalia.server.errors import Refuse
from regalia.server.store import Action, Belonging, Conflict, FilmPart, Opening, Person, Snapshot, TableDoc, Unreadable
from regalia.server.store.damage import damage_of_database, damage_of_log
from regalia.server.store.files import ARENA, keep_private
from regalia.server.store.migrations import MIGRATIONS

log = logging.getLogger(__name__)

Write = tuple[Callable[[apsw.Connection], None], asyncio.Future[None], asyncio.AbstractEventLoop]
PATIENCE = 5000
"""Milliseconds for which another program may hold the database before something is not saved."""
BATCH = 256
"""Most writes in one commit."""

_LISTED = "status = :status and (not :public or public) order by created desc limit :most"
TABLES = f"select id, document from tables where {_LISTED}"  # noqa: S608 - a constant
TABLES_OF = f"select id, document from sitting cross join tables on id = table_id where person = :person and {_LISTED}"  # noqa: S608 - a constant
"""Goes from the person to the tables; there may be many more tables of the status than tables of the person."""

DUE = "select table_id from due where at <= ? order by at"

_document = msgspec.json.Decoder(TableDoc)
_action = msgspec.json.Decoder(Action)


def connect(file: Path, readonly: bool = False) -> apsw.Connection:
    """A connection with the settings that all connections have; commits survive a crash of the machine, too."""
    flags = apsw.SQLITE_OPEN_READONLY if readonly else apsw.SQLITE_OPEN_READWRITE
    if not readonly:
        keep_private(file)
    connection = apsw.Connection(str(file), flags=flags)
    connection.set_busy_timeout(PATIENCE)
    for pragma in ("foreign_keys = on", "synchronous = full", "query_only = on" if readonly else "journal_mode = wal"):
        connection.execute(f"pragma {pragma}").fetchall()
    return connection


def migrate(connection: apsw.Connection) -> None:
    """Bring a database up to date, a step at a time, each whole or not at all."""
    done = connection.pragma("user_version")
    if done > len(MIGRATIONS):
        raise RuntimeError(f"the database is of a newer Regalia (version {done}, this one knows {len(MIGRATIONS)})")
    for number, step in enumerate(MIGRATIONS[done:], start=done + 1):
        with connection:
            for statement in step.split(";"):
                if statement.strip():
                    connection.execute(statement).fetchall()
            connection.pragma("user_version", number)
    if connection.pragma("application_id") != ARENA:
        connection.pragma("application_id", ARENA)
    if done < len(MIGRATIONS):  # the file itself is a Regalia database from now on, whatever happens to its log
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()


class SqliteStore:
    """A store in one SQLite file."""

    def __init__(self, file: Path) -> None:
        damage = damage_of_log(file)
        self._writer = connect(file)
        migrate(self._writer)
        self._reader = connect(file, readonly=True)
        self._unreadable: set[str] = set()
        for each in damage + damage_of_database(self._reader):
            log.error("%s", each)
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def save_person(self, person: Person) -> None:
        """A new guest, or a new name."""
        await self._do(lambda db: run(db, "insert or replace into people values (?, ?)", person.id, person.name))

    async def save_table(self, doc: TableDoc, opening: Opening | None = None, due: float | None = None) -> None:
        """A new table, or the next version of its document, and when it is due. Raises Conflict if there is this version.

        Also if it is a new one and the same request has already opened a table.
        """

        def write(db: apsw.Connection) -> None:
            write_table(db, doc)
            write_due(db, doc.id, due)
            if opening is not None:
                run(db, "insert into openings values (?, ?, ?)", *opening, doc.id)

        await self._do(write)

    async def save_due(self, table: str, due: float | None) -> None:
        """Save when a table is due; None if it never is."""
        await self._do(lambda db: write_due(db, table, due))

    async def due(self, now: float) -> list[str]:
        """The tables that are due, those that are due for longest first."""
        return [row[0] for row in self._reader.execute(DUE, (now,))]

    async def is_well(self) -> bool:
        """True if the store can be read and written."""
        try:
            self._reader.execute("select 1 from tables limit 1").fetchall()
            await self._do(lambda db: None)
        except (apsw.Error, Refuse):
            return False
        return self._thread.is_alive()

    @property
    def writes_waiting(self) -> int:
        """Number of writes in the queue."""
        return self._waiting.qsize()

    async def opened(self, opening: Opening) -> str | None:
        """The table that a request has opened."""
        found = "select table_id from openings where opener = ? and request = ?"
        row = self._reader.execute(found, opening).fetchone()
        return str(row[0]) if row else None

    async def save_belonging(self, person: str, game: str, belonging: Belonging) -> None:
        """Keep something for a person, in the place of what has the same id."""
        content = msgspec.json.encode(belonging.content)
        put = "insert or replace into belongings (person, game, id, name, content) values (?, ?, ?, ?, ?)"
        await self._do(lambda db: run(db, put, person, game, belonging.id, belonging.name, content))

    async def drop_belonging(self, person: str, game: str, name: str) -> None:
        """Delete what a person keeps under an id, if there is anything."""
        drop = "delete from belongings where person = ? and game = ? and id = ?"
        await self._do(lambda db: run(db, drop, person, game, name))

    async def belongings(self, person: str, game: str) -> list[Belonging]:
        """What a person keeps for a game, the last one saved first."""
        found = "select id, name, content from belongings where person = ? and game = ? order by number desc"
        rows = self._reader.execute(found, (person, game))
        try:
            return [Belonging(each, name, msgspec.json.decode(content)) for each, name, content in rows]
        except (msgspec.DecodeError, UnicodeDecodeError, apsw.Error) as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def save_pack(self, pack: str, source: str) -> None:
        """Keep a pack by its hash, so that tables that play with it can be looked at for ever."""
        await self._do(lambda db: run(db, "insert or ignore into packs values (?, ?)", pack, source))

    async def pack(self, pack: str) -> str | None:
        """A pack that was kept, as TOML."""
        row = self._reader.execute("select source from packs where hash = ?", (pack,)).fetchone()
        return str(row[0]) if row else None

    async def append(
        self, table: str, action: Action, snapshot: Snapshot, doc: TableDoc | None = None, due: float | None = None
    ) -> None:
        """One action, the position after it, when the table is due then, and what else changes with it.

        Raises Conflict if the action's number, its id, or the document's version is taken.
        """

        def write(db: apsw.Connection) -> None:
            body = msgspec.json.encode(action)
            run(db, "insert into actions values (?, ?, ?, ?, ?)", table, action.seq, action.person, action.id, body)
            run(db, "delete from snapshots where table_id = ?", table)
            run(db, "insert into snapshots values (?, ?, ?)", table, snapshot.seq, snapshot.position)
            write_due(db, table, due)
            if doc is not None:
                write_table(db, doc)

        await self._do(write)

    async def person(self, person: str) -> Person | None:
        """A guest, if there is one by this id."""
        row = self._reader.execute("select id, name from people where id = ?", (person,)).fetchone()
        return Person(*row) if row else None

    async def table(self, table: str) -> TableDoc | None:
        """A table, if there is one by this id."""
        row = self._reader.execute("select document from tables where id = ?", (table,)).fetchone()
        try:
            return _document.decode(row[0]) if row else None
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def tables(self, status: str, public_only: bool, person: str | None = None, most: int = 100) -> list[TableDoc]:
        """The newest tables of a status: public ones, or those a person sits at."""
        found = TABLES if person is None else TABLES_OF
        rows = self._reader.execute(found, {"status": status, "public": public_only, "person": person, "most": most})
        return self._readable(rows)

    async def unplayed(self, host: str, source: str, since: float) -> list[TableDoc]:
        """The open and closed tables of a host or of a source (unless it is empty) that were opened after a time."""
        rows = self._reader.execute(
            """select id, document from tables where status in ('open', 'closed') and public in (0, 1) and created > ?3
               and case when json_valid(cast(document as text)) then
                   json_extract(cast(document as text), '$.host') = ?1
                   or ?2 <> '' and json_extract(cast(document as text), '$.source') = ?2 end""",
            (host, source, since),
        )
        return self._readable(rows)

    async def actions(self, table: str) -> list[Action]:
        """All actions of a table, in order."""
        rows = self._reader.execute("select body from actions where table_id = ? order by seq", (table,))
        try:
            actions = [_action.decode(row[0]) for row in rows]
        except (msgspec.DecodeError, UnicodeDecodeError, apsw.Error) as wrong:
            raise Unreadable(str(wrong)) from wrong
        if [action.seq for action in actions] != [*range(1, len(actions) + 1)]:
            raise Unreadable("actions are missing")
        return actions

    def _readable(self, rows: Iterable[Any]) -> list[TableDoc]:
        """The documents that can be read; the others are logged once."""
        found = []
        for name, document in rows:
            try:
                found.append(_document.decode(document))
            except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
                if name not in self._unreadable:
                    log.error("table %s cannot be read, the others go on: %s", name, wrong)
                    self._unreadable.add(name)
        return found

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position after a table's last action."""
        found = "select seq, position from snapshots where table_id = ? order by seq desc limit 1"
        try:
            row = self._reader.execute(found, (table,)).fetchone()
        except apsw.Error as wrong:
            raise Unreadable(str(wrong)) from wrong
        return Snapshot(*row) if row else None

    async def save_film(self, table: str, part: FilmPart | None, record: bytes | None = None) -> None:
        """The next part of a table's film, if any. With the record of a finished game it is whole: nothing more is due.

        Raises Conflict if there is a part of this number.
        """

        def write(db: apsw.Connection) -> None:
            if part is not None:
                run(db, "insert into films values (?, ?, ?, ?)", table, part.number, part.last, part.body)
            if record is not None:
                run(db, "insert or replace into records values (?, ?)", table, zlib.compress(record))
                write_due(db, table, None)

        await self._do(write)

    async def film(self, table: str) -> list[FilmPart]:
        """The film of a table, as far as it is saved."""
        found = "select number, last, part from films where table_id = ? order by number"
        try:
            return [FilmPart(*row) for row in self._reader.execute(found, (table,))]
        except apsw.Error as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game, if its film is whole."""
        try:
            row = self._reader.execute("select record from records where table_id = ?", (table,)).fetchone()
            return zlib.decompress(row[0]) if row else None
        except (apsw.Error, zlib.error) as wrong:
            raise Unreadable(str(wrong)) from wrong

    def close(self) -> None:
        """Finish the queued writes and close."""
        self._waiting.put(None)
        self._thread.join()
        self._reader.close()
        self._writer.close()

    async def _do(self, write: Callable[[apsw.Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.put((write, future, loop))
        await future

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch: list[Write] = [first]
            last = False
            while len(batch) < BATCH and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Write]) -> None:
        """Commit a batch, each write in a savepoint; resolve the futures after the commit."""
        results: list[tuple[Write, BaseException | None]] = []
        try:
            self._writer.execute("begin immediate").fetchall()
            results = [(write, self._attempt(write[0])) for write in batch]
            self._writer.execute("commit").fetchall()
        except apsw.Error as failed:
            log.error("nothing can be saved: %s", failed)
            if self._writer.in_transaction:
                self._writer.execute("rollback").fetchall()
            results = [(write, Refuse("not_saved")) for write in batch]
        for (_, future, loop), problem in results:
            loop.call_soon_threadsafe(settle, future, problem)

    def _attempt(self, write: Callable[[apsw.Connection], None]) -> BaseException | None:
        try:
            with self._writer:
                write(self._writer)
        except apsw.ConstraintError:
            return Conflict()
        except apsw.Error:
            raise  # the whole batch: SQLite may have taken all of it back
        except Exception as problem:  # it belongs to whoever asked; the thread goes on serving all the others
            return problem
        return None


def settle(future: asyncio.Future[None], problem: BaseException | None) -> None:
    """Resolve a future, unless it was cancelled."""
    if not future.done():
        future.set_result(None) if problem is None else future.set_exception(problem)


def run(db: apsw.Connection, statement: str, *values: Any) -> None:
    """Run a statement to completion."""
    db.execute(statement, values).fetchall()


def write_due(db: apsw.Connection, table: str, due: float | None) -> None:
    """Save when a table is due; no row if it never is."""
    if due is None:
        run(db, "delete from due where table_id = ?", table)
    else:
        run(db, "insert or replace into due values (?, ?)", table, due)


def write_table(db: apsw.Connection, doc: TableDoc) -> None:
    """A table's document, and who sits at it. Raises Conflict if it does not follow the one that is there."""
    upsert = """insert into tables (id, status, public, created, document, version) values (?, ?, ?, ?, ?, ?)
                on conflict (id) do update set (status, public, document, version)
                    = (excluded.status, excluded.public, excluded.document, excluded.version)
                where tables.version = excluded.version - 1"""
    run(db, upsert, doc.id, doc.status, doc.public, doc.created, msgspec.json.encode(doc), doc.version)
    if not db.changes():
        raise Conflict
    run(db, "delete from sitting where table_id = ?", doc.id)
    for person in {sitting.person for sitting in doc.seats if sitting.person is not None}:
        run(db, "insert into sitting values (?, ?)", person, doc.id)
