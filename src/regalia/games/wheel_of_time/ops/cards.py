"""Rules 12.7, cards. Cards are drawn, discarded, searched for and given back."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Seat, Several
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.playing import draw_allowed
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Op, Selector
from regalia.games.wheel_of_time.ops.reach import Aimed, Lasting, copies, kinds, lasts, number, seats
from regalia.games.wheel_of_time.options import NO, YES
from regalia.games.wheel_of_time.pieces import Context, Kind, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import cards, forces


class Draw(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Draw cards from the top of the deck, regardless of the hand size, unless an effect limits drawing."""

    n: Amount
    who: Literal["own", "target", "others"] = "own"
    may: bool = False
    reveal: bool = False
    if_none: bool = False
    """Only if the dice rolled before did not show the wanted symbol."""

    def asks(self, state: State, now: Now) -> Asked | None:
        return (now.ctx.seat, (YES, NO)) if self.may and not now.picks else None

    def do(self, game: Game[State], now: Now) -> Context | None:
        if now.picks == (NO,) or (self.if_none and now.ctx.amount):
            return None
        drawn = [kind for seat in seats(game.state, now.ctx, self.who) for kind in self._draw(game, now.ctx, seat)]
        return replace(now.ctx, kinds=tuple(drawn))

    def _draw(self, game: Game[State], ctx: Context, seat: Seat) -> tuple[Kind, ...]:
        """The draw of one player."""
        state = game.state
        n = draw_allowed(state, seat, number(state, ctx, self.n), ctx)
        top = state.decks[seat][:n]
        drawn = cards.draw(game, seat, n)
        if self.reveal:
            cards.show_from_hand(game, seat, top)
        return top if len(top) == drawn else ()


class DrawMod(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 5.6. This number of further cards can be drawn in this turn's Draw Round."""

    n: Amount


class DrawCap(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The most cards that a player draws, by any effect; a search is not a draw.

    `contributors` are those who generated support or opposition in the challenge. `next_draw` lasts to the end of the next
    Draw Round.
    """

    n: Amount
    who: Literal["own", "target", "contributors"] = "target"
    until: Until

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        if self.who == "contributors":
            scores = state.challenges[ctx.challenge].scores
            players = tuple(seat for seat in state.seats if scores[seat].support or scores[seat].opposition)
        else:
            players = ctx.players or (ctx.seat,)
        lasts(game, now, self.until, players=players)


class Discard(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A player discards from the hand. On turn 1 other players' effects do not cause it (rules 3.2)."""

    n: Amount
    who: Literal["own", "opp", "target", "villains"]
    how: Literal["choice", "random", "named"] = "choice"
    sel: Selector | None = None
    else_: Literal["", "reveal_hand"] = ""

    def asks(self, state: State, now: Now) -> Asked | None:
        seat, among, n = self._of(state, now)
        if now.picks or self.how != "choice" or not 0 < n < len(among):
            return None
        return seat, Several(copies(among), n, n)

    def _of(self, state: State, now: Now) -> tuple[Seat, tuple[Kind, ...], int]:
        """The players who discard, from which cards, and how many."""
        (seat,) = seats(state, now.ctx, self.who)
        if state.turn == 1 and seat != now.ctx.seat:
            return seat, (), 0
        hand = state.hands[seat]
        among = tuple(kinds(state, now.ctx, self.sel, hand)) if self.sel else hand
        return seat, among, min(number(state, now.ctx, self.n), len(among))

    def do(self, game: Game[State], now: Now) -> Context | None:
        seat, among, n = self._of(game.state, now)
        if self.how == "random":
            cards.discard_at_random(game, seat, n, now.ctx.kind)
            return None
        if self.how == "named":
            among = tuple(kind for kind in among if card(kind).title == card(now.ctx.named).title)
            if not among and self.else_ == "reveal_hand" and game.state.turn > 1:
                cards.look_at_hand(game, other(seat), seat)
        gone = tuple(pick.kind for pick in now.picks[0]) if now.picks else among[:n]
        cards.discard_from_hand(game, seat, gone, now.ctx.kind)
        return replace(now.ctx, kinds=gone)


class DiscardCard(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards in play, or shown cards of a hand, go to their owners' discard piles."""

    def changes(self, state: State, now: Now) -> bool:
        """False if none of them can be discarded."""
        return any(not state.pieces[me].avatar for me in self.aimed(state, now))

    def do(self, game: Game[State], now: Now) -> None:
        if self.target is not None and self.target.options[0].base == "revealed":
            for seat in now.ctx.players:
                if game.state.turn > 1 or seat == now.ctx.seat:  # rules 3.2: on turn 1 nobody else makes one discard
                    cards.discard_from_hand(game, seat, now.ctx.kinds, now.ctx.kind)
            return
        for me in self.aimed(game.state, now):
            forces.discard_from_play(game, me)


class HandSize(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 5.6. The maximum hand size changes, never below 0."""

    n: Amount
