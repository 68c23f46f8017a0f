"""Whether what a database holds is what was written: checksums of a backup, and what is saved of each table, decoded.

SQLite's own check finds damaged pages, but not a changed byte inside a value.
"""

import hashlib
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import msgspec

from regalia.core import Record
from regalia.server.store import Action, TableDoc
from regalia.server.time.clocks import Clocks

MAKE = "create table checksums (name text primary key, checksum text not null) strict, without rowid"
DROP = "drop table if exists checksums"


def decoder(kind: Any) -> Callable[[bytes], object]:
    """A function that decodes JSON of a type."""
    return msgspec.json.Decoder(kind).decode


_record = decoder(Record)
BODIES: dict[tuple[str, str, str], Callable[[bytes], object]] = {
    ("tables", "id", "document"): decoder(TableDoc),
    ("actions", "table_id", "body"): decoder(Action),
    ("snapshots", "table_id", "position"): decoder(Any),
    ("clocks", "table_id", "body"): decoder(Clocks),
    ("films", "table_id", "part"): zlib.decompress,
    ("records", "table_id", "record"): lambda body: _record(zlib.decompress(body)),
}
"""What is encoded: its table in the database, the columns with the code of the table and with the value, the decoder."""


def seal(database: apsw.Connection) -> None:
    """Store the checksum of each table in a backup."""
    unseal(database)
    found = sums(database)
    with database:
        database.execute(MAKE).fetchall()
        database.executemany("insert into checksums values (?, ?)", found.items()).fetchall()


def unseal(database: apsw.Connection) -> None:
    """Remove the checksums: the database is an arena's now, and changes."""
    database.execute(DROP).fetchall()


def changed(file: Path) -> list[str]:
    """The tables of a backup that are not as they were written; none if it has no checksums."""
    with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as database:
        if not database.execute("select 1 from sqlite_master where name = 'checksums'").fetchall():
            return []
        known = {str(name): checksum for name, checksum in database.execute("select name, checksum from checksums")}
        found = sums(database)
        return [name for name in sorted({*known, *found}) if known.get(name) != found.get(name)]


def sums(database: apsw.Connection) -> dict[str, str]:
    """The checksum of each table."""
    names = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'checksums'"
    return {str(name): sum_of(database, str(name)) for (name,) in database.execute(names).fetchall()}


def sum_of(database: apsw.Connection, table: str) -> str:
    """The checksum of all rows of a table, in the order in which they are stored."""
    digest = hashlib.sha256()
    for row in database.execute(f'select * from "{table}" not indexed'):  # noqa: S608 - a name from its schema
        digest.update(msgspec.msgpack.encode(row))
    return digest.hexdigest()


def unreadable_tables(file: Path) -> list[str]:
    """The codes of tables of which something saved cannot be decoded: they cannot be opened."""
    with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as database:
        found = {
            str(code)
            for (table, whose, column), decode in BODIES.items()
            for code, body in database.execute(f"select {whose}, {column} from {table}")  # noqa: S608 - made of names in our code, values are bound
            if not is_readable(body, decode)
        }
    return sorted(found)


def is_readable(body: bytes, decode: Callable[[bytes], object]) -> bool:
    """True if something saved can be decoded."""
    try:
        decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, zlib.error):
        return False
    return True
