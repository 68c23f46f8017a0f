"""Rules 12.7, costs and play. Something happens by choice, later, or unless a player pays."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from regalia.core import Game
from regalia.core.sampling import augment
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.language.records import (
    STOP,
    Amount,
    Asked,
    Condition,
    Continuous,
    Do,
    Now,
    Op,
    Outcome,
    Selector,
)
from regalia.games.wheel_of_time.ops.reach import lasts, number, takes, things
from regalia.games.wheel_of_time.options import NO, Take, TakeWord
from regalia.games.wheel_of_time.pieces import Id, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carry
from regalia.games.wheel_of_time.verbs import forces, pattern


class OneOf(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The controller chooses one of these."""

    a: Do
    b: Do
    c: Do | None = None

    def asks(self, state: State, now: Now) -> Asked | None:
        words = ("a", "b", "c") if self.c else ("a", "b")
        return None if now.picks else (now.ctx.seat, tuple(TakeWord(f"{now.ref.kind}-{each}") for each in words))

    def do(self, game: Game[State], now: Now) -> None:
        chosen = {"a": self.a, "b": self.b, "c": self.c}[now.picks[0].word[-1]]
        assert chosen is not None
        carry(game, now.ref.kind, chosen, now.ctx)


class OneIf(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. One of two, depending on a condition."""

    cond: Condition
    then: Do
    else_: Do

    def do(self, game: Game[State], now: Now) -> None:
        carry(game, now.ref.kind, self.then if self.cond.holds(game.state, now.ctx) else self.else_, now.ctx)


class Delayed(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Something happens later: once, or with `until` every time until then, with `once` only the first.

    `unless`: before it happens, each target's controller can pay to spare it. `per`: for each target separately.
    """

    later: ClassVar[bool] = True

    on: Literal[
        "opp_plays:named",
        "resolution_end",
        "killed",
        "roll",
        "success",
        "next_action_start",
        "pattern_token_gained",
        "each_other_challenge",
        "resolve",
        "before_resolve_end",
        "discard_dead",
        "om_tally",
        "ctg_tally",
    ]
    do_: Do
    if_: tuple[Condition, ...] = ()
    """Conditions that must be met when it happens, not now."""
    who: Selector | None = None
    until: Until | None = None
    once: bool = False
    may: bool = False
    unless: Literal["", "pay:C:from_character"] = ""
    per: Literal["", "target"] = ""

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until or "perm")


class Unless(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. These players can pay to stop the rest of the entry for the target, which is then no longer a target."""

    who: Literal["target_controller", "target1_controller"]
    cost: Literal["convert:2", "rotate:target1", "rotate_and_stand_down"]

    def _payable(self, state: State, me: Id) -> bool:
        """True if the controller of a target can pay for it."""
        piece = state.pieces[me]
        return state.sections[piece.seat] >= 2 if self.cost == "convert:2" else not piece.rotated

    def asks(self, state: State, now: Now) -> Asked | None:
        """One target after the other."""
        asked = [me for me in now.ctx.targets if me in state.pieces and self._payable(state, me)]
        if len(now.picks) >= len(asked):
            return None
        me = asked[len(now.picks)]
        return state.pieces[me].seat, (Take(me), NO)

    def do(self, game: Game[State], now: Now) -> Outcome:
        spared = [pick.id for pick in now.picks if pick != NO]
        for me in spared:
            self._pay(game, me)
        left = tuple(me for me in now.ctx.targets if me not in spared)
        if not left and spared:
            return STOP
        return replace(now.ctx, targets=left)

    def _pay(self, game: Game[State], me: Id) -> None:
        if self.cost == "convert:2":
            pattern.convert(game, game.state.pieces[me].seat, 2, "cost")
            return
        forces.rotate(game, me, "cost")
        if self.cost == "rotate_and_stand_down":
            forces.stand_down(game, me)


class Sacrifice(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. The player sacrifices a number of matching cards in play, otherwise something happens.

    `distinct = "allegiance"`: each of them counts for a different allegiance of its own.
    """

    sel: Selector
    n: Amount
    to: Literal["deck", "discard"]
    distinct: Literal["", "allegiance"] = ""
    else_: Do

    def _groups(self, state: State, now: Now) -> tuple[Id, ...]:
        return things(state, now.ctx, self.sel)

    def asks(self, state: State, now: Now) -> Asked | None:
        """One card after the other, so that the rest can still have distinct allegiances; or none at all."""
        n = number(state, now.ctx, self.n)
        given = tuple(pick.id for pick in now.picks if pick != NO)
        if NO in now.picks or len(given) == n:
            return None
        options = [
            me for me in self._groups(state, now) if me not in given and self._completes(state, now, (*given, me), n)
        ]
        if not options:
            return None
        return now.ctx.seat, (*takes(options), NO) if not given else takes(options)

    def _completes(self, state: State, now: Now, given: tuple[Id, ...], n: int) -> bool:
        """True if cards can be part of a full sacrifice."""
        if not self._apart(state, given):
            return False
        if len(given) == n:
            return True
        rest = [me for me in self._groups(state, now) if me not in given]
        return any(self._completes(state, now, (*given, me), n) for me in rest)

    def _apart(self, state: State, given: tuple[Id, ...]) -> bool:
        """True if each card can count for a different allegiance."""
        if not self.distinct:
            return True
        wanted = {me: sorted(allegiances(state, me)) for me in given}
        lies: dict[Id, str] = {}
        holds: dict[str, Id] = {}
        return all(augment(me, wanted, lies, holds, set()) for me in given)

    def do(self, game: Game[State], now: Now) -> None:
        given = [pick.id for pick in now.picks if pick != NO]
        if len(given) < number(game.state, now.ctx, self.n):
            carry(game, now.ref.kind, self.else_, now.ctx)
            return
        for me in given:
            forces.leave_play(game, me, self.to)
