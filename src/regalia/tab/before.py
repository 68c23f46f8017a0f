"""Keeps the database as an earlier version of Regalia has left it."""

from contextlib import closing
from pathlib import Path

import apsw

from regalia.server.store.schema import SQLITE_STEPS
from regalia.tab.opfs import NAME, Files

COPY = "arena.db.before"
"""The page around all others offers it where a later version cannot be used."""


def copy_before_steps(files: Files, database: Path, steps: int = len(SQLITE_STEPS)) -> None:
    """Copy a database that is about to be brought up to date by `steps`; the copy stays until the next time."""
    with closing(apsw.Connection(str(database), vfs=NAME)) as connection:
        done = connection.pragma("user_version")  # rolls back what a tab has left that ended in the middle of a commit
    if 0 < done < steps:
        files.put(COPY, files.read(database.name, 0, files.size(database.name)))
