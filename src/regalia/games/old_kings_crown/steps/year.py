"""Rules 6.1. The Start of the Year."""

from itertools import permutations

from regalia.core import Choice, Choices, Game, Step
from regalia.games.old_kings_crown.events.table import TrackSet
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import DECLINE, Decline, Track
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.hands import draw_up


class DrawUp(Step, frozen=True):
    """Rules 6.1. Everybody must draw up to Hand Size."""

    def run(self, game: Game[State]) -> None:
        for seat in game.state.order:
            draw_up(game, seat)


class SetOrder(Step, frozen=True):
    """Rules 6.1. Most Influence first; tied players change their places."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        reverse = [*reversed(state.order)]
        state.order = tuple(sorted(reverse, key=lambda seat: -state.influence[seat]))
        master = state.holder("master_of_ceremonies")
        if master == NOBODY:
            game.happened(TrackSet(state.order))
        else:
            game.then(ArrangeTrack(master))


class ArrangeTrack(Choice, frozen=True):
    """Rules 6.1. The Master of Ceremonies may set the whole track."""

    def options(self, state: State) -> Choices:
        return (*map(Track, permutations(state.order)), DECLINE)

    def choose(self, game: Game[State], chosen: Track | Decline) -> None:
        if isinstance(chosen, Track):
            game.state.order = chosen.order
        game.happened(TrackSet(game.state.order))
