"""Rules 2. The Great Road, the Kingdom Deck, and the places of Kingdom cards."""

from typing import Literal

from regalia.core import OPEN, Game, Seat, exchanged, without
from regalia.games.old_kings_crown.content import NONE, PRINTED, KingdomId
from regalia.games.old_kings_crown.events.kingdom import (
    DealtKingdom,
    Glimpsed,
    KingdomLeft,
    KingdomOccupied,
    KingdomPlaced,
    KingdomTaken,
    RoadChanged,
)
from regalia.games.old_kings_crown.pieces import Placed
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.zones import KINGDOM_DECK, ZONES

LANTERN = "old_kings_lantern"


def renew_deck(state: State) -> None:
    """Rules 3.15. The Kingdom Discard becomes the deck when a card is needed and there is none."""
    if not state.kingdom_deck:
        state.kingdom_deck = tuple(state.chance.shuffled(state.kingdom_discard))
        state.kingdom_discard = ()


def top_of_deck(state: State) -> KingdomId:
    """The next Kingdom card, or none."""
    renew_deck(state)
    if not state.kingdom_deck:
        return NONE
    top, state.kingdom_deck = state.kingdom_deck[0], state.kingdom_deck[1:]
    ZONES.moved(state, [top], KINGDOM_DECK, None, OPEN, None)
    return top


def fill_road(game: Game[State], discarded: tuple[KingdomId, ...] = ()) -> None:
    """Rules 3.15. Cards slide right, and the rightmost empty space is filled first."""
    state = game.state
    road = [kingdom for kingdom in state.road if kingdom]
    while len(road) < PRINTED.road_spaces and (top := top_of_deck(state)):
        road.insert(0, top)
    state.road = (NONE,) * (PRINTED.road_spaces - len(road)) + tuple(road)
    game.happened(RoadChanged(discarded, state.road))


def repopulate(game: Game[State]) -> None:
    """Rules 6.2. The rightmost card is discarded; the two rightmost if none was taken."""
    state = game.state
    left = [kingdom for kingdom in state.road if kingdom]
    leaving = tuple(left[-(1 if state.taken else 2) :])
    state.road = tuple(NONE if kingdom in leaving else kingdom for kingdom in state.road)
    state.kingdom_discard += leaving[::-1]
    state.taken = 0
    fill_road(game, leaving)


def glimpse(game: Game[State], seat: Seat) -> None:
    """Rules 13.5. A player who has the Lantern sees the top two cards before taking one from the road."""
    state = game.state
    if LANTERN not in state.supplies[seat]:
        return
    renew_deck(state)
    top = state.kingdom_deck[:2]
    if state.ahead(seat)[:2] != top:
        ZONES.show(state, KINGDOM_DECK, None, top, to=seat)
        game.happened(Glimpsed(seat, top))


def on_offer(state: State, seat: Seat) -> list[KingdomId]:
    """The Kingdom cards that a player can take as from the road."""
    road = [kingdom for kingdom in state.road if kingdom]
    return [*road, *state.ahead(seat)] if LANTERN in state.supplies[seat] else road


def take(game: Game[State], seat: Seat, kingdom: KingdomId) -> None:
    """A Kingdom card is taken from the road, from the deck that the Lantern shows, or out of the Kingdom Discard."""
    state = game.state
    source: Literal["road", "kingdom_deck", "kingdom_discard"]
    if kingdom in state.road:
        state.road, source = tuple(NONE if each == kingdom else each for each in state.road), "road"
    elif kingdom in state.kingdom_discard:
        state.kingdom_discard, source = without(state.kingdom_discard, kingdom), "kingdom_discard"
    else:
        state.kingdom_deck, source = without(state.kingdom_deck, kingdom), "kingdom_deck"
        ZONES.moved(state, [kingdom], KINGDOM_DECK, None, OPEN, None)
    state.taken += source != "kingdom_discard"
    game.happened(KingdomTaken(seat, kingdom, source))


def offer(game: Game[State], seat: Seat, cards: tuple[KingdomId, ...]) -> None:
    """Kingdom cards are shown to one player alone."""
    game.state.offers[seat] = cards
    game.happened(DealtKingdom(seat, cards))


def offer_from_discard(game: Game[State], seat: Seat, count: int) -> None:
    """Rules 13.3. Random cards of the Kingdom Discard are shown to one player."""
    pile = game.state.kingdom_discard
    offer(game, seat, tuple(game.state.chance.some(pile, min(count, len(pile)))))


def take_back(game: Game[State], seat: Seat) -> None:
    """Stop showing what was shown to a player."""
    game.state.offers[seat] = ()


def occupy(game: Game[State], seat: Seat, kingdom: KingdomId, space: int) -> None:
    """Rules 3.14. The Kingdom card goes on a space, the Bidding card under it."""
    state = game.state
    card, state.bids[seat] = state.bids[seat], NONE
    state.kingdoms[seat] = exchanged(state.kingdoms[seat], space, kingdom)
    state.occupiers[seat] = exchanged(state.occupiers[seat], space, card)
    game.happened(KingdomOccupied(seat, kingdom, space, card))


def leave_space(state: State, seat: Seat, space: int) -> KingdomId:
    """A space of a board is empty again; the card that occupied it is still there."""
    kingdom = state.kingdoms[seat][space]
    state.kingdoms[seat] = exchanged(state.kingdoms[seat], space, NONE)
    return kingdom


def bury(
    game: Game[State], seat: Seat, kingdom: KingdomId, target: Literal["kingdom_discard", "burned"] = "kingdom_discard"
) -> None:
    """A Kingdom card goes to the Kingdom Discard, or out of the game."""
    state = game.state
    if target == "kingdom_discard":
        state.kingdom_discard += (kingdom,)
    else:
        state.burned += (kingdom,)
    game.happened(KingdomLeft(seat, kingdom, target))


def keep_in_supply(game: Game[State], seat: Seat, kingdom: KingdomId) -> None:
    """A Kingdom card goes to a Supply."""
    game.state.supplies[seat] += (kingdom,)
    game.happened(KingdomPlaced(seat, kingdom, "supply"))


def place_on_map(game: Game[State], seat: Seat, kingdom: KingdomId, place: str) -> None:
    """A Kingdom card goes to a Region or Location."""
    game.state.placed += (Placed(kingdom, seat, place),)
    game.happened(KingdomPlaced(seat, kingdom, place))


def leave_map(game: Game[State], kingdom: KingdomId) -> None:
    """A Kingdom card leaves the Map."""
    state = game.state
    placed = state.placed_at(kingdom)
    assert placed is not None, f"{kingdom} is not on the Map"
    state.placed = tuple([each for each in state.placed if each.kingdom != kingdom])
    bury(game, placed.seat, kingdom)
