"""The rules of a game from its folder: each part has a name by convention."""

import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from regalia.core.drawing import plain
from regalia.core.events import Event
from regalia.core.questions import Option
from regalia.core.rules import Rules, parts_of, records
from regalia.core.scoring import Rank, ranked
from regalia.core.steps import Step

FILES = (
    *("options", "events", "state", "zones", "verbs", "steps", "cards", "scoring"),
    *("drawing", "view", "situation", "imagine", "upgrades"),
)
"""The files of a game in which its parts are looked for, after its `__init__.py`."""
PARTS = {
    "state": "State",
    "options": "Agreed",
    "begin_with": "begin",
    "see": "see",
    "beyond": "beyond",
    "nouns": "nouns",
    "rank": "rank",
    "text": "text",
    "numbers": "numbers",
    "imagine": "imagine",
    "known": "known",
    "zones": "ZONES",
    "situation": "situation",
    "side": "side",
    "stretches": "stretches",
    "facts": "facts",
    "brings": "BRINGS",
    "upgrades": "UPGRADES",
}
"""The name that each part of `Rules` has in the files of a game."""
NEEDED = ("state", "begin_with", "see")


def rules_of(package: str, **given: Any) -> Rules[Any]:
    """The rules of the game in a package, put together from its files.

    The `__init__.py` of a game ends with `RULES = rules_of(__name__)`. Slug and numbers of seats come from `game.toml`. The
    class `State` and the functions `begin` and `see` are needed; all other `PARTS`, and all options, events and steps, are
    taken where the files define them. Without `text`, a view is drawn field by field; without `rank`, most `points` of the
    state win. Parts that are `given` are not looked for.
    """
    modules = [*modules_of(package)]
    card = tomllib.loads(files(package).joinpath("game.toml").read_text("utf-8"))
    least, most = card["players"]
    parts = {
        "slug": card["slug"],
        "version": 1,
        "seats": range(least, most + 1),
        "choices": records(Option, modules),
        "steps": records(Step, modules),
        "events": records(Event, modules),
        "rank": by_points,
        "text": plain,
        **{part: thing for part, name in PARTS.items() if (thing := named(name, modules)) is not None},
        **given,
    }
    missing = [PARTS[part] for part in NEEDED if part not in parts]
    if missing:
        raise TypeError(f"{package}: no file of the game defines {' or '.join(missing)}")
    return Rules(**parts)


def by_points(state: Any) -> list[Rank]:
    """The ranking by the points of each seat."""
    return ranked({seat: (points,) for seat, points in enumerate(state.points)})


def modules_of(package: str) -> Iterator[ModuleType]:
    """The package itself, which is still being imported, and those `FILES` that it has, each with its parts."""
    yield sys.modules[package]
    for name in FILES:
        if find_spec(f"{package}.{name}") is not None:
            module = import_module(f"{package}.{name}")
            yield from (module, *parts_of(module))


def named(name: str, modules: list[ModuleType]) -> Any:
    """What a game's modules call by this name: the first thing that one of them defines, or else that the game defines
    elsewhere; None if there is none.
    """
    package, files = f"{modules[0].__name__}.", {module.__name__ for module in modules}
    things = [vars(module)[name] for module in modules if name in vars(module)]
    origins = [(thing, origin(thing, package)) for thing in things if not isinstance(thing, ModuleType | None)]
    own = [(thing, defined) for thing, defined in origins if f"{defined}.".startswith(package)]
    defined_here = (thing for thing, defined in own if defined in files or defined == package)
    return next(defined_here, own[0][0] if own else None)


def origin(thing: Any, package: str) -> str:
    """The module that defines a class or a function; the game's package for any other value."""
    return str(getattr(thing, "__module__", "")) if callable(thing) else package
