"""A few turns of any game, for the interpreter: `python -m regalia.games.<slug>`."""

from typing import Any

from regalia.core.chance import Chance, fresh_seed
from regalia.core.rules import Rules
from regalia.core.sampling import some_answer

DECISIONS = 12


def demo(rules: Rules[Any]) -> None:
    """Play the first decisions at random; print the questions, the events and the table."""
    chance = Chance(fresh_seed())
    game = rules.begin(rules.seats[0], fresh_seed(), events=True)
    for _ in range(DECISIONS):
        if game.is_over:
            break
        seat = min(game.asks)
        answer = some_answer(game.asks[seat], chance)
        print(*(game.events or []), "", game, f"? {game.step}", f"> seat {seat}: {answer}", sep="\n")  # noqa: T201 - it is for a terminal
        game.events = []
        game.answer(seat, answer)
    print(*(game.events or []), "", game, sep="\n")  # noqa: T201 - it is for a terminal
