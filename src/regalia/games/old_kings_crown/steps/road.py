"""Rules 3.15. The Great Road outside the bidding."""

from regalia.core import Game, Seat, Step
from regalia.games.old_kings_crown.content import BOLD
from regalia.games.old_kings_crown.effective import has_archetype
from regalia.games.old_kings_crown.options import Acquire
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.kingdom import fill_road, on_offer


class RefillRoad(Step, frozen=True):
    """Rules 3.15. After an ability that took cards from the road, the road is filled again; nothing is discarded."""

    def run(self, game: Game[State]) -> None:
        fill_road(game)


def cove_options(state: State, seat: Seat) -> list[Acquire]:
    """Rules 13.2. Moonshine Cove: a card of the road without bold text, with a Captain or Champion of the hand."""
    if len(state.kingdoms[seat]) < 3 or state.kingdoms[seat][-1]:
        return []
    smugglers = [card for card in state.hands[seat] if has_archetype(state, card, "captain", "champion")]
    return [Acquire(kingdom, card) for kingdom in on_offer(state, seat) if kingdom not in BOLD for card in smugglers]
