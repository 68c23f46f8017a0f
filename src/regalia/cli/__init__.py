"""`regalia`: one command line for hosting, playing, simulating and checking. Each command is a module of its own."""

import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any, Protocol

import click

from regalia.cli import commands
from regalia.cli.arguments import WrongArgument
from regalia.cli.configuration import WrongSetting

USUAL = ("serve", "--open")
"""The command that runs without arguments."""
NAMES = sorted(module.name for module in iter_modules(commands.__path__))


class Module(Protocol):
    """The interface of a module of `regalia.cli.commands`; its doc string is the help text."""

    PARAMETERS: Sequence[click.Parameter]
    """The command's arguments and options."""

    def run(self, args: SimpleNamespace) -> int:
        """Run the command and return the exit status. Raises WrongArgument for what click cannot check."""
        ...


class Commands(click.Group):
    """All commands. A module is imported when its command is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return NAMES

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command, if there is one of this name."""
        return command(cmd_name) if cmd_name in NAMES else None

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names."""
        if not args[0].startswith("-") and args[0] not in NAMES:
            raise WrongArgument(f"there is no command {args[0]!r}; there are {', '.join(NAMES)}", ctx)
        return super().resolve_command(ctx, args)


def command(name: str) -> click.Command:
    """The command of a module."""
    module: Any = import_module(f"{commands.__name__}.{name}")
    about: str = module.__doc__
    return click.Command(
        name,
        params=[*module.PARAMETERS],
        callback=lambda **given: module.run(SimpleNamespace(**given)),
        help=unwrapped(about),
        short_help=about.partition("\n")[0],
    )


def unwrapped(text: str) -> str:
    """A text for `--help`, of which click keeps the lines of indented paragraphs as they are."""
    return "\n\n".join(f"\b\n{part}" if part.startswith("    ") else part for part in text.split("\n\n"))


@click.group(cls=Commands)
@click.version_option(package_name="regalia", message="%(prog)s %(version)s")
def regalia() -> None:
    """An arena for deep board games that anyone can host."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, `serve --open` if none is given, and return its exit status.

    A wrong argument prints the command's usage and ends with status 2, an interrupt with 130. A wrong setting of the
    environment or of a file is named in one line, with status 2.
    """
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return int(regalia.main([*(given or USUAL)], prog_name="regalia", standalone_mode=False) or 0)
    except WrongSetting as wrong:
        sys.stderr.write(f"regalia {wrong.ctx.info_name if wrong.ctx else ''}: {wrong.message}\n")
        return 2
    except click.UsageError as wrong:
        wrong.show()
        raise SystemExit(wrong.exit_code) from None
    except click.Abort:
        return 130
