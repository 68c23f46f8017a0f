"""The curve of a league: how often the net that learns was ahead of each kind of opponent, as the games went on."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from regalia.bots.tournament import wilson

PARTS = 12
"""Most parts of the curve; each has the meetings of several iterations, so that chance does not hide the course."""
KINDS = {"squire": "#6a3d9e", "regular": "#1f5f8b", "first net": "#a02620", "page": "#2f6b4f", "predecessor": "#8a7a5c"}
"""The kinds that are drawn, with their colours."""
NOTE = "how often ahead of each kind of opponent, with 95 % intervals"
LABEL = 15
"""The height of a label."""
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 360, 56, 64, 120, 48


class Progress(Struct, frozen=True):
    """What an iteration has changed."""

    entropy: float
    """Of the answers' probabilities, in nats."""
    change: float
    """The mean logarithm of old over new probabilities."""
    explained: float
    """The part of the returns' variance that the value explains."""


class Point(Struct, frozen=True):
    """An iteration of the league."""

    games: int
    """All games of the league so far."""
    turns: int
    """Decisions of the net in this iteration."""
    met: dict[str, int]
    """How often it met each kind of opponent in this iteration."""
    ahead: dict[str, float]
    """How often it was ahead of them in the end; equal places count half."""
    progress: Progress

    def __str__(self) -> str:
        """The point as text, with how often the net was ahead of each kind."""
        parts = [f"{self.ahead[kind] / met:.0%} of {met} {kind}s" for kind, met in sorted(self.met.items())]
        change = f"entropy {self.progress.entropy:.2f}, value explains {self.progress.explained:.0%}"
        return f"{self.games} games of the league: ahead of {', '.join(parts)}; {change}"


def points_in(file: Path) -> list[Point]:
    """The points of a curve; none without a file."""
    return msgspec.json.Decoder(Point).decode_lines(file.read_bytes()) if file.exists() else []


def add_point(file: Path, point: Point) -> None:
    """Add a point. Those after it are dropped: an interrupted iteration was played again."""
    before = [each for each in points_in(file) if each.games < point.games]
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in [*before, point]))


class Mean(Struct, frozen=True):
    """How often the net was ahead of one kind in a part of the curve."""

    games: int
    share: float
    interval: tuple[float, float]


def means(points: Sequence[Point], kind: str) -> list[Mean]:
    """The curve of one kind, in at most PARTS parts; parts without a meeting are left out."""
    size = -(-len(points) // PARTS) or 1
    found = []
    for start in range(0, len(points), size):
        part = points[start : start + size]
        met = sum(each.met.get(kind, 0) for each in part)
        if met:
            share = sum(each.ahead.get(kind, 0.0) for each in part) / met
            found.append(Mean(part[-1].games, share, wilson(share, met)))
    return found


def plot(title: str, points: Sequence[Point]) -> str:
    """The curve as an SVG picture, readable in the dark, too."""
    most = points[-1].games if points else 1
    across, down = (WIDTH - LEFT - RIGHT) / most, HEIGHT - TOP - BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14"><title>{title}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
        f'<text x="16" y="28" font-size="17" font-weight="600" fill="#27211a">{title}</text>',
        f'<text x="16" y="48" font-size="12" fill="#655b4c">{NOTE}</text>',
    ]
    for tick in range(0, 101, 25):
        y = TOP + down * (1 - tick / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}" stroke="{"#a02620" if tick == 50 else "#d6cab3"}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end" fill="#655b4c">{tick} %</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 16}" text-anchor="end" fill="#655b4c">{most:,} games</text>')
    lines = {kind: [spot(mean, across, down) for mean in found] for kind in KINDS if (found := means(points, kind))}
    labels = apart({kind: spots[-1][1] for kind, spots in lines.items()})
    for kind, spots in lines.items():
        parts += line(kind, spots, labels[kind])
    return "\n".join([*parts, "</svg>", ""])


Spot: TypeAlias = tuple[float, float, float, float]
"""The x of a mean, and the y of its share and of the ends of its interval."""


def spot(mean: Mean, across: float, down: float) -> Spot:
    """Where a mean is drawn."""
    share, low, high = (TOP + down * (1 - each) for each in (mean.share, *mean.interval))
    return LEFT + mean.games * across, share, low, high


def apart(heights: Mapping[str, float]) -> dict[str, float]:
    """Where labels are drawn that belong to some heights: below each other where they would overlap."""
    placed: dict[str, float] = {}
    least = 0.0
    for name, height in sorted(heights.items(), key=lambda each: each[1]):
        placed[name] = max(height, least)
        least = placed[name] + LABEL
    return placed


def line(kind: str, spots: Sequence[Spot], label: float) -> list[str]:
    """The line of one kind, with its label at a height."""
    colour = KINDS[kind]
    path = " ".join(f"{'L' if index else 'M'}{x:.1f} {y:.1f}" for index, (x, y, _, _) in enumerate(spots))
    whiskers = " ".join(f"M{x:.1f} {low:.1f} V{high:.1f}" for x, _, low, high in spots)
    return [
        f'<path d="{whiskers}" stroke="{colour}" stroke-width="1.5" opacity="0.4"/>',
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>',
        f'<text x="{spots[-1][0] + 8:.1f}" y="{label + 5:.1f}" fill="{colour}">{kind}s</text>',
    ]
