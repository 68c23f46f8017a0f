"""Types of command line arguments. Each explains in one line why it rejects a value.

Functions raise WrongArgument; `Kind` makes a type of click from one.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem


class WrongArgument(click.UsageError):
    """An argument that is refused. Prints the usage and one line; exit status 2."""


class Kind(click.ParamType[Any]):
    """A type whose values are made by a function that raises WrongArgument."""

    def __init__(self, read: Callable[[str], Any], completes: str = "plain") -> None:
        """`completes` is `file` or `dir` if a shell completes names of files or folders."""
        self.name = read.__name__
        self.read = read
        self.completes = completes

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The value of a text; a default is one already."""
        if not isinstance(value, str):
            return value
        try:
            return self.read(value)
        except WrongArgument as wrong:
            self.fail(wrong.message, param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Let the shell complete names of files or folders."""
        return [] if self.completes == "plain" else [CompletionItem(incomplete, type=self.completes)]


class Game(click.ParamType[str]):
    """The name of a game that is installed."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name."""
        return self.all_games().convert(value, param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Let the shell complete the name."""
        return self.all_games().shell_complete(ctx, param, incomplete)

    def all_games(self) -> click.Choice[str]:
        """The games that are installed now."""
        from regalia.games import slugs

        return click.Choice(slugs())


def at_least(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number from `least` on, up to `most` if there is one."""
    allowed = f"a whole number from {least} on" if most is None else f"a whole number from {least} to {most}"

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise WrongArgument(f"{text!r} is not {allowed}")
        return value

    return number


def seconds(text: str) -> float:
    """A finite time, not negative."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise WrongArgument(f"{text!r} is not a number of seconds")
    return value


def yes_or_no(text: str) -> bool:
    """True if a text means that a switch is on."""
    if text.lower() not in YES | NO:
        raise WrongArgument(f"{text!r} is neither yes nor no")
    return text.lower() in YES


YES, NO = {"yes", "true", "on", "1"}, {"no", "false", "off", "0"}


def digest(text: str) -> str:
    """32 bytes as 64 hexadecimal digits: a seed, or the commitment to one. Case does not matter."""
    if len(text) != 64 or not set(text.lower()) <= set("0123456789abcdef"):
        raise WrongArgument(f"{text!r} is not 64 hexadecimal digits")
    return text.lower()


def names(text: str) -> list[str]:
    """Names separated by commas. Spaces around a name are ignored."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise WrongArgument(f"{text!r} has an empty name")
    return found


def path_of(kind: Callable[[str], Path]) -> Callable[[str], Path]:
    """A type for paths: system errors are reported as errors of the argument."""

    def checked(text: str) -> Path:
        try:
            return kind(text)
        except (OSError, ValueError) as wrong:
            raise WrongArgument(f"{text}: {reason(wrong)}") from None

    return checked


def followed(text: str) -> Path:
    """A file with links resolved: Regalia stores related files beside the file itself."""
    file = Path(text)
    return file.resolve() if file.is_symlink() else file


@path_of
def file_there(text: str) -> Path:
    """A file that can be read."""
    file = followed(text)
    file.open("rb").close()
    return file


@path_of
def file_to_write(text: str) -> Path:
    """A file that can be written, existing or new."""
    file = followed(text)
    if file.is_dir():
        raise WrongArgument(f"{text} is a folder")
    if not file.parent.is_dir():
        raise WrongArgument(f"there is no folder {file.parent}")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise WrongArgument(f"{text} cannot be written")
    return file


def database_there(text: str) -> Path | str:
    """A readable SQLite file, or the address of a PostgreSQL database."""
    return address_of_database(text) or file_there(text)


def database_to_write(text: str) -> Path | str:
    """A writable SQLite file, existing or new, or the address of a PostgreSQL database."""
    return address_of_database(text) or file_to_write(text)


def address_of_database(text: str) -> str:
    """The address of a PostgreSQL database; empty if the text is not one."""
    if not text.startswith(("postgresql:", "postgres:")):
        return ""
    try:
        import psycopg
        import psycopg_pool  # noqa: F401 - whether it is there
    except ImportError:
        raise WrongArgument("PostgreSQL needs more: pip install 'regalia[postgresql]'") from None
    try:
        psycopg.conninfo.conninfo_to_dict(text)
    except psycopg.ProgrammingError as wrong:
        raise WrongArgument(f"not the address of a database: {' '.join(str(wrong).split())}") from None
    return text


@path_of
def folder_there(text: str) -> Path:
    """A folder that can be listed."""
    folder = Path(text)
    if not folder.is_dir():
        raise WrongArgument(f"there is no folder {text}")
    if not os.access(folder, os.R_OK | os.X_OK):
        raise WrongArgument(f"{text} cannot be read")
    return folder


@path_of
def folder_to_fill(text: str) -> Path:
    """A writable folder, existing or new."""
    folder = Path(text).absolute()
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    if not there.is_dir():
        raise WrongArgument(f"{there} is not a folder")
    if not os.access(there, os.W_OK):
        raise WrongArgument(f"{text} cannot be written")
    return Path(text)


def reason(wrong: Exception) -> str:
    """The system's error message, without its number."""
    return (wrong.strerror or str(wrong)) if isinstance(wrong, OSError) else str(wrong)


WHOLE = Kind(at_least(1))
DIGEST, NAMES = Kind(digest), Kind(names)
FILE_THERE, FILE_TO_WRITE = Kind(file_there, "file"), Kind(file_to_write, "file")
DATABASE_THERE, DATABASE_TO_WRITE = Kind(database_there, "file"), Kind(database_to_write, "file")
FOLDER_THERE, FOLDER_TO_FILL = Kind(folder_there, "dir"), Kind(folder_to_fill, "dir")
LANGUAGE = click.Option(["--language"], type=click.Choice(["en", "ja"]), default="en")
GAME = click.Argument(["game"], type=Game(), metavar="GAME", help="the name of a game, as `regalia games` lists it")
