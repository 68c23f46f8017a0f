"""The store in PostgreSQL, through psycopg: a pool of connections, each change in one round trip.

What SQLite does with one writer, PostgreSQL does with many connections: it gathers their commits by itself.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg import AsyncConnection, Connection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from regalia.server.errors import Refuse
from regalia.server.store import Conflict
from regalia.server.store.files import InUse, Unfit
from regalia.server.store.postgresql_steps import POSTGRESQL_STEPS
from regalia.server.store.sql import Change, Dialect, Row
from regalia.server.store.sql_administration import SqlAdministration
from regalia.server.store.sql_credentials import SqlCredentials
from regalia.server.store.sql_identity import SqlIdentities
from regalia.server.store.sql_nodes import SqlNodes
from regalia.server.store.sql_notices import SqlOutbox

log = logging.getLogger(__name__)

T = TypeVar("T")

POSTGRESQL = Dialect(
    json="convert_from(document, 'UTF8')::json",
    then="join",
    now="extract(epoch from clock_timestamp())",
    ids="select value from json_array_elements_text(cast(%(ids)s as json))",
)
CONNECTIONS = 8
"""Most connections of an arena, beside the one that holds the database."""
PATIENCE = 5.0
"""Seconds for which a connection is waited for before something is not saved."""
SERVING, MIGRATING = 0x52474C41, 0x52474C43
"""Keys of the advisory locks of the process that serves a database, and of one that changes its schema."""


class PostgresStore(SqlIdentities, SqlCredentials, SqlAdministration, SqlOutbox, SqlNodes):
    """A store in one PostgreSQL database."""

    dialect = POSTGRESQL

    def __init__(self, address: str) -> None:
        """Bring the database up to date. Raises Unfit if it cannot be reached or is of a newer Regalia."""
        super().__init__()
        migrate(address)
        self._pool: AsyncConnectionPool[AsyncConnection[Row]] = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            open=False,
            kwargs={"autocommit": True},
        )
        self._saving: set[asyncio.Task[None]] = set()

    async def rows(self, statement: str, /, **values: Any) -> list[Row]:
        """The rows that a statement finds. Raises Refuse("try_again") while the database cannot be reached."""

        async def read(connection: AsyncConnection[Row]) -> list[Row]:
            return await (await connection.execute(in_postgresql(statement), values)).fetchall()

        try:
            return await self._on_a_connection(read)
        except psycopg.DataError:  # such as a zero character, which no text of the database has
            return []
        except (psycopg.Error, PoolTimeout) as failed:
            log.error("the database cannot be read: %s", failed)
            raise Refuse("try_again") from failed

    async def save(self, *changes: Change) -> None:
        """Save all changes or none; they are durable when it returns. Raises Conflict, and Refuse("not_saved").

        A caller that stops waiting does not stop the saving.
        """
        saving = asyncio.create_task(self._save(changes))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)
        await asyncio.shield(saving)

    @property
    def writes_waiting(self) -> int:
        """Number of changes that are being saved."""
        return len(self._saving)

    async def aclose(self) -> None:
        """Finish what is being saved and close."""
        while self._saving:
            await asyncio.wait([*self._saving])
        await self._pool.close()

    async def _on_a_connection(self, do: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        """Do something on a connection; once more on a new one, if it was cut, as happens when PostgreSQL is restarted.

        Nothing is saved twice: if the first attempt was saved, numbers and ids are taken, and the second is a Conflict.
        """
        if self._pool.closed:
            await self._pool.open()
        try:
            async with self._pool.connection() as connection:
                return await do(connection)
        except PoolTimeout:
            raise
        except psycopg.OperationalError:
            await self._pool.drain()
            async with self._pool.connection() as connection:
                return await do(connection)

    async def _save(self, changes: Sequence[Change]) -> None:
        try:
            await self._on_a_connection(lambda connection: save_on(connection, changes))
        except psycopg.IntegrityError as taken:
            raise Conflict from taken
        except psycopg.DataError as wrong:
            raise Refuse("malformed") from wrong
        except (psycopg.Error, PoolTimeout) as failed:
            log.error("nothing can be saved: %s", failed)
            raise Refuse("not_saved") from failed


async def save_on(connection: AsyncConnection[Row], changes: Sequence[Change]) -> None:
    """Save changes in one transaction, sent at once; only for a change that must happen is an answer waited for."""
    async with connection.pipeline() as line, connection.transaction():
        done = [(change, await connection.execute(in_postgresql(change.statement), change.values)) for change in changes]
        if any(change.must for change in changes):
            await line.sync()
            if any(change.must and not cursor.rowcount for change, cursor in done):
                raise Conflict


@cache
def in_postgresql(statement: str) -> Any:
    """A statement in PostgreSQL's dialect, with psycopg's names of parameters."""
    return re.sub(r":(\w+)", r"%(\1)s", statement).format_map(msgspec.structs.asdict(POSTGRESQL))


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
    """The key that signs cookies: the one that the database keeps; `fresh`, if it has none yet."""
    with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
        connection.execute("insert into secrets values ('cookies', %s) on conflict do nothing", (fresh,))
        row = connection.execute("select value from secrets where name = 'cookies'").fetchone()
    assert row is not None, "it has just been kept"
    return str(row[0])


def put_secret(address: str, key: str) -> None:
    """Keep this key that signs cookies in the place of the one that is there."""
    keep = "insert into secrets values ('cookies', %s) on conflict (name) do update set value = excluded.value"
    with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
        connection.execute(keep, (key,))
