"""Copies a whole arena from one database to another, of either kind, row by row.

What is already there is left as it is, so that a copy that was cut short goes on; afterwards both sides are compared.
"""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

import msgspec

from regalia.server.store.files import Unfit
from regalia.server.store.opening import Database, check, cookie_keys, put_keys
from regalia.server.store.schema import Shape, shapes
from regalia.server.store.sql import Row

AT_ONCE = 1000
"""Rows that are read and written together."""


RUNNING = {"nodes", "leases", "ceremonies"}
"""Tables about the nodes that run at present, and what browsers are in the middle of; they are not copied."""


def copied_shapes() -> list[Shape]:
    """The tables that are copied, each after those that it refers to."""
    return [shape for shape in shapes() if shape.name not in RUNNING]


class Side(Protocol):
    """A database that is copied from or to."""

    def names(self) -> set[str]:
        """The names of its tables."""
        ...

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a statement finds; values stand for `?`."""
        ...

    def put(self, statement: str, rows: Sequence[Row]) -> None:
        """Run a statement once for each row, all in one transaction."""
        ...


class SqliteSide:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        from regalia.server.store.sqlite import connect, migrate

        self.connection = connect(file)
        migrate(self.connection)

    def names(self) -> set[str]:
        """The names of its tables."""
        return {str(name) for (name,) in self.rows("select name from sqlite_master where type = 'table'")}

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a statement finds."""
        return self.connection.execute(statement, tuple(values)).fetchall()

    def put(self, statement: str, rows: Sequence[Row]) -> None:
        """Run a statement once for each row."""
        with self.connection:
            self.connection.executemany(statement, rows).fetchall()

    def close(self) -> None:
        """Close it."""
        self.connection.close()


class PostgresSide:
    """A PostgreSQL database."""

    def __init__(self, address: str) -> None:
        import psycopg

        self.connection = psycopg.connect(address, autocommit=True)

    def names(self) -> set[str]:
        """The names of its tables, but for those that only PostgreSQL has."""
        found = self.rows("select tablename from pg_tables where schemaname = current_schema()")
        return {str(name) for (name,) in found} - {"regalia", "secrets"}

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows that a statement finds."""
        said: Any = statement.replace("?", "%s")
        return self.connection.execute(said, values).fetchall()

    def put(self, statement: str, rows: Sequence[Row]) -> None:
        """Run a statement once for each row."""
        said: Any = statement.replace("?", "%s")
        with self.connection.transaction(), self.connection.cursor() as cursor:
            cursor.executemany(said, rows)

    def close(self) -> None:
        """Let the numbers that the database counts go on from the last one, and close it."""
        for table in (shape.name for shape in copied_shapes() if shape.numbered):
            said: Any = f"select setval(pg_get_serial_sequence('{table}', 'number'), greatest(max(number), 1)) from {table}"  # noqa: S608 - a name of ours
            self.connection.execute(said)
        self.connection.close()


@contextmanager
def opened(database: Database) -> Iterator[Side]:
    """A side, while it is needed. Raises Unfit if it has other tables than are copied."""
    with closing(SqliteSide(database) if isinstance(database, Path) else PostgresSide(database)) as side:
        if side.names() != {shape.name for shape in shapes()}:
            raise Unfit(f"{database} has other tables than are copied: {', '.join(sorted(side.names()))}")
        yield side


def move(source: Database, target: Database) -> Iterator[tuple[str, int]]:
    """Copy everything, and report after each thousand rows the table and the number of its rows read.

    Neither may be in use. Raises Unfit if one is no arena's, or if the target is another arena's, or differs afterwards.
    """
    for database in (source, target):
        check(database)
    with opened(source) as old, opened(target) as new:
        if is_another(old, new):
            raise Unfit(f"{target} holds another arena")
        for shape in copied_shapes():
            yield from copied(shape, old, new)
        for shape in copied_shapes():
            if digest(shape, old) != digest(shape, new):
                raise Unfit(f"{shape.name} differs: {target} was changed, or holds another arena")
    put_keys(target, cookie_keys(source))


def is_another(old: Side, new: Side) -> bool:
    """True if the target holds a table or a guest that the source does not have."""
    return any(
        old.rows(f"select 1 from {shape} where id = ?", row) == []  # noqa: S608 - a name of ours
        for shape in ("tables", "people")
        for row in new.rows(f"select id from {shape} order by id limit 100")  # noqa: S608 - a name of ours
    )


def copied(shape: Shape, old: Side, new: Side) -> Iterator[tuple[str, int]]:
    """Copy the rows of one table that are not there yet, those of the smallest keys first."""
    columns, places = ", ".join(shape.columns), ", ".join("?" * len(shape.columns))
    put = f"insert into {shape.name} ({columns}) values ({places}) on conflict do nothing"  # noqa: S608 - made of names in our code, values are bound
    read = 0
    for rows in in_parts(shape, old):
        new.put(put, rows)
        read += len(rows)
        yield shape.name, read


def in_parts(shape: Shape, side: Side) -> Iterator[list[Row]]:
    """All rows of a table in the order of their keys, in batches of this size."""
    columns, key = ", ".join(shape.columns), ", ".join(shape.columns[: shape.key])
    places = ", ".join("?" * shape.key)
    beyond, last = "", ()
    while rows := side.rows(
        f"select {columns} from {shape.name} {beyond} order by {key} limit {AT_ONCE}",  # noqa: S608 - made of names in our code, values are bound
        last,
    ):
        yield rows
        beyond, last = f"where ({key}) > ({places})", rows[-1][: shape.key]


def digest(shape: Shape, side: Side) -> int:
    """The sum of the SHA-256 of all rows of a table, each as MessagePack: in whatever order they come."""
    rows = chain.from_iterable(in_parts(shape, side))
    return sum(int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest(), "big") for row in rows) % 2**256
