"""Rules 6.2. The resources that an activation gives."""

from regalia.core import Seat
from regalia.games.nocturion.content import ESTATES, Estate
from regalia.games.nocturion.effects import CartBonus, DoubleBonus, NoDouble
from regalia.games.nocturion.state import State


def would_give(state: State, seat: Seat, estate: Estate) -> int:
    """Rules 6.2. How many resources an activation gives: the token of the tile, the x2 bonus, the cart bonus of a house.

    It is asked before the season moves: what counts is where the tracker will stand, and what will have been refilled.
    """
    printed, region = state.printed, estate // ESTATES
    season, _ = printed.spaces[printed.next_space[state.space + 1][printed.produces[state.tiles[estate]]]]
    x2 = printed.x2[season]
    if region == x2:
        bonus = 0 if state.suffers(seat, NoDouble) else 1 + state.bonus(seat, DoubleBonus)
        return state.stocked[estate] + bonus
    if region == printed.opposite[x2]:
        return 1 + state.bonus(seat, CartBonus)
    return int(state.stocked[estate])
