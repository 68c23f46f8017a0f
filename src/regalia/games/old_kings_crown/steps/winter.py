"""Rules 6.5. Winter."""

from regalia.core import Game, Step
from regalia.games.old_kings_crown.content import KINGDOM, NONE, REGIONS
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import discard
from regalia.games.old_kings_crown.verbs.clash import end_round, weather_winter
from regalia.games.old_kings_crown.verbs.kingdom import leave_map
from regalia.games.old_kings_crown.verbs.tokens import move_herald, move_supporters


class WinterEffects(Step, frozen=True):
    """Rules 6.5. Cards with tokens lose one and stay; Kingdom cards that last for a year leave the Map.

    These are independent, so their order makes no difference.
    """

    def run(self, game: Game[State]) -> None:
        weather_winter(game)
        for placed in game.state.placed:
            if KINGDOM[placed.kingdom].leaves_in_winter:
                leave_map(game, placed.kingdom)


class Cleanup(Step, frozen=True):
    """Rules 6.5. Heralds, Supporters, Clash Markers and Active cards leave the Map; effects of the Round end."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        for seat in state.order:
            if state.heralds[seat]:
                move_herald(game, seat, NONE)
            if "school_of_the_stones" not in state.lasting[seat]:
                for region in REGIONS:
                    move_supporters(game, seat, region, "lost", state.supporters_on[region][seat])
        for laid in [laid for row in state.rows.values() for laid in row if not laid.stays]:
            discard(game, laid.card)
        end_round(state)
