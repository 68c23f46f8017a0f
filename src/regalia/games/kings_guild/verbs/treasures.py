"""Rules 7.3 to 7.5. Treasures are drawn, sold, played and handed over."""

from collections.abc import Iterable

from regalia.core import OPEN, Game, Seat, everyone, exchanged, only, without
from regalia.core.zones import Zone
from regalia.games.kings_guild.content import (
    COLOUR_OF,
    COLOURS,
    PRINTED,
    TREASURES,
    CardId,
    Colour,
    TreasureName,
    colour_of,
    face_of,
)
from regalia.games.kings_guild.events import Bought, Burned, Discarded, Drew, Found, Gave, Kept, Played, Reshuffled, Sold
from regalia.games.kings_guild.state import DRAWN, HANDS, STACKS, ZONES, Cards, Hand, State, is_scroll, names
from regalia.games.kings_guild.verbs.goods import pay


def with_card(cards: Hand, card: TreasureName) -> Hand:
    """These cards and one more."""
    return tuple(sorted((*cards, card)))


def hidden(state: State, treasures: Iterable[TreasureName]) -> list[CardId]:
    """Cards for these treasures, with numbers that no other hidden copy has."""
    taken = {*state.drawn, *(card for pile in (*state.hands, *state.stacks) for card in pile)}
    cards: list[CardId] = []
    for treasure in treasures:
        number = 0
        while (card := f"{treasure}#{number}") in taken:
            number += 1
        taken.add(card)
        cards.append(card)
    return cards


def top_card(game: Game[State], colour: Colour) -> CardId:
    """Rules 7.5. The next card of a stack; an empty stack is formed again when it is needed, and not earlier."""
    state, index = game.state, COLOURS.index(colour)
    if not state.stacks[index]:
        reshuffle(game, colour)
    card, *rest = state.stacks[index]
    state.stacks[index] = tuple(rest)
    return card


def reshuffle(game: Game[State], colour: Colour) -> None:
    """Rules 7.5. The scrolls of a discard pile leave the game, the rest becomes the stack."""
    state, index = game.state, COLOURS.index(colour)
    pile = state.discards[index]
    if not pile:
        return
    state.gone += tuple(filter(is_scroll, pile))
    state.discards = exchanged(state.discards, index, ())
    rest = hidden(state, [card for card in pile if not is_scroll(card)])
    state.stacks[index] = tuple(state.chance.shuffled(rest))
    game.happened(Reshuffled(colour))


def draw(game: Game[State], seat: Seat, colour: Colour) -> None:
    """A treasure goes into the hand."""
    receive_card(game, seat, top_card(game, colour), STACKS)


def receive_card(game: Game[State], seat: Seat, card: CardId, source: Zone) -> None:
    """A drawn card goes into the hand."""
    to_hand(game.state, seat, card, source)
    game.happened(Drew(seat, colour_of(card), face_of(card)))


def to_hand(state: State, seat: Seat, card: CardId, source: Zone) -> None:
    """Rules 14. Observers who saw a card go to a hand know that it is there; its owner sees it."""
    state.hands[seat] = with_card(state.hands[seat], card)
    ZONES.moved(state, [card], source, None, HANDS, seat)


def lay_out(game: Game[State], colour: Colour) -> None:
    """A reward treasure is drawn; it belongs to no player yet."""
    card = top_card(game, colour)
    game.state.drawn += (card,)
    ZONES.moved(game.state, [card], STACKS, None, DRAWN, None)


def take_reward(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. A player who made a quest alone keeps all cards drawn."""
    cards, game.state.drawn = game.state.drawn, ()
    for card in cards:
        receive_card(game, seat, card, DRAWN)


def show_reward(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. Of a quest made by two, the active player sees all the cards."""
    cards = game.state.drawn
    game.happened(Found(seat, tuple(map(colour_of, cards)), names(cards)))


def keep(game: Game[State], seat: Seat, treasure: TreasureName) -> None:
    """The active player keeps one of the cards."""
    state = game.state
    card = copies(state.drawn, treasure)[0]
    state.drawn = without(state.drawn, card)
    to_hand(state, seat, card, DRAWN)
    game.happened(Kept(seat, COLOUR_OF[treasure], treasure))


def hand_over(game: Game[State], seat: Seat, partner: Seat) -> None:
    """The rest goes to the other maker; only these two have seen it."""
    state = game.state
    cards, state.drawn = state.drawn, ()
    for card in cards:
        to_hand(state, partner, card, DRAWN)
        game.happened(Gave(seat, partner, colour_of(card), face_of(card)))


def copies(cards: Cards, treasure: TreasureName) -> list[CardId]:
    """The cards among these that are copies of a treasure."""
    return [card for card in cards if face_of(card) == treasure]


def let_go(state: State, seat: Seat, treasure: TreasureName) -> None:
    """A card leaves a hand openly. No player can tell if it is the copy that they saw go there."""
    alike = copies(state.hands[seat], treasure)
    state.hands[seat] = without(state.hands[seat], alike[0])
    state.knows.turned_up(alike[0], only(seat))
    state.knows.forget(alike, everyone(state))


def to_discards(state: State, seat: Seat, card: TreasureName) -> None:
    """Rules 7.5. A card goes face up from the hand to the discard pile of its colour."""
    let_go(state, seat, card)
    index = COLOURS.index(COLOUR_OF[card])
    state.discards = exchanged(state.discards, index, with_card(state.discards[index], card))


def price(state: State, seat: Seat, card: TreasureName) -> int:
    """Rules 7.3. What a card sells for: with the Auctioneer 4 for relics, charms and scrolls."""
    facts = TREASURES[card]
    if facts.category in ("relic", "charm", "scroll") and state.has(seat, "auctioneer"):
        return PRINTED.auctioneer_price
    return facts.sell


def sell(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 7.3. A forced sale of a card without a price brings nothing."""
    coins = price(game.state, seat, card)
    to_discards(game.state, seat, card)
    game.state.coins[seat] += coins
    game.happened(Sold(seat, card, coins))


def discard(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """A card is discarded without coins."""
    to_discards(game.state, seat, card)
    game.happened(Discarded(seat, card))


def play(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 10. The card goes to its discard pile first; then comes its effect."""
    to_discards(game.state, seat, card)
    game.happened(Played(seat, card))


def await_craft(game: Game[State]) -> None:
    """Rules 10.1. A Fortune Potion has been played, for an item crafted later in this turn."""
    game.state.fortunes += 1


def lose_fortunes(game: Game[State]) -> None:
    """Rules 4. Fortune Potions that have not been used by the end of the turn have no effect."""
    game.state.fortunes = 0


def burn(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 10.2. The Warlock removes a scroll from the game."""
    let_go(game.state, seat, card)
    game.state.gone += (card,)
    game.happened(Burned(seat, card))


def buy_relic(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 9. The Curator takes a relic out of a discard pile for 3 coins; all have seen which."""
    state, index = game.state, COLOURS.index(COLOUR_OF[card])
    pay(game, seat, PRINTED.curator_price, "relic")
    state.discards = exchanged(state.discards, index, without(state.discards[index], card))
    (relic,) = hidden(state, [card])
    to_hand(state, seat, relic, OPEN)
    game.happened(Bought(seat, card))
