"""Mountains and trees."""

import math
from random import Random

from art.old_kings_crown.brush import Point, blob, jitter, line, mix, path, shape
from art.old_kings_crown.seasons import Season

TIERS = 4
"""Of the branches of a pine."""


def mountain(rng: Random, season: Season, peak: Point, widths: Point, foot: float, haze: float) -> str:
    """A peak with a lit and a shaded side, rocks on both, and snow as far down as the season has it."""
    (x, y), (left, right) = peak, widths
    lit, dark = (mix(rock, season.haze, haze) for rock in season.rock)
    west, east = flank(rng, peak, (x - left, foot)), flank(rng, peak, (x + right, foot))
    crest = [peak]
    for step in range(1, 10):
        crest.append((crest[-1][0] + right * 0.07 * rng.uniform(-1.2, 1.6), y + (foot - y) * step / 9))
    rocks = [facet(rng, peak, (-left, foot - y), dark) for _ in range(7)]
    rocks += [facet(rng, peak, (right, foot - y), lit) for _ in range(5)]
    down = season.snow_line * (1 if y < 110 else 0.55)
    snow = mix(season.snow, season.haze, haze * 0.6)
    caps = [cap(rng, west, peak, foot, down, snow), cap(rng, east, peak, foot, down, mix(snow, dark, 0.38))]
    return shape([*reversed(west), *east], lit) + shape([*crest, *reversed(east)], dark) + "".join(rocks + caps)


def flank(rng: Random, peak: Point, foot: Point) -> list[Point]:
    """The rough line from a peak down to its foot."""
    steps, (x, y), (to_x, to_y) = 14, peak, foot
    shares = [step / steps for step in range(steps + 1)]
    rough = [rng.uniform(-1, 1) * 0.053 * (to_y - y) * math.sqrt(math.sin(share * math.pi) + 1e-9) for share in shares]
    return [(x + (to_x - x) * t, y + (to_y - y) * t**0.88 + off) for t, off in zip(shares, rough, strict=True)]


def facet(rng: Random, peak: Point, reach: Point, colour: str) -> str:
    """A ledge of rock on one side of a mountain."""
    (x, y), (across, height) = peak, reach
    down = rng.uniform(0.12, 0.75)
    left, top = x + across * down * rng.uniform(0.15, 0.9), y + height * down**0.88 + rng.uniform(6, 40)
    tall, wide = height * rng.uniform(0.12, 0.3), abs(across) * rng.uniform(0.05, 0.14)
    corners = [(left, top), (left + wide, top + tall), (left - wide * 0.4, top + tall * 1.15)]
    return shape(corners, colour, 'opacity=".36"')


def cap(rng: Random, side: list[Point], peak: Point, foot: float, down: float, snow: str) -> str:
    """The snow on one side, with a ragged lower edge."""
    (x, y), deep = peak, (foot - peak[1]) * down
    top = [point for point in side if point[1] <= y + deep + 6] or side[:1]
    end_x, end_y = top[-1]
    ragged = [
        (end_x + (x - end_x) * step / 8, end_y + deep * rng.uniform(*((0.05, 0.55) if step % 2 else (-0.25, 0))))
        for step in range(1, 8)
    ]
    return shape([*top, *ragged, (x + 6, y + deep * 1.1)], snow)


def pine(rng: Random, season: Season, root: Point, height: float, distance: float) -> str:
    """A pine, the paler the further away it stands."""
    (x, y), colour = root, jitter(rng, mix(season.pine, season.haze, distance), 9)
    right, left = list[Point](), list[Point]()
    for tier in range(1, TIERS + 1):
        at = y - height + height * 0.92 * tier / TIERS
        wide = height * 0.18 * (tier / TIERS) ** 0.9 * rng.uniform(0.85, 1.1)
        notch = 0.5 if tier < TIERS else 1
        right += [(x + wide, at), (x + wide * notch, at - height * 0.03)]
        left += [(x - wide, at), (x - wide * notch, at - height * 0.03)]
    drawn = shape([(x, y - height), *right, *reversed(left)], colour)
    drawn += shape(
        [(x, y - height), (x + height * 0.17, y - height * 0.06), (x, y - height * 0.06)], "#000", 'opacity=".18"'
    )
    if season.bare:
        for wide, at in ((height * 0.18 * tier / TIERS, y - height + height * 0.9 * tier / TIERS) for tier in range(1, 5)):
            drawn += shape([(x, at - height * 0.22), (x - wide, at), (x + wide * 0.2, at - height * 0.07)], season.snow)
    return drawn


def tree(rng: Random, season: Season, root: Point, height: float) -> str:
    """A tree in leaf or blossom, or in winter its branches."""
    return branches(rng, season, root, height) if season.bare else leafy(rng, season, root, height)


def leafy(rng: Random, season: Season, root: Point, height: float) -> str:
    """A crown of nine heaps of leaves, each in shade below and lit above."""
    (x, y), base = root, rng.choice(season.leaves)
    shade, light = mix(base, "#1b1a24", 0.35), mix(base, "#fff3cf", 0.32)
    heaps = [
        (x + rng.gauss(0, height * 0.17), y - height * 0.62 + rng.gauss(0, height * 0.13), height * rng.uniform(0.13, 0.22))
        for _ in range(9)
    ]
    edge = height * 0.03
    trunk = path(
        f"M{x - edge:.0f} {y:.0f}l{edge:.1f} {-height / 2:.0f}h{edge:.1f}l{edge:.1f} {height / 2:.0f}z", season.trunk
    )
    dark = [blob((a, b + height * 0.03), size, size, shade) for a, b, size in heaps]
    body = [
        blob((a - height * 0.03, b - height * 0.03), size * 0.8, size * 0.8, jitter(rng, base, 10)) for a, b, size in heaps
    ]
    lit = [blob((a - size * 0.5, b - size * 0.5), size * 0.24, size * 0.24, light, 0.8) for a, b, size in heaps]
    return trunk + "".join(dark + body + lit)


def branches(rng: Random, season: Season, root: Point, height: float) -> str:
    """A bare tree: branches that part again and again, with snow on the middle ones."""
    grown: dict[int, list[tuple[Point, Point]]] = {order: [] for order in range(5)}

    def grow(start: Point, angle: float, length: float, order: int) -> None:
        end = start[0] + length * math.cos(angle), start[1] + length * math.sin(angle)
        grown[order].append((start, end))
        for _ in range(0 if order == 0 else 3 if order > 2 else 2):
            grow(end, angle + rng.uniform(-0.75, 0.75), length * rng.uniform(0.58, 0.76), order - 1)

    grow(root, -math.pi / 2 + rng.uniform(-0.08, 0.08), height * 0.34, 4)
    wood = [line(segments(grown[order]), season.trunk, 0.9 + order * height * 0.011) for order in grown]
    return "".join(wood) + line(segments(grown[1] + grown[2], -1.4), season.snow, 1.2, 0.9)


def segments(pairs: list[tuple[Point, Point]], lift: float = 0) -> str:
    """Straight lines, moved up and left by `lift`."""
    return "".join(f"M{a + lift:.1f} {b + lift:.1f}L{c + lift:.1f} {d + lift:.1f}" for (a, b), (c, d) in pairs)
