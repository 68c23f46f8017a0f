"""Rules 2. Faction cards go from place to place."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import OPEN, Game, Seat, exchanged, without
from regalia.games.old_kings_crown.content import NONE, CardId, Council, Region
from regalia.games.old_kings_crown.events.cards import Eliminated, LaidDown, Moved, Revealed, TokenPut
from regalia.games.old_kings_crown.facts import Cards
from regalia.games.old_kings_crown.pieces import Fallen, Laid
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.zones import ASIDE, DECKS, FACE_DOWN, HANDS, ZONES


def lift(state: State, card: CardId) -> str:
    """Take a card openly from any place except the deck; returns the place.

    Tokens on an Active card go back to the Reserve (rules 2).
    """
    seat = state.owner(card)
    if card in state.hands[seat]:
        state.hands[seat] = without(state.hands[seat], card)
        ZONES.moved(state, [card], HANDS, seat, OPEN, None)
        return "hand"
    for region, row in state.rows.items():
        for laid in row:
            if laid.card == card:
                state.rows[region] = tuple([other for other in row if other.card != card])
                if laid.down:
                    ZONES.moved(state, [card], FACE_DOWN, seat, OPEN, None)
                return region
    if card in state.aside[seat]:
        state.aside[seat] = without(state.aside[seat], card)
        ZONES.moved(state, [card], ASIDE, seat, OPEN, None)
        return "aside"
    for piles, name in ((state.discards, "discard"), (state.arriving, "arriving")):
        if card in piles[seat]:
            piles[seat] = without(piles[seat], card)
            return name
    return lift_from_the_table(state, seat, card)


def lift_from_the_table(state: State, seat: Seat, card: CardId) -> str:
    """Take a card from the Lost Pile, a Council, a board or the bid."""
    if card in state.lost:
        state.lost = without(state.lost, card)
        return "lost"
    if state.bids[seat] == card:
        state.bids[seat] = NONE
        return "bid"
    council = state.council_of(card)
    if council:
        state.councils[council] = without(state.councils[council], card)
        return council
    space = state.occupiers[seat].index(card)
    state.occupiers[seat] = exchanged(state.occupiers[seat], space, NONE)
    return state.kingdoms[seat][space] or "board"


def put_in_hand(game: Game[State], card: CardId) -> None:
    """A card that every player sees goes to its owner's hand, if there is room."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    ZONES.moved(state, [card], OPEN, None, HANDS, seat)
    game.happened(Moved(seat, card, source, "hand"))


def put_in_deck(game: Game[State], card: CardId, end: Literal["deck_top", "deck_bottom"]) -> None:
    """A card goes on top of its owner's deck, or under it; out of the hand no other player sees which one (rules 17)."""
    state = game.state
    seat = state.owner(card)
    secret = card in state.hands[seat]
    if secret:
        source, state.hands[seat] = "hand", without(state.hands[seat], card)
    else:
        source = lift(state, card)
    state.decks[seat] = (card, *state.decks[seat]) if end == "deck_top" else (*state.decks[seat], card)
    ZONES.moved(state, [card], HANDS if secret else OPEN, seat, DECKS, seat)
    game.happened(Moved(seat, card, source, end, secret))


def discard(game: Game[State], card: CardId) -> None:
    """A card goes to its owner's Discard Pile."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.discards[seat] += (card,)
    game.happened(Moved(seat, card, source, "discard"))


def lose(game: Game[State], card: CardId) -> None:
    """A card goes to the Lost Pile."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.lost += (card,)
    game.happened(Moved(seat, card, source, "lost"))


def burn_card(game: Game[State], card: CardId) -> None:
    """Rules 3.12. A card is out of the game."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.burned += (card,)
    game.happened(Moved(seat, card, source, "burned"))


def put_in_council(game: Game[State], card: CardId, council: Council) -> None:
    """A card goes to a Council."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.councils[council] += (card,)
    game.happened(Moved(seat, card, source, council))


def put_aside(game: Game[State], card: CardId) -> None:
    """Rules 3.14. A card for a Kingdom card's space, or in the Royal Tourney, goes face up where the Bidding card is."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.bids[seat] = card
    game.happened(Moved(seat, card, source, "bid"))


def make_active(game: Game[State], card: CardId, region: Region, tokens: int = 0) -> None:
    """A card goes face up next to a Region."""
    state = game.state
    seat, source = state.owner(card), lift(state, card)
    state.rows[region] += (Laid(card, seat, tokens=tokens),)
    game.happened(Moved(seat, card, source, region))
    if tokens:
        game.happened(TokenPut(card, tokens))


def lay_down(game: Game[State], seat: Seat, card: CardId, region: Region) -> None:
    """A card of the hand goes face down next to a Region."""
    state = game.state
    state.hands[seat] = without(state.hands[seat], card)
    state.rows[region] += (Laid(card, seat, down=True),)
    ZONES.moved(state, [card], HANDS, seat, FACE_DOWN, seat)
    game.happened(LaidDown(seat, region, card))


def lay_down_from_discard(game: Game[State], seat: Seat, card: CardId, region: Region) -> None:
    """Rules 13.2. A card of the Discard Pile, chosen openly, goes face down next to a Region."""
    state = game.state
    source = lift(state, card)
    state.rows[region] += (Laid(card, seat, down=True),)
    ZONES.moved(state, [card], OPEN, None, FACE_DOWN, seat)
    game.happened(Moved(seat, card, source, region))


def reveal(game: Game[State], region: Region) -> Cards:
    """Rules 6.3. The face-down cards next to a Region are turned up; they are Active from now on."""
    state = game.state
    cards = tuple([laid.card for laid in state.rows[region] if laid.down])
    if cards:
        state.rows[region] = tuple([Laid(laid.card, laid.owner) if laid.down else laid for laid in state.rows[region]])
        for card in cards:
            ZONES.moved(state, [card], FACE_DOWN, state.owner(card), OPEN, None)
        game.happened(Revealed(region, cards))
    return cards


def flank(game: Game[State], card: CardId, region: Region) -> None:
    """An Active card goes next to another Region."""
    state = game.state
    laid = state.laid(card)
    source = lift(state, card)
    state.rows[region] += (laid,)
    game.happened(Moved(laid.owner, card, source, region))


def swap_regions(game: Game[State], one: CardId, other: CardId) -> None:
    """Two Active cards exchange their Regions."""
    here, there = game.state.region_of(one), game.state.region_of(other)
    flank(game, one, there)
    flank(game, other, here)


def exchange(game: Game[State], one: CardId, other: CardId) -> None:
    """Two cards of a player exchange their places exactly. A card that stops being Active loses its tokens (rules 2)."""
    state = game.state
    seat = state.owner(one)
    here, there = place_of(state, one), place_of(state, other)
    for card, place in ((one, here), (other, there)):
        if place == "hand":
            ZONES.moved(state, [card], HANDS, seat, OPEN, None)
    substitute(state, one, "*")
    substitute(state, other, one)
    substitute(state, "*", other)
    for card, place in ((one, there), (other, here)):
        if place == "hand":
            state.hands[seat] = tuple(sorted(state.hands[seat]))
            ZONES.moved(state, [card], OPEN, None, HANDS, seat)
    game.happened(Moved(seat, one, here, there))
    game.happened(Moved(seat, other, there, here))


def place_of(state: State, card: CardId) -> str:
    """The name of a card's place."""
    seat = state.owner(card)
    for place, cards in (("hand", state.hands[seat]), ("discard", state.discards[seat]), ("lost", state.lost)):
        if card in cards:
            return place
    if card in state.occupiers[seat]:
        return state.kingdoms[seat][state.occupiers[seat].index(card)]
    return state.region_of(card) or state.council_of(card)


def substitute(state: State, card: CardId, other: CardId) -> None:
    """Put one card exactly where another one is."""
    for piles in (state.hands, state.discards, state.occupiers):
        for seat, cards in enumerate(piles):
            if card in cards:
                piles[seat] = tuple([other if each == card else each for each in cards])
                return
    for region, row in state.rows.items():
        if any(laid.card == card for laid in row):
            state.rows[region] = tuple([Laid(other, laid.owner) if laid.card == card else laid for laid in row])
            return
    for council, cards in state.councils.items():
        if card in cards:
            state.councils[council] = tuple([other if each == card else each for each in cards])
            return
    state.lost = tuple([other if each == card else each for each in state.lost])


def put_token(game: Game[State], card: CardId, tokens: int = 1) -> None:
    """An Influence token goes on an Active card, or comes off."""
    change(game.state, card, tokens=game.state.laid(card).tokens + tokens)
    game.happened(TokenPut(card, game.state.laid(card).tokens))


def change(state: State, card: CardId, **facts: object) -> None:
    """Replace the record of a card next to a Region."""
    region = state.region_of(card)
    state.rows[region] = tuple([replace(laid, **facts) if laid.card == card else laid for laid in state.rows[region]])


def eliminate(game: Game[State], card: CardId, resilient: bool, by: tuple[str, ...]) -> None:
    """Rules 6.3. An eliminated card goes to the Lost Pile, a Resilient one to the Discard Pile."""
    clash = game.state.running
    game.state.clash = replace(clash, fallen=(*clash.fallen, Fallen(card, by)))
    game.happened(Eliminated(card, by))
    if resilient:
        discard(game, card)
    else:
        lose(game, card)
