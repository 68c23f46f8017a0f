"""Rules 3.9 and 3.10. Hands, decks and Hand Size."""

from regalia.core import Game, Seat, everyone
from regalia.games.old_kings_crown.content import PRINTED
from regalia.games.old_kings_crown.events.cards import Attrition, Drew, HandSizeChanged, Shuffled
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import without
from regalia.games.old_kings_crown.verbs.kingdom import bury
from regalia.games.old_kings_crown.zones import DECKS, HANDS, ZONES

BENEFACTOR = "anonymous_benefactor"


def draw(game: Game[State], seat: Seat, count: int) -> None:
    """The top cards of a deck go to the hand."""
    state = game.state
    cards = state.decks[seat][:count]
    if not cards:
        return
    state.decks[seat] = state.decks[seat][count:]
    state.hands[seat] = tuple(sorted((*state.hands[seat], *cards)))
    ZONES.moved(state, cards, DECKS, seat, HANDS, seat)
    game.happened(Drew(seat, len(cards), tuple(sorted(cards))))


def draw_up(game: Game[State], seat: Seat) -> None:
    """Rules 3.10. Up to Hand Size; where the deck runs out there is one Attrition, and what follows is drawn after it."""
    state = game.state
    wanted = state.room(seat)
    missing = wanted - len(state.decks[seat])
    draw(game, seat, wanted)
    if missing > 0:
        suffer_attrition(game, seat)
        draw(game, seat, state.room(seat))


def suffer_attrition(game: Game[State], seat: Seat) -> None:
    """Rules 3.10. The Discard Pile becomes the deck, and the Hand Size goes down; the Benefactor pays for that once.

    The deck is empty: opponents can count which cards are in the hand and face down.
    """
    game.happened(Attrition(seat))
    state = game.state
    state.knows.count((*state.hands[seat], *state.down_cards(seat)), everyone(state) & ~(1 << seat))
    if state.discards[seat]:
        shuffle_deck(game, seat, state.discards[seat])
        state.discards[seat] = ()
    if BENEFACTOR in state.supplies[seat]:
        state.supplies[seat] = without(state.supplies[seat], BENEFACTOR)
        bury(game, seat, BENEFACTOR)
    else:
        change_hand_size(game, seat, -1)


def shuffle_deck(game: Game[State], seat: Seat, cards: tuple[str, ...]) -> None:
    """These cards become the deck, in random order."""
    state = game.state
    state.decks[seat] = tuple(state.chance.shuffled(cards))
    game.happened(Shuffled(seat))


def change_hand_size(game: Game[State], seat: Seat, by: int) -> None:
    """Rules 3.9. Between three and the limit; what would pass it is ignored."""
    state = game.state
    size = min(max(state.hand_size[seat] + by, PRINTED.hand_size_min), state.agreed.hand_size_max)
    if size != state.hand_size[seat]:
        state.hand_size[seat] = size
        game.happened(HandSizeChanged(seat, size))
