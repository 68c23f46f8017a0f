"""Rules 4 and 16.2. What a game begins with."""

from regalia.core import OPEN, Game, Seat, without
from regalia.games.old_kings_crown.content import (
    BEGIN_IN_HAND,
    DECKS,
    FACTIONS,
    KINGDOM,
    PRINTED,
    SITES,
    TACTICS,
    TACTICS_OF,
    CardId,
    Council,
    Faction,
    KingdomId,
)
from regalia.games.old_kings_crown.events.cards import Aside
from regalia.games.old_kings_crown.events.table import Seated
from regalia.games.old_kings_crown.pieces import Tile
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import discard, put_aside, put_in_council
from regalia.games.old_kings_crown.verbs.kingdom import offer
from regalia.games.old_kings_crown.verbs.tokens import set_track
from regalia.games.old_kings_crown.zones import ASIDE, HANDS, ZONES


def shuffle_kingdom_deck(game: Game[State]) -> None:
    """Rules 4. All Kingdom cards are shuffled."""
    game.state.kingdom_deck = tuple(game.state.chance.shuffled(tuple(KINGDOM)))


def deal_kingdom_cards(game: Game[State]) -> None:
    """Rules 16.2. Before the road is filled every player receives five Kingdom cards."""
    state, count = game.state, PRINTED.dealt_kingdom_cards
    for seat in state.seats:
        offer(game, seat, state.kingdom_deck[:count])
        state.kingdom_deck = state.kingdom_deck[count:]


def deal_factions(game: Game[State]) -> None:
    """Rules 4. Every player gets a random faction."""
    game.state.factions = tuple(game.state.chance.some(FACTIONS, len(game.state.seats)))


def take_faction(game: Game[State], faction: Faction) -> None:
    """Rules 4. The next player takes this faction."""
    game.state.factions += (faction,)


def lay_out(game: Game[State]) -> None:
    """Rules 4. Every player's pieces are laid out."""
    for seat, faction in enumerate(game.state.factions):
        lay_out_board(game.state, seat, faction)
    game.happened(Seated(game.state.factions))


def lay_out_board(state: State, seat: Seat, faction: Faction) -> None:
    """Rules 4. The pieces of a player at the start."""
    heir = BEGIN_IN_HAND[faction]
    state.hand_size[seat], state.supporters[seat] = PRINTED.hand_size, PRINTED.supporters
    state.tactics[seat] = tuple([Tile(tactic, TACTICS[tactic].markers) for tactic in TACTICS_OF[faction]])
    state.sites[seat] = SITES[faction]
    state.kingdoms[seat] = state.occupiers[seat] = ("",) * PRINTED.kingdom_spaces
    state.hands[seat] = (heir,)
    state.decks[seat] = tuple(state.chance.shuffled(without(DECKS[faction], heir)))
    ZONES.moved(state, [heir], OPEN, None, HANDS, seat)


def shuffle_track(game: Game[State]) -> None:
    """Rules 4. The Order Track is random."""
    set_track(game, tuple(game.state.chance.shuffled(tuple(game.state.seats))))


def prefer(game: Game[State], seat: Seat, kingdom: KingdomId) -> None:
    """Rules 16.2. The Kingdom card that a player has chosen lies first among those dealt."""
    offers = game.state.offers
    offers[seat] = (kingdom, *without(offers[seat], kingdom))


def lay_aside(game: Game[State], seat: Seat, card: CardId, place: str) -> None:
    """Rules 16.2. A hand card lies face down at a place."""
    state = game.state
    state.hands[seat] = without(state.hands[seat], card)
    state.aside[seat] += (card,)
    ZONES.moved(state, [card], HANDS, seat, ASIDE, seat)
    game.happened(Aside(seat, place, card))


def choose_councils(game: Game[State], councils: tuple[Council, ...]) -> None:
    """Rules 16.2. Every player chooses the Council of the second card."""
    game.state.chosen = councils
    for seat, council in enumerate(councils):
        game.happened(Aside(seat, council, None))


def return_offers(game: Game[State]) -> list[KingdomId]:
    """Rules 16.2. Kingdom cards that were not chosen go back into the deck; those that were, by seat."""
    state = game.state
    chosen = [offers[0] for offers in state.offers]
    rest = [kingdom for offers in state.offers for kingdom in offers[1:]]
    state.offers = [()] * len(chosen)
    state.kingdom_deck = tuple(state.chance.shuffled(sorted((*state.kingdom_deck, *rest))))
    return chosen


def uncover(game: Game[State], seat: Seat, places: tuple[str, ...]) -> None:
    """Rules 16.2. The cards laid aside go to their places; the one for the Kingdom card counts as the Bidding card."""
    state = game.state
    for place, card in zip(places, state.aside[seat], strict=True):
        if place == "space":
            put_aside(game, card)
        elif place == "council":
            put_in_council(game, card, state.chosen[seat])
        else:
            discard(game, card)
