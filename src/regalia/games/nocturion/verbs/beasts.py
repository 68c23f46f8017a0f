"""Rules 9. Beasts are drawn, shown, summoned, exhausted and discarded."""

from regalia.core import OPEN, Game, Seat, without
from regalia.games.nocturion.content import BeastName
from regalia.games.nocturion.events import (
    AllReadied,
    BeastExhausted,
    BeastLeft,
    BeastReadied,
    Discarded,
    Drew,
    Kept,
    Looked,
    PutBelow,
    Reshuffled,
    Revealed,
    Summoned,
)
from regalia.games.nocturion.pieces import Beast
from regalia.games.nocturion.state import DECK, HANDS, LOOKED, ZONES, State
from regalia.games.nocturion.verbs.goods import announce, earn


def reshuffle(game: Game[State]) -> None:
    """Rules 9.3. An empty deck is formed again from the discard pile, when a card is needed and not earlier."""
    state = game.state
    if state.deck or not state.discards:
        return
    cards, state.discards = state.discards, ()
    state.deck = tuple(state.chance.shuffled(cards))
    ZONES.moved(state, cards, OPEN, None, DECK, None)
    ZONES.shuffled(state, DECK, None)
    game.happened(Reshuffled("beasts"))


def draw(game: Game[State], seat: Seat) -> None:
    """A card goes into a hand, if there is any."""
    state = game.state
    reshuffle(game)
    if state.deck:
        card, state.deck = state.deck[0], state.deck[1:]
        to_hand(state, seat, card)
        ZONES.moved(state, [card], DECK, None, HANDS, seat)
        game.happened(Drew(seat, card))


def to_hand(state: State, seat: Seat, card: BeastName) -> None:
    """Put a card into a hand."""
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))


def look_at(game: Game[State], seat: Seat, count: int) -> None:
    """Rules 8. A player looks at the top cards of the deck, secretly; fewer if there are fewer."""
    state = game.state
    state.searcher = seat
    for _ in range(count):
        reshuffle(game)
        if state.deck:
            card, state.deck = state.deck[0], state.deck[1:]
            state.looked += (card,)
            ZONES.moved(state, [card], DECK, None, LOOKED, None)
    game.happened(Looked(seat, len(state.looked), state.looked))


def keep(game: Game[State], card: BeastName) -> None:
    """Rules 8. One of the cards that are looked at goes to the hand."""
    state, seat = game.state, game.state.searcher
    state.looked = without(state.looked, card)
    to_hand(state, seat, card)
    ZONES.moved(state, [card], LOOKED, None, HANDS, seat)
    game.happened(Kept(seat, card))


def put_below(game: Game[State]) -> None:
    """Rules 8. The rest goes to the bottom of the deck, in the order seen."""
    state = game.state
    cards, state.looked = state.looked, ()
    state.deck += cards
    ZONES.moved(state, cards, LOOKED, None, DECK, None)
    if cards:
        game.happened(PutBelow(state.searcher, len(cards)))


def tell_of_hand(state: State) -> None:
    """Rules 13. A decision that reveals something about the hand cannot be undone."""
    state.knows.learned += 1


def reveal(game: Game[State], seat: Seat, card: BeastName) -> None:
    """Rules 9.1. A card of the hand is shown; it is on its way to the stable."""
    state = game.state
    state.hands[seat] = without(state.hands[seat], card)
    ZONES.moved(state, [card], HANDS, seat, OPEN, None)
    game.happened(Revealed(seat, card))


def discard_card(game: Game[State], seat: Seat, card: BeastName) -> None:
    """Rules 5.3. A card of the hand goes face up to the discard pile."""
    state = game.state
    state.hands[seat] = without(state.hands[seat], card)
    state.discards += (card,)
    ZONES.moved(state, [card], HANDS, seat, OPEN, None)
    game.happened(Discarded(seat, card))


def arrive(game: Game[State], seat: Seat, beast: BeastName) -> None:
    """Rules 9.1. A beast is placed ready in the stable, and its printed prestige is gained."""
    state = game.state
    state.stables[seat] += (Beast(beast),)
    game.happened(Summoned(seat, beast))
    earn(game, seat, state.printed.beasts[beast].prestige, "summoned", beast)


def summoned(game: Game[State], seat: Seat, beast: BeastName) -> None:
    """Rules 9.1. The end of a summon."""
    announce(game.state, "beast_summoned", seat, beast)


def leave(game: Game[State], seat: Seat, beast: BeastName) -> None:
    """A beast leaves the stable; prestige that it brought is kept."""
    state = game.state
    state.stables[seat] = tuple([other for other in state.stables[seat] if other.beast != beast])
    state.discards += (beast,)
    game.happened(BeastLeft(seat, beast))


def set_ready(state: State, seat: Seat, beast: BeastName, ready: bool) -> None:
    """Make a beast ready or exhausted."""
    state.stables[seat] = tuple([Beast(beast, ready) if each.beast == beast else each for each in state.stables[seat]])


def exhaust(game: Game[State], seat: Seat, beast: BeastName) -> None:
    """Rules 7.1. An exhaust token is put on a beast."""
    set_ready(game.state, seat, beast, ready=False)
    game.happened(BeastExhausted(seat, beast))


def make_ready(game: Game[State], seat: Seat, beast: BeastName) -> None:
    """The exhaust token is removed from a beast."""
    set_ready(game.state, seat, beast, ready=True)
    game.happened(BeastReadied(seat, beast))


def ready_all(game: Game[State]) -> None:
    """Rules 5.3. All exhaust tokens are removed."""
    state = game.state
    for seat, stable in enumerate(state.stables):
        if not all(each.ready for each in stable):
            state.stables[seat] = tuple([Beast(each.beast) for each in stable])
    state.spent = [False] * len(state.spent)
    game.happened(AllReadied())
