"""Chooses the store's implementation by what names the database: a file is SQLite's, an address PostgreSQL's.

The only module outside the implementations that knows them. PostgreSQL's is imported only where it is used.
"""

import time
from contextlib import AbstractContextManager
from pathlib import Path

from regalia.server.store import Store
from regalia.server.store.files import check_kind, claim, secret_beside
from regalia.server.store.secret import Keys, fresh_key, keep_keys, keys_of, read_keys
from regalia.server.store.sqlite import Access, SqliteStore

Database = Path | str
"""SQLite's file, or the address of a PostgreSQL database (`postgresql://...`)."""


def open_store(database: Database) -> Store:
    """The store of a database; the file is made if there is none. Raises Unfit if it cannot be used."""
    if isinstance(database, Path):
        return SqliteStore(database)
    from regalia.server.store.postgresql import PostgresStore

    return PostgresStore(database)


def open_in_tab(file: Path, vfs: str) -> Store:
    """The store of a browser tab, which has no threads, in a file of this VFS."""
    return SqliteStore(file, Access(vfs, "truncate"), threads=False)


def check(database: Database) -> None:
    """Raises Unfit if a database that is there is none of Regalia's; brings PostgreSQL's up to date."""
    if isinstance(database, Path):
        if database.exists() and database.stat().st_size:
            check_kind(database)
        return
    from regalia.server.store.postgresql import migrate

    migrate(database)


def hold(database: Database, shared: bool = False) -> AbstractContextManager[None]:
    """Hold a database for one arena, or for the nodes of one site if it is `shared`. Raises InUse if another has it."""
    if isinstance(database, Path):
        return claim(database)
    from regalia.server.store import postgresql

    return postgresql.claim(database, shared)


def cookie_keys(database: Database) -> Keys:
    """The keys that sign cookies: one is made at the first start. They lie beside the file, or in the PostgreSQL database.

    Raises Unfit if there is none in the file.
    """
    if isinstance(database, Path):
        return keys_of(database)
    from regalia.server.store.postgresql import secret_in

    return read_keys(secret_in(database, fresh_key()))


def put_keys(database: Database, keys: Keys) -> None:
    """Keep these keys in the place of those that are there."""
    if isinstance(database, Path):
        keep_keys(secret_beside(database), keys)
        return
    from regalia.server.store.postgresql import put_secret

    put_secret(database, keys.text)


def rotate_keys(database: Database, keep: float) -> Keys:
    """Make a new key that signs. What those before it have signed is accepted for `keep` more seconds at most."""
    keys = cookie_keys(database).succeeded(fresh_key(), time.time(), keep)
    put_keys(database, keys)
    return keys
