"""Rules 3.9 and 3.10. Hands, decks and Hand Size."""

from collections.abc import Iterable, Mapping

from regalia.core import OPEN, Game, Seat, everyone, only, without
from regalia.games.old_kings_crown.content import CARDS, HEADQUARTERS, PRINTED, CardId, Region
from regalia.games.old_kings_crown.events.cards import (
    Attrition,
    BidsShown,
    Drew,
    Forwent,
    HandSizeChanged,
    Showed,
    Shuffled,
)
from regalia.games.old_kings_crown.events.kingdom import SiteCardAcquired
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.verbs.cards import lift
from regalia.games.old_kings_crown.verbs.kingdom import bury
from regalia.games.old_kings_crown.zones import DECKS, HANDS, ZONES

BENEFACTOR = "anonymous_benefactor"


def show(game: Game[State], seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Rules 17. Cards of a hand are shown to all."""
    ZONES.show(game.state, HANDS, seat, cards, to=everyone(game.state))
    game.happened(Showed(seat, cards))


def show_bids(game: Game[State], bids: Mapping[Seat, CardId]) -> None:
    """Rules 6.2. Bidding cards leave the hands and are revealed together; no card has been taken from the road yet."""
    state = game.state
    state.taken = 0
    for seat, card in bids.items():
        state.hands[seat] = without(state.hands[seat], card)
        state.bids[seat] = card
        ZONES.moved(state, [card], HANDS, seat, OPEN, None)
    game.happened(BidsShown(tuple(state.bids)))


def forgo(game: Game[State], seat: Seat, regions: tuple[Region, ...]) -> None:
    """Rules 6.2. A player with too few cards chooses the Regions without one."""
    game.state.forgone[seat] = regions
    game.happened(Forwent(seat, regions))


def end_placing(game: Game[State]) -> None:
    """Rules 6.2. Cards have been placed; the choice of Regions without one is no longer needed."""
    game.state.forgone = [()] * len(game.state.forgone)


def random_discards(game: Game[State], seat: Seat, count: int) -> list[CardId]:
    """Rules 10. This number of random cards of a Discard Pile; they stay there."""
    return game.state.chance.some(game.state.discards[seat], count)


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


def await_room(game: Game[State], seat: Seat, cards: Iterable[CardId]) -> None:
    """Rules 3.9. Cards leave their places for a hand that has no room for all of them."""
    for card in cards:
        lift(game.state, card)
        game.state.arriving[seat] += (card,)


def leave_site(game: Game[State], seat: Seat, card: str, paid: int) -> None:
    """Rules 11. A card of the Site is paid: a faction card goes to the hand, a headquarters card to the Supply."""
    state = game.state
    state.lore[seat] -= paid
    state.sites[seat] = without(state.sites[seat], card)
    game.happened(SiteCardAcquired(seat, card, paid))
    if card in CARDS:
        state.arriving[seat] += (card,)
        return
    state.headquarters[seat] += (card,)
    if card == "moonshine_cove":
        state.kingdoms[seat] += ("",)
        state.occupiers[seat] += ("",)
    if card == "the_door_in_the_night":
        state.door = HEADQUARTERS[card].markers


def draw_up(game: Game[State], seat: Seat) -> None:
    """Rules 3.10. Draw up to Hand Size; if the deck runs out, there is one Attrition, and the rest is drawn after it."""
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
    state.knows.count((*state.hands[seat], *state.down_cards(seat)), everyone(state) - only(seat))
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
    """Rules 3.9. Between three and the limit; a change beyond these is ignored."""
    state = game.state
    size = min(max(state.hand_size[seat] + by, PRINTED.hand_size_min), state.agreed.hand_size_max)
    if size != state.hand_size[seat]:
        state.hand_size[seat] = size
        game.happened(HandSizeChanged(seat, size))
