"""`regalia`: one command line for hosting, playing, simulating and checking. Each command is a module of its own."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol

from regalia import commands


class Command(Protocol):
    """What a module of `regalia.commands` offers; its doc string is the help."""

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Say which arguments it takes."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Do it, and return the exit status."""
        ...


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = argparse.ArgumentParser(prog="regalia", description="An arena for deep board games that anyone can host.")
    chosen = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted(iter_modules(commands.__path__), key=lambda module: module.name):
        command: Command = import_module(f"{commands.__name__}.{module.name}")
        first, _, rest = (command.__doc__ or "").partition("\n")
        one = chosen.add_parser(
            module.name, help=first, description=f"{first}\n{rest}", formatter_class=argparse.RawDescriptionHelpFormatter
        )
        command.add(one)
        one.set_defaults(run=command.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; interrupted, it ends quietly with status 130."""
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
