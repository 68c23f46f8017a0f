"""Rules 6.1. The Start of the Year."""

from itertools import permutations

from regalia.core import Choice, Choices, Game, Step
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import DECLINE, Decline, Track
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.hands import draw_up
from regalia.games.old_kings_crown.verbs.tokens import order_by_influence, set_track


class DrawUp(Step, frozen=True):
    """Rules 6.1. Every player must draw up to Hand Size."""

    def run(self, game: Game[State]) -> None:
        for seat in game.state.order:
            draw_up(game, seat)


class SetOrder(Step, frozen=True):
    """Rules 6.1. Most Influence first; tied players change their places."""

    def run(self, game: Game[State]) -> None:
        order_by_influence(game)
        master = game.state.holder("master_of_ceremonies")
        if master == NOBODY:
            set_track(game, game.state.order)
        else:
            game.then(ArrangeTrack(master))


class ArrangeTrack(Choice, frozen=True):
    """Rules 6.1. The Master of Ceremonies can set the whole track."""

    def options(self, state: State) -> Choices:
        return (*map(Track, permutations(state.order)), DECLINE)

    def choose(self, game: Game[State], chosen: Track | Decline) -> None:
        set_track(game, chosen.order if isinstance(chosen, Track) else game.state.order)
