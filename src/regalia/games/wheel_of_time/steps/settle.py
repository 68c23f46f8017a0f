"""Rules 5.1, 12.2. Cards in play respond to what happened after a play or a step has resolved completely."""

from collections.abc import Iterator

from regalia.core import Game, Step
from regalia.games.wheel_of_time.pieces import Happening
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.checks import check
from regalia.games.wheel_of_time.steps.delayed import due
from regalia.games.wheel_of_time.steps.hearing import heard
from regalia.games.wheel_of_time.verbs.writing import heard_all


class Settle(Step, frozen=True):
    """Rules 12.2. State-based checks until nothing changes, then the waiting triggers, in dominance order."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        step = check(game)
        if step is not None:
            game.then(step, Settle())
        elif state.waiting:
            steps = [step for happening in heard_all(state) for step in answering(game, happening)]
            if steps:
                game.then(*steps, Settle())


def answering(game: Game[State], happening: Happening) -> Iterator[Step]:
    """The responses to a happening: the triggers of cards, then delayed effects."""
    yield from heard(game.state, happening)
    yield from due(game, happening)
