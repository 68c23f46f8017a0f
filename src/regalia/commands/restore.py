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

    try:
        backup(args.file, args.database.with_name(args.database.name + ".new"))
    except (apsw.Error, RuntimeError) as wrong:
        print(f"{args.file} cannot be restored: {wrong}")
        return 1
    for suffix in ("", "-wal", "-shm"):
        old = args.database.with_name(args.database.name + suffix)
        if old.exists():
            old.replace(old.with_name(f"{args.database.name}.before{suffix}"))
    args.database.with_name(args.database.name + ".new").replace(args.database)
    secret = args.file.with_suffix(".secret")
    if secret.exists():
        target = args.database.with_suffix(".secret")
        target.write_text(secret.read_text())
        target.chmod(0o600)
    print(f"{args.database} is as it was in {args.file}.")
    return 0
