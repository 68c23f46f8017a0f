"""Tournaments: many games between levels, seats rotating, in several processes; figures with their intervals."""

import multiprocessing
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from regalia import games
from regalia.bots import THOUGHTS, decide, thought_of
from regalia.bots.judgement import shares
from regalia.core import Chance, imagine
from regalia.core.steps import Seat

Z = 1.96
"""A normal distribution has 95 % within so many standard errors."""


class Pairing(Struct, frozen=True):
    """One game to be played: the level in each seat, and what they may spend."""

    slug: str
    levels: tuple[str, ...]
    """By place in the tournament; place `p` sits in seat `(p + number) % seats`."""
    number: int
    seed: str
    steady: bool
    """Whether those who search look at all their worlds, however long it takes."""


class Result(Struct, frozen=True):
    """How a game ended, by place in the tournament."""

    shares: tuple[float, ...]
    """1 for the winner, equal parts of it for those who share the victory."""
    scores: tuple[int, ...]
    """What decides the ranking first."""
    decisions: int
    sides: tuple[str, ...] | None = None
    """What each of them played, in a game in which seats differ."""


class Standing(Struct, frozen=True):
    """What came out for one level, or one side."""

    name: str
    played: int
    """So many games were played from so many seats, all in all."""
    wins: float
    """Mean share of the victory."""
    low: float
    high: float
    """The 95 % interval (Wilson)."""
    score: float
    score_error: float
    """Half of the score's 95 % interval."""


def derived(seed: str, *words: object) -> str:
    """A seed for one purpose, from the tournament's own."""
    return blake2b(":".join([seed, *map(str, words)]).encode(), digest_size=32).hexdigest()


def play(pairing: Pairing) -> Result:
    """Play one game to its end. The same pairing gives the same game if it is steady."""
    rules, count = games.load(pairing.slug), len(pairing.levels)
    game = rules.begin(count, derived(pairing.seed, pairing.number), rules.options().ending)
    decisions = 0
    while not game.is_over:
        seat = min(game.asks)
        seed = derived(pairing.seed, pairing.number, decisions)
        level = pairing.levels[place_of(seat, pairing.number, count)]
        world = imagine(game, seat, Chance(seed))
        thought = thought_of(level, pairing.slug, pairing.steady) if level in THOUGHTS else None
        game.answer(seat, decide(level, world, seat, seed, thought))
        decisions += 1
    ranks = {rank.seat: rank for rank in rules.rank(game.state)}
    won = shares(game)
    order = [(place + pairing.number) % count for place in range(count)]
    side = rules.side
    return Result(
        tuple(won[seat] for seat in order),
        tuple(ranks[seat].keys[0] for seat in order),
        decisions,
        side and tuple(side(game.state, seat) for seat in order),
    )


def place_of(seat: Seat, number: int, count: int) -> int:
    """Whose seat it is in the game of this number: everybody has sat everywhere after as many games as there are seats."""
    return (seat - number) % count


def tournament(
    slug: str,
    levels: Sequence[str],
    number: int,
    jobs: int,
    seed: str,
    steady: bool = False,
) -> Iterator[Result]:
    """Play so many games, and give each result as it comes, in the order of the games."""
    pairings = [Pairing(slug, tuple(levels), game, seed, steady) for game in range(number)]
    if jobs == 1:
        yield from map(play, pairings)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=ignore_interrupts) as pool:
        yield from pool.imap(play, pairings)


def ignore_interrupts() -> None:
    """Ctrl-C is for the program that asked, which ends its workers itself."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def standings(levels: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """One line for each level."""
    return [
        standing(level, [(result, place) for result in results for place, name in enumerate(levels) if name == level])
        for level in dict.fromkeys(levels)
    ]


def by_side(results: Sequence[Result]) -> list[Standing]:
    """One line for each side, where seats differ; the level should not, for a fair comparison."""
    played = [(side, result, place) for result in results for place, side in enumerate(result.sides or ())]
    lines = [
        standing(name, [(result, place) for side, result, place in played if side == name])
        for name in sorted({side for side, _, _ in played})
    ]
    return sorted(lines, key=lambda line: -line.wins)


def standing(name: str, places: Sequence[tuple[Result, int]]) -> Standing:
    """The mean share of these places in these games, with its interval."""
    wins = [result.shares[place] for result, place in places]
    scores = [float(result.scores[place]) for result, place in places]
    low, high = wilson(fmean(wins), len(wins))
    error = Z * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0.0
    return Standing(name, len(places), fmean(wins), low, high, fmean(scores), error)


def wilson(share: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / number + square / (4 * number)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def plot(title: str, lines: Sequence[Standing], seats: int, note: str) -> str:
    """The win shares as bars with their intervals: an SVG picture, readable in the dark, too."""
    width, left, row, top = 640, 120, 44, 64
    scale = (width - left - 90) / 100
    height = top + row * len(lines) + 48
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="14"><title>{title}</title>',
        f'<rect width="{width}" height="{height}" fill="#fffdf7"/>',
        f'<text x="16" y="28" font-size="17" font-weight="600" fill="#27211a">{title}</text>',
        f'<text x="16" y="48" font-size="12" fill="#655b4c">{note}</text>',
    ]
    for tick in range(0, 101, 25):
        x = left + tick * scale
        parts.append(f'<path d="M{x:.1f} {top} V{height - 34}" stroke="#d6cab3"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 16}" text-anchor="middle" fill="#655b4c">{tick} %</text>')
    chance = left + 100 / seats * scale
    dashes = f'stroke="#a02620" stroke-dasharray="4 4" d="M{chance:.1f} {top - 6} V{height - 34}"'
    parts.append(f"<path {dashes}><title>chance</title></path>")
    for place, line in enumerate(lines):
        y = top + row * place + 10
        parts += bar(line, y, left, scale)
    return "\n".join([*parts, "</svg>", ""])


def bar(line: Standing, y: int, left: int, scale: float) -> list[str]:
    """One line of the picture."""
    end, low, high = (left + 100 * share * scale for share in (line.wins, line.low, line.high))
    middle = y + 12
    return [
        f'<text x="{left - 12}" y="{y + 17}" text-anchor="end" fill="#27211a">{line.name}</text>',
        f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="24" rx="3" fill="#6a3d9e"/>',
        f'<path d="M{low:.1f} {middle} H{high:.1f} M{low:.1f} {middle - 6} v12 M{high:.1f} {middle - 6} v12" '
        'stroke="#dfb75c" stroke-width="2.5"/>',
        f'<text x="{high + 8:.1f}" y="{y + 17}" fill="#27211a">{100 * line.wins:.1f} %</text>',
    ]


def told(value: Any) -> str:
    """A share as a percentage."""
    return f"{100 * value:.1f} %"
