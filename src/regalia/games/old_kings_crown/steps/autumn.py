"""Rules 6.4. Autumn."""

from regalia.core import Game, Seat, Step
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.menu import AutumnActions
from regalia.games.old_kings_crown.verbs.kingdom import glimpse


class Autumn(Step, frozen=True):
    """Rules 6.4. In turn order each player takes an Autumn Action Step."""

    def run(self, game: Game[State]) -> None:
        game.state.spent = ()
        game.then(*(step for seat in game.state.order for step in (LightTheRoad(seat), AutumnActions(seat))))


class LightTheRoad(Step, frozen=True):
    """Rules 13.5. With Moonshine Cove one may take from the road now, and the Lantern shows what else there is."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        if game.state.has_hq(self.seat, "moonshine_cove"):
            glimpse(game, self.seat)
