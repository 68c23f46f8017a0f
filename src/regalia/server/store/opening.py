"""Which store an arena has. The only place, beside the store's own modules, that knows there is SQLite."""

from pathlib import Path

from regalia.server.store import Store
from regalia.server.store.sqlite import SqliteStore


def open_store(database: Path) -> Store:
    """The store in a file, made if there is none."""
    return SqliteStore(database)
