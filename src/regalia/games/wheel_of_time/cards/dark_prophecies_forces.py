"""Words and operations of one card each: forces of `sets/dark_prophecies.toml`, in the order of that file."""

from typing import ClassVar, Literal

from regalia.core import Game
from regalia.games.wheel_of_time.asking.hand import why_not_for_free
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.challenges import may_join
from regalia.games.wheel_of_time.language.records import Amount, Asked, CardName, Continuous, Now, Op, Selector, Thing
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.ops.identity import highest
from regalia.games.wheel_of_time.ops.reach import copies, kinds, lasts, number
from regalia.games.wheel_of_time.ops.states import recruit_free
from regalia.games.wheel_of_time.picks import NO, TakeSymbol
from regalia.games.wheel_of_time.pieces import Context, Symbol, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.challenge import Determine
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.words.conditions import still
from regalia.games.wheel_of_time.words.other_filters import of_starter
from regalia.games.wheel_of_time.words.position import challenge_at, in_play, notes, seat_of


# ---------------------------------------------------------------- Be'lal (II)
class MayInitiate(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The controller can initiate this challenge as well; its card goes to a piece if it succeeds or fails."""

    chal: CardName
    success_to: Literal["self"]
    fail_to: Literal["dragon"]


@word(CONDITIONS)
def dragon_any(state: State, ctx: Context) -> bool:
    """Rules 12.4. The Dragon Reborn is in play under any control."""
    return any("Dragon Reborn" in traits(state, me) for me in state.pieces)


# ---------------------------------------------------------------- Combined Army
@word(ALLEGIANCES)
def starter_allegiances(state: State, ctx: Context) -> frozenset[str]:
    """Those of the player's avatar."""
    return of_starter(state, ctx)


# ---------------------------------------------------------------- Defenders of the Stone
@word(CONDITIONS)
def challenge_targets(name: Literal["own"], state: State, ctx: Context) -> bool:
    """The entry's challenge is about a card that the player controls."""
    there = challenge_at(state, ctx)
    return there is not None and any(seat_of(state, each) == ctx.seat for each in there.targets)


# ---------------------------------------------------------------- Illian Lancers
class DamageSingleTarget(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. All damage of the card in a step goes to one opposing card of these."""

    source: Literal["self"]
    sel: Selector
    overkill: bool


# ---------------------------------------------------------------- Illian Spearmen
@word(CONDITIONS)
def self_bg(state: State, ctx: Context) -> bool:
    """It is in the battleground."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "field"


# ---------------------------------------------------------------- Lord Gregorian Panar
class AbilHighest(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The highest current ability of each target grows; of equal ones its controller picks one."""

    quantity: ClassVar[str] = "abilities"

    n: Amount
    tie: Literal["controller"]
    until: Until

    def asks(self, state: State, now: Now) -> Asked | None:
        """For one target after the other."""
        if len(now.picks) == len(now.ctx.targets):
            return None
        me = now.ctx.targets[len(now.picks)]
        return state.pieces[me].seat, highest(state, me)

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        for me, pick in zip(now.ctx.targets, now.picks, strict=True):
            lasts(game, now, self.until, (me,), chosen=pick.word, amount=n)


# ---------------------------------------------------------------- Moghedien (II)
class RecruitFrom(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The card can be recruited from the killed pile."""

    zone: Literal["killed"]


@word(CONDITIONS)
def copy_in_killed(state: State, ctx: Context) -> bool:
    """The player's killed pile contains a card with the same title."""
    title = card(ctx.kind).title
    return any(card(kind).title == title for kind in state.killed[ctx.seat])


# ---------------------------------------------------------------- Ordeith
class CorruptionImmune(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.10. The card gets no corruption tokens."""


# ---------------------------------------------------------------- Pevin
class RecruitNow(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 8.1, 12.8. A matching card of the hand is recruited at once, outside the normal action."""

    unseen: ClassVar[bool] = True

    sel: Selector
    free: bool

    def asks(self, state: State, now: Now) -> Asked | None:
        seat = now.ctx.seat
        found = kinds(state, now.ctx, self.sel, state.hands[seat])
        able = [kind for kind in found if why_not_for_free(state, seat, kind) is None]
        return None if now.picks else (seat, (*copies(dict.fromkeys(able)), NO))

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks and now.picks[0] != NO:
            recruit_free(game, now.ctx.seat, now.picks[0].kind)


# ---------------------------------------------------------------- Questioner
@word(CONDITIONS)
def other_recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Another player has recruited a matching card this turn."""
    return any(
        note.seat == other(ctx.seat) and who.matches(state, ctx, still(state, note.piece, note.kind))
        for note in notes(state, "recruited")
    )


# ---------------------------------------------------------------- Rhadam Asunawa
class PoolSymbolRemove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. A player loses one symbol of choice of the ability that was paid."""

    who: Literal["target"]
    type: Literal["paid"]
    n: Amount

    def _matching(self, state: State, ctx: Context) -> list[Symbol]:
        (seat,) = ctx.players
        paid = {symbol.ability for symbol in ctx.paid}
        return list(dict.fromkeys(symbol for symbol in state.pools[seat] if symbol.ability in paid))

    def asks(self, state: State, now: Now) -> Asked | None:
        matching = self._matching(state, now.ctx)
        if now.picks or len(matching) < 2:
            return None
        return now.ctx.players[0], tuple(map(TakeSymbol, matching))

    def do(self, game: Game[State], now: Now) -> None:
        lost = [now.picks[0].symbol] if now.picks else self._matching(game.state, now.ctx)[:1]
        pools.spend_symbols(game, now.ctx.players[0], lost)


# ---------------------------------------------------------------- Sebban Balwer
class RevealCommitment(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The opponent shows the participation of the targets before the reveal."""

    def do(self, game: Game[State], now: Now) -> None:
        for index, step in enumerate(game.stack):
            if isinstance(step, Determine):
                game.stack[index] = step.showing(game, now.ctx.targets)


# ---------------------------------------------------------------- The Prophet
@word(FILTERS)
def could_have_joined(state: State, ctx: Context, thing: Thing) -> bool:
    """The Prophet. It participates in no challenge, although it could have joined the Pattern or Last Battle challenge."""
    piece = in_play(state, thing)
    return (
        piece is not None
        and not piece.challenge
        and any(
            each.form in ("pattern", "last_battle") and not may_join(state, int(thing), number, "commit")
            for number, each in state.challenges.items()
        )
    )


# ---------------------------------------------------------------- Whitecloak Spy
@word(FILTERS, "recruited_this_turn")
def new(state: State, ctx: Context, thing: Thing) -> bool:
    """It was recruited in this turn."""
    return any(note.piece == thing for note in notes(state, "recruited"))
