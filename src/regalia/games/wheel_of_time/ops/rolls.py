"""Rules 6.3, 6.4, 12.7, dice. Dice that effects roll, the dice that cards roll, and rerolls."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Several
from regalia.games.wheel_of_time.effective.abilities import current, mortally_wounded, permanent
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.dice import dice
from regalia.games.wheel_of_time.language.records import (
    Again,
    Allegiances,
    Amount,
    Asked,
    Continuous,
    Do,
    Now,
    Op,
    Outcome,
    Selector,
)
from regalia.games.wheel_of_time.ops.pools import challenge_meant
from regalia.games.wheel_of_time.ops.reach import Aimed, LastingOnTargets, host_of, lasts, number, things
from regalia.games.wheel_of_time.options import NO, YES, TakeDie
from regalia.games.wheel_of_time.pieces import (
    ABILITIES,
    Ability,
    Context,
    Die,
    Loose,
    PieceId,
    PoolName,
    Roll,
    Symbol,
    Until,
)
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carry
from regalia.games.wheel_of_time.steps.damage import splitting
from regalia.games.wheel_of_time.steps.instead import hurt
from regalia.games.wheel_of_time.steps.rolling import Count, DiceWindow, rolling
from regalia.games.wheel_of_time.tally import rolled
from regalia.games.wheel_of_time.verbs import pools

ROLLED = 1
"""The pick of an operation whose dice have been rolled."""
MOST_ROUNDS = 50
"""Rules 13, Bitter Fighting. The most rounds before it stops."""


def throw(game: Game[State], *rolls: Roll) -> None:
    """The player who rolls dice for an effect; then the reroll window opens."""
    pools.forget_roll(game.state, 0)
    pools.roll(game, rolls)
    named = tuple(roll.piece for roll in rolls if roll.piece)
    game.then(DiceWindow(game.state.dominant, 0, "reroll", named, 0))


def fall(state: State, numbers: dict[Ability, int]) -> tuple[Die, ...]:
    """The results of a number of dice of each ability."""
    return tuple(pools.die(state, ability) for ability in ABILITIES for _ in range(numbers.get(ability, 0)))


def taken(game: Game[State], roller: PieceId) -> dict[str, int]:
    """Letters that a card has rolled; the dice are removed."""
    roll = game.state.roll_of(roller)
    pools.forget_roll(game.state, roller)
    return rolled(roll.dice if roll else ())


class RollNow(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Cards roll without rotating: into the pools and totals of their challenge, or for symbols only."""

    apply: Literal["all", "ability_only"]
    abil: Ability | None = None

    def do(self, game: Game[State], now: Now) -> None:
        state = game.state
        for me in self.aimed(state, now):
            challenge = state.pieces[me].challenge if self.apply == "all" else 0
            if self.abil is None:
                game.then(*rolling(state, (me,), challenge))
            else:
                throw(game, Roll(me, state.pieces[me].seat, own_dice(state, me, self.abil)))
                game.then(Count(me))
            if challenge:
                game.then(*splitting(state, challenge))


class RollFree(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Dice without a card: for symbols, for support and opposition, or for everything.

    `SX`: only the one that counts for the player in that challenge.
    """

    dice: str
    n: Amount | None = None
    apply: Literal["all", "ability_only", "SX"]
    alleg: Allegiances | None = None
    chal: Literal["", "target"] = ""

    def do(self, game: Game[State], now: Now) -> Outcome:
        """First the dice, then their results."""
        state, ctx = game.state, now.ctx
        if not now.picks:
            count = number(state, ctx, self.n)
            numbers = {ability: self.dice.count(ability) * count for ability in ABILITIES}
            throw(game, Roll(0, ctx.seat, fall(state, numbers)))
            return Again(ctx, (ROLLED,))
        self._take_in(game, ctx, taken(game, 0))
        return None

    def _take_in(self, game: Game[State], ctx: Context, shown: dict[str, int]) -> None:
        state, seat = game.state, ctx.seat
        challenge = ctx.targets[0] if self.chal else challenge_meant(state, ctx)
        if self.apply != "SX":
            alleg = tuple(sorted(self.alleg.of(state, ctx))) if self.alleg else ()
            symbols = [Symbol(ability, alleg=alleg or ("none",)) for ability in ABILITIES for _ in range(shown[ability])]
            pools.gain_symbols(game, seat, symbols)
        if self.apply == "ability_only" or challenge not in state.challenges:
            return
        initiates = state.challenges[challenge].seat == seat
        support = shown["S"] if initiates or self.apply == "all" else 0
        opposition = shown["X"] if not initiates or self.apply == "all" else 0
        pools.add_results(game, challenge, seat, support, opposition)
        if self.apply == "all":
            pools.add_loose(state, challenge, Loose(0, seat, shown["D"]))
            game.then(*splitting(state, challenge))


class RollCheck(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Roll, and do something for each matching face, or once if all wanted faces show."""

    dice: Literal["O", "OO", "OOO", "I", "current_C"]
    n: Amount | None = None
    on: Literal["O", "O*2", "C>=max(1,permanent_C-1)"] | None = None
    per: Literal["D"] | None = None
    do_: Do

    def do(self, game: Game[State], now: Now) -> Outcome:
        state, ctx = game.state, now.ctx
        if not now.picks:
            throw(game, Roll(self._roller(ctx), ctx.seat, fall(state, self._numbers(state, ctx))))
            return Again(ctx, (ROLLED,))
        roller = self._roller(ctx)
        roll = state.roll_of(roller)
        shown = rolled(roll.dice if roll else ())
        if ctx.card:  # the roll of an event lies there until it has resolved
            pools.forget_roll(state, roller)
        times = self._times(state, ctx, shown)
        for _ in range(times):
            carry(game, now.ref.kind, self.do_, ctx)
        return replace(ctx, amount=times)

    def _roller(self, ctx: Context) -> PieceId:
        return ctx.targets[0] if self.dice == "current_C" else 0

    def _numbers(self, state: State, ctx: Context) -> dict[Ability, int]:
        if self.dice == "current_C":
            return {"C": current(state, ctx.targets[0], "C")}
        count = number(state, ctx, self.n)
        return {ability: self.dice.count(ability) * count for ability in ABILITIES}

    def _times(self, state: State, ctx: Context, shown: dict[str, int]) -> int:
        match self.on:
            case "O":
                return shown["O"]
            case "O*2":
                return int(shown["O"] >= 2)
            case "C>=max(1,permanent_C-1)":
                return int(shown["C"] >= max(1, permanent(state, ctx.targets[0], "C") - 1))
        return shown["D"]


def own_dice(state: State, me: PieceId, abil: Ability | None = None) -> tuple[Die, ...]:
    """A card rolls dice outside the challenge, of all its abilities or of one, without banned dice."""
    numbers = dict(zip(ABILITIES, dice(state, me, state.pieces[me].challenge), strict=True))
    return fall(state, {ability: n for ability, n in numbers.items() if abil in (None, ability)})


class Duel(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Two cards roll together and put the damage on each other, once or until one is mortal."""

    a: Literal["target1"]
    b: Literal["target2"]
    repeat: Literal["once", "until_mortal"]
    simultaneous: bool

    def do(self, game: Game[State], now: Now) -> Outcome:
        """Round after round: the dice, then the damage."""
        state, ctx = game.state, now.ctx
        if not ctx.targets or not ctx.seconds:
            return None
        left, right = ctx.targets[0], ctx.seconds[0]
        if now.picks:
            mine, theirs = taken(game, left)["D"], taken(game, right)["D"]
            hurt(game, right, mine, by=left)
            hurt(game, left, theirs, by=right)
        if left not in state.pieces or right not in state.pieces or (now.picks and self._is_over(state, now, left, right)):
            return None
        throw(game, *[Roll(me, state.pieces[me].seat, own_dice(state, me)) for me in (left, right)])
        return Again(ctx, (*now.picks, ROLLED))

    def _is_over(self, state: State, now: Now, left: PieceId, right: PieceId) -> bool:
        mortal = mortally_wounded(state, left) or mortally_wounded(state, right)
        return self.repeat == "once" or mortal or len(now.picks) >= MOST_ROUNDS


class Strike(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A card strikes another, which can then strike back, rotated or not."""

    a: Literal["self", "host"]
    b: Literal["target"]
    abil: Ability | None = None
    then: Literal["optional_return", "none"]

    def asks(self, state: State, now: Now) -> Asked | None:
        """After the first strike, ask the struck card's controller about striking back."""
        struck = now.ctx.targets[0]
        if len(now.picks) != 2 or self.then == "none" or struck not in state.pieces:
            return None
        return state.pieces[struck].seat, (YES, NO)

    def do(self, game: Game[State], now: Now) -> Outcome:
        """Picks: dice rolled, damage dealt, the answer, the other card's dice rolled."""
        state, ctx = game.state, now.ctx
        striker, struck = ctx.card if self.a == "self" else host_of(state, ctx.card), ctx.targets[0]
        match len(now.picks):
            case 0 if striker in state.pieces:
                throw(game, Roll(striker, state.pieces[striker].seat, own_dice(state, striker, self.abil)))
                return Again(ctx, (ROLLED,))
            case 1:
                hurt(game, struck, taken(game, striker)["D"], by=striker)
                return Again(ctx, (ROLLED, ROLLED))
            case 3 if now.picks[2] == YES and struck in state.pieces and striker in state.pieces:
                throw(game, Roll(struck, state.pieces[struck].seat, own_dice(state, struck)))
                return Again(ctx, (*now.picks, ROLLED))
            case 4:
                hurt(game, striker, taken(game, struck)["D"], by=struck)
        return None


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
