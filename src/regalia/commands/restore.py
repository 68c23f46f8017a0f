"""put a backup in the place of the arena's database; the arena must not be running

The backup is checked before anything is touched. The database that was there is kept beside it, with `.before` added to
its name.
"""

import argparse
import os
from pathlib import Path

from regalia import databases
from regalia.arguments import WrongArgument, file_there


def add(parser: argparse.ArgumentParser) -> None:
    """Source and target."""
    parser.add_argument("file", type=file_there, help="the backup")
    databases.add(parser)


def run(args: argparse.Namespace) -> int:
    """Check the backup, keep the old database aside, copy."""
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
    if not has_key:
        print("There is no key beside the backup: the arena goes on with the one it has, or makes a new one.")
    return 0


def put_in_place(source: Path, database: Path) -> bool:
    """Copy the backup and its key; true if there was a key."""
    from regalia.server.store.files import ARENA, copy_database, copy_secret, replacing, secret_beside

    with replacing(database) as part:
        copy_database(source, part, ARENA)
        keep_aside(database)
    return copy_secret(secret_beside(source), secret_beside(database))


def keep_aside(database: Path) -> None:
    """Keep what is there under another name as well, in place of what was kept before.

    The database itself stays until it is replaced. Its -wal does not: SQLite would read it into the restored one.
    """
    from regalia.server.store.files import beside

    for suffix in ("", "-wal", "-shm"):
        beside(database, f".before{suffix}").unlink(missing_ok=True)
    for suffix in ("-wal", "-shm"):
        if beside(database, suffix).exists():
            beside(database, suffix).replace(beside(database, f".before{suffix}"))
    if database.exists():
        os.link(database, beside(database, ".before"))
