"""How anchors are measured: each level plays the one below it, half of the seats each, and the shares make a ladder.

Heralds play squires, and no level above plays heralds: how strong they are differs from game to game.

A share is of the pairs of one level with the other that it comes before. The model that rates people makes a distance of
it, with players that are certain. Each game counts as one observation.
"""

from collections.abc import Iterable, Sequence
from math import hypot, log, sqrt

from msgspec import Struct

from regalia import bots, games
from regalia.bots.tournament import Result, wilson
from regalia.ratings.anchors import Anchor, Anchors
from regalia.ratings.model import MODEL, SCALE, tens

HERALD = "herald"
LADDER = ("page", "squire", HERALD, "knight")
"""The levels that are measured by default, in this order. Games of regents take too long for most machines."""
BOTTOM = 1000
"""The points of the lowest level."""
WIDTH = sqrt(2) * MODEL.beta
"""The distance in mu for odds of e to 1."""


class Rung(Struct, frozen=True):
    """What came out between a level and the one below it."""

    below: str
    level: str
    games: int
    share: float
    """The share of pairs in which the level was first, with one game won and one lost more than were played."""
    interval: tuple[float, float]
    """Its 95 % interval (Wilson)."""


def levels_of(slug: str) -> tuple[str, ...]:
    """The levels that are measured by default."""
    return tuple(level for level in LADDER if level in bots.levels_of(slug))


def seats_of(slug: str) -> int:
    """The number of seats for measurements: the smallest, or rather the smallest even one. Raises ValueError if solo."""
    return min((count for count in games.load(slug).seats if count >= 2), key=lambda count: (count % 2, count))


def tables_of(slug: str, levels: Sequence[str]) -> list[tuple[str, ...]]:
    """The levels in the seats of each table, in turn: each level with the last one before it that is not a herald."""
    count = seats_of(slug)
    pairs = [(below(levels[:place]), levels[place]) for place in range(1, len(levels))]
    return [(pair * count)[:count] for pair in pairs]


def below(levels: Sequence[str]) -> str:
    """The last of some levels that is not a herald, or else the first."""
    return next((level for level in reversed(levels) if level != HERALD), levels[0])


def rung(levels: Sequence[str], results: Iterable[Result]) -> Rung:
    """Compare the two levels of a table. A result needs places."""
    shares = [share_of(levels, result.places) for result in results]
    number = len(shares)
    share = (sum(shares) + 1) / (number + 2)
    return Rung(levels[0], levels[1], number, share, wilson(share, number + 2))


def share_of(levels: Sequence[str], places: Sequence[int]) -> float:
    """The share of pairs in which the second level of a table came before the first."""
    below = [place for place, level in zip(places, levels, strict=True) if level == levels[0]]
    above = [place for place, level in zip(places, levels, strict=True) if level != levels[0]]
    came = [0.5 if one == other else float(one < other) for one in above for other in below]
    return sum(came) / len(came)


def points_of(share: float) -> float:
    """The distance in points that a share is of."""
    return SCALE * WIDTH * log(share / (1 - share))


def ladder(slug: str, rungs: Sequence[Rung]) -> Anchors:
    """The anchors, from the lowest level up. What is uncertain about a rung is so about all above it."""
    found = {rungs[0].below: (float(BOTTOM), 0.0, 0.0)}
    for each in rungs:
        points, down, up = found[each.below]
        step, (low, high) = points_of(each.share), map(points_of, each.interval)
        found[each.level] = points + step, hypot(down, step - low), hypot(up, high - step)
    levels = {
        level: Anchor(tens(points), tens(points - down), tens(points + up)) for level, (points, down, up) in found.items()
    }
    return Anchors(games.load(slug).version, {f"{each.below} {each.level}": each.games for each in rungs}, levels)


def written(slug: str, anchors: Anchors) -> str:
    """The anchors as `anchors.toml`."""
    lines = [
        f"# Ratings of bots, measured by `regalia anchors {slug}`: see docs/bots.md.",
        f"rules = {anchors.rules}",
        "",
        "[games]",
    ]
    lines += [f'"{pair}" = {number}' for pair, number in anchors.games.items()]
    for level, anchor in anchors.levels.items():
        lines += ["", f"[levels.{level}]", f"points = {anchor.points}", f"low = {anchor.low}", f"high = {anchor.high}"]
    return "\n".join([*lines, ""])
