"""The ratings of bots: measured in tournaments, kept in `anchors.toml` in the game's folder, and never moved by play."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from regalia import games
from regalia.ratings.model import Rating, mu_of

FILE = "anchors.toml"
SIGMA = 0.001
"""The standard deviation of an anchor: none, for the model."""


class Anchor(Struct, frozen=True):
    """The rating of a level of bots in a game."""

    points: int
    low: int
    """The lower end of its 95 % interval."""
    high: int

    @property
    def rating(self) -> Rating:
        """The rating for the model."""
        return Rating(mu_of(self.points), SIGMA)


class Anchors(Struct, frozen=True):
    """All anchors of a game."""

    rules: int
    """The version of the rules with which they were measured."""
    games: dict[str, int]
    """How many games were played, by the two levels."""
    levels: dict[str, Anchor]


@cache
def anchors_of(slug: str) -> dict[str, Anchor]:
    """The anchors of a game by level, the weakest first; empty if none were measured."""
    measured = measured_of(slug)
    return {} if measured is None else dict(sorted(measured.levels.items(), key=lambda each: each[1].points))


def measured_of(slug: str) -> Anchors | None:
    """What was measured of the bots of a game; None if nothing was, or there is no such game."""
    if slug not in games.slugs():
        return None
    file = games.resource(slug, FILE)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Anchors) if file.is_file() else None
