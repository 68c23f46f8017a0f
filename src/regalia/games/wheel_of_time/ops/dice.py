"""Rules 6.3, 6.4, 12.7, dice. The dice that are rolled, and rerolls."""

from typing import Literal

from regalia.core import Game, Several
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.language.now import Asked, Now
from regalia.games.wheel_of_time.language.records import Amount, Continuous, Op, Selector
from regalia.games.wheel_of_time.ops.reach import LastingOnTargets, lasts, number, things
from regalia.games.wheel_of_time.picks import TakeDie
from regalia.games.wheel_of_time.pieces import Ability, Context, PoolName, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import pools

Dice = Literal["P", "I", "O", "C", "each", "each_rolled"]


class DiceExtra(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.3. More dice of an ability, or of each one that is rolled."""

    abil: Dice
    n: Amount
    target: Selector | None = None
    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        """From now on; for a response to a roll, until its end."""
        state, ctx = game.state, now.ctx
        on = tuple(things(state, ctx, self.target)) if self.target else ctx.targets or (ctx.card,)
        until: Until = "step" if self.until == "play" else self.until
        lasts(game, now, until, on, amount=number(state, ctx, self.n))


class DiceLess(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.3. Fewer dice of an ability, never below none; `each`: of each one that is rolled."""

    abil: Dice
    n: Amount
    until: Until

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, now.ctx.targets or (now.ctx.card,), amount=number(game.state, now.ctx, self.n))


class DiceBan(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.3. Dice of an ability are not rolled: in a challenge, by a card, or by the forces of a player."""

    abil: Ability
    target: Selector | None = None
    who: Literal["target"] | None = None
    scope: Literal["", "target"] = ""
    until: Until = "play"

    def do(self, game: Game[State], now: Now) -> None:
        lasts(game, now, self.until, () if self.who else now.ctx.targets)


class DiceOnly(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.3. In the challenge only dice of these abilities are rolled; cards without any can still participate."""

    abil: str


class DiceSwap(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.3. Dice of one ability are rolled as dice of another, before all other changes."""

    from_: Ability
    to: Ability
    n: Amount


class DiceIgnoreDamage(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Damage does not lower the number of dice."""


class RollStep(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.7, 13. The force rolls in another step, and its damage goes to that pool; it is still hit as what it is."""

    step: Literal["om", "ctg"]
    damage_pool: PoolName


class ActAs(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 9.7. The force rolls and is hit as a force of the other type."""

    type: Literal["troop", "char"]


class PoliticsInLastBattle(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 5.8. These cards roll their Politics dice in the Last Battle."""


class Reroll(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 6.4. Up to a number of dice of one roll are rerolled; for a Ta'veren perhaps more."""

    of: Literal["self", "host", "caracarn", "that_character"]
    n: Amount
    n_taveren: Amount | None = None

    @property
    def roller(self) -> str:
        return self.of

    def _most(self, state: State, ctx: Context) -> int:
        if self.n_taveren is not None and "Ta'veren" in traits(state, ctx.roll):
            return number(state, ctx, self.n_taveren)
        return number(state, ctx, self.n)

    def asks(self, state: State, now: Now) -> Asked | None:
        roll = state.roll_of(now.ctx.roll)
        if now.picks or roll is None or not roll.dice:
            return None
        dice = tuple(TakeDie(index, die.ability, die.face) for index, die in enumerate(roll.dice))
        most = min(self._most(state, now.ctx), len(dice))
        return now.ctx.seat, Several(dice, 1, most)

    def do(self, game: Game[State], now: Now) -> None:
        for pick in now.picks[0] if now.picks else ():
            pools.reroll(game, now.ctx.roll, pick.die)
