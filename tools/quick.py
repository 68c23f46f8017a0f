"""`make quick`: the tests of what was changed, in about a minute. `make test` is for before it is shared.

The core's tests always run. Beside them run those of each game, room of the server or package that was changed, the
tests of every game for the games concerned, and one browser test for each game whose rules or board were changed.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.changed import ROOT, changed

EXAMPLE = "oriflamme"
"""The game that stands for all where what all share was changed."""
LOOKED_AT = "tests/browser/test_prompts.py::test_every_prompt_fits_a_phone_and_offers_all_options"
"""Shows each kind of question of a game."""


class Plan(NamedTuple):
    """What is run."""

    paths: tuple[str, ...]
    """Files and folders of tests."""
    games: tuple[str, ...]
    """The games for which the tests of every game run."""
    looks: tuple[str, ...]
    """The games that are looked at in the browser."""
    client: bool
    """True if the tests of the client run."""


def plan(files: Iterable[str], root: Path = ROOT) -> Plan:
    """What is run after these files were changed."""
    paths, games, looks, client = {"tests/core"}, set[str](), set[str](), False
    for file in files:
        match file.split("/"):
            case ["src", "regalia", "games", slug, *rest] if len(rest) > 0:
                games |= {slug} if rest[0] != "board" else set()
                looks.add(slug)
                client |= rest[0] == "board"
                paths.add(f"tests/games/{slug}")
            case ["src", "regalia", "core", *_] | ["src", "regalia", "testing", *_]:
                games.add(EXAMPLE)
                looks.add(EXAMPLE)
            case ["src", "regalia", "server", room, *_]:
                paths.add(f"tests/server/{room}")
            case ["src", "regalia", package, *_]:
                paths.add(f"tests/{package}")
            case ["client", *_]:
                client = True
                looks.add(EXAMPLE)
            case ["tests", "browser", *_]:
                pass  # they are long: run the file that was changed by its name
            case ["tests", *_, name] if name.startswith("test_"):
                paths.add(file)
    there = sorted(path for path in paths if (root / path).exists())
    return Plan(tuple(there), tuple(sorted(games)), tuple(sorted(looks)), client)


def runs(found: Plan) -> Iterable[tuple[dict[str, str], list[str]]]:
    """The commands, each with what it adds to the environment."""
    pytest = [sys.executable, "-m", "pytest", "--timeout", "600"]
    if found.client:
        yield {}, ["npm", "--prefix", "client", "test", "--silent"]
    yield {}, [*pytest, "--numprocesses", "auto", "--maxprocesses", "4", *found.paths]
    for game in found.games:
        yield {"REGALIA_GAME": game}, [*pytest, "--numprocesses", "auto", "--maxprocesses", "4", "src/regalia/testing"]
    if found.looks:
        yield {}, [*pytest, *(f"{LOOKED_AT}[{game}-ja]" for game in found.looks)]


def main() -> None:
    """Run the plan, and end with the first failure."""
    for more, command in runs(plan(changed())):
        print("→", *(f"{name}={value}" for name, value in more.items()), *command[2:], flush=True)
        code = subprocess.run(command, cwd=ROOT, env=os.environ | more, check=False).returncode
        if code:
            sys.exit(code)


if __name__ == "__main__":
    main()
