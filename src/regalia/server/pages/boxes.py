"""The printed facts of a game's box: its cover, how long and how heavy it is, and pictures of what can be agreed on."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from markupsafe import Markup
from msgspec import Struct

from regalia import games

COVERS = {"cover.webp": "image/webp", "cover.svg": "image/svg+xml"}
"""What a game's folder may hold, and its type."""


class Box(Struct, frozen=True):
    """What `game.toml` says to those who look for a game."""

    minutes: tuple[int, int] | None = None
    weight: int | None = None
    """From 1, for everyone, to 5."""


@cache
def box_of(slug: str) -> Box:
    """The box of a game."""
    printed = games.resource(slug, "game.toml")
    return msgspec.convert(tomllib.loads(printed.read_text("utf-8")), Box) if printed.is_file() else Box()


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
