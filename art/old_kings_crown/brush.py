"""Colours, shapes and brush strokes, as SVG text."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, `share` of the way to the other."""
    pairs = zip(channels(one), channels(other), strict=True)
    return hexed(round(a + (b - a) * share) for a, b in pairs)


def jitter(rng: Random, colour: str, most: float = 14) -> str:
    """A colour close to this one: lighter or darker, and a little off its hue."""
    shade = rng.uniform(-most, most)
    return hexed(max(0, min(255, round(channel + shade + rng.uniform(-most, most) / 2))) for channel in channels(colour))


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def hexed(parts: Iterable[int]) -> str:
    """A colour as `#rrggbb`."""
    return "#" + "".join(f"{part:02x}" for part in parts)


def noise(rng: Random, count: int, waves: int = 4, octaves: int = 5) -> list[float]:
    """So many values between -1 and 1 that run smoothly, like the outline of a range of hills."""
    values, weight, total = [0.0] * count, 1.0, 0.0
    for _ in range(octaves):
        knots = [rng.uniform(-1, 1) for _ in range(waves + 2)]
        for index in range(count):
            knot, within = divmod(index / (count - 1) * waves, 1)
            ease = within * within * (3 - 2 * within)
            left, right = knots[int(knot)], knots[min(int(knot) + 1, waves + 1)]
            values[index] += weight * (left + (right - left) * ease)
        total, weight, waves = total + weight, weight / 2, waves * 2
    return [value / total for value in values]


def shape(points: Sequence[Point], fill: str, more: str = "") -> str:
    """A filled polygon."""
    corners = "L".join(f"{x:.0f} {y:.0f}" for x, y in points)
    return f'<path d="M{corners}Z" fill="{fill}" {more}/>'


def path(drawn: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{drawn}" fill="{fill}"/>'


def line(drawn: str, colour: str, width: float, opacity: float = 1) -> str:
    """Lines without a fill."""
    look = f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" opacity="{opacity:g}"'
    return f'<path d="{drawn}" {look}/>'


def blob(centre: Point, rx: float, ry: float, fill: str, opacity: float = 1) -> str:
    """A filled ellipse."""
    x, y = centre
    return f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}" opacity="{opacity:g}"/>'


def strokes(
    rng: Random,
    count: int,
    box: Box,
    colours: Sequence[str],
    *,
    length: Point,
    width: Point,
    opacity: float = 0.5,
    angle: Callable[[float, float], float] = lambda x, y: 0,
) -> str:
    """Short brush strokes all over a box; all of one colour and width are one path."""
    groups: dict[tuple[str, float], list[str]] = defaultdict(list)
    for _ in range(count):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        slant, reach = angle(x, y) + rng.gauss(0, 0.12), rng.uniform(*length)
        dx, dy = reach * math.cos(slant), reach * math.sin(slant)
        bent = f"M{x:.0f} {y:.0f}q{dx / 2 - dy * 0.08:.0f} {dy / 2 + dx * 0.08:.0f} {dx:.0f} {dy:.0f}"
        groups[rng.choice(colours), round(rng.uniform(*width) * 2) / 2].append(bent)
    return "".join(line("".join(paths), colour, size, opacity) for (colour, size), paths in groups.items())


def blades(rng: Random, roots: Iterable[Point], colours: Sequence[str], height: Point, width: float, opacity: float) -> str:
    """Reeds, grass or ears of corn, that grow from these points."""
    groups: dict[str, list[str]] = defaultdict(list)
    for x, y in roots:
        tall = rng.uniform(*height)
        bent = f"M{x:.0f} {y:.0f}q{rng.uniform(-3, 3):.0f} {-tall * 0.6:.0f} {rng.uniform(-8, 10):.0f} {-tall:.0f}"
        groups[rng.choice(colours)].append(bent)
    return "".join(line("".join(paths), colour, width, opacity) for colour, paths in groups.items())
