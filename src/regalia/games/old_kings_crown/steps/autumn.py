"""Rules 6.4. Autumn."""

from regalia.core import Game, Step
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.steps.road import LightTheRoad
from regalia.games.old_kings_crown.verbs.clash import renew_commands


class Autumn(Step, frozen=True):
    """Rules 6.4. In turn order each player takes an Autumn Action Step."""

    def run(self, game: Game[State]) -> None:
        renew_commands(game)
        game.then(*(step for seat in game.state.order for step in (LightTheRoad(seat), AutumnActions(seat))))
