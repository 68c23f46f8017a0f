"""The printed facts of a game's box: its cover, how long and how heavy it is, and pictures of what can be agreed on."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from markupsafe import Markup
from msgspec import Struct

from regalia import games
from regalia.lessons import names_of

HEAVIEST = 5
COVERS = {"cover.webp": "image/webp", "cover.svg": "image/svg+xml"}
"""What a game's folder may hold, and its type."""


class Box(Struct, frozen=True):
    """What `game.toml` says to those who look for a game."""

    minutes: tuple[int, int] | None = None
    weight: int | None = None
    """From 1, for everyone, to `HEAVIEST`."""


@cache
def box_of(slug: str) -> Box:
    """The box of a game."""
    printed = games.resource(slug, "game.toml")
    return msgspec.convert(tomllib.loads(printed.read_text("utf-8")), Box) if printed.is_file() else Box()


def starter() -> str:
    """The game proposed to newcomers: with lessons if there is one, and the lightest of those; empty without games."""
    by_ease = sorted(games.slugs(), key=lambda slug: (not names_of(slug), box_of(slug).weight or HEAVIEST, slug))
    return next(iter(by_ease), "")


def cover_of(slug: str) -> tuple[Traversable, str]:
    """The picture on the box of a game, and its type; a common one, if the game has none."""
    for name, kind in COVERS.items():
        if (cover := games.resource(slug, name)).is_file():
            return cover, kind
    return files("regalia.server.pages").joinpath("cover.svg"), COVERS["cover.svg"]


@cache
def picture_of(slug: str, option: str) -> Markup:
    """What a table option is about, as SVG; empty if the game has no picture of it."""
    drawn = games.resource(slug, f"agreed/{option}.svg")
    return Markup(drawn.read_text("utf-8")) if drawn.is_file() else Markup()  # noqa: S704 - a file of an installed game
