"""put a backup in the place of the arena's database; the arena must not be running

The database that was there is kept beside it, with `.before` added to its name.
"""

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("file", type=Path, help="the backup")
    parser.add_argument("--database", type=Path, default=Path("regalia.db"))


def run(args: argparse.Namespace) -> int:
    """Check the backup, put the old database aside, copy."""
    import apsw

    from regalia.server.store.sqlite import backup

    if in_use(args.database):
        print(f"{args.database} is in use: stop the arena first.")
        return 1
    try:
        backup(args.file, args.database.with_name(args.database.name + ".new"))
    except (apsw.Error, RuntimeError) as wrong:
        print(f"{args.file} cannot be restored: {wrong}")
        return 1
    put_aside(args.database)
    args.database.with_name(args.database.name + ".new").replace(args.database)
    secret = args.file.with_suffix(".secret")
    if secret.exists():
        target = args.database.with_suffix(".secret")
        target.write_text(secret.read_text())
        target.chmod(0o600)
    print(f"{args.database} is as it was in {args.file}.")
    return 0


def put_aside(database: Path) -> None:
    """Keep what was there under another name, in place of what was kept before."""
    for suffix in ("", "-wal", "-shm"):
        old = database.with_name(database.name + suffix)
        kept = database.with_name(f"{database.name}.before{suffix}")
        kept.unlink(missing_ok=True)
        if old.exists():
            old.replace(kept)


def in_use(database: Path) -> bool:
    """Whether an arena has the database open. A damaged one is not in use: it is what backups are for."""
    import apsw

    if not database.exists():
        return False
    connection = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        connection.execute("pragma journal_mode = delete").fetchall()
    except apsw.BusyError:
        return True
    except apsw.Error:
        return False
    finally:
        connection.close()
    return False
