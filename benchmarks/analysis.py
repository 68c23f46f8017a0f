"""Whether the analysis of games can be believed: `python -m benchmarks.analysis oriflamme --games 20 --results FOLDER`.

Each game is a line of a file as it ends, and the same command goes on from there. With `--games 0` the figures so far are
printed. Nothing here is a test: the figures are measured, and docs/analysis.md shows them.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec import Struct

from benchmarks.proof import SCALES, Foreseen, Losses, Planted, Task, levels, plants, results
from regalia import games
from regalia.bots.judgement import caution, judgement_of
from regalia.bots.results import add_result, results_in
from regalia.bots.spread import here, over_processes
from regalia.bots.tournament import half_interval, wilson

REAL, CALM = 0.15, 0.03
"""What a planted blunder costs at least, and what an answer costs at most for which there should be no word."""
NEAR = 0.03
"""How far results may be outside of their class."""


class Terms(Struct, frozen=True):
    """What the lines of a file have in common."""

    study: str
    game: str
    levels: tuple[str, ...]
    caution: float | None = None
    """The factor of the doubt; None if it makes no difference."""


def levels_of(slug: str, number: int) -> tuple[str, ...]:
    """Who plays for the comparison of levels: each pair in turn, or one page, one squire and two knights."""
    if 2 in games.load(slug).seats:
        return (("page", "knight"), ("squire", "knight"), ("page", "squire"))[number % 3]
    return ("page", "squire", "knight", "knight")


def squires(slug: str, number: int) -> tuple[str, ...]:
    """Who plays for the comparison of chances with results."""
    seats = games.load(slug).seats
    return ("squire",) * (2 if 2 in seats else 4)


STUDIES: dict[str, tuple[Callable[[Task], Any], Any, Callable[[str, int], tuple[str, ...]]]] = {
    "levels": (levels, list[Losses], levels_of),
    "results": (results, list[Foreseen], squires),
    "plants": (plants, list[Planted], squires),
}
"""What is done with a game, what comes of it, and who plays."""


def study(args: argparse.Namespace, name: str, number: int) -> list[Any]:
    """The results of one study, after this number of games in all; those in the file are not played again."""
    file = args.results / f"{name}-{args.game}.jsonl"
    do, kind, plays = STUDIES[name]
    factor = None if name == "results" else caution(judgement_of(args.game))
    found: dict[int, Any] = results_in(file, Terms(name, args.game, plays(args.game, 0), factor), kind)
    tasks = [Task(args.game, plays(args.game, game), game, args.results) for game in range(number) if game not in found]
    spread = here if args.processes == 1 else over_processes(args.processes)
    with closing(spread(do, tasks)) as finished:
        for task, result in finished:
            add_result(file, task.number, result)
            found[task.number] = result
            print(f"{name}: {len(found)} games", flush=True)
    return [found[game] for game in sorted(found)]


def of_levels(results: Sequence[Sequence[Losses]]) -> Iterator[str]:
    """The mean losses of each level: the mean of its games, which are the observations."""
    for level in ("page", "squire", "knight"):
        own = [each for game in results for each in game if each.level == level]
        if own:
            losses, behind = [each.loss for each in own], [each.loss - each.usual for each in own]
            yield (
                f"{level}: mean loss {around(losses)}, beyond that of habit {around(behind)}, "
                f"mistakes and blunders {100 * fmean(each.graves for each in own):.1f} % ({len(own)} games)"
            )


def around(values: Sequence[float]) -> str:
    """A mean with half of its 95 % interval."""
    return f"{fmean(values):.4f} ± {half_interval(values) or 0:.4f}"


def of_planted(planted: Sequence[Planted]) -> Iterator[str]:
    """How many real blunders are found, and how many calm answers have a word."""
    real = [each for each in planted if each.cost >= REAL]
    calm = [each for each in planted if each.cost < CALM]
    if real:
        found = sum(each.word in ("mistake", "blunder") for each in real)
        yield f"blunders found: {share(found, len(real))}"
    if calm:
        yield f"calm answers with a word: {share(sum(each.word is not None for each in calm), len(calm))}"
        yield f"calm answers called mistake or blunder: {share(sum(is_grave(each) for each in calm), len(calm))}"


def is_grave(planted: Planted) -> bool:
    """True if the answer is called a mistake or worse."""
    return planted.word in ("mistake", "blunder")


def share(count: int, of: int) -> str:
    """A share with its interval."""
    low, high = wilson(count / of, of)
    return f"{count} of {of}, {100 * count / of:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


class Tenth(Struct, frozen=True):
    """The moments whose chance is in one of ten classes."""

    low: float
    foretold: float
    """The mean chance."""
    won: float
    """The mean share of the victory."""
    interval: tuple[float, float]
    """Of `won`. Moments of one game depend on each other, so that it counts as one observation."""
    games: int

    @property
    def holds(self) -> bool | None:
        """True if the result is within 0.03 of the class. None if it is not, but might be in more games."""
        low, high = self.low - NEAR, self.low + 0.1 + NEAR
        if low <= self.won <= high:
            return True
        return None if self.interval[0] <= high and self.interval[1] >= low else False


def of_chances(played: Sequence[Sequence[Foreseen]], scale: int) -> Iterator[str]:
    """By tenths of the chances: how often the seats have won."""
    known = [(game, each.known[scale], each.won[each.seat]) for game, seen in enumerate(played) for each in seen]
    open_cards = [
        (game, chance, won)
        for game, seen in enumerate(played)
        for each in seen
        for chance, won in zip(each.by_scale[scale], each.won, strict=True)
    ]
    for title, seen in (("in the true position", open_cards), ("by what the seat knows", known)):
        tenths = by_tenths(seen)
        yield f"{title}: {in_words(all_hold([tenth.holds for tenth in tenths]))}"
        yield from map(line_of, tenths)


def by_tenths(seen: Sequence[tuple[int, float, float]]) -> list[Tenth]:
    """Games, chances and results in ten classes, without empty ones."""
    classes: dict[int, list[tuple[int, float, float]]] = {}
    for each in seen:
        classes.setdefault(min(9, int(each[1] * 10)), []).append(each)
    return [tenth(number / 10, classes[number]) for number in sorted(classes)]


def tenth(low: float, held: Sequence[tuple[int, float, float]]) -> Tenth:
    """One class."""
    won, count = fmean(each[2] for each in held), len({each[0] for each in held})
    return Tenth(low, fmean(each[1] for each in held), won, wilson(won, count), count)


def all_hold(found: Sequence[bool | None]) -> bool | None:
    """False if one does not hold, None if one is open."""
    return False if False in found else None if None in found else True


def in_words(holds: bool | None) -> str:
    """What was found."""
    return {True: "holds", False: "fails", None: "open"}[holds]


def line_of(tenth: Tenth) -> str:
    """A class as a line."""
    least, most = tenth.interval
    foretold = f"{tenth.low:.1f} to {tenth.low + 0.1:.1f}: foretold {tenth.foretold:.2f}"
    return f"  {foretold}, won {tenth.won:.2f} [{least:.2f}, {most:.2f}] in {tenth.games} games, {in_words(tenth.holds)}"


def surprise(foreseen: Sequence[Foreseen], scale: int) -> float:
    """The mean logarithmic loss of the chances in the true position."""
    return fmean(
        -sum(won * log(max(chance, 0.005)) for chance, won in zip(each.by_scale[scale], each.won, strict=True))
        for each in foreseen
    )


def of_scales(games: Sequence[Sequence[Foreseen]]) -> Iterator[str]:
    """The factor of the doubt that fits one half of the games best, and what it brings in the other."""
    halves = [[each for game in games[start::2] for each in game] for start in (0, 1)]
    for fitted, other in (halves, halves[::-1]):
        if fitted and other:
            best = min(range(len(SCALES)), key=lambda scale: surprise(fitted, scale))
            plain = surprise(other, SCALES.index(1.0))
            yield f"best scale {SCALES[best]}; out of sample {surprise(other, best):.4f}, without {plain:.4f}"


def main() -> None:
    """Play what is missing, then print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--games", type=int, default=20, help="games in which levels are compared")
    parser.add_argument("--squires", type=int, default=200, help="games of squires for chances and results")
    parser.add_argument("--plants", type=int, default=100, help="games of squires for planted answers")
    parser.add_argument("--scale", type=float, choices=SCALES, help="the factor of the doubt (default: the game's)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, required=True, help="a folder")
    args = parser.parse_args()
    seen = study(args, "results", args.squires)
    print(f"{args.game}: {len(seen)} games of squires", *of_scales(seen), sep="\n")
    scale = args.scale or caution(judgement_of(args.game))
    print(*of_chances(seen, SCALES.index(scale)), sep="\n")
    print(*of_planted([each for game in study(args, "plants", args.plants) for each in game]), sep="\n")
    print(*of_levels(study(args, "levels", args.games)), sep="\n")


if __name__ == "__main__":
    main()
