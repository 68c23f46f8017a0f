"""How many puzzles there are in games: `python -m benchmarks.puzzles oriflamme --games 100 --results FOLDER`.

Each game of squires is a line of a file as it ends, and the same command goes on from there. With `--keep FILE` the puzzles
are written for a game's folder: at most one of a game, those first that fewest levels solve.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import msgspec
from msgspec import Struct

from benchmarks.proof import Task, played
from regalia import games
from regalia.bots.analysis import Analysis
from regalia.bots.puzzles import Puzzle, puzzles_in
from regalia.bots.results import add_result, results_in
from regalia.bots.spread import here, over_processes

KEPT = 30
"""The most puzzles that are kept of one game's measurement."""


class Terms(Struct, frozen=True):
    """What the lines of a file have in common."""

    game: str
    rules: int


class Found(Struct, frozen=True):
    """The puzzles of one game."""

    puzzles: list[Puzzle]
    decisions: int
    seconds: float
    """CPU seconds that the search took."""


def search(task: Task) -> Found:
    """Look for puzzles in a game of squires."""
    analysis: Analysis = played(task, "squires")
    start = process_time()
    puzzles = [*puzzles_in(analysis)]
    return Found(puzzles, len(analysis.decisions), process_time() - start)


def figures(found: Sequence[Found]) -> str:
    """What was found, in words."""
    count, puzzles = len(found), [puzzle for each in found for puzzle in each.puzzles]
    by_levels = Counter(" ".join(puzzle.found_by) or "no level below regent" for puzzle in puzzles)
    missed = sum(puzzle.played != puzzle.answers[0].answer for puzzle in puzzles)
    return (
        f"{count} games, {sum(each.decisions for each in found)} decisions: {len(puzzles)} puzzles in "
        f"{sum(bool(each.puzzles) for each in found)} games, {missed} missed by the player; "
        f"{sum(each.seconds for each in found) / count:.0f} CPU s a game; found by {dict(by_levels)}"
    )


def kept(found: Sequence[Found]) -> list[Puzzle]:
    """The hardest puzzle of each game, the hardest first."""
    hardest = [min(each.puzzles, key=difficulty) for each in found if each.puzzles]
    return sorted(hardest, key=difficulty)[:KEPT]


def difficulty(puzzle: Puzzle) -> tuple[int, float]:
    """Sorting key: fewest levels that find it first, then the largest lead of the best answer."""
    return len(puzzle.found_by), -puzzle.answers[1].behind


def main() -> None:
    """Search what is missing, then print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, required=True, help="a folder")
    parser.add_argument("--keep", type=Path, help="the file in which puzzles are kept")
    args = parser.parse_args()
    file = args.results / f"puzzles-{args.game}.jsonl"
    found = results_in(file, Terms(args.game, games.load(args.game).version), Found)
    seats = 2 if 2 in games.load(args.game).seats else 4
    tasks = [
        Task(args.game, ("squire",) * seats, number, args.results) for number in range(args.games) if number not in found
    ]
    for task, result in (here if args.processes == 1 else over_processes(args.processes))(search, tasks):
        add_result(file, task.number, result)
        found[task.number] = result
        print(f"{len(found)} games, {len(result.puzzles)} puzzles, {result.seconds:.0f} s", flush=True)
    print(figures([found[number] for number in sorted(found)]))
    if args.keep:
        args.keep.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, kept([*found.values()]))) + b"\n]\n")


if __name__ == "__main__":
    main()
