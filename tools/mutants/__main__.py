"""The command behind `make mutants`."""

import argparse
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from regalia import games
from tools.mutants.mutations import sample
from tools.mutants.trials import measure, survivors

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "regalia" / "games"
TESTS = ROOT / "tests" / "games"
OF_EVERY_GAME = ("test_what_is_said.py",)
"""Tests of every game that count as tests of the game."""
RULES = (
    "steps",
    "cards",
    "verbs",
    "scoring",
    "effective",
    "abilities",
    "costs",
    "gains",
    "ops",
    "words",
    "in_force",
    "payment",
    "pricing",
    "coins",
    "bills",
    "targets",
    "tally",
)
"""Names of the files and folders that hold a game's rules."""


def rules_of(game: str) -> Iterator[Path]:
    """The files that hold a game's rules."""
    folder = GAMES / game
    for name in RULES:
        yield from (folder / name).rglob("*.py")
        if (file := folder / f"{name}.py").exists():
            yield file


def under(files: Iterable[Path], folder: Path, paths: Iterable[str]) -> list[Path]:
    """The files that are one of these paths of a game's folder, or lie below one; all of them if none is given."""
    within = [folder / path for path in paths] or [folder]
    return [file for file in files if any(file.is_relative_to(path) for path in within)]


def main() -> None:
    """Print the mutants of a sample that no test noticed, and the share that was noticed."""
    parser = argparse.ArgumentParser(prog="mutants", description=main.__doc__)
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--under", nargs="*", default=[], help="files and folders of the game: steps verbs/cards.py")
    asked = parser.parse_args()
    for other in games.slugs():
        if other != asked.game:
            games.load(other)  # in memory once, for every mutant
    files = under(rules_of(asked.game), GAMES / asked.game, asked.under)
    if not files:
        parser.error(f"no rules under {' '.join(asked.under)}")
    mutants = sample(files, asked.count, asked.seed)
    survived = 0
    os.environ["REGALIA_GAME"] = asked.game  # of the tests of every game, those of this one
    ran = measure(files, TESTS / asked.game, *(TESTS / name for name in OF_EVERY_GAME))
    for mutant in survivors(mutants, ran, ROOT, asked.jobs):
        survived += 1
        print(f"{mutant.file.relative_to(ROOT)}:{mutant.line}\n{mutant.diff}\n", flush=True)
    killed = len(mutants) - survived
    print(f"{asked.game}, sample {asked.seed}: {killed} of {len(mutants)} killed ({killed / len(mutants):.1%})")


if __name__ == "__main__":
    main()
