"""Rules 6.5, 12.7. The damage pools of a challenge change before they are assigned; tokens of the Pattern."""

from typing import ClassVar, Literal

from regalia.core import Game, Limit, Number, Share
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Op, Use
from regalia.games.wheel_of_time.ops.reach import lasts, number, seats
from regalia.games.wheel_of_time.options import PoolOf
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Context, PoolName, Score
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import pattern, pools


def challenge_meant(state: State, ctx: Context) -> ChallengeId:
    """The challenge of an effect: the stored one, otherwise that of its card, otherwise the current one."""
    if ctx.challenge in state.challenges:
        return ctx.challenge
    piece = state.pieces.get(ctx.card)
    return (piece.challenge if piece else 0) or state.resolving


class Pool(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A damage pool increases or decreases. A player's own pool is damage the player will deal.

    `any`: the player picks the pool and its owner; a reduction of several pools can be spread over them.
    """

    pool: Literal["char", "troop", "any"]
    who: Literal["own", "opp", "any"]
    n: Amount

    def _choices(self, state: State, ctx: Context) -> tuple[PoolOf, ...]:
        """The pools it can change."""
        players = state.acting_order if self.who == "any" else seats(state, ctx, self.who)
        names: tuple[PoolName, ...] = ("char", "troop") if self.pool == "any" else (self.pool,)
        return tuple(PoolOf(seat, name) for seat in players for name in names)

    def asks(self, state: State, now: Now) -> Asked | None:
        choices = self._choices(state, now.ctx)
        if now.picks or len(choices) == 1:
            return None
        n = number(state, now.ctx, self.n)
        scores = state.challenges[challenge_meant(state, now.ctx)].scores
        limits = tuple(Limit(0, held(scores[each.player], each.pool)) for each in choices)
        total = min(-n, sum(limit.most for limit in limits))
        return (now.ctx.seat, Share(total, choices, limits)) if total > 0 else None

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        challenge = challenge_meant(state, ctx)
        if challenge not in state.challenges:
            return
        choices = self._choices(state, ctx)
        changes = [(each, -n) for each, n in now.picks[0].amounts] if now.picks else []
        if len(choices) == 1:
            changes = [(choices[0], number(state, ctx, self.n))]
        for each, n in changes:
            pools.add_damage(game, challenge, each.player, each.pool, n, by=ctx.card if n > 0 else 0)


def held(score: Score, pool: PoolName) -> int:
    """The amount in a damage pool."""
    return score.char if pool == "char" else score.troop


class PoolMove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Any number of points go from one own pool to the other.

    Only of the card's own damage, if the text says so.
    """

    from_: PoolName
    to: PoolName
    who: Literal["own"]
    n: Amount
    source: Literal["self"] | None = None

    def asks(self, state: State, now: Now) -> Asked | None:
        challenge = state.challenges[challenge_meant(state, now.ctx)]
        most = held(challenge.scores[now.ctx.seat], self.from_)
        if self.source:
            own = sum(put.amount for put in challenge.put if put.source == now.ctx.card and put.pool == self.from_)
            most = min(most, own)
        return (now.ctx.seat, Number(0, most)) if most and not now.picks else None

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks:
            pools.move_damage(game, challenge_meant(game.state, now.ctx), now.ctx.seat, self.from_, self.to, now.picks[0])


class PoolReduce(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Points are taken from damage pools: at once, or in each step immediately before its assignment.

    `choice`: the controller spreads the points over the pools named.
    """

    who: Literal["any", "all", "others"]
    pools: tuple[PoolName, ...]
    n: Amount
    per: Literal["", "step"] = ""
    choice: Literal["", "controller"] = ""
    until: Literal["", "chal"] = ""

    def _choices(self, state: State) -> tuple[PoolOf, ...]:
        return tuple(PoolOf(seat, name) for seat in state.acting_order for name in self.pools)

    def asks(self, state: State, now: Now) -> Asked | None:
        if now.picks or not self.choice:
            return None
        choices = self._choices(state)
        scores = state.challenges[challenge_meant(state, now.ctx)].scores
        limits = tuple(Limit(0, held(scores[each.player], each.pool)) for each in choices)
        total = min(number(state, now.ctx, self.n), sum(limit.most for limit in limits))
        return (now.ctx.seat, Share(total, choices, limits, least=0)) if total else None

    def do(self, game: Game[State], now: Now) -> None:
        if self.per:
            lasts(game, now, "chal", now.ctx.targets, amount=number(game.state, now.ctx, self.n))
            return
        for each, n in now.picks[0].amounts if now.picks else ():
            pools.add_damage(game, challenge_meant(game.state, now.ctx), each.player, each.pool, -n)


def pattern_locked(state: State) -> bool:
    """Rules 12.7. True if only the Pattern challenge adds tokens this turn."""
    return bool(in_force.of(state, "pattern_lock"))


class PatternAdd(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. New tokens on the own section; `while` makes them virtual, while the card is controlled."""

    quantity: ClassVar[str] = "pattern"

    n: Amount
    while_: Literal["", "controlled"] = ""

    def do(self, game: Game[State], now: Now) -> None:
        if not pattern_locked(game.state):
            pattern.add_pattern(game, now.ctx.seat, self.n.of(game.state, now.ctx), by=now.ctx.kind)


class PatternTake(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Neutral tokens go to a section; with `may` and `upto` the player chooses how many."""

    n: Amount
    who: Literal["own", "gainer"] = "own"
    may: bool = False
    upto: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        most = min(self.n.of(state, now.ctx), state.neutral)
        if now.picks or not (self.may or self.upto) or not most:
            return None
        return now.ctx.seat, Number(0, most)

    def do(self, game: Game[State], now: Now) -> None:
        n = now.picks[0] if now.picks else self.n.of(game.state, now.ctx)
        for seat in seats(game.state, now.ctx, self.who):
            if not pattern_locked(game.state):
                pattern.take_neutral(game, seat, n, by=now.ctx.kind)


class PatternConvert(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2. A player's own tokens become neutral."""

    n: Amount
    who: Literal["own", "target"]

    def do(self, game: Game[State], now: Now) -> None:
        for seat in seats(game.state, now.ctx, self.who):
            pattern.convert(game, seat, self.n.of(game.state, now.ctx))


class PatternRemove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Tokens leave the game: from the section of the chosen player, or half of the neutral ones, rounded up."""

    sec: Literal["target", "neutral"]
    n: Amount

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        if self.sec == "neutral":
            pattern.remove_pattern(game, NOBODY, n)
        else:
            for seat in now.ctx.players:
                pattern.remove_pattern(game, seat, n)


class PatternVirtual(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A number added to the own tokens, only for the requirements of these cards."""

    n: Amount
    for_: Use
