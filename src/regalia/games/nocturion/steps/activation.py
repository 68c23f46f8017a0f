"""Rules 6. A location is activated."""

from regalia.core import Game, Seat, Step
from regalia.games.nocturion.content import RESOURCES, LocationName
from regalia.games.nocturion.gains import would_give
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
        estate = state.estate_of(location)
        resource = RESOURCES[state.printed.produces[location]]
        count = would_give(state, seat, estate)
        place(game, seat, location, self.die)
        move_season(game, resource)
        refill(game, state.cart)
        take_token(state, estate)
        gain(game, seat, (resource,) * count, "tile")
        game.then(
            Respond(),
            MayUse(seat, Cause("location", location)),
            Announce(Happened("location_activated", seat, location)),
            Respond(),
        )
