"""Learns from games of squires and rule players, for a game whose judgement is a table of worths, what things are worth,
and how squires choose.

For every position, each seat's points still to come are explained as a sum over its holdings, where a holding is a thing in
a situation with some time left. Ridge regression, in plain Python. The game's `bot` module offers `holdings`, `points`,
`time_left` and the dictionary `WORTH` that it reads from `worth.toml`; `regalia learn` writes such a file. Put it in place
and run it again to learn from bots that already judge by the last table.
"""

import zlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from math import log
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from regalia import games
from regalia.bots.choices import sensible
from regalia.bots.greedy import greedy
from regalia.bots.habits import Chosen, Trait, fit_habits, habitual
from regalia.bots.judgement import Judgement, RulePlayer, judgement_of, players_of, shares
from regalia.bots.results import kept_results
from regalia.bots.spread import Spread
from regalia.core import Answer, Chance, Game, Seat, imagine, load, save, softmax

Holding: TypeAlias = tuple[str, str, int]
"""A thing, its situation, and the time left."""
CURIOSITY = 0.15
"""How often a squire plays by weights alone, to explore."""
KEPT = 0.4
"""The share of positions used for learning."""
RIDGE = 4.0
JUDGED = 3000
"""Most positions used to fit how strongly expected points predict victory."""


class Appraisal(Judgement, Protocol):
    """A judgement that is a table of worths."""

    WORTH: dict[Holding, float]

    def holdings(self, state: Any) -> Sequence[dict[Holding, int]]:
        """What each seat holds that may still bring points, and how many of each."""
        ...

    def points(self, state: Any) -> Sequence[int]:
        """What each seat has already."""
        ...

    def time_left(self, state: Any) -> int:
        """How long the game will still go on, in rounds or the like."""
        ...


class Course(Struct, frozen=True):
    """How lessons were made, apart from their number: squires judge by the last table."""

    game: str
    rules: int
    judged_by: str
    """A digest of the table of worths by which squires judged."""


class Lesson(Struct, frozen=True):
    """One game: what was held and what it brought; the positions; who won."""

    rows: list[tuple[dict[Holding, int], float]]
    positions: list[bytes]
    won: list[float]
    chosen: list[Chosen]
    """What squires chose where they had a choice; empty in a game without traits."""


def lesson(slug: str, number: int) -> Lesson:
    """Play one game between squires and the game's rule players: what things are worth depends on how others play.

    The same number always gives the same game.
    """
    rules, judgement = games.load(slug), appraisal_of(slug)
    rng = Random(number)  # noqa: S311 - not the rules' chance
    chance = Chance(rng.randbytes(32).hex())
    game = rules.begin(rng.choice(rules.seats), rng.randbytes(32).hex(), rules.options().ending)
    learners: list[RulePlayer] = [partial(squire, judgement=judgement, chance=chance), *players_of(slug).values()]
    players = [rng.choice(learners) for _ in game.state.seats]
    seen, positions, chosen = [], [], []
    while not game.is_over:
        seat = min(game.asks)
        if rng.random() < CURIOSITY:
            answer = sensible(judgement, game, seat, rng)
        else:
            answer = players[seat](imagine(game, seat, chance), seat, rng)
            if players[seat] is learners[0]:
                chosen += decision(judgement, game, seat, answer)
        game.answer(seat, answer)
        if rng.random() < KEPT and not game.is_over:
            seen.append((judgement.holdings(game.state), list(judgement.points(game.state))))
            positions.append(save(game))
    final = judgement.points(game.state)
    rows = [(held[seat], float(final[seat] - had[seat])) for held, had in seen for seat in game.state.seats]
    return Lesson(rows, positions, shares(game), chosen)


def decision(judgement: Judgement, game: Game[Any], seat: Seat, answer: Answer) -> list[Chosen]:
    """What was chosen among which traits, if there was anything to choose that has traits."""
    player, ask = habitual(judgement), game.asks[seat]
    if player is None or not isinstance(ask, tuple) or len(ask) == 1:
        return []
    index = [option == answer for option in ask].index(True)
    return [Chosen([in_numbers(player.traits(game, seat, option)) for option in ask], index)]


def in_numbers(traits: Iterable[Trait]) -> list[Trait]:
    """Traits as they are after a file was written and read: truth values are numbers."""
    return [(name, about, int(number)) for name, about, number in traits]


def squire(game: Game[Any], seat: Seat, rng: Random, *, judgement: Judgement, chance: Chance) -> Answer:
    """A squire as a player."""
    return greedy(game, seat, judgement, rng, chance)


def appraisal_of(slug: str) -> Appraisal:
    """The game's judgement. Raises ValueError if it is not a table of worths."""
    judgement: Any = judgement_of(slug)
    if not hasattr(judgement, "WORTH"):
        raise ValueError(f"the judgement of {slug} is not a table of worths")
    appraisal: Appraisal = judgement
    return appraisal


def fit(rows: Iterable[tuple[dict[Holding, int], float]]) -> dict[Holding, float]:
    """The worth of each holding that explains the gains best."""
    names: dict[Holding, int] = {}
    square: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    right: dict[int, float] = defaultdict(float)
    for held, gained in rows:
        items = [(names.setdefault(name, len(names)), count) for name, count in held.items()]
        for one, count in items:
            right[one] += count * gained
            line = square[one]
            for other, times in items:
                line[other] += count * times
    worth = solve(square, right, len(names))
    return {name: worth[index] for name, index in names.items()}


def solve(square: dict[int, dict[int, float]], right: dict[int, float], size: int) -> list[float]:
    """Gaussian elimination, with the ridge on the diagonal."""
    lines = [
        [square[row][column] + (RIDGE if row == column else 0.0) for column in range(size)] + [right[row]]
        for row in range(size)
    ]
    for index, pivot in enumerate(lines):
        for other in lines[index + 1 :]:
            factor = other[index] / pivot[index]
            if factor:
                other[index:] = [mine - factor * its for mine, its in zip(other[index:], pivot[index:], strict=True)]
    found = [0.0] * size
    for index in reversed(range(size)):
        known = sum(lines[index][column] * found[column] for column in range(index + 1, size))
        found[index] = (lines[index][size] - known) / lines[index][index]
    return found


def heat(slug: str, positions: Sequence[tuple[bytes, list[float]]]) -> tuple[float, float]:
    """How strongly expected points predict the winner: the base and the growth with time left of least loss."""
    rules, judgement = games.load(slug), appraisal_of(slug)
    cases = []
    for saved, won in positions:
        state = load(rules, saved).state
        cases.append((judgement.expected(state), judgement.time_left(state), won))

    def loss(pair: tuple[float, float]) -> float:
        return sum(surprise(points, pair[0] + pair[1] * left, won) for points, left, won in cases)

    return min(((base / 4, growth / 8) for base in range(2, 13) for growth in range(13)), key=loss)


def surprise(points: Sequence[float], heat: float, won: Sequence[float]) -> float:
    """Minus the logarithm of the probability given to what happened (cross-entropy)."""
    return -sum(share * log(odd) for share, odd in zip(won, softmax(points, heat), strict=True))


def written(slug: str, worth: dict[Holding, float], base: float, growth: float) -> str:
    """The table as TOML, with its certainty."""
    head = f"# Made by `regalia learn {slug}`: points still to come, by time left."
    return "\n".join([head, "", f"heat = {{ base = {base}, growth = {growth} }}", *rows_of(worth), ""])


def rows_of(worth: Mapping[Holding, float]) -> list[str]:
    """For each thing and situation a line with a number for 0, 1, 2 … time left."""
    longest = max(left for _, _, left in worth)
    lines: list[str] = []
    for thing in dict.fromkeys(thing for thing, _, _ in sorted(worth)):
        lines += ["", f"[{thing}]"]
        for situation in dict.fromkeys(each for name, each, _ in sorted(worth) if name == thing):
            row = [round(worth.get((thing, situation, left), 0.0), 2) for left in range(longest + 1)]
            lines.append(f"{situation} = {row}")
    return lines


def course_of(slug: str) -> Course:
    """What lessons of a game are about, as it is now."""
    worth = sorted(appraisal_of(slug).WORTH.items())
    return Course(slug, games.load(slug).version, sha256(repr(worth).encode()).hexdigest())


def lessons_of(slug: str, number: int, spread: Spread, file: Path | None) -> list[Lesson]:
    """The lessons of this number of games. Those in a file are not played again; the others are added to it as each ends.

    Raises OtherTerms if the file holds other games.
    """
    packed = kept_results(partial(packed_lesson, slug), number, spread, file, course_of(slug))
    return [unpacked(each) for each in packed]


def packed_lesson(slug: str, number: int) -> bytes:
    """A lesson, compressed: in Oriflamme some 4 KB instead of 100."""
    return zlib.compress(msgspec.msgpack.encode(lesson(slug, number)))


def unpacked(packed: bytes) -> Lesson:
    """A lesson that was compressed."""
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Lesson)


def learn(
    slug: str, number: int, spread: Spread, target: Path, habits: Path | None = None, kept: Path | None = None
) -> str:
    """Play this number of games, write what was learned to files, and report the result. Games are kept in a file, if one
    is given, from which an interrupted command goes on. Raises OtherTerms if it holds others.
    """
    judgement = appraisal_of(slug)
    lessons = lessons_of(slug, number, spread, kept)
    worth = fit(row for each in lessons for row in each.rows)
    judgement.WORTH.clear()
    judgement.WORTH.update(worth)
    positions = [(position, each.won) for each in lessons for position in each.positions]
    base, growth = heat(slug, positions[:: max(1, len(positions) // JUDGED)])
    target.write_text(written(slug, worth, base, growth), "utf-8")
    summary = f"{number} games, {len(positions)} positions, {len(worth)} holdings; heat {base} + {growth} a round"
    chosen = [decision for each in lessons for decision in each.chosen]
    if habits is None or not chosen:
        return summary
    found, loss = fit_habits(chosen, Random(number))  # noqa: S311 - not the rules' chance
    lines = [f"# Made by `regalia learn {slug}`: how much each trait of an option speaks for it.", *rows_of(found), ""]
    habits.write_text("\n".join(lines), "utf-8")
    return f"{summary}; {len(chosen)} decisions, {len(found)} traits, loss {loss:.3f}"
