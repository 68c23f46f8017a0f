"""Rules 15. How it ends: most Influence, then the Favour, then the Order Track."""

from regalia.core import Rank, ranked
from regalia.games.old_kings_crown.state import State


def rank(state: State) -> list[Rank]:
    """Rules 15. Influence in the Supply, the Kingdom's Favour, the place on the Order Track; ties are impossible."""
    return ranked(
        {seat: (state.influence[seat], int(state.favour == seat), -state.order.index(seat)) for seat in state.seats}
    )
