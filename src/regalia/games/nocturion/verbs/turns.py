"""Rules 5. The active player and the phase of the round."""

from regalia.core import Game, Seat
from regalia.games.nocturion.events import TurnBegan, TurnEnded
from regalia.games.nocturion.state import State


def be_active(game: Game[State], seat: Seat) -> None:
    """Rules 5.1. A seat picks from the pool."""
    game.state.active = seat


def begin_turn(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. A seat takes its turn."""
    game.state.phase, game.state.active = "action", seat
    game.happened(TurnBegan(seat))


def end_turn(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. A turn ends; a wild activation that has not been used is lost."""
    game.state.wild = False
    game.happened(TurnEnded(seat))


def begin_refresh(game: Game[State]) -> None:
    """Rules 5.3. The Refresh phase begins."""
    game.state.phase = "refresh"
