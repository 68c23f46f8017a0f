"""Rules 8.1, 12.7. Cards that effects put into play."""

from regalia.core import Game, Seat
from regalia.games.wheel_of_time.asking.forces import may_enter
from regalia.games.wheel_of_time.pieces import Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.recruiting import Arrive
from regalia.games.wheel_of_time.verbs import cards, forces


def enter_by_effect(game: Game[State], seat: Seat, kind: Kind, host: PieceId) -> None:
    """A card enters play ready, unless one that has just entered excludes it; then it is discarded."""
    state = game.state
    if not may_enter(state, seat, kind, host):
        cards.lay_on_discards(state, seat, (kind,))
        return
    forces.enter(game, kind, seat, "effect", host=host)


def recruit_free(game: Game[State], seat: Seat, kind: Kind) -> None:
    """Rules 12.8. A force of the hand is recruited at once and costs nothing."""
    cards.leave_hand(game.state, seat, kind)
    game.then(Arrive(seat, kind))
