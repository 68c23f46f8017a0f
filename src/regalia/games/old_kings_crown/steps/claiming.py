"""Rules 6.3. The winner's rewards: Location, Herald Reward, Location Reward."""

from regalia.core import Choice, Choices, Game, Seat, Step
from regalia.games.old_kings_crown.content import LOCATIONS_OF, Location, Region
from regalia.games.old_kings_crown.effective import votes
from regalia.games.old_kings_crown.options import AT_LOCATION, CARD, AtLocation, Card
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.interrupts import oust
from regalia.games.old_kings_crown.steps.rewards import claim
from regalia.games.old_kings_crown.verbs.tokens import gain_influence, steal_influence


class ChooseLocation(Choice, frozen=True):
    """Rules 6.3. The winner chooses a Location of the Region."""

    region: Region

    def options(self, state: State) -> Choices:
        return [AT_LOCATION[location] for location in LOCATIONS_OF[self.region]]

    def choose(self, game: Game[State], chosen: AtLocation) -> None:
        seat, location = self.seat, chosen.location
        herald = (HeraldReward(seat), HeraldTheft(seat, location)) if game.state.heralds[seat] == location else ()
        game.then(*herald, Claim(seat, location))


class HeraldReward(Step, frozen=True):
    """Rules 6.3. 1 Influence, and 1 more for each Vote in the Council of Relics."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        seat, relics = self.seat, votes(game.state, self.seat, "relics")
        if relics and game.state.seated(seat, "relics"):
            game.then(RelicsDiscard(seat))
        gain_influence(game, seat, 1 + relics, "herald")


class RelicsDiscard(Choice, frozen=True):
    """Rules 6.3. A player who has used Votes in the Council of Relics must discard an own card there."""

    def options(self, state: State) -> Choices:
        return [CARD[card] for card in state.seated(self.seat, "relics")]

    def choose(self, game: Game[State], chosen: Card) -> None:
        oust(game, (chosen.card,))


class HeraldTheft(Step, frozen=True):
    """Rules 6.3. 1 Influence from each opponent whose Herald is on the Location."""

    seat: Seat
    location: Location

    def run(self, game: Game[State]) -> None:
        for other in game.state.opponents(self.seat):
            if game.state.heralds[other] == self.location:
                steal_influence(game, self.seat, other)


class Claim(Step, frozen=True):
    """Rules 6.3. The Location Reward."""

    seat: Seat
    location: Location

    def run(self, game: Game[State]) -> None:
        claim(game, self.seat, self.location)
