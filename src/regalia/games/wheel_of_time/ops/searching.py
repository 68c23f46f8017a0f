"""Rules 9.13, 12.7, cards. Decks are searched, cards are looked at, shown, arranged, taken and named."""

from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from regalia.core import Arrange as InOrder
from regalia.core import Game, Seat, Several
from regalia.games.wheel_of_time.asking.hand import may_enter
from regalia.games.wheel_of_time.content import NO_NUMBERS, card, titles
from regalia.games.wheel_of_time.effective.cards import personality_of, traits
from regalia.games.wheel_of_time.events import CardsRevealed, Chosen
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Again, Amount, Asked, Now, Op, Outcome, Selector
from regalia.games.wheel_of_time.ops.reach import copies, host_of, kinds, number
from regalia.games.wheel_of_time.ops.states import enter_by_effect
from regalia.games.wheel_of_time.options import NO, YES, TakeKind
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import cards
from regalia.games.wheel_of_time.verbs.writing import remember, remember_for_challenge

Destination: TypeAlias = Literal["hand", "play_home", "attach:self", "attach:host", "attach:dragon"]


class Search(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.13. Look through the deck, take the cards, shuffle.

    A search can always find nothing, and stays secret unless the cards are shown. It never finds a copy of the searching
    card.
    """

    unseen: ClassVar[bool] = True

    what: Selector
    n: Amount
    to: Destination = "hand"
    zones: tuple[Literal["hand", "deck"], ...] = ("deck",)
    first: bool = False
    """The topmost matching card or none."""
    may: bool = False
    reveal: bool = False
    upto: bool = False
    distinct: bool = False
    """At most one of each title."""
    free: bool = False
    constraint: Literal["", "one_for_starter"] = ""
    """`one_for_starter`: Dark Disguises; of two cards one must have a requirement that names the avatar's personality."""

    def matching(self, state: State, now: Now) -> tuple[Kind, ...]:
        """The cards that can be taken, each copy."""
        ctx, seat = now.ctx, now.ctx.seat
        pool = state.decks[seat] + (state.hands[seat] if "hand" in self.zones else ())
        found = [kind for kind in kinds(state, ctx, self.what, pool) if kind != ctx.kind and self._can_go(state, now, kind)]
        return tuple(sorted(set(found)) if self.distinct else found)

    def _can_go(self, state: State, now: Now, kind: Kind) -> bool:
        """True if a card that enters play is allowed there."""
        if self.to == "hand":
            return True
        return may_enter(state, now.ctx.seat, kind, self._host(state, now.ctx))

    def _host(self, state: State, ctx: Context) -> PieceId:
        match self.to:
            case "attach:self":
                return ctx.card
            case "attach:host":
                return host_of(state, ctx.card)
            case "attach:dragon":
                return next((me for me in state.pieces if "Dragon Reborn" in traits(state, me)), 0)
        return 0

    def asks(self, state: State, now: Now) -> Asked | None:
        """The cards taken; with `one_for_starter` first one for the avatar, then any other one."""
        if len(now.picks) > (self.constraint != "" or self.first) or (self.first and not now.picks):
            return None
        found = self.matching(state, now)
        options, n = copies(found[:1] if self.first else found), number(state, now.ctx, self.n)
        if self.constraint and not now.picks:
            options, n = tuple(each for each in options if for_starter(state, now.ctx.seat, each.kind)), 1
        elif self.constraint:
            options, n = tuple(each for each in options if each not in now.picks[0]), 1
        return now.ctx.seat, Several(options, 0, min(n, len(options)))

    def do(self, game: Game[State], now: Now) -> Outcome:
        """A search for the topmost card first looks through the deck, because that card reveals its order."""
        state, seat = game.state, now.ctx.seat
        if self.first and not now.picks:
            cards.look_through_deck(state, seat)
            return Again(now.ctx, (NO,))
        taken = [pick.kind for picked in now.picks if isinstance(picked, tuple) for pick in picked]
        for kind in taken:
            if kind in state.decks[seat]:
                cards.take_from_deck(game, seat, kind)
            else:
                cards.leave_hand(state, seat, kind)
            if self.to == "hand":
                cards.come_to_hand(game, seat, kind, "deck", shown=self.reveal)
            else:
                enter_by_effect(game, seat, kind, self._host(state, now.ctx))
        cards.shuffle(game, seat)
        return None


def for_starter(state: State, seat: Seat, kind: Kind) -> bool:
    """Dark Disguises. True if an advantage is written for a player's avatar: it can be attached to that person alone."""
    person = personality_of(state, state.avatar(seat))
    wanted = [target.text for each in words(kind).by.get(("req", "attach"), ()) for target in each.targets]
    return any(f"personality:{person}" in text for text in wanted)


class Look(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A secret look at a hand, the top of a deck or a face-down challenge, of one player after the other.

    `reveal_n`: the player picks this number of the cards to show to every player. `discard`: the card can be discarded, or
    is discarded if its cost contains One Power.
    """

    unseen: ClassVar[bool] = True

    zone: Literal["own_deck", "deck", "hand", "facedown"]
    n: Amount
    random: bool = False
    reveal_n: Amount | None = None
    discard: Literal["", "may", "if_cost:O"] = ""

    def _owners(self, now: Now) -> tuple[Seat, ...]:
        return (now.ctx.seat,) if self.zone == "own_deck" else now.ctx.players or (other(now.ctx.seat),)

    def asks(self, state: State, now: Now) -> Asked | None:
        """After the look, ask which cards are shown, or if the card is discarded."""
        seen = now.ctx.kinds
        if len(now.picks) % 2 == 0 or not seen:
            return None
        if self.reveal_n is not None:
            n = min(number(state, now.ctx, self.reveal_n), len(seen))
            return now.ctx.seat, Several(copies(seen), n, n)
        return (now.ctx.seat, (YES, NO)) if self.discard == "may" else None

    def do(self, game: Game[State], now: Now) -> Outcome:
        """Picks are pairs: for each player, that the look has happened, and the answer."""
        owners = self._owners(now)
        looked, answered = (len(now.picks) + 1) // 2, len(now.picks) // 2
        if answered < looked:
            return Again(now.ctx, (*now.picks, NO))
        if answered:
            self._act(game, owners[answered - 1], now.picks[-1])
        if looked == len(owners):
            return None
        seen = self._look(game, now, owners[looked])
        return Again(replace(now.ctx, kinds=seen, amount=number(game.state, now.ctx, self.n)), (*now.picks, looked))

    def looked_at(self, state: State, now: Now) -> tuple[Kind, ...]:
        """It waits for an answer only after a look at the top of a deck."""
        return state.decks[self._owners(now)[len(now.picks) // 2]][: len(now.ctx.kinds)]

    def _act(self, game: Game[State], owner: Seat, answer: Any) -> None:
        """Carry out the answer."""
        if answer == YES:
            cards.mill(game, owner, 1)
        elif isinstance(answer, tuple):
            game.happened(CardsRevealed(owner, "deck", tuple(pick.kind for pick in answer)))

    def _look(self, game: Game[State], now: Now, owner: Seat) -> tuple[Kind, ...]:
        state, seat = game.state, now.ctx.seat
        match self.zone:
            case "facedown":
                return look_face_down(game, seat, owner)
            case "hand" if self.random:
                return self._random(game, now, owner)
            case "hand":
                cards.look_at_hand(game, seat, owner)
                return state.hands[owner]
        return cards.look_at_top(game, seat, owner, number(state, now.ctx, self.n))

    def _random(self, game: Game[State], now: Now, owner: Seat) -> tuple[Kind, ...]:
        """Let only this player look at a random card of a hand; rules 4."""
        state = game.state
        seen = tuple(state.chance.some(state.hands[owner], min(1, len(state.hands[owner]))))
        cards.look_at_cards(game, now.ctx.seat, owner, seen)
        costly = [kind for kind in seen if (card(kind).cost or NO_NUMBERS)[ABILITIES.index("O")]]
        if self.discard == "if_cost:O" and costly and state.turn > 1:
            cards.discard_from_hand(game, owner, costly, now.ctx.kind)
        return seen


def look_face_down(game: Game[State], seat: Seat, owner: Seat) -> tuple[Kind, ...]:
    """A seat is shown the face-down challenges of another, if there are any."""
    hidden = tuple(each.kind for each in game.state.challenges.values() if each.hidden and each.seat == owner)
    if hidden:
        cards.look_at_cards(game, seat, owner, hidden)
    return hidden


class Reveal(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards are shown to every player.

    The top of the own deck, a random card of a hand, or matching own cards.
    """

    unseen: ClassVar[bool] = True

    zone: Literal["own_deck", "hand", "own_hand"]
    n: Amount
    random: bool = False
    sel: Selector | None = None

    def asks(self, state: State, now: Now) -> Asked | None:
        if now.picks or self.zone != "own_hand" or self.sel is None:
            return None
        options = copies(kinds(state, now.ctx, self.sel, state.hands[now.ctx.seat]))
        return now.ctx.seat, Several(options, 0, len(options))

    def do(self, game: Game[State], now: Now) -> Context:
        state, ctx = game.state, now.ctx
        if self.zone == "own_deck":
            shown = cards.show_top(game, ctx.seat, number(state, ctx, self.n))
        elif self.zone == "own_hand":
            shown = tuple(pick.kind for pick in now.picks[0]) if now.picks else ()
            cards.show_from_hand(game, ctx.seat, shown)
        else:
            (owner,) = ctx.players
            shown = tuple(state.chance.some(state.hands[owner], min(1, len(state.hands[owner]))))
            cards.show_from_hand(game, owner, shown)
        return replace(ctx, kinds=shown, amount=len(shown))


class Arrange(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The cards that were looked at are put back: some under the deck, the others on it in an order.

    `matching = "bottom"`: those of the chosen type are shown and go under the deck. `others = "same_order"`: the
    rest stays.
    """

    unseen: ClassVar[bool] = True

    bottom: Amount | None = None
    top: Amount | None = None
    order: Literal["", "any"] = ""
    others: Literal["", "same_order"] = ""
    matching: Literal["", "bottom"] = ""
    reveal: Literal["", "matching"] = ""

    def _owner(self, now: Now) -> Seat:
        return now.ctx.players[0] if now.ctx.players else now.ctx.seat

    def asks(self, state: State, now: Now) -> Asked | None:
        """First which cards go under the deck, in their order; then the order of those on top."""
        seen = self._seen(state, now)
        if self.matching or not seen:
            return None
        if self.bottom is not None and not now.picks:
            most = min(number(state, now.ctx, self.bottom), len(seen))
            least = 0 if self.others else most
            return now.ctx.seat, InOrder(copies(seen), least, most)
        if self.order and len(now.picks) == (self.bottom is not None):
            rest = without_all(seen, now.picks[0]) if now.picks else seen
            return (now.ctx.seat, InOrder(copies(rest), len(rest), len(rest))) if rest else None
        return None

    def _seen(self, state: State, now: Now) -> tuple[Kind, ...]:
        return state.decks[self._owner(now)][: len(now.ctx.kinds)]

    def do(self, game: Game[State], now: Now) -> None:
        seen = self._seen(game.state, now)
        if self.matching:
            below = tuple(kind for kind in seen if card(kind).type == now.ctx.chosen)
            game.happened(CardsRevealed(self._owner(now), "deck", below))
        else:
            below = tuple(pick.kind for pick in now.picks[0]) if self.bottom is not None and now.picks else ()
        above = without_all(seen, copies(below))
        if self.order and now.picks:
            above = tuple(pick.kind for pick in now.picks[-1])
        put_back(game, self._owner(now), now.ctx.seat, above, below)


def without_all(seen: tuple[Kind, ...], taken: tuple[TakeKind, ...]) -> tuple[Kind, ...]:
    """Cards without those taken, in their order."""
    for pick in taken:
        seen = cards.without(seen, pick.kind)
    return seen


def put_back(game: Game[State], owner: Seat, observer: Seat, above: tuple[Kind, ...], below: tuple[Kind, ...]) -> None:
    """Put cards that were looked at on and under a deck."""
    for kind in below:
        cards.take_from_deck(game, owner, kind)
    cards.put_under_deck(game, owner, below)
    cards.arrange_top(game, owner, observer, above)


class Take(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards that were looked at or shown go to the hand."""

    unseen: ClassVar[bool] = True

    to: Literal["hand"]
    n: Amount | None = None
    sel: Selector | None = None

    def _among(self, state: State, now: Now) -> tuple[Kind, ...]:
        seen = now.ctx.kinds
        return tuple(kinds(state, now.ctx, self.sel, seen)) if self.sel else seen

    def asks(self, state: State, now: Now) -> Asked | None:
        among = self._among(state, now)
        if now.picks or self.n is None or not among:
            return None
        n = min(number(state, now.ctx, self.n), len(among))
        return now.ctx.seat, Several(copies(among), n, n)

    def do(self, game: Game[State], now: Now) -> None:
        taken = tuple(pick.kind for pick in now.picks[0]) if now.picks else self._among(game.state, now)
        for kind in taken:
            cards.take_from_deck(game, now.ctx.seat, kind)
            cards.come_to_hand(game, now.ctx.seat, kind, "deck", shown=self.sel is not None)


class NameCard(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The title of any card of the game is named."""

    kind: Literal["", "event"] = ""

    def asks(self, state: State, now: Now) -> Asked | None:
        return None if now.picks else (now.ctx.seat, nameable(self.kind))

    def do(self, game: Game[State], now: Now) -> Context:
        named = now.picks[0].kind
        if now.ctx.card in game.state.pieces:
            remember(game.state, now.ctx.card, named=named)
        elif now.ctx.challenge in game.state.challenges and game.state.challenges[now.ctx.challenge].kind == now.ref.kind:
            remember_for_challenge(game.state, now.ctx.challenge, named=named)
        game.happened(Chosen(now.ctx.seat, now.ref.kind, named))
        return replace(now.ctx, named=named)


@cache
def nameable(kind: str) -> tuple[TakeKind, ...]:
    """One card of each title."""
    return tuple(TakeKind(each[0]) for _, each in sorted(titles().items()) if not kind or card(each[0]).type == kind)
