"""Rules 12.7, challenges. Initiating and changing challenges, participation, and control tokens."""

from collections import Counter
from typing import ClassVar, Literal

from msgspec.structs import replace

from regalia.core import Game, Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.language.records import STOP, Amount, Asked, Continuous, Now, Op, Outcome, Selector
from regalia.games.wheel_of_time.ops.reach import Aimed, LastingOnTargets, chosen_by_base, lasts, number, takes, things
from regalia.games.wheel_of_time.options import NO, YES, TakeSeat
from regalia.games.wheel_of_time.pieces import Id, PieceId, Until
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import challenges


class Initiate(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A virtual challenge is declared; its outcome is that of the card with this operation.

    `target`: what it is aimed at, a nation.
    """

    kind: Literal["virtual"]
    target: Selector

    def asks(self, state: State, now: Now) -> Asked | None:
        options = takes(things(state, now.ctx, self.target))
        return (now.ctx.seat, options) if options and not now.picks else None

    def do(self, game: Game[State], now: Now) -> Outcome:
        if not now.picks:
            return STOP
        declared = challenges.declare(game, now.ctx.seat, "virtual", now.ref.kind, now.ctx.card)
        challenges.aim(game, declared, (now.picks[0].id,))
        return replace(now.ctx, challenge=declared)


class ChalMod(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.7, 12.7. Support or opposition that a challenge has at its outcome, whatever is rolled."""

    S: Amount | None = None
    X: Amount | None = None

    def do(self, game: Game[State], now: Now) -> None:
        """The amount is fixed when it happens, for the targeted challenge or that of the card."""
        amount = number(game.state, now.ctx, self.S or self.X)
        named = tuple(each for each in now.ctx.targets if each in game.state.challenges)
        lasts(game, now, "chal", named or (now.ctx.challenge,), amount=amount)


class OnlyJoin(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Only these forces can take part in the challenge; `who`: of these players."""

    sel: Selector
    who: Literal["own", "others"] | None = None
    until: Until = "chal"


class BanJoin(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. These forces, or those of these players, cannot take part in these challenges."""

    target: Selector | None = None
    kind: Literal["card"] | None = None
    initiator: Literal["own"] | None = None
    who: Literal["others"] | None = None
    sel: Selector | None = None
    scope: Literal["", "target"] = ""
    until: Until = "chal"

    def do(self, game: Game[State], now: Now) -> None:
        state, ctx = game.state, now.ctx
        on = things(state, ctx, self.target) if self.target else () if self.who else ctx.targets
        lasts(game, now, self.until, tuple(on))


class MayJoin(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.8, 12.7. These forces can take part despite the challenge's own limits."""

    standing: ClassVar[bool] = True

    kind: Literal["nation"] | None = None
    chal: Literal["target", "tar_valon"] | None = None
    sel: Selector | None = None
    target: Selector | None = None


class Compatible(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 5.3, 12.7. The companion rules do not apply to these cards."""

    with_: Selector | Literal["any"]
    target: Selector | None = None


class ReinforceBan(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. No player can reinforce the challenge."""

    scope: Literal["", "target"] = ""
    until: Until = "chal"


class MayReinforce(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. These can reinforce as if they had Reinforcement; for an event, in the targeted challenge."""

    standing: ClassVar[bool] = True

    who: Literal["opp"] | None = None
    sel: Selector | None = None
    until: Until = "chal"


class Terrain(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A Terrain card is put on the challenge, at most one."""

    def do(self, game: Game[State], now: Now) -> None:
        for each in now.ctx.targets:
            challenges.set_terrain(game.state, each, now.ref.kind)


def restricted(state: State, me: PieceId, seat: Seat) -> bool:
    """Rules 12.8, control_add_restrict. True if a player adds tokens there only by winning its own contest."""
    return any(each.ctx.seat != seat for each in in_force.of(state, "control_add_restrict", me))


class ControlAdd(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.8. Control tokens of the controller come to contested advantages."""

    n: Amount
    may: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        if self.may and self.target is not None and not chosen_by_base(self.target):
            return None if now.picks else (now.ctx.seat, (YES, NO))
        asked = super().asks(state, now)
        if asked is None or not self.may:
            return asked
        seat, options = asked
        return seat, (*options, NO) if isinstance(options, tuple) else options

    def do(self, game: Game[State], now: Now) -> None:
        if now.picks == (NO,):
            return
        state, ctx = game.state, now.ctx
        for me in self.aimed(state, now):
            if not restricted(state, me, ctx.seat):
                challenges.add_control(game, me, ctx.seat, number(state, ctx, self.n))


class ControlSub(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.8. Control tokens come off contested advantages.

    The opponent's, or for each token those of a player who is picked; `may`: as few as the controller wants.
    """

    n: Amount
    which: Literal["", "choice"] = ""
    who: Literal["opp"] | None = None
    may: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        """The player whose token is removed next, for each contested advantage in turn, or none."""
        open_to = self._picked(state, now)[1] if self.which == "choice" else []
        players = tuple(TakeSeat(seat) for seat in state.acting_order if seat in open_to)
        return (now.ctx.seat, (*players, NO) if self.may else players) if players else None

    def _meant(self, state: State, now: Now) -> tuple[Id, ...]:
        return things(state, now.ctx, self.target) if self.target else now.ctx.targets

    def _picked(self, state: State, now: Now) -> tuple[Counter[tuple[PieceId, Seat]], list[Seat]]:
        """The tokens picked so far by card and player, and the players whose token can be picked next."""
        picks, taken = iter(now.picks), Counter[tuple[PieceId, Seat]]()
        for me in self.aimed(state, now):
            for _ in range(number(state, now.ctx, self.n)):
                held = [seat for seat in state.seats if state.pieces[me].control[seat] > taken[me, seat]]
                pick = next(picks, None) if held else NO
                if pick is None:
                    return taken, held
                if not isinstance(pick, TakeSeat):
                    break
                taken[me, pick.player] += 1
        return taken, []

    def do(self, game: Game[State], now: Now) -> None:
        if self.which == "choice":
            for (me, seat), count in self._picked(game.state, now)[0].items():
                challenges.add_control(game, me, seat, -count)
            return
        for me in self.aimed(game.state, now):
            challenges.add_control(game, me, other(now.ctx.seat), -number(game.state, now.ctx, self.n))
