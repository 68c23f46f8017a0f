"""The games. One folder is one game; nothing outside it names it."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from regalia.core import Rules


@cache
def slugs() -> tuple[str, ...]:
    """All games there are, in the order of their names."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def load(slug: str) -> Rules[Any]:
    """A game's rules. Raises KeyError for a game there is not."""
    if slug not in slugs():
        raise KeyError(slug)
    rules: Rules[Any] = import_module(f"{__name__}.{slug}").RULES
    return rules
