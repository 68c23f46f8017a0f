"""Rules 12.2. What happened is heard by the cards in play."""

from regalia.core import Game, Step
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs.writing import heard_all


class Settle(Step, frozen=True):
    """Rules 12.2. State-based checks until nothing changes, then the triggers that wait, in dominance order."""

    def run(self, game: Game[State]) -> None:
        heard_all(game.state)
