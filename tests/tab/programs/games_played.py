"""In the tab, and natively to compare: a random game of each, from a seed to its last position, line by line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regalia import games
from regalia.core import Chance, Rules, save, some_answer

HANDED = Path("/handed")
SEED = "5eed" * 16


async def main() -> None:
    write_games(HANDED)


def write_games(folder: Path) -> None:
    """Write a file for each game."""
    for slug in games.slugs():
        (folder / f"{slug}.txt").write_text("\n".join(played(games.load(slug))), "utf-8")


def played(rules: Rules[Any]) -> Iterator[str]:
    """What is asked, answered and happens; and the position in the end."""
    game, chance = rules.begin(rules.seats[0], SEED, events=True), Chance(SEED)
    while not game.is_over:
        seat = min(game.asks)
        answer = some_answer(game.asks[seat], chance)
        yield f"{game.step} seat {seat}: {answer}"
        game.events = []
        game.answer(seat, answer)
        yield from map(str, game.events)
    yield save(game).hex()
