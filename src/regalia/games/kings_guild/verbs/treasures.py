"""Rules 7.3 to 7.5. Treasures are drawn, sold, played and handed over."""

from regalia.core import Game, Seat
from regalia.games.kings_guild.content import COLOUR_OF, COLOURS, PRINTED, TREASURES, Colour, TreasureName
from regalia.games.kings_guild.events import (
    Bought,
    Burned,
    Discarded,
    Drew,
    Found,
    Gave,
    Kept,
    Played,
    Reshuffled,
    Sold,
)
from regalia.games.kings_guild.state import Hand, Shown, State, is_scroll
from regalia.games.kings_guild.verbs.goods import pay


def with_card(cards: Hand, card: TreasureName) -> Hand:
    """These cards and one more."""
    return tuple(sorted((*cards, card)))


def without(cards: Hand, card: TreasureName) -> Hand:
    """These cards and one copy fewer."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def exchanged(piles: tuple[Hand, ...], place: int, pile: Hand) -> tuple[Hand, ...]:
    """The piles with one of them replaced."""
    return (*piles[:place], pile, *piles[place + 1 :])


def top_card(game: Game[State], colour: Colour) -> TreasureName:
    """Rules 7.5. The next card of a stack; an empty stack is made anew when it is needed, and not earlier."""
    state, place = game.state, COLOURS.index(colour)
    if not state.stacks[place]:
        reshuffle(game, colour)
    card, *rest = state.stacks[place]
    state.stacks = exchanged(state.stacks, place, tuple(rest))
    return card


def reshuffle(game: Game[State], colour: Colour) -> None:
    """Rules 7.5. The scrolls of a discard pile leave the game, the rest becomes the stack."""
    state, place = game.state, COLOURS.index(colour)
    pile = state.discards[place]
    if not pile:
        return
    state.gone += tuple(filter(is_scroll, pile))
    state.discards = exchanged(state.discards, place, ())
    rest = [card for card in pile if not is_scroll(card)]
    state.stacks = exchanged(state.stacks, place, tuple(state.chance.shuffled(rest)))
    game.happened(Reshuffled(colour))


def draw(game: Game[State], seat: Seat, colour: Colour) -> None:
    """A treasure goes into the hand."""
    receive_card(game, seat, top_card(game, colour))


def receive_card(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """A drawn card goes into the hand."""
    game.state.hands[seat] = with_card(game.state.hands[seat], card)
    game.happened(Drew(seat, COLOUR_OF[card], card))


def lay_out(game: Game[State], colour: Colour) -> None:
    """A reward treasure is drawn, and nobody's yet."""
    game.state.drawn += (top_card(game, colour),)


def take_reward(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. Who made a quest alone keeps all cards drawn."""
    cards, game.state.drawn = game.state.drawn, ()
    for card in cards:
        receive_card(game, seat, card)


def show_reward(game: Game[State], seat: Seat) -> None:
    """Rules 5.2. Of a quest made by two, the active player sees all the cards."""
    cards = game.state.drawn
    game.happened(Found(seat, tuple(COLOUR_OF[card] for card in cards), cards))


def keep(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """The active player keeps one of the cards."""
    state = game.state
    state.drawn = without(state.drawn, card)
    state.hands[seat] = with_card(state.hands[seat], card)
    game.happened(Kept(seat, COLOUR_OF[card], card))


def hand_over(game: Game[State], seat: Seat, partner: Seat) -> None:
    """The rest goes to the other maker; only these two have seen it."""
    state = game.state
    cards, state.drawn = state.drawn, ()
    for card in cards:
        state.hands[partner] = with_card(state.hands[partner], card)
        state.shown += (Shown(partner, card, (seat,)),)
        game.happened(Gave(seat, partner, COLOUR_OF[card], card))


def let_go(state: State, seat: Seat, card: TreasureName) -> None:
    """A card leaves a hand for everybody to see."""
    state.hands[seat] = without(state.hands[seat], card)
    if state.shown:
        state.shown = tuple(note for note in state.shown if note.seat != seat or note.treasure != card)


def to_discards(state: State, seat: Seat, card: TreasureName) -> None:
    """Rules 7.5. A card goes face up from the hand to the discard pile of its colour."""
    let_go(state, seat, card)
    place = COLOURS.index(COLOUR_OF[card])
    state.discards = exchanged(state.discards, place, with_card(state.discards[place], card))


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


def burn(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 10.2. The Warlock removes a scroll from the game."""
    let_go(game.state, seat, card)
    game.state.gone += (card,)
    game.happened(Burned(seat, card))


def buy_relic(game: Game[State], seat: Seat, card: TreasureName) -> None:
    """Rules 9. The Curator takes a relic out of a discard pile for 3 coins; all have seen which."""
    state, place = game.state, COLOURS.index(COLOUR_OF[card])
    pay(game, seat, PRINTED.curator_price, "relic")
    state.discards = exchanged(state.discards, place, without(state.discards[place], card))
    state.hands[seat] = with_card(state.hands[seat], card)
    state.shown += (Shown(seat, card, tuple(state.seats)),)
    game.happened(Bought(seat, card))
