"""Rules 6.5. Winter."""

from msgspec.structs import replace

from regalia.core import Game, Step
from regalia.games.old_kings_crown.content import KINGDOM, NONE, REGIONS
from regalia.games.old_kings_crown.pieces import Laid
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import discard, put_token
from regalia.games.old_kings_crown.verbs.kingdom import leave_map
from regalia.games.old_kings_crown.verbs.tokens import move_herald, move_supporters


class WinterEffects(Step, frozen=True):
    """Rules 6.5. Cards with tokens lose one and stay; Kingdom cards that last for a year leave the Map.

    None of it touches the rest: the order cannot matter.
    """

    def run(self, game: Game[State]) -> None:
        state = game.state
        for region, row in state.rows.items():
            state.rows[region] = tuple([replace(laid, stays=laid.tokens > 0) for laid in row])
        for row in state.rows.values():
            for laid in row:
                if laid.stays:
                    put_token(game, laid.card, -1)
        for placed in state.placed:
            if KINGDOM[placed.kingdom].leaves_in_winter:
                leave_map(game, placed.kingdom)


class Cleanup(Step, frozen=True):
    """Rules 6.5. Heralds, Supporters, Clash Markers and Active cards leave the Map; what was for the Round ends."""

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
        forget_the_round(state)


def forget_the_round(state: State) -> None:
    """Rules 6.5. All `this Round` ends: grants, limits, flags, peeks."""
    nobody = (0,) * len(state.influence)
    for region in REGIONS:
        state.taken_part[region], state.cards_taken_part[region] = nobody, ()
        state.rows[region] = tuple([Laid(laid.card, laid.owner, tokens=laid.tokens) for laid in state.rows[region]])
    state.lasting = [()] * len(state.lasting)
    state.gifts, state.used, state.spent = (), (), ()
    state.clash_order, state.resolved, state.outcomes, state.locked = (), (), (), NONE
