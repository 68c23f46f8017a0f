"""write the TypeScript types of the messages and of every game

For those who change the arena or write a game: run it in the repository after a change of a record that is sent.
"""

import argparse
from pathlib import Path

from regalia.arguments import WrongArgument


def add(parser: argparse.ArgumentParser) -> None:
    """Where the client is."""
    parser.add_argument("--client", type=Path, default=Path("client"), help="the client's folder (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if a file is not up to date")


def run(args: argparse.Namespace) -> int:
    """Write the files that have changed."""
    from regalia import games
    from regalia.server.typescript import all_modules

    if not args.client.is_dir():
        raise WrongArgument(f"there is no client in {args.client}; run this in the repository")
    old = [
        (file, text)
        for file, text in all_modules(args.client, Path(games.__path__[0])).items()
        if not file.exists() or file.read_text("utf-8") != text
    ]
    for file, text in old:
        print(file)
        if not args.check:
            file.write_text(text, "utf-8")
    return int(args.check and bool(old))
