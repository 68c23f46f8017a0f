"""Rules 4. Deals what a seat cannot know again at random.

The opponent's deck list is unknown. The hidden cards are dealt from a prior: the cards of the starter decks of that side
and format, more often those of allegiances already shown, never more than three copies of any. The result depends only on
what the seat sees.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from regalia.core import Chance, Seat
from regalia.games.wheel_of_time.content import SideName, card, cards, tables
from regalia.games.wheel_of_time.decks.deck import is_avatar, opening_type, others_of
from regalia.games.wheel_of_time.decks.lists import ready_made
from regalia.games.wheel_of_time.pieces import Context, Kind
from regalia.games.wheel_of_time.state import State, other


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """Shuffle the own deck, draw the opponent's hidden cards from the prior, and forget the hand that their deck names."""
    state.memo, state.layout = {}, None
    state.openings = (state.openings[0], ()) if seat == 0 else ((), state.openings[1])
    shuffle_own(state, seat, chance)
    deal_opponent(state, seat, chance)


def shuffle_own(state: State, seat: Seat, chance: Chance) -> None:
    """The own deck, whose cards are known, and perhaps its top."""
    top = state.known_tops[seat][seat]
    known = [kind for kind in top if kind]
    rest = Counter(state.decks[seat])
    rest.subtract(known)
    order = iter(chance.shuffled(sorted(rest.elements())))
    state.decks[seat] = tuple([kind or next(order) for kind in top] + [*order])


def deal_opponent(state: State, seat: Seat, chance: Chance) -> None:
    """The opponent's face-down challenge, hand, stash and deck."""
    rival = other(seat)
    deal = Deal(state, seat, chance)
    if state.dragon and rival == state.hero:
        state.dragon = chance.one(dragons())
    held_now = len(state.hands[rival])
    opening = deal.opening() if state.round == "setup" and not state.avatar(rival) else []
    known = Counter(state.known_hands[rival])
    for number, challenge in state.challenges.items():
        if challenge.hidden and challenge.seat == rival:
            kind = deal.challenge(known, held_now)
            known[kind] -= known[kind] > 0
            deal.replace_challenge(number, kind)
    state.known_tops[rival] = [() for _ in state.seats]
    held = opening[:held_now] or [*known.elements()]
    held += deal.draw(held_now - len(held))
    state.hands[rival] = tuple(sorted(held))
    state.stashed = tuple(
        (me, tuple(sorted(deal.draw(len(under)))) if state.pieces[me].owner == rival else under)
        for me, under in state.stashed
    )
    top = state.known_tops[seat][rival]
    state.decks[rival] = tuple(deal.deck(top, len(state.decks[rival]), opening[held_now:]))


class Deal:
    """Cards of a prior, dealt one after the other."""

    def __init__(self, state: State, seat: Seat, chance: Chance) -> None:
        self.state, self.chance, self.rival = state, chance, other(seat)
        self.side = state.side(self.rival)
        self.left = self._prior()

    def _prior(self) -> Counter[Kind]:
        """Cards that the opponent's deck can still contain."""
        state, rival = self.state, self.rival
        shown = Counter[Kind]()
        for piece in state.pieces.values():
            if piece.owner == rival:
                shown.update((piece.kind, *piece.was))
        for pile in (state.discards[rival], state.killed[rival], state.removed[rival], state.known_hands[rival]):
            shown.update(pile)
        shown.update(
            each.kind for each in state.challenges.values() if each.seat == rival and not each.hidden and each.kind
        )
        left = Counter(prior(self.side, state.agreed.format))
        left.subtract(shown)
        return Counter({kind: count for kind, count in left.items() if count > 0})

    def draw(self, count: int) -> list[Kind]:
        """Draw this number of random cards."""
        bag = sorted(self.left.elements())
        more = [*prior_cards(self.side, self.state.agreed.format)]
        while len(bag) < count:
            bag += more
        drawn = self.chance.some(bag, count) if count > 0 else []
        self.left.subtract(drawn)
        self.left += Counter()
        return drawn

    def opening(self) -> list[Kind]:
        """Rules 3.2. A legal opening hand: the avatar, then cards of different types."""
        bag = self.chance.shuffled(sorted(self.left.elements()))
        avatar = next(kind for kind in bag if is_avatar(card(kind), self.side) and others_of(card(kind)) == 3)
        types: dict[str, Kind] = {}
        for kind in bag:
            if opening_type(kind) and not is_avatar(card(kind), self.side):
                types.setdefault(opening_type(kind), kind)
        hand = [avatar, *types.values()][: 1 + others_of(card(avatar))]
        self.left.subtract(hand)
        self.left += Counter()
        return hand

    def challenge(self, known: Counter[Kind], held: int) -> Kind:
        """A face-down challenge card: a known one, or any of the prior."""
        candidates = sorted(kind for kind in known.elements() if card(kind).type == "challenge")
        surplus = known.total() > held
        if candidates and (surplus or self.chance.below(2)):
            return self.chance.one(candidates)
        bag = sorted(kind for kind in self.left.elements() if card(kind).type == "challenge")
        kind = self.chance.one(bag or [*prior_challenges(self.side, self.state.agreed.format)])
        self.left[kind] -= self.left[kind] > 0
        return kind

    def replace_challenge(self, number: int, kind: Kind) -> None:
        """Put another card face down."""
        self.state.challenges[number] = replace(self.state.challenges[number], kind=kind)

    def deck(self, top: Sequence[Kind], size: int, surely: Sequence[Kind] = ()) -> list[Kind]:
        """A deck with a partly known top, which contains the cards still to be chosen for an opening hand."""
        unknown = iter([*surely, *self.draw(size - sum(map(bool, top)) - len(surely))])
        return [kind or next(unknown) for kind in top] + [*unknown]


@cache
def prior(side: SideName, format_: str) -> dict[Kind, int]:
    """The most copies of each card in any starter deck of a side that the format allows."""
    sets = next(each for each in tables().format if each.id == format_).sets
    found: Counter[Kind] = Counter()
    for deck in ready_made().values():
        if deck.side == side:
            found |= Counter(deck.cards)
    return {kind: count for kind, count in sorted(found.items()) if card(kind).set in sets}


@cache
def prior_cards(side: SideName, format_: str) -> tuple[Kind, ...]:
    """The same as a list."""
    return tuple(Counter(prior(side, format_)).elements())


@cache
def prior_challenges(side: SideName, format_: str) -> tuple[Kind, ...]:
    """The challenges among them."""
    return tuple(kind for kind in prior_cards(side, format_) if card(kind).type == "challenge")


@cache
def dragons() -> tuple[Kind, ...]:
    """Rules 3.2. The cards that can be set aside as the Dragon Reborn."""
    return tuple(each.id for each in cards().values() if {"Starting Hero", "Dragon Reborn"} <= {*each.traits})


def drawn_again(ctx: Context, state: State, seat: Seat, chance: Chance) -> Context:
    """Cards of the imagined hand in place of those that the opponent has just drawn; `state` is already imagined."""
    if seat == ctx.seat or not ctx.drawn:
        return ctx
    return replace(ctx, drawn=others_drawn(ctx.drawn, state.hands[ctx.seat], chance))


def others_drawn(drawn: Sequence[Kind], hand: Sequence[Kind], chance: Chance) -> tuple[Kind, ...]:
    """As many cards of a hand as were drawn."""
    return tuple(sorted(chance.some(hand, min(len(drawn), len(hand)))))


def let_hold(state: State, seat: Seat, fits: Callable[[Kind], bool], least: int, chance: Chance) -> None:
    """Exchange cards of a player's imagined hand until at least this number fits."""
    held, kept = Counter(state.hands[seat]), Counter(state.known_hands[seat])
    missing = least - sum(count for kind, count in held.items() if fits(kind))
    if missing <= 0:
        return
    others = chance.shuffled(sorted(kind for kind in (held - kept).elements() if not fits(kind)))
    side, format_ = state.side(seat), state.agreed.format
    fitting = [*filter(fits, prior_cards(side, format_))] or [*filter(fits, sorted(cards()))]
    for given_up in others[:missing]:
        held.subtract((given_up,))
        held.update((chance.one(fitting),))
    state.hands[seat], state.memo = tuple(sorted(held.elements())), {}


def known(state: State, seat: Seat) -> frozenset[int]:
    """Count what was shown to a player, because it cannot be undone."""
    return frozenset((state.learned,))
