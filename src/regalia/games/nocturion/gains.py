"""Rules 6.2. What an activation gives."""

from regalia.core import Seat
from regalia.games.nocturion.content import ESTATES, LocationName
from regalia.games.nocturion.effects import CartBonus, DoubleBonus, NoDouble
from regalia.games.nocturion.state import State


def amount(state: State, seat: Seat, location: LocationName) -> int:
    """Rules 6.2. How many resources an activation gives: the token of the tile, the x2 bonus, the cart bonus of a house.

    It is asked before the season moves: what counts is where the tracker will stand, and what will have been refilled.
    """
    printed, estate = state.printed, state.estate_of(location)
    season, _ = printed.spaces[printed.next_space[state.space + 1][printed.produces[location]]]
    x2, region = printed.x2[season], estate // ESTATES
    cart = printed.opposite[x2]
    count = int(state.stocked[estate] or region == cart)
    if region == x2 and not state.suffers(seat, NoDouble):
        count += 1 + state.bonus(seat, DoubleBonus)
    if region == cart:
        count += state.bonus(seat, CartBonus)
    return count
