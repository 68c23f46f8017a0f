"""Rules 1. Who has won."""

from regalia.core import Rank, ranked
from regalia.games.wheel_of_time.state import State


def rank(state: State) -> list[Rank]:
    """Rules 1. A player who has not lost while the other has wins; otherwise it is a draw."""
    losers = {each.seat for each in state.fallen}
    return ranked({seat: (int(seat not in losers),) for seat in state.seats})
