"""Rules 4, 5.6, 9.13. Cards that are not in play: decks, hands and piles, and knowledge of them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import events
from regalia.games.wheel_of_time.content import switch
from regalia.games.wheel_of_time.pieces import Kind, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs.writing import happen, note, touched

OPEN_PILES: dict[events.Where, str] = {"discard": "discards", "killed": "killed", "removed": "removed"}


def without(cards: Sequence[Kind], card: Kind) -> tuple[Kind, ...]:
    """All except one copy of a card; all, if it is not among them."""
    if card not in cards:
        return tuple(cards)
    place = len(cards) - 1 - [*reversed(cards)].index(card)
    return (*cards[:place], *cards[place + 1 :])


def known_still(known: Sequence[Kind], cards: Sequence[Kind]) -> tuple[Kind, ...]:
    """Cards still known to be among these after some have left."""
    return tuple(sorted((Counter(known) & Counter(cards)).elements()))


def draw(game: Game[State], seat: Seat, count: int, why: Literal["effect", "step"] = "effect") -> int:
    """Rules 5.6, 12.7. Draw cards, regardless of the hand size; an empty deck is renewed. Returns the number drawn.

    `why`: by an effect, or in step D4.
    """
    state = game.state
    cards: list[Kind] = []
    for _ in range(count):
        if not state.decks[seat]:
            renew_deck(game, seat)
        if not state.decks[seat]:
            break
        cards.append(take_top(state, seat))
    if cards:
        note(state, "drawn", seat=seat, amount=len(cards), word=why)
        game.happened(events.Drew(seat, tuple(cards), len(cards)))
    return len(cards)


def take_top(state: State, seat: Seat) -> Kind:
    """The top card of a deck goes to the hand of its owner. Knowledge of it is kept."""
    card, state.decks[seat] = state.decks[seat][0], state.decks[seat][1:]
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    opponent = other(seat)
    if (state.known_tops[opponent][seat] or ("",))[0]:
        state.known_hands[seat] = tuple(sorted((*state.known_hands[seat], card)))
    else:
        state.learned += 1
    for tops in state.known_tops:
        tops[seat] = tops[seat][1:]
    touched(state)
    return card


def renew_deck(game: Game[State], seat: Seat) -> None:
    """Rules 5.6. The discard pile becomes the deck, unless the profile says that no more cards are drawn."""
    state = game.state
    if switch("empty_deck", state.agreed.profile) != "reshuffle_discard" or not state.discards[seat]:
        return
    state.decks[seat], state.discards[seat] = state.discards[seat], ()
    shuffle(game, seat, discards=True)


def shuffle(game: Game[State], seat: Seat, discards: bool = False) -> None:
    """Shuffle a deck; no player knows its order any longer."""
    state = game.state
    state.decks[seat] = tuple(state.chance.shuffled(sorted(state.decks[seat])))
    for tops in state.known_tops:
        tops[seat] = ()
    touched(state)
    game.happened(events.Shuffled(seat, discards))
    happen(state, "shuffled", seat=seat)


def hold(state: State, seat: Seat, card: Kind) -> None:
    """Rules 3.2. A card of the deck comes to the opening hand; only its owner knows which."""
    state.decks[seat] = without(state.decks[seat], card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    touched(state)


def forget_openings(state: State) -> None:
    """Rules 3.2. The hands that the decks name are of no use after the set-up."""
    state.openings = ((), ())


def leave_hand(state: State, seat: Seat, card: Kind) -> None:
    """A card has left a hand openly."""
    state.hands[seat] = without(state.hands[seat], card)
    state.known_hands[seat] = without(state.known_hands[seat], card)
    state.learned += 1
    touched(state)


def leave_hand_unseen(state: State, seat: Seat, card: Kind) -> None:
    """A card has left a hand; only its owner knows which one."""
    state.hands[seat] = without(state.hands[seat], card)
    state.known_hands[seat] = known_still(state.known_hands[seat], state.hands[seat])
    touched(state)


def come_to_hand(game: Game[State], seat: Seat, card: Kind, source: events.Where, shown: bool) -> None:
    """A card goes to a hand; `shown` if the opponent knows which."""
    state = game.state
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    if shown:
        state.known_hands[seat] = tuple(sorted((*state.known_hands[seat], card)))
        game.happened(events.Returned(seat, card, source, "hand"))
    else:
        game.happened(events.TookToHand(seat, card, source))
    touched(state)


def discard_from_hand(game: Game[State], seat: Seat, cards: Iterable[Kind], by: Kind = "") -> None:
    """Cards go from a hand to the discard pile; `by`: by the effect of this card."""
    state, gone = game.state, tuple(cards)
    for card in gone:
        leave_hand(state, seat, card)
        note(state, "discarded", seat=seat, kind=card, by=by)
        happen(state, "any_discard", seat=seat, kind=card, cause="hand")
    lay_on_discards(state, seat, gone)
    if gone:
        game.happened(events.Discarded(seat, gone, "hand"))


def discard_at_random(game: Game[State], seat: Seat, count: int, by: Kind = "") -> None:
    """Random cards go from a hand to the discard pile."""
    state = game.state
    hand = state.hands[seat]
    discard_from_hand(game, seat, state.chance.some(hand, min(count, len(hand))), by)


def lay_on_discards(state: State, seat: Seat, cards: Iterable[Kind]) -> None:
    """Put cards on a discard pile."""
    state.discards[seat] = (*state.discards[seat], *cards)
    touched(state)


def mill(game: Game[State], seat: Seat, count: int) -> tuple[Kind, ...]:
    """The top cards of a deck go to the discard pile."""
    state = game.state
    cards, state.decks[seat] = state.decks[seat][:count], state.decks[seat][count:]
    for tops in state.known_tops:
        tops[seat] = tops[seat][len(cards) :]
    state.learned += len(cards)
    lay_on_discards(state, seat, cards)
    for card in cards:
        happen(state, "any_discard", seat=seat, kind=card, cause="deck")
    if cards:
        game.happened(events.Discarded(seat, cards, "deck"))
    return cards


def take_from_deck(game: Game[State], seat: Seat, card: Kind) -> None:
    """A copy of a card, the first from the top, leaves the deck; the caller decides where it goes."""
    state = game.state
    place = state.decks[seat].index(card)
    state.decks[seat] = state.decks[seat][:place] + state.decks[seat][place + 1 :]
    for tops in state.known_tops:
        tops[seat] = tops[seat][:place] + tops[seat][place + 1 :]
    state.learned += 1
    touched(state)


def put_under_deck(game: Game[State], seat: Seat, cards: Sequence[Kind]) -> None:
    """Put cards under a deck, in this order."""
    state = game.state
    state.decks[seat] = (*state.decks[seat], *cards)
    touched(state)


def arrange_top(game: Game[State], seat: Seat, observer: Seat, cards: Sequence[Kind]) -> None:
    """Put the top cards of a deck, which `observer` has looked at, in another order."""
    state, count = game.state, len(cards)
    assert sorted(state.decks[seat][:count]) == sorted(cards), "these are not the top cards"
    state.decks[seat] = (*cards, *state.decks[seat][count:])
    for each, tops in enumerate(state.known_tops):
        rest = tops[seat][count:]
        top = tuple(cards) if each == observer else ("",) * count
        tops[seat] = (*top, *rest) if any(top) or rest else ()
    touched(state)


def take_from_pile(state: State, seat: Seat, pile: events.Where, card: Kind) -> None:
    """A card leaves an open pile; the topmost copy."""
    piles: list[tuple[Kind, ...]] = getattr(state, OPEN_PILES[pile])
    assert card in piles[seat], f"{card} is not there"
    piles[seat] = without(piles[seat], card)
    if pile == "killed":
        state.fallen = tuple(each for each in state.fallen if (each.seat, each.kind) != (seat, card))
    touched(state)


def put_on_pile(state: State, seat: Seat, pile: events.Where, card: Kind) -> None:
    """Put a card on an open pile."""
    piles: list[tuple[Kind, ...]] = getattr(state, OPEN_PILES[pile])
    piles[seat] = (*piles[seat], card)
    touched(state)


def shuffle_in(game: Game[State], seat: Seat, card: Kind, source: events.Where) -> None:
    """A card that has openly left its place is shuffled into its owner's deck."""
    state = game.state
    state.decks[seat] = (*state.decks[seat], card)
    game.happened(events.Returned(seat, card, source, "deck"))
    shuffle(game, seat)


def shuffle_in_from_hand(game: Game[State], seat: Seat, card: Kind, shown: bool) -> None:
    """A card of a hand is shuffled into the deck; `shown`: openly."""
    if shown:
        leave_hand(game.state, seat, card)
        shuffle_in(game, seat, card, "hand")
        return
    leave_hand_unseen(game.state, seat, card)
    game.state.decks[seat] = (*game.state.decks[seat], card)
    shuffle(game, seat)


def look_at_hand(game: Game[State], seat: Seat, owner: Seat) -> None:
    """A seat is shown a hand."""
    state = game.state
    if seat != owner:
        hidden = [each.kind for each in state.challenges.values() if each.hidden and each.seat == owner]
        known = (Counter(state.known_hands[owner]) & Counter(hidden)).elements()
        state.known_hands[owner] = tuple(sorted((*state.hands[owner], *known)))
        state.learned += 1
    touched(state)
    game.happened(events.LookedAt(seat, owner, "hand", state.hands[owner], len(state.hands[owner])))


def look_at_cards(game: Game[State], seat: Seat, owner: Seat, cards: tuple[Kind, ...]) -> None:
    """A seat is shown some cards of a hand; its owner sees which."""
    know_in_hand(game.state, owner, cards)
    game.happened(events.LookedAt(seat, owner, "hand", cards, len(cards)))


def look_through_deck(state: State, seat: Seat) -> None:
    """Rules 9.13. A player who searches the deck sees the order of its cards, until it is shuffled."""
    state.known_tops[seat][seat] = state.decks[seat]
    state.learned += 1
    touched(state)


def look_at_top(game: Game[State], seat: Seat, owner: Seat, count: int) -> tuple[Kind, ...]:
    """A seat is shown the top cards of a deck."""
    state = game.state
    cards = state.decks[owner][:count]
    tops = state.known_tops[seat]
    tops[owner] = (*cards, *tops[owner][len(cards) :])
    state.learned += 1
    touched(state)
    game.happened(events.LookedAt(seat, owner, "deck", cards, len(cards)))
    return cards


def show_top(game: Game[State], owner: Seat, count: int) -> tuple[Kind, ...]:
    """Every player is shown the top cards of a deck."""
    state = game.state
    cards = state.decks[owner][:count]
    for tops in state.known_tops:
        tops[owner] = (*cards, *tops[owner][len(cards) :])
    state.learned += 1
    touched(state)
    game.happened(events.CardsRevealed(owner, "deck", cards))
    return cards


def show_from_hand(game: Game[State], owner: Seat, cards: Iterable[Kind]) -> None:
    """Every player is shown cards of a hand."""
    shown = tuple(cards)
    know_in_hand(game.state, owner, shown)
    game.happened(events.CardsRevealed(owner, "hand", shown))


def know_in_hand(state: State, owner: Seat, cards: tuple[Kind, ...]) -> None:
    """Let the opponent know that these cards are in a hand."""
    more = Counter(cards) - Counter(state.known_hands[owner])
    state.known_hands[owner] = tuple(sorted((*state.known_hands[owner], *more.elements())))
    state.learned += 1
    touched(state)


def stash(game: Game[State], seat: Seat, card: Kind, under: PieceId) -> None:
    """Rules 13, Ready Resources. A card of the hand goes face down under a piece."""
    state = game.state
    leave_hand_unseen(state, seat, card)
    held = dict(state.stashed)
    held[under] = tuple(sorted((*held.get(under, ()), card)))
    state.stashed = tuple(sorted(held.items()))
    touched(state)


def take_from_stash(state: State, under: PieceId, card: Kind) -> None:
    """A card under a piece is used openly."""
    held = dict(state.stashed)
    held[under] = without(held[under], card)
    state.stashed = tuple(sorted((piece, cards) for piece, cards in held.items() if cards))
    state.learned += 1
    touched(state)
