"""copy the whole arena to another database: from a SQLite file to PostgreSQL, or back

    regalia move TO
    regalia move FROM TO

Without FROM, the source is the database from the settings, as in `regalia serve`. No arena can be running on either.
The source is only read. Rows already in the target are kept, so running the command again continues an interrupted copy.
At the end, every row is compared.
"""

from types import SimpleNamespace

import click

from regalia.cli import databases
from regalia.cli.arguments import WrongArgument, database_there, database_to_write

PARAMETERS = (
    click.Argument(
        ["databases"],
        nargs=-1,
        required=True,
        type=click.Path(),
        metavar="[FROM] TO",
        help="FROM: a file or postgresql://... (default: the database from the settings); "
        "TO: a new file, or an empty PostgreSQL database",
    ),
    *databases.OPTIONS,
)


def run(args: SimpleNamespace) -> int:
    """Lock both databases, copy, compare."""
    from rich.progress import Progress, TextColumn

    from regalia.server.store.files import DatabaseError, InUse, Unfit
    from regalia.server.store.moving import move
    from regalia.server.store.opening import check, hold

    *first, last = args.databases
    if len(first) > 1:
        raise WrongArgument(f"too many databases: {' '.join(args.databases)}")
    target = database_to_write(last)
    source = database_there(first[0]) if first else databases.there(args)
    try:
        for database in (source, target):
            check(database)
        read: dict[str, int] = {}
        with hold(source), hold(target), Progress(TextColumn("{task.description}")) as shown:
            told = shown.add_task("")
            for name, rows in move(source, target):
                read[name] = rows
                shown.update(told, description=f"{name}: {rows:,}")
    except InUse as wrong:
        print(f"Nothing was copied: {wrong}.")
        return 1
    except (DatabaseError, OSError) as wrong:
        print(f"Nothing was changed in {source}. {target} is not complete: {wrong}.")
        return 1
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    print("Copied and compared: " + ", ".join(f"{rows:,} {name}" for name, rows in read.items()) + ".")
    return 0
