"""Rules 8. The end of the game."""

from regalia.core import Rank, ranked
from regalia.games.oriflamme.state import State


def rank(state: State) -> list[Rank]:
    """Most points win, then most own cards in the queue, covered or not; still tied, the victory is shared."""
    return ranked({seat: (state.points[seat], state.in_queue(seat)) for seat in state.seats})
