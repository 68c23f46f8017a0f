"""Rules 3.15. The Great Road outside the bidding."""

from regalia.core import Game, Seat, Step
from regalia.games.old_kings_crown.content import BOLD, PRINTED
from regalia.games.old_kings_crown.effective import has_archetype
from regalia.games.old_kings_crown.options import Acquire
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.kingdom import fill_road, glimpse, on_offer

COVE = "moonshine_cove"


class RefillRoad(Step, frozen=True):
    """Rules 3.15. After an ability that took cards from the road, the road is filled again; nothing is discarded."""

    def run(self, game: Game[State]) -> None:
        fill_road(game)


def cove_is_open(state: State, seat: Seat) -> bool:
    """Rules 13.2. True if the extra space of Moonshine Cove can be filled now; this is public."""
    spaces = state.kingdoms[seat]
    return len(spaces) > PRINTED.kingdom_spaces and not spaces[-1] and not state.has_used(seat, COVE, "autumn")


def cove_options(state: State, seat: Seat) -> list[Acquire]:
    """Rules 13.2. Moonshine Cove: a card of the road without bold text, with a Captain or Champion of the hand."""
    if not cove_is_open(state, seat):
        return []
    smugglers = [card for card in state.hands[seat] if has_archetype(state, card, "captain", "champion")]
    return [Acquire(kingdom, card) for kingdom in on_offer(state, seat) if kingdom not in BOLD for card in smugglers]


class ShowRoad(Step, frozen=True):
    """Rules 13.5. The Old King's Lantern shows the top of the Kingdom Deck to its owner, who can take from the road now."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        glimpse(game, self.seat)


class LightTheRoad(Step, frozen=True):
    """Rules 13.5. With Moonshine Cove a player can take from the road in Autumn: the Lantern shows what else there is."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        if cove_is_open(game.state, self.seat):
            glimpse(game, self.seat)
