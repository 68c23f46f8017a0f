"""Tournaments: many games between levels, seats rotating, in several processes; figures with their intervals."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec
from msgspec import Struct

from regalia import games
from regalia.bots import THOUGHTS, consider, decide, thought_of
from regalia.bots.judgement import shares
from regalia.bots.spread import here, over_processes
from regalia.core import Chance, Game, Record, Seat, commitment, imagine, save
from regalia.core.match import Given
from regalia.core.record import sealed_all

Z = 1.959964
"""The number of standard errors within which a normal distribution has 95 %."""
T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same for Student's t distribution with 1, 2, 3 … degrees of freedom."""


class Pairing(Struct, frozen=True):
    """One game to be played: the level in each seat, and what they may spend."""

    slug: str
    levels: tuple[str, ...]
    """By place in the tournament; place `p` sits in seat `(p + number) % seats`."""
    number: int
    seed: str
    steady: bool
    """True if those who search try all their lines, however long it takes."""
    recorded: bool = False
    """True if the result holds the record of the game."""
    brought: tuple[str, ...] = ()
    """The ready-made things, such as decks, of which each seat draws one that it may bring; without any the usual ones."""


class Result(Struct, frozen=True):
    """How a game ended, by place in the tournament."""

    shares: tuple[float, ...]
    """1 for the winner, equal parts of it for those who share the victory."""
    scores: tuple[int, ...]
    """What decides the ranking first."""
    decisions: int
    sides: tuple[str, ...] | None = None
    """What each of them played, in a game in which seats differ."""
    record: Record | None = None
    brought: tuple[str, ...] | None = None
    """What each of them brought, in a game in which seats bring something."""
    places: tuple[int, ...] = ()
    """Their ranks: 1 for a winner, and equal ones share a rank. Empty in files written before it was kept."""


class Tally(Struct, frozen=True):
    """What came out for one level, or one side."""

    name: str
    played: int
    """Number of observations: games times seats of this level."""
    wins: float
    """Mean share of the victory."""
    interval: tuple[float, float] | None
    """Its 95 % interval (Wilson). None where the share is the same whatever happens: all seats of all games are its own."""
    score: float
    score_error: float | None
    """Half of the score's 95 % interval (Student). None for a single game."""


def derived(seed: str, *words: object) -> str:
    """A seed for one purpose, from the tournament's own."""
    return blake2b(":".join([seed, *map(str, words)]).encode(), digest_size=32).hexdigest()


def play(pairing: Pairing) -> Result:
    """Play one game to its end. The same pairing gives the same game if it is steady."""
    rules, count = games.load(pairing.slug), len(pairing.levels)
    named = brought_to(pairing)
    brought = [rules.brings.ready[name] for name in named] if rules.brings else []
    game = rules.begin(count, derived(pairing.seed, pairing.number), rules.options().ending, brought=brought)
    answers: list[Given] = []
    while not game.is_over:
        answers.append(next_of(pairing, game, len(answers)))
        game.answer(answers[-1].seat, answers[-1].answer)
    ranks = {rank.seat: rank for rank in rules.rank(game.state)}
    won = shares(game)
    order = [(place + pairing.number) % count for place in range(count)]
    side = rules.side
    return Result(
        tuple(won[seat] for seat in order),
        tuple(ranks[seat].keys[0] for seat in order),
        len(answers),
        side and tuple(side(game.state, seat) for seat in order),
        record_of(pairing, game, answers, brought) if pairing.recorded else None,
        tuple(named[seat] for seat in order) if named else None,
        tuple(ranks[seat].rank for seat in order),
    )


def brought_to(pairing: Pairing) -> list[str]:
    """What each seat brings to a game, by name; nothing in games in which nothing is brought."""
    rules, count = games.load(pairing.slug), len(pairing.levels)
    if rules.brings is None:
        return []
    agreed = rules.options().ending
    if not pairing.brought:
        usual = rules.brings.usual(count, agreed)
        return [next(name for name, each in rules.brings.ready.items() if each is one) for one in usual]
    chance = Chance(derived(pairing.seed, "brought", pairing.number))
    legal = [[name for name in rules.brings.legal(agreed, seat) if name in pairing.brought] for seat in range(count)]
    return [chance.one(names) for names in legal]


def next_of(pairing: Pairing, game: Game[Any], number: int) -> Given:
    """What happens next: something that a seat likes to do unasked, or else the answer of the first seat that is asked."""
    seed, count = derived(pairing.seed, pairing.number, number), len(pairing.levels)
    levels = [pairing.levels[place_of(seat, pairing.number, count)] for seat in range(count)]
    for seat in sorted(seat for seat, offered in game.offers.items() if offered):
        unasked = consider(levels[seat], imagine(game, seat, Chance(seed)), seat, seed)
        if unasked is not None:
            return Given(seat, unasked)
    seat = min(game.asks)
    thought = thought_of(levels[seat], pairing.slug, pairing.steady) if levels[seat] in THOUGHTS else None
    return Given(seat, decide(levels[seat], imagine(game, seat, Chance(seed)), seat, seed, thought))


def record_of(pairing: Pairing, game: Game[Any], answers: list[Given], brought: Sequence[Any]) -> Record:
    """The record of a finished game; seats are named after their levels."""
    count, seed = len(pairing.levels), derived(pairing.seed, pairing.number)
    return Record(
        pairing.slug,
        game.rules.version,
        count,
        msgspec.to_builtins(game.rules.options().ending),
        commitment(seed),
        seed,
        answers,
        names=[pairing.levels[place_of(seat, pairing.number, count)] for seat in range(count)],
        final=msgspec.json.decode(save(game)),
        brought=sealed_all(brought, seed, opened=True),
    )


def place_of(seat: Seat, number: int, count: int) -> int:
    """The seat of each place in a game, rotated so that each bot sits in each seat once in a round of games."""
    return (seat - number) % count


def pairings(
    slug: str,
    levels: Sequence[str],
    number: int,
    seed: str,
    steady: bool = False,
    recorded: bool = False,
    brought: Sequence[str] = (),
) -> list[Pairing]:
    """A number of games, seats rotating."""
    return [Pairing(slug, tuple(levels), game, seed, steady, recorded, tuple(brought)) for game in range(number)]


def tournament(
    slug: str,
    levels: Sequence[str],
    number: int,
    jobs: int,
    seed: str,
    steady: bool = False,
    recorded: bool = False,
    brought: Sequence[str] = (),
) -> Iterator[Result]:
    """Play this number of games in some processes; yield results as games end, with one process in their order."""
    spread = here if jobs == 1 else over_processes(jobs)
    for _, result in spread(play, pairings(slug, levels, number, seed, steady, recorded, brought)):
        yield result


def tallies(levels: Sequence[str], results: Sequence[Result]) -> list[Tally]:
    """One line for each level."""
    return [
        tally(level, [(result, [index for index, name in enumerate(levels) if name == level]) for result in results])
        for level in dict.fromkeys(levels)
    ]


def by_side(results: Sequence[Result]) -> list[Tally]:
    """One line for each side, where seats differ; the level should not, for a fair comparison."""
    return by_name([(result, result.sides or ()) for result in results])


def by_brought(results: Sequence[Result]) -> list[Tally]:
    """One line for each thing brought, such as a deck."""
    return by_name([(result, result.brought or ()) for result in results])


def by_name(results: Sequence[tuple[Result, Sequence[str]]]) -> list[Tally]:
    """One line for each name that places of a game had, the most successful first."""
    played: dict[str, list[tuple[Result, list[int]]]] = {}
    for result, named in results:
        for name in dict.fromkeys(named):
            played.setdefault(name, []).append((result, [index for index, each in enumerate(named) if each == name]))
    lines = [tally(name, played[name]) for name in sorted(played)]
    return sorted(lines, key=lambda line: -line.wins)


def tally(name: str, played: Sequence[tuple[Result, Sequence[int]]]) -> Tally:
    """The mean share and score of the places that it had in each game.

    Places of one game depend on each other, so that a game counts as one observation however many places it had there.
    """
    number = sum(len(places) for _, places in played)
    won = fmean(sum(result.shares[place] for place in places) for result, places in played)
    scores = [fmean(float(result.scores[place]) for place in places) for result, places in played]
    each = len(played) / number
    mirrored = all(len(places) == len(result.shares) for result, places in played)
    low, high = wilson(won, len(played))
    return Tally(
        name, number, won * each, None if mirrored else (low * each, high * each), fmean(scores), half_interval(scores)
    )


def half_interval(values: Sequence[float]) -> float | None:
    """Half of the 95 % interval of a mean (Student 1908), or None for a single value."""
    if len(values) < 2:
        return None
    return student(len(values) - 1) * stdev(values) / sqrt(len(values))


def student(freedom: int) -> float:
    """The 97.5 % quantile of the t distribution: by table for few degrees of freedom, by expansion in them for more."""
    if freedom <= len(T):
        return T[freedom - 1]
    terms = ((Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def wilson(share: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    square = Z * Z / number
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / number + square / (4 * number)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def plot(title: str, lines: Sequence[Tally], seats: int, note: str) -> str:
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
    for index, line in enumerate(lines):
        y = top + row * index + 10
        parts += bar(line, y, left, scale)
    return "\n".join([*parts, "</svg>", ""])


def bar(line: Tally, y: int, left: int, scale: float) -> list[str]:
    """One line of the picture."""
    end, low, high = (left + 100 * share * scale for share in (line.wins, *(line.interval or (line.wins, line.wins))))
    middle = y + 12
    whiskers = (
        f'<path d="M{low:.1f} {middle} H{high:.1f} M{low:.1f} {middle - 6} v12 M{high:.1f} {middle - 6} v12" '
        'stroke="#dfb75c" stroke-width="2.5"/>'
    )
    return [
        f'<text x="{left - 12}" y="{y + 17}" text-anchor="end" fill="#27211a">{line.name}</text>',
        f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="24" rx="3" fill="#6a3d9e"/>',
        *([whiskers] if line.interval else []),
        f'<text x="{high + 8:.1f}" y="{y + 17}" fill="#27211a">{100 * line.wins:.1f} %</text>',
    ]


def percent(value: Any) -> str:
    """A share as a percentage."""
    return f"{100 * value:.1f} %"
