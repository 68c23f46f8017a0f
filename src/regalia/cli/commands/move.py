"""copy the whole arena to another database: from a SQLite file to PostgreSQL, or back

    regalia move TO
    regalia move FROM TO

Without FROM, the source is the database from the settings, as in `regalia serve`. No arena can be running on either.
The source is only read. Rows already in the target are kept, so running the command again continues an interrupted copy.
At the end, every row is compared.
"""

import argparse

from regalia.cli import databases
from regalia.cli.arguments import WrongArgument, database_there, database_to_write


def add(parser: argparse.ArgumentParser) -> None:
    """Add the source and the target."""
    source = "the arena's database: a file or postgresql://... (default: the database from the settings)"
    parser.add_argument("source", type=database_there, nargs="?", metavar="FROM", help=source)
    parser.add_argument("target", type=database_to_write, metavar="TO", help="a new file, or an empty PostgreSQL database")
    databases.add(parser)


def run(args: argparse.Namespace) -> int:
    """Lock both databases, copy, compare."""
    from rich.progress import Progress, TextColumn

    from regalia.server.store.files import DatabaseError, InUse, Unfit
    from regalia.server.store.moving import move
    from regalia.server.store.opening import check, hold

    source = args.source or databases.there(args)
    try:
        for database in (source, args.target):
            check(database)
        read: dict[str, int] = {}
        with hold(source), hold(args.target), Progress(TextColumn("{task.description}")) as shown:
            told = shown.add_task("")
            for name, rows in move(source, args.target):
                read[name] = rows
                shown.update(told, description=f"{name}: {rows:,}")
    except InUse as wrong:
        print(f"Nothing was copied: {wrong}.")
        return 1
    except (DatabaseError, OSError) as wrong:
        print(f"Nothing was changed in {source}. {args.target} is not complete: {wrong}.")
        return 1
    except Unfit as wrong:
        raise WrongArgument(str(wrong)) from None
    print("Copied and compared: " + ", ".join(f"{rows:,} {name}" for name, rows in read.items()) + ".")
    return 0
