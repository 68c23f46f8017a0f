"""Rules 15. The end of the game: most Influence, then the Favour, then the Order Track."""

from regalia.core import Rank, ranked
from regalia.games.old_kings_crown.state import State


def rank(state: State) -> list[Rank]:
    """Rules 15. Influence, the Kingdom's Favour, the number of players behind on the Order Track; ties are impossible."""
    behind = {seat: index for index, seat in enumerate(reversed(state.order))}
    return ranked({seat: (state.influence[seat], int(state.favour == seat), behind[seat]) for seat in state.seats})
