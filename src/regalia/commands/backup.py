"""copy the arena's database while it is running

The copy is consistent, checked, and whole or not there at all. Restore it with `regalia restore`.
"""

import argparse
from pathlib import Path


def add(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("file", type=Path, help="where the copy goes")
    parser.add_argument("--database", type=Path, default=Path("regalia.db"))


def run(args: argparse.Namespace) -> int:
    """Copy the database and the key beside it."""
    from shutil import copyfile

    import apsw

    from regalia.server.store.sqlite import backup

    if not args.database.exists():
        print(f"There is no database {args.database}.")
        return 1
    try:
        backup(args.database, args.file)
    except (apsw.Error, OSError, RuntimeError) as wrong:
        print(f"{args.file} cannot be written: {wrong}")
        return 1
    secret = args.database.with_suffix(".secret")
    if secret.exists():
        copyfile(secret, args.file.with_suffix(".secret"))
        args.file.with_suffix(".secret").chmod(0o600)
    print(f"{args.file}: {args.file.stat().st_size:,} bytes")
    return 0
