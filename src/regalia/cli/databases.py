"""The database of commands that work on an arena without serving it, taken from where `regalia serve` takes it."""

import argparse
from argparse import ArgumentTypeError
from pathlib import Path

from regalia.cli import arguments, configuration
from regalia.cli.configuration import Given
from regalia.cli.settings import SETTINGS

NAME = "database"


def add(parser: argparse.ArgumentParser) -> None:
    """Declare `--database` and `--config`."""
    configuration.add(parser, [setting for setting in SETTINGS if setting.name == NAME])


def named(args: argparse.Namespace) -> Given:
    """The database as it is set. No other setting is read, so that a wrong one stops no backup."""
    return configuration.complete(args, SETTINGS, only=[NAME])[NAME]


def there(args: argparse.Namespace) -> Path | str:
    """A database that exists: a file that can be read, or the address of one. Raises WrongArgument."""
    given = named(args)
    return readable(given) if isinstance(given.value, Path) else str(given.value)


def file(args: argparse.Namespace) -> Path:
    """The file of the database, whether or not there is one. Raises WrongArgument if it is PostgreSQL's."""
    return in_file(named(args))


def file_there(args: argparse.Namespace) -> Path:
    """The file of the database, which can be read. Raises WrongArgument."""
    given = named(args)
    in_file(given)
    return readable(given)


def in_file(given: Given) -> Path:
    """The file. Raises WrongArgument if the database is PostgreSQL's."""
    if not isinstance(given.value, Path):
        raise given.wrong("PostgreSQL has its own tools for backups, such as pg_dump; this command is for a file")
    return given.value


def readable(given: Given) -> Path:
    """The file. Raises WrongArgument if it cannot be read."""
    try:
        return arguments.file_there(str(given.value))
    except ArgumentTypeError as wrong:
        raise given.wrong(str(wrong)) from None
