"""Rules 8.1, 12.7. Cards that effects put into play."""

from regalia.core import Game, Seat
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import may_recruit, requirements_hold
from regalia.games.wheel_of_time.pieces import Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.advantages import hosts
from regalia.games.wheel_of_time.steps.recruiting import Arrive, controllable, unique_enough
from regalia.games.wheel_of_time.verbs import cards, forces


def may_enter(state: State, seat: Seat, kind: Kind, host: PieceId) -> bool:
    """Rules 8.1, 11.4. True if a card can enter play there.

    A force at home, an advantage on a card.
    """
    facts = card(kind)
    if facts.force:
        lawful = controllable(state, seat, kind) and requirements_hold(state, Context(seat, kind=kind), "control")
        return not host and lawful and unique_enough(state, seat, kind)
    return facts.type == "advantage" and host in hosts(state, seat, kind)


def enter_by_effect(game: Game[State], seat: Seat, kind: Kind, host: PieceId) -> None:
    """A card enters play ready, unless one that has just entered excludes it; then it is discarded."""
    state = game.state
    if not may_enter(state, seat, kind, host):
        cards.lay_on_discards(state, seat, (kind,))
        return
    forces.enter(game, kind, seat, "effect", host=host)


def recruitable_free(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1. True if a force can be recruited, whatever it costs."""
    return controllable(state, seat, kind) and unique_enough(state, seat, kind) and may_recruit(state, seat, kind)


def recruit_free(game: Game[State], seat: Seat, kind: Kind) -> None:
    """Rules 12.8. A force of the hand is recruited at once and costs nothing."""
    cards.leave_hand(game.state, seat, kind)
    game.then(Arrive(seat, kind))
