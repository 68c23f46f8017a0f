"""The store in PostgreSQL, through psycopg: a pool of connections. Writes share transactions, as in SQLite."""

import os
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeVar
from weakref import WeakSet

import psycopg
from psycopg import AsyncConnection, AsyncCursor, Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from regalia.server.errors import Refuse
from regalia.server.store import Store
from regalia.server.store.files import InUse, Unfit
from regalia.server.store.group_commit import GroupCommit, Write, WriteError
from regalia.server.store.postgresql_statements import in_postgresql, statements
from regalia.server.store.schema import POSTGRESQL_STEPS
from regalia.server.store.sql import Change, Conflict, Row
from regalia.server.store.trouble import Trouble

T = TypeVar("T")

BUSY = (psycopg.errors.DeadlockDetected, psycopg.errors.LockNotAvailable)
"""What PostgreSQL says where another writer has a row for too long."""
BRIEFLY = 0.25
"""Most seconds for which a transaction waits for a row that another one has; several times what one takes."""
CONNECTIONS = 8
"""Most connections of an arena, beside the one that holds the database."""
PATIENCE = 5.0
"""Seconds for which a connection is waited for before something is not saved."""
AGAIN = 0.5
"""Seconds between attempts to connect while PostgreSQL cannot be reached."""
REACHED = {
    "connect_timeout": 5,
    "tcp_user_timeout": 6000,
    "keepalives_idle": 2,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}
"""libpq's settings, unless the address has others: a server that cannot be reached counts as lost after six seconds."""
SERVING, MIGRATING = 0x52474C41, 0x52474C43
"""Keys of the advisory locks of the process that serves a database, and of one that changes its schema."""


class PostgresStore(Store):
    """A store in one PostgreSQL database."""

    def __init__(self, address: str) -> None:
        """Bring the database up to date. Raises Unfit if it cannot be reached or is of a newer Regalia."""
        super().__init__()
        migrate(address)
        self._connections = WeakSet[AsyncConnection[Row]]()
        self._trouble = Trouble()
        self._pool: AsyncConnectionPool[AsyncConnection[Row]] = AsyncConnectionPool(
            reached(address),
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=AGAIN,
            reconnect_failed=connect_again,
            open=False,
            kwargs={"autocommit": True},
            configure=self._configure,
        )
        self._writes = GroupCommit(self._commit)

    async def rows(self, statement: str, /, **values: Any) -> list[Row]:
        """The rows that a statement finds. Raises Refuse("try_again") while the database cannot be reached."""

        async def read(connection: AsyncConnection[Row]) -> list[Row]:
            return await (await connection.execute(in_postgresql(statement), values)).fetchall()

        try:
            return await self._on_a_connection(read)
        except psycopg.DataError:  # such as a zero character, which no text of the database has
            return []
        except (psycopg.Error, PoolTimeout) as failed:
            self._note_trouble(failed)
            raise Refuse("try_again") from failed

    async def save(self, *changes: Change) -> None:
        """Save all changes or none; they are durable when it returns. Raises Conflict, and Refuse("not_saved").

        A caller that stops waiting does not stop the saving.
        """
        await self._writes.save(changes)

    @property
    def writes_waiting(self) -> int:
        """Number of writes in the queue."""
        return len(self._writes)

    async def size(self) -> int:
        """The size of the database in bytes."""
        return int((await self.rows("select pg_database_size(current_database())"))[0][0])

    async def aclose(self) -> None:
        """Finish what is being saved and close."""
        await self._writes.aclose()
        await self._pool.close()

    async def cut_off(self) -> None:
        """End all connections at once; what waits for them fails. psycopg would first ask the server to cancel it, and wait
        five seconds for an answer, and five more for what was cancelled.
        """
        for connection in self._connections:
            if not connection.closed:
                with suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)
        await self._pool.close(timeout=0)

    async def _on_a_connection(self, do: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        """Do something on a connection; once more on a new one, if it was cut, as happens when PostgreSQL is restarted.

        Nothing is saved twice: if the first attempt was saved, numbers and ids are taken, and the second is a Conflict.
        """
        if self._pool.closed:
            await self._pool.open()
        try:
            return await self._attempt(do)
        except PoolTimeout:
            raise
        except psycopg.OperationalError:
            await self._pool.drain()
            return await self._attempt(do)

    async def _attempt(self, do: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        async with self._pool.connection() as connection:
            return await do(connection)

    async def _commit(self, writes: Sequence[Write]) -> None:
        try:
            await self._on_a_connection(lambda connection: commit(connection, writes))
        except (psycopg.Error, PoolTimeout) as failed:
            self._note_trouble(failed)
            raise Refuse("not_saved") from failed

    def _note_trouble(self, failed: Exception) -> None:
        told = " ".join(str(failed).split())
        self._trouble.note(f"the database cannot be used, look at PostgreSQL and at the way to it: {told}")

    async def _configure(self, connection: AsyncConnection[Row]) -> None:
        """Let a new connection wait for rows that others have for `BRIEFLY` seconds at the most."""
        self._connections.add(connection)
        await connection.execute(f"set lock_timeout = {round(1000 * BRIEFLY)}")


async def commit(connection: AsyncConnection[Row], writes: Sequence[Write]) -> None:
    """Save writes in one transaction and one round trip: a node that stops at any moment holds no locks.

    Statements of a pipeline are one transaction until its end. Raises WriteError.
    """
    sent: list[tuple[int, AsyncCursor[Row]]] = []
    try:
        async with connection.pipeline():
            for number, write in enumerate(writes):
                for statement, values in statements(write):
                    sent.append((number, cursor := connection.cursor()))
                    await cursor.execute(statement, values)
    except psycopg.Error as failed:
        if (problem := problem_of(failed)) is None:
            raise
        number = next(number for number, cursor in sent if cursor.pgresult is None)
        if len(sent) > 1:
            await forget_prepared(connection)
        raise WriteError(number, problem, locked=isinstance(failed, BUSY)) from failed


async def forget_prepared(connection: AsyncConnection[Row]) -> None:
    """Let psycopg prepare all statements again: PostgreSQL has skipped those after an error, which psycopg counts as
    prepared. A transaction that is rolled back does that.
    """
    async with connection.transaction(force_rollback=True):
        pass


def problem_of(failed: psycopg.Error) -> Exception | None:
    """What a statement fails for; None if it is no fault of the statement."""
    if isinstance(failed, psycopg.IntegrityError | psycopg.errors.DivisionByZero):
        return Conflict()
    if isinstance(failed, psycopg.DataError):
        return Refuse("malformed")
    return Refuse("try_again") if isinstance(failed, BUSY) else None


async def connect_again(pool: AsyncConnectionPool[Any]) -> None:
    """Let a pool that has given up connecting begin again at once. By itself it tries less and less often, and would
    notice that PostgreSQL is back only after a further while as long as it was gone.
    """
    await pool.check()


def reached(address: str) -> str:
    """The address with the settings of `REACHED` that it does not have."""
    return make_conninfo(address, **{name: each for name, each in REACHED.items() if name not in conninfo_to_dict(address)})


def constant(statement: str) -> Any:
    """A statement of this program. psycopg's types require literals, to keep values out of the text."""
    return statement


def migrate(address: str) -> None:
    """Bring a database up to date, each step whole or not at all; of several arenas at once, one does it.

    Raises Unfit if the database cannot be reached, or is of a newer Regalia.
    """
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
            connection.execute("select pg_advisory_lock(%s)", (MIGRATING,))
            done = version_of(connection)
            if done > len(POSTGRESQL_STEPS):
                raise Unfit(f"the database is of a newer Regalia (version {done}, this one knows {len(POSTGRESQL_STEPS)})")
            for number, step in enumerate(POSTGRESQL_STEPS[done:], start=done + 1):
                with connection.transaction():
                    connection.execute(constant(step))
                    connection.execute("insert into regalia values (%s)", (number,))
    except psycopg.Error as wrong:
        raise Unfit(f"the database cannot be used: {' '.join(str(wrong).split())}") from wrong


def version_of(connection: Connection[Row]) -> int:
    """How many steps a database has been through; 0 for an empty one."""
    there = connection.execute("select to_regclass('regalia') is not null").fetchone()
    if there != (True,):
        return 0
    row = connection.execute("select coalesce(max(version), 0) from regalia").fetchone()
    assert row is not None, "an aggregate has one row"
    return int(row[0])


@contextmanager
def claim(address: str, shared: bool = False) -> Iterator[None]:
    """Hold a database for one arena, or with other nodes, as long as this connection lasts. Raises InUse if it is not free.

    It waits a little, since PostgreSQL need not know yet that an arena before has been killed.
    """
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
            connection.execute("set lock_timeout = '3s'")
            try:
                connection.execute(f"select pg_advisory_lock{'_shared' if shared else ''}(%s)", (SERVING,))
            except psycopg.errors.LockNotAvailable:
                raise InUse("the database is in use by another arena") from None
            yield
    except psycopg.OperationalError as wrong:
        raise Unfit(f"the database cannot be reached: {' '.join(str(wrong).split())}") from wrong


def secret_in(address: str, fresh: str) -> str:
    """The key that signs cookies: the one that the database keeps; `fresh`, if it has none yet. Raises Unfit if the
    database cannot be reached.
    """
    try:
        with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
            connection.execute("insert into secrets values ('cookies', %s) on conflict do nothing", (fresh,))
            row = connection.execute("select value from secrets where name = 'cookies'").fetchone()
    except psycopg.OperationalError as wrong:
        raise Unfit(f"the database cannot be reached: {' '.join(str(wrong).split())}") from wrong
    assert row is not None, "it has just been kept"
    return str(row[0])


def put_secret(address: str, key: str) -> None:
    """Keep this key that signs cookies in the place of the one that is there."""
    keep = "insert into secrets values ('cookies', %s) on conflict (name) do update set value = excluded.value"
    with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
        connection.execute(keep, (key,))
