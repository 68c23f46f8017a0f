"""Rules 12.7, cards. Cards return from piles and from play, go into decks, and leave the game."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from regalia.core import Game, Seat, Several
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.records import Amount, Asked, Now, Op, Selector
from regalia.games.wheel_of_time.ops.reach import Aimed, copies, kinds, number, seats, takes, things
from regalia.games.wheel_of_time.options import NO, YES
from regalia.games.wheel_of_time.pieces import Id, Kind
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import cards, challenges, forces


class Recover(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards return from the own discard or killed pile: the chosen targets, or `n` that match."""

    from_: Literal["discard", "killed"]
    to: Literal["hand", "deck", "discard"]
    n: Amount
    sel: Selector | None = None
    may: bool = False

    def _pile(self, state: State, now: Now) -> tuple[Kind, ...]:
        pile = (state.discards if self.from_ == "discard" else state.killed)[now.ctx.seat]
        return tuple(kinds(state, now.ctx, self.sel, pile)) if self.sel else pile

    def asks(self, state: State, now: Now) -> Asked | None:
        if now.picks or now.ctx.kinds:
            return None
        among = self._pile(state, now)
        n = min(number(state, now.ctx, self.n), len(among))
        if not among or (n == len(among) and not self.may):
            return None
        return now.ctx.seat, Several(copies(among), 0 if self.may else n, n)

    def do(self, game: Game[State], now: Now) -> None:
        state, seat = game.state, now.ctx.seat
        back = tuple(pick.kind for pick in now.picks[0]) if now.picks else now.ctx.kinds or self._pile(state, now)
        for kind in back:
            cards.take_from_pile(state, seat, self.from_, kind)
            if self.to == "hand":
                cards.come_to_hand(game, seat, kind, self.from_, shown=True)
            elif self.to == "deck":
                cards.shuffle_in(game, seat, kind, self.from_)
            else:
                cards.lay_on_discards(state, seat, (kind,))


class ReturnHand(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards go to their owners' hands; with `sel`, a number of matching ones that the chooser picks.

    `not_killed`: a card that has just been killed returns from the killed pile, and so does the card of a `killed` trigger.
    """

    sel: Selector | None = None
    n: Amount | None = None
    chooser: Literal["own", "target"] = "own"
    not_killed: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        if self.sel is None:
            return super().asks(state, now)
        options = takes(things(state, now.ctx, self.sel))
        n = min(number(state, now.ctx, self.n), len(options))
        if now.picks or not 0 < n < len(options):
            return None
        return seats(state, now.ctx, self.chooser)[0], Several(options, n, n)

    def do(self, game: Game[State], now: Now) -> None:
        if self.not_killed:
            for kind in now.ctx.kinds:
                out_of_killed_pile(game, now.ctx.seat, kind)
            return
        for me in self._returning(game.state, now):
            if me in game.state.pieces:
                forces.return_to_hand(game, me)
            else:
                from_killed_pile(game, me)

    def _returning(self, state: State, now: Now) -> tuple[Id, ...]:
        if self.sel is not None:
            if now.picks:
                return tuple(pick.id for pick in now.picks[0])
            return things(state, now.ctx, self.sel)[: number(state, now.ctx, self.n)]
        if self.target is not None and self.target.options[0].base == "victim":
            return (now.ctx.about,)
        return self.aimed(state, now)


def from_killed_pile(game: Game[State], me: Id) -> None:
    """A card that was killed this turn returns to its owner's hand; its death is undone, even an avatar's."""
    piece = game.state.last_known(me)
    if piece and piece.kind in game.state.killed[piece.owner]:
        out_of_killed_pile(game, piece.owner, piece.kind)


def out_of_killed_pile(game: Game[State], owner: Seat, kind: Kind) -> None:
    """A card of a killed pile comes to its owner's hand."""
    cards.take_from_pile(game.state, owner, "killed", kind)
    cards.come_to_hand(game, owner, kind, "killed", shown=True)


DRAWN_IN_STEP = "drawn_this_step"


class ShuffleIn(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards are shuffled into their owners' decks: cards in play, the challenge itself, or cards of the hand.

    `choice = "any"`: any number of the named cards, at least one. A card drawn in step D4 is not shown.
    """

    unseen: ClassVar[bool] = True

    sel: Selector | None = None
    n: Amount | None = None
    may: bool = False
    choice: Literal["", "any"] = ""

    def asks(self, state: State, now: Now) -> Asked | None:
        ctx = now.ctx
        if now.picks:
            return None
        if self.choice == "any" and self.target is not None:
            options = takes(things(state, ctx, self.target))
            return (ctx.seat, Several(options, 1, len(options))) if options else None
        if self.sel is not None and self.n is not None:
            among = self._among(state, now)
            n = min(number(state, ctx, self.n), len(among))
            return ctx.seat, Several(copies(among), n, n)
        return (ctx.seat, (YES, NO)) if self.may else None

    def _among(self, state: State, now: Now) -> list[Kind]:
        """Matching cards of the hand; the cards drawn before, if the text says so."""
        assert self.sel is not None
        ctx = now.ctx
        drawn = ctx.drawn if self.sel.text == DRAWN_IN_STEP else ctx.kinds
        pool = drawn if "drawn" in self.sel.text else state.hands[ctx.seat]
        return [kind for kind in kinds(state, ctx, self.sel, pool) if kind in state.hands[ctx.seat]]

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks == (NO,):
            return
        if self.sel is not None:
            among = [pick.kind for pick in now.picks[0]] if now.picks else self._among(game.state, now)
            for kind in among:
                cards.shuffle_in_from_hand(game, now.ctx.seat, kind, shown=self.sel.text != DRAWN_IN_STEP)
            return
        chosen = (
            [pick.id for pick in now.picks[0]] if self.choice == "any" and now.picks else self._shuffled(game.state, now)
        )
        for me in attached_first(game.state, chosen):
            if me in game.state.pieces:
                forces.leave_play(game, me, "deck")
            elif me in game.state.challenges:
                challenge_into_deck(game, me)

    def _shuffled(self, state: State, now: Now) -> tuple[Id, ...]:
        own_challenge = self.target is not None and self.target.text == "self" and not now.ctx.card
        return (now.ctx.challenge,) if own_challenge else self.aimed(state, now)


def attached_first(state: State, chosen: Sequence[Id]) -> list[Id]:
    """Attached cards before their bearers, because they would be discarded with them."""
    return sorted(chosen, key=lambda me: not (me in state.pieces and state.pieces[me].host))


def challenge_into_deck(game: Game[State], me: Id) -> None:
    """The card of a challenge is shuffled into its owner's deck."""
    challenge = game.state.challenges[me]
    challenges.keep_card(game.state, me)
    cards.shuffle_in(game, challenge.seat, challenge.kind, "play")


class Shuffle(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A deck is shuffled."""

    who: Literal["own", "target"]
    may: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        return (now.ctx.seat, (YES, NO)) if self.may and not now.picks else None

    def do(self, game: Game[State], now: Now) -> None:
        for seat in () if now.picks == (NO,) else seats(game.state, now.ctx, self.who):
            cards.shuffle(game, seat)


class Mill(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The top cards of a deck go to the discard pile."""

    n: Amount
    who: Literal["target", "villains"]

    def do(self, game: Game[State], now: Now) -> None:
        for seat in seats(game.state, now.ctx, self.who):
            cards.mill(game, seat, number(game.state, replace(now.ctx, players=(seat,)), self.n))


class ForceDiscardCopy(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. A player moves one copy with the same title from hand or deck to the discard pile, if there is one.

    A copy in the hand is used first; the deck is then not searched. On turn 1 the hand is protected (rules 3.2).
    """

    who: Literal["opp"]
    of: Literal["target", "named"]
    zones: tuple[Literal["hand", "deck"], ...]

    def do(self, game: Game[State], now: Now) -> None:
        state, seat = game.state, other(now.ctx.seat)
        wanted = now.ctx.named if self.of == "named" else now.ctx.kinds[0]
        title = card(wanted).title
        held = [kind for kind in state.hands[seat] if card(kind).title == title] if state.turn > 1 else []
        if held:
            cards.discard_from_hand(game, seat, held[:1], now.ctx.kind)
            return
        there = [kind for kind in state.decks[seat] if card(kind).title == title][:1]
        for kind in there:
            cards.take_from_deck(game, seat, kind)
            cards.lay_on_discards(state, seat, (kind,))
        cards.shuffle(game, seat)


class RemoveGame(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards leave the game: the card itself, a discard pile, or up to `n` cards of the own deck."""

    unseen: ClassVar[bool] = True

    target: Selector | None = None
    sel: Selector | None = None
    n: Amount | None = None
    upto: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        if now.picks or not self.upto:
            return None
        deck = copies(state.decks[now.ctx.seat])
        return (now.ctx.seat, Several(deck, 0, min(number(state, now.ctx, self.n), len(deck)))) if deck else None

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        if self.target is not None:
            cards.put_on_pile(state, ctx.seat, "removed", ctx.kind)
            challenges.keep_card(state, ctx.challenge)
        elif self.upto:
            for pick in now.picks[0] if now.picks else ():
                cards.take_from_deck(game, ctx.seat, pick.kind)
                cards.put_on_pile(state, ctx.seat, "removed", pick.kind)
            cards.shuffle(game, ctx.seat)
        else:
            for seat in ctx.players:
                for kind in state.discards[seat]:
                    cards.take_from_pile(state, seat, "discard", kind)
                    cards.put_on_pile(state, seat, "removed", kind)
