"""replace the arena's database with a backup; stop the arena first

The backup is checked before anything is changed. The previous database is kept beside it, with `.before` added to its
name, or `.before-2` and so on; an earlier copy is never overwritten.
"""

import os
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import FILE_THERE, WrongArgument
from regalia.cli.commands.backup import warn_of_unreadable

PARAMETERS = (click.Argument(["file"], type=FILE_THERE, help="the backup"), *databases.OPTIONS)


def run(args: SimpleNamespace) -> int:
    """Check the backup, keep the old database, copy."""
    from regalia.server.store.files import DatabaseError, InUse, Unfit, check_database, claim, in_use, is_same

    source, database = args.file, databases.file(args)
    try:
        check_database(source)
        if is_same(source, database):
            raise Unfit(f"{source} is the database itself")
        with claim(database):
            if in_use(database):
                raise InUse(f"{database} is in use: stop the arena first")
            has_key = put_in_place(source, database)
    except (DatabaseError, InUse, OSError) as wrong:
        print(f"{source} was not restored: {wrong}.")
        return 1
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    print(f"{database} is as it was in {source}.")
    warn_of_unreadable(database)
    if not has_key:
        print("There is no key beside the backup: the arena goes on with the one it has, or makes a new one.")
    return 0


def put_in_place(source: Path, database: Path) -> bool:
    """Copy the backup and its key; True if there was a key."""
    from regalia.server.store.files import ARENA, copy_database, copy_secret, replacing, secret_beside

    with replacing(database) as part:
        copy_database(source, part, ARENA)
        keep_aside(database)
    return copy_secret(secret_beside(source), secret_beside(database))


def keep_aside(database: Path) -> None:
    """Keep the existing database under an additional, unused name.

    The database itself stays until it is replaced. Its -wal file does not, because SQLite would apply it to the restored
    database.
    """
    from regalia.server.store.files import beside

    kept = free_name(database)
    for suffix in ("-wal", "-shm"):
        if beside(database, suffix).exists():
            beside(database, suffix).replace(beside(kept, suffix))
    if database.exists():
        os.link(database, kept)


def free_name(database: Path) -> Path:
    """The first unused name for a copy beside the database."""
    from regalia.server.store.files import beside

    names = (beside(database, ".before" if number == 1 else f".before-{number}") for number in count(1))
    return next(name for name in names if not any(beside(name, suffix).exists() for suffix in ("", "-wal", "-shm")))
