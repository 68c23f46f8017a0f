"""The games. One folder here is one game; installed packages may offer more (entry points of the group `regalia.games`)."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from regalia.core import Rules

ENTRY_POINTS = "regalia.games"
"""Each names a package with `RULES`, and the folder of which is the game's: `skull = "skull_game"`."""


@cache
def packages() -> dict[str, str]:
    """The package of each game, in the order of their slugs. A game of this folder comes before one of the same name."""
    offered = {entry.name: entry.module for entry in entry_points(group=ENTRY_POINTS)}
    own = {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}
    return dict(sorted((offered | own).items()))


def slugs() -> tuple[str, ...]:
    """All games there are, in the order of their slugs."""
    return tuple(packages())


def package(slug: str) -> str:
    """The package of a game. Raises KeyError for a game there is not."""
    return packages()[slug]


def resource(slug: str, *path: str) -> Traversable:
    """A file of a game's folder, such as `resource("oriflamme", "text", "en.ftl")`. It need not exist."""
    return files(package(slug)).joinpath(*path)


@cache
def load(slug: str) -> Rules[Any]:
    """A game's rules. Raises KeyError for a game there is not."""
    rules: Rules[Any] = import_module(package(slug)).RULES
    assert rules.slug == slug, f"{package(slug)} is offered as {slug} and calls itself {rules.slug}"
    return rules
