"""Words and operations of one card each: challenges of `sets/premier.toml`, in the order of that file."""

from typing import Literal

from regalia.core import Game, Share
from regalia.games.wheel_of_time.effective.abilities import currents
from regalia.games.wheel_of_time.effective.cards import pattern
from regalia.games.wheel_of_time.language.records import Amount, Asked, Letter, Now, Op, Selector
from regalia.games.wheel_of_time.language.tables import ALLEGIANCES, AMOUNTS, CONDITIONS, SYMBOLS, word
from regalia.games.wheel_of_time.ops.reach import Lasting, number, takes, things
from regalia.games.wheel_of_time.pieces import Ability, Context, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.instead import hurt
from regalia.games.wheel_of_time.words.amounts import number_of, total_cost
from regalia.games.wheel_of_time.words.other_filters import allegiances_of
from regalia.games.wheel_of_time.words.position import bearer, challenge_at, challenge_of, host_of, notes, piece_of


# ---------------------------------------------------------------- Callandor
class PoolSelfDamage(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Callandor. Damage on own participants, split by the controller."""

    n: Amount
    target: Selector
    split: Literal["controller"]

    def asks(self, state: State, now: Now) -> Asked | None:
        among, n = things(state, now.ctx, self.target), number(state, now.ctx, self.n)
        return (now.ctx.seat, Share(n, takes(among))) if among and n > 0 and not now.picks else None

    def do(self, game: Game[State], now: Now) -> None:
        for pick, n in now.picks[0].amounts if now.picks else ():
            hurt(game, pick.id, n, by=now.ctx.card)


@word(CONDITIONS)
def used_this_challenge(state: State, ctx: Context) -> bool:
    """Callandor. Its ability has been used in the present challenge."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == ctx.card and note.challenge == challenge for note in notes(state, "used_ability"))


@word(AMOUNTS)
def rolled_in_challenge(letter: Letter, state: State, ctx: Context) -> int:
    """Rules 13, Callandor. How often the bearer rolled a result in the entry's challenge, in all its rolls."""
    me, challenge = bearer(state, ctx), challenge_of(state, ctx)
    return sum(
        note.amount for note in notes(state, "rolled") if (note.piece, note.challenge, note.word) == (me, challenge, letter)
    )


# ---------------------------------------------------------------- Debt of Honor
@word(CONDITIONS)
def host_ready(state: State, ctx: Context) -> bool:
    """Its host is not rotated."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and not piece.rotated


@word(ALLEGIANCES)
def host_allegiances(state: State, ctx: Context) -> frozenset[str]:
    """Those of the host."""
    return allegiances_of(state, host_of(state, ctx))


# ---------------------------------------------------------------- Exiled
@word(AMOUNTS)
def target_highest_current(state: State, ctx: Context) -> int:
    """The highest current ability of the target."""
    return max((max(currents(state, each)) for each in ctx.targets), default=0)


@word(AMOUNTS)
def target_total_cost(state: State, ctx: Context) -> int:
    """The total number of the target's printed symbols."""
    return max((total_cost(state, ctx, each) for each in ctx.targets), default=0)


# ---------------------------------------------------------------- Gather Support
@word(SYMBOLS, "chosen")
def chosen_symbol(state: State, ctx: Context) -> tuple[str, ...]:
    """The chosen ability."""
    return (ctx.chosen,)


# ---------------------------------------------------------------- Hunting Trollocs
@word(AMOUNTS)
def target_current(ability: Ability, state: State, ctx: Context) -> int:
    """The current ability of the target."""
    return max((number_of(currents(state, each), ability) for each in ctx.targets), default=0)


# ---------------------------------------------------------------- Learning From The Past
class PayWholeCost(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Replaces paying the symbol cost of one of these cards."""

    sel: Selector

    def do(self, game: Game[State], now: Now) -> None:
        """The cost that is being paid is gone: see `steps.costs`."""


# ---------------------------------------------------------------- Prolonged Campaign
@word(AMOUNTS)
def opposition_generated(state: State, ctx: Context) -> int:
    """Rules 2.2. The opposition in the entry's challenge, without the addition from Pattern tokens."""
    challenge = challenge_at(state, ctx)
    return challenge.scores[other(challenge.seat)].opposition if challenge is not None else 0


# ---------------------------------------------------------------- Shattered Dreams
class BanRecruit(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The player cannot recruit."""

    who: Literal["target"]
    until: Until


# ---------------------------------------------------------------- Stalemate
class SkipAction(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Next turn there are no actions."""

    until: Until


# ---------------------------------------------------------------- Twisting Fate
@word(AMOUNTS)
def pattern_of_target(state: State, ctx: Context) -> int:
    """Tokens on the section of the chosen player, or of the target's controller."""
    seats = ctx.players or tuple(piece.seat for each in ctx.targets if (piece := piece_of(state, each)) is not None)
    return max((pattern(state, seat) for seat in seats if seat >= 0), default=0)
