"""Chooses the store's implementation. The only module outside `store.sqlite` that knows SQLite."""

from pathlib import Path

from regalia.server.store import Store
from regalia.server.store.sqlite import SqliteStore


def open_store(database: Path) -> Store:
    """The store in a file, made if there is none."""
    return SqliteStore(database)
