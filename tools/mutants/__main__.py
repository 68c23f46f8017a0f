"""The command behind `make mutants`."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from regalia import games
from tools.mutants.mutations import sample
from tools.mutants.trials import measure, survivors

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "regalia" / "games"
RULES = ("steps", "cards", "verbs", "scoring", "effective", "abilities", "costs", "gains")
"""Names of the files and folders that hold a game's rules."""


def rules_of(game: str) -> Iterator[Path]:
    """The files that hold a game's rules."""
    folder = GAMES / game
    for name in RULES:
        yield from (folder / name).rglob("*.py")
        if (file := folder / f"{name}.py").exists():
            yield file


def main() -> None:
    """Print the mutants of a sample that no test noticed, and the share that was noticed."""
    parser = argparse.ArgumentParser(prog="mutants", description=main.__doc__)
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    for other in games.slugs():
        if other != asked.game:
            games.load(other)  # in memory once, for every mutant
    files = [*rules_of(asked.game)]
    mutants = sample(files, asked.count, asked.seed)
    survived = 0
    for mutant in survivors(mutants, measure(files, ROOT / "tests" / "games" / asked.game), ROOT, asked.jobs):
        survived += 1
        print(f"{mutant.file.relative_to(ROOT)}:{mutant.line}\n{mutant.diff}\n", flush=True)
    killed = len(mutants) - survived
    print(f"{asked.game}, sample {asked.seed}: {killed} of {len(mutants)} killed ({killed / len(mutants):.1%})")


if __name__ == "__main__":
    main()
