"""Rules 9. Facts for the sentence on what is possible now."""

from typing import Any

from msgspec import Struct

from regalia.core import Game, Seat
from regalia.games.oriflamme.options import Onto, Steal, Target
from regalia.games.oriflamme.state import SETUP, State


class Victim(Struct, frozen=True):
    """A player who can be stolen from."""

    seat: Seat
    points: int


def situation(game: Game[State], seat: Seat) -> dict[str, Any]:
    """The score, the queue, and the cards and players that the question offers."""
    state = game.state
    asked: Any = game.asks[seat]
    cards = [state.cards[option.card] for option in asked if isinstance(option, Target)]
    return {
        "round": state.round,
        "rounds": SETUP.rounds,
        "points": state.points[seat],
        "best": max(points for other, points in enumerate(state.points) if other != seat),
        "piles": len(state.queue),
        "onto": sum(isinstance(option, Onto) for option in asked),
        "tokens": state.cards[state.acting()].tokens if 0 <= state.cursor < len(state.queue) else 0,
        "hidden": sum(not card.face_up and card.owner != seat for card in cards),
        "own": sum(card.owner == seat for card in cards),
        "victims": tuple(
            Victim(option.victim, state.points[option.victim]) for option in asked if isinstance(option, Steal)
        ),
    }
