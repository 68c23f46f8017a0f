"""The database for commands that do not serve the arena, found in the same way as by `regalia serve`."""

from pathlib import Path
from types import SimpleNamespace

from regalia.cli import arguments, configuration
from regalia.cli.configuration import Given
from regalia.cli.settings import SETTINGS

NAME = "database"
OPTIONS = configuration.options(setting for setting in SETTINGS if setting.name == NAME)
"""`--database` and `--config`."""


def named(args: SimpleNamespace) -> Given:
    """The database setting. No other setting is read, so that a wrong one does not prevent a backup."""
    return configuration.complete(args, SETTINGS, only=[NAME])[NAME]


def there(args: SimpleNamespace) -> Path | str:
    """An existing database: a readable file, or an address. Raises WrongArgument."""
    given = named(args)
    return readable(given) if isinstance(given.value, Path) else str(given.value)


def file(args: SimpleNamespace) -> Path:
    """The database's file, existing or new. Raises WrongArgument for PostgreSQL."""
    return in_file(named(args))


def file_there(args: SimpleNamespace) -> Path:
    """The database's file, which must be readable. Raises WrongArgument."""
    given = named(args)
    in_file(given)
    return readable(given)


def in_file(given: Given) -> Path:
    """The file. Raises WrongArgument for PostgreSQL."""
    if not isinstance(given.value, Path):
        raise given.wrong("PostgreSQL has its own tools for backups, such as pg_dump; this command is for a file")
    return given.value


def readable(given: Given) -> Path:
    """The file. Raises WrongArgument if it cannot be read."""
    try:
        return arguments.file_there(str(given.value))
    except arguments.WrongArgument as wrong:
        raise given.wrong(wrong.message) from None
