"""`regalia`: one command line for hosting, playing, simulating and checking. Each command is a module of its own."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pkgutil import iter_modules
from typing import Protocol

from regalia.cli import commands
from regalia.cli.arguments import WrongArgument
from regalia.cli.configuration import WrongSetting

USUAL = ("serve", "--open")
"""The command that runs without arguments."""


class Command(Protocol):
    """The interface of a module of `regalia.cli.commands`; its doc string is the help text."""

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""
        ...

    def run(self, args: argparse.Namespace) -> int:
        """Run the command and return the exit status. Raises WrongArgument for what argparse cannot check."""
        ...


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = argparse.ArgumentParser(prog="regalia", description="An arena for deep board games that anyone can host.")
    top.add_argument("--version", action="version", version=f"regalia {version('regalia')}")
    chosen = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in sorted(iter_modules(commands.__path__), key=lambda module: module.name):
        command: Command = import_module(f"{commands.__name__}.{module.name}")
        first, _, rest = (command.__doc__ or "").partition("\n")
        one = chosen.add_parser(
            module.name, help=first, description=f"{first}\n{rest}", formatter_class=argparse.RawDescriptionHelpFormatter
        )
        command.add(one)
        one.set_defaults(run=command.run, error=one.error)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, `serve --open` if none is given, and return its exit status.

    A wrong argument prints the command's usage and ends with status 2, an interrupt with 130. A wrong setting of the
    environment or of a file is named in one line, with status 2.
    """
    given = sys.argv[1:] if arguments is None else arguments
    args, unknown = parser().parse_known_args(given or USUAL)
    if unknown:
        args.error(f"unrecognized arguments: {' '.join(unknown)}")
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except WrongSetting as wrong:
        sys.stderr.write(f"regalia {args.command}: {wrong}\n")
        return 2
    except WrongArgument as wrong:
        args.error(str(wrong))
        raise
    except KeyboardInterrupt:
        return 130
