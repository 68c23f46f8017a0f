"""Rules 6. A location is activated."""

from regalia.core import Game, Seat, Step
from regalia.games.nocturion.content import ESTATES, RESOURCES, LocationName
from regalia.games.nocturion.effects import CartBonus, DoubleBonus, NoDouble
from regalia.games.nocturion.pieces import Cause, Happened
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.carry import Announce, MayUse, Respond
from regalia.games.nocturion.verbs.board import move_season, refill, take_token
from regalia.games.nocturion.verbs.dice import place
from regalia.games.nocturion.verbs.goods import gain


class Activation(Step, frozen=True):
    """Rules 6.2. The die is placed, the season moves, the cart refills, resources are gained; then the ability."""

    seat: Seat
    location: LocationName
    die: int

    def run(self, game: Game[State]) -> None:
        state, seat, location = game.state, self.seat, self.location
        resource = RESOURCES[state.printed.produces[location]]
        count = amount(state, seat, location)
        place(game, seat, location, self.die)
        move_season(game, resource)
        refill(game, state.cart)
        take_token(state, state.estate_of(location))
        gain(game, seat, (resource,) * count, "tile")
        game.then(
            Respond(),
            MayUse(seat, Cause("location", location)),
            Announce(Happened("location_activated", seat, location)),
            Respond(),
        )


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
