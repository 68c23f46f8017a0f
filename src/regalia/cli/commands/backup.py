"""copy the arena's database while it is running

The copy is consistent and verified, contains a checksum of each table, and is complete or not written at all. An existing
file is replaced only if it is an earlier backup. Restore it with `regalia restore`.
"""

from pathlib import Path
from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import FILE_TO_WRITE, WrongArgument

PARAMETERS = (
    click.Argument(["file"], type=FILE_TO_WRITE, help="where to write the copy: a new file or an earlier backup"),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Copy the database and the key beside it."""
    from regalia.server.store.files import (
        BACKUP,
        DatabaseError,
        Unfit,
        check_kind,
        check_target,
        copy_database,
        copy_secret,
        replacing,
        secret_beside,
    )

    source, target = databases.file_there(args), args.file
    try:
        check_kind(source)
        check_target(source, target)
        with replacing(target) as part:
            copy_database(source, part, BACKUP)
        copy_secret(secret_beside(source), secret_beside(target))
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    except (DatabaseError, OSError) as wrong:
        print(f"{source} was not copied to {target}: {wrong}.")
        return 1
    print(f"{target}: {target.stat().st_size:,} bytes")
    warn_of_unreadable(target)
    return 0


def warn_of_unreadable(database: Path) -> None:
    """Print the tables that cannot be opened. They do not prevent copying the others."""
    from regalia.server.store.checksums import unreadable_tables

    if tables := unreadable_tables(database):
        print(f"What is saved of these tables is damaged, and they cannot be opened: {', '.join(tables)}.")
