"""Types of command line arguments. Each explains in one line why it rejects a value."""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path


class WrongArgument(Exception):  # noqa: N818 - named after whose doing it is
    """An argument that only the command itself can reject. Prints the usage and one line; exit status 2."""


def at_least(least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number from `least` on, up to `most` if there is one."""
    allowed = f"a whole number from {least} on" if most is None else f"a whole number from {least} to {most}"

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least or (most is not None and value > most):
            raise ArgumentTypeError(f"{text!r} is not {allowed}")
        return value

    return number


def seconds(text: str) -> float:
    """A finite time, not negative."""
    try:
        value = float(text)
    except ValueError:
        value = -1
    if not 0 <= value < float("inf"):
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value


def yes_or_no(text: str) -> bool:
    """True if a text means that a switch is on."""
    if text.lower() not in YES | NO:
        raise ArgumentTypeError(f"{text!r} is neither yes nor no")
    return text.lower() in YES


YES, NO = {"yes", "true", "on", "1"}, {"no", "false", "off", "0"}


def one_of(*allowed: str) -> Callable[[str], str]:
    """One of some words."""

    def word(text: str) -> str:
        if text not in allowed:
            raise ArgumentTypeError(f"{text!r} is not one of {', '.join(allowed)}")
        return text

    return word


def digest(text: str) -> str:
    """32 bytes as 64 hexadecimal digits: a seed, or the commitment to one. Case does not matter."""
    if len(text) != 64 or not set(text.lower()) <= set("0123456789abcdef"):
        raise ArgumentTypeError(f"{text!r} is not 64 hexadecimal digits")
    return text.lower()


def names(text: str) -> list[str]:
    """Names separated by commas. Spaces around a name are ignored."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise ArgumentTypeError(f"{text!r} has an empty name")
    return found


def path_of(kind: Callable[[str], Path]) -> Callable[[str], Path]:
    """A type for paths: system errors are reported as errors of the argument."""

    def checked(text: str) -> Path:
        try:
            return kind(text)
        except (OSError, ValueError) as wrong:
            raise ArgumentTypeError(f"{text}: {reason(wrong)}") from None

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
        raise ArgumentTypeError(f"{text} is a folder")
    if not file.parent.is_dir():
        raise ArgumentTypeError(f"there is no folder {file.parent}")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise ArgumentTypeError(f"{text} cannot be written")
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
        raise ArgumentTypeError("PostgreSQL needs more: pip install 'regalia[postgresql]'") from None
    try:
        psycopg.conninfo.conninfo_to_dict(text)
    except psycopg.ProgrammingError as wrong:
        raise ArgumentTypeError(f"not the address of a database: {' '.join(str(wrong).split())}") from None
    return text


@path_of
def folder_there(text: str) -> Path:
    """A folder that can be listed."""
    folder = Path(text)
    if not folder.is_dir():
        raise ArgumentTypeError(f"there is no folder {text}")
    if not os.access(folder, os.R_OK | os.X_OK):
        raise ArgumentTypeError(f"{text} cannot be read")
    return folder


@path_of
def folder_to_fill(text: str) -> Path:
    """A writable folder, existing or new."""
    folder = Path(text).absolute()
    there = next((each for each in (folder, *folder.parents) if each.exists()), folder)
    if not there.is_dir():
        raise ArgumentTypeError(f"{there} is not a folder")
    if not os.access(there, os.W_OK):
        raise ArgumentTypeError(f"{text} cannot be written")
    return Path(text)


def reason(wrong: Exception) -> str:
    """The system's error message, without its number."""
    return (wrong.strerror or str(wrong)) if isinstance(wrong, OSError) else str(wrong)
