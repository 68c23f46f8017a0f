"""Rules 12.7, damage. Damage is dealt, moved, healed and redirected; cards die or are saved."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Limit, Number, Several, Share
from regalia.games.wheel_of_time.effective.cards import is_character
from regalia.games.wheel_of_time.language.records import Amount, Asked, Continuous, Now, Op, Outcome, Selector
from regalia.games.wheel_of_time.ops.reach import Aimed, lasts, number, takes, things
from regalia.games.wheel_of_time.pieces import Context, Id, PieceId, PoolName, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.instead import HowMuch, InsteadOfDamage, hurt, kill
from regalia.games.wheel_of_time.verbs import forces


class Damage(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Damage tokens, not rolled: no oath, no pools.

    `split`: the controller spreads the points over all that match; with `may` some can be kept back. `upto`: the controller
    chooses how many. `per` multiplies.
    """

    n: Amount
    sel: Selector | None = None
    split: Literal["", "controller", "any"] = ""
    per: Amount | None = None
    may: bool = False
    upto: bool = False

    def _points(self, state: State, ctx: Context) -> int:
        return number(state, ctx, self.n) * number(state, ctx, self.per)

    def _spread(self, state: State, now: Now) -> tuple[Id, ...]:
        """The cards over which points are spread."""
        selector = self.sel or self.target
        assert selector is not None
        return things(state, now.ctx, selector)

    def asks(self, state: State, now: Now) -> Asked | None:
        points = self._points(state, now.ctx)
        if points <= 0:
            return None
        if self.split:
            among = self._spread(state, now)
            if now.picks or not among:
                return None
            return now.ctx.seat, Share(points, takes(among), least=0 if self.may else None)
        if self.upto and not now.picks:
            return now.ctx.seat, Number(0, points)
        return super().asks(state, now)

    def do(self, game: Game[State], now: Now) -> None:
        points = self._points(game.state, now.ctx)
        if self.split:
            for pick, n in now.picks[0].amounts if now.picks else ():
                hurt(game, pick.id, n, by=now.ctx.card)
            return
        if self.upto and now.picks:
            points = now.picks[0]
        for me in self.aimed(game.state, now):
            hurt(game, me, points, by=now.ctx.card)


class Heal(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.3. Damage is removed; `n_char`, `n_troop`: by the type of the target. `upto`: the player chooses how many."""

    n: Amount | None = None
    n_char: Amount | None = None
    n_troop: Amount | None = None
    split: Literal["", "any"] = ""
    upto: bool = False

    def _points(self, state: State, ctx: Context, me: PieceId) -> int:
        if self.n is None:
            return number(state, ctx, self.n_char if is_character(state, me) else self.n_troop)
        return number(state, replace(ctx, targets=(me,)) if not ctx.targets else ctx, self.n)

    def _wounded(self, state: State, now: Now) -> tuple[Id, ...]:
        assert self.target is not None
        return tuple(me for me in things(state, now.ctx, self.target) if state.pieces[me].damage)

    def asks(self, state: State, now: Now) -> Asked | None:
        if self.split:
            among = self._wounded(state, now)
            points = min(number(state, now.ctx, self.n), sum(state.pieces[me].damage for me in among))
            if now.picks or not points:
                return None
            limits = tuple(Limit(0, state.pieces[me].damage) for me in among)
            return now.ctx.seat, Share(points, takes(among), limits, least=0)
        if self.upto and not now.picks and len(meant := self.aimed(state, now)) == 1:
            most = min(self._points(state, now.ctx, meant[0]), state.pieces[meant[0]].damage)
            return (now.ctx.seat, Number(0, most)) if most else None
        return super().asks(state, now)

    def do(self, game: Game[State], now: Now) -> Outcome:
        healed = sum(forces.heal(game, me, points) for me, points in self._healed(game.state, now))
        return replace(now.ctx, amount=healed)

    def _healed(self, state: State, now: Now) -> list[tuple[PieceId, int]]:
        """The healed cards, and how much each."""
        if self.split:
            return [(pick.id, n) for pick, n in now.picks[0].amounts] if now.picks else []
        chosen = now.picks[0] if self.upto and now.picks else None
        return [(me, self._points(state, now.ctx, me) if chosen is None else chosen) for me in self.aimed(state, now)]


class HealBonus(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The next healing by rotation removes this number in all."""

    n: Amount
    upto: bool = False
    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, () if self.target else now.ctx.targets)


class NoRotateHeal(Aimed, Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The card cannot heal by rotating; other healing works."""

    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, self.aimed(game.state, now))


class DamageMove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13. Up to `n` damage tokens move to the card; moved tokens are not new damage."""

    from_: Literal["target", "chosen"]
    to: Literal["self"]
    n: Amount

    def _source(self, state: State, ctx: Context) -> PieceId:
        if self.from_ == "target":
            return ctx.targets[0] if ctx.targets else 0
        return state.pieces[ctx.card].memory.target

    def asks(self, state: State, now: Now) -> Asked | None:
        if now.picks or now.ctx.card not in state.pieces:
            return None
        source = self._source(state, now.ctx)
        if source not in state.pieces:
            return None
        most = min(number(state, now.ctx, self.n), state.pieces[source].damage)
        return (now.ctx.seat, Number(0, most)) if most else None

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks:
            forces.move_damage(game, self._source(game.state, now.ctx), now.ctx.card, now.picks[0])


class Kill(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.5. Cards are killed at once; with `sel`, a number of matching ones that the chooser picks.

    Of several targets, `n`.
    """

    sel: Selector | None = None
    n: Amount | None = None
    chooser: Literal["own"] | None = None

    def _among(self, state: State, now: Now) -> tuple[Id, ...]:
        return things(state, now.ctx, self.sel) if self.sel else self.aimed(state, now)

    def asks(self, state: State, now: Now) -> Asked | None:
        if self.n is None:
            return super().asks(state, now)
        among = self._among(state, now)
        n = min(number(state, now.ctx, self.n), len(among))
        return (now.ctx.seat, Several(takes(among), n, n)) if 0 < n < len(among) and not now.picks else None

    def do(self, game: Game[State], now: Now) -> None:
        if self.n is None:
            dying = self.aimed(game.state, now)
        else:
            dying = tuple(pick.id for pick in now.picks[0]) if now.picks else self._among(game.state, now)
        for me in dying:
            kill(game, me, by=now.ctx.card)


class DiscardInsteadOfKill(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The card goes to the discard pile and not to the killed pile."""

    target: Selector | None = None

    def do(self, game: Game[State], now: Now) -> None:
        for me in things(game.state, now.ctx, self.target) if self.target else now.ctx.targets or (now.ctx.about,):
            forces.discard_from_play(game, me)


class MustAssign(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.6. The dealer must give this card its points before these others."""

    who: Literal["self", "host"]
    pool: PoolName
    n: Amount
    before: Selector | None = None


class CannotAssign(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Damage of the pools can never be assigned to the card."""

    target: Selector


class TargetedDamage(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.6. Damage rolled by the card goes to an opposing card that its controller picks, not to the pools."""

    source: Literal["self"]


class LockPool(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Damage of the card can go to that pool only."""

    source: Literal["self"]
    pool: PoolName


class LethalDamage(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A character damaged by rolled damage of the card dies at the end of the turn unless fully healed."""

    source: Literal["self", "host"]
    victims: Literal["char"]
    unless: Literal["fully_healed"]
    at: Literal["turn_end"]


class Redirect(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Damage about to be put on another card goes to this one: up to a capacity, or as much as is chosen."""

    to: Literal["self"]
    n: Amount | None = None
    capacity: Amount | None = None
    then: Literal["", "discard_self"] = ""
    excess: Literal["", "host"] = ""

    def instead(self, game: Game[State], rest: InsteadOfDamage, to: PieceId, ctx: Context) -> None:
        if self.capacity is None:
            game.then(HowMuch(game.state.pieces[to].seat, rest, to))
        else:
            redirected(game, rest, to, self.capacity.of(game.state, ctx))


def redirected(game: Game[State], rest: InsteadOfDamage, to: PieceId, capacity: int) -> None:
    """Rules 13, Bodyguards. As much as it can hold goes to an advantage, which is discarded when full."""
    held = game.state.pieces[to].damage
    taken = min(rest.amount, capacity - held)
    forces.wound(game, to, taken, rest.by)
    if held + taken >= capacity:
        forces.discard_from_play(game, to)
    game.then(replace(rest, amount=rest.amount - taken))
