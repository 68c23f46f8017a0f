"""Words and operations of one card each: events of `sets/premier.toml`, in the order of that file."""

from typing import Literal

from msgspec.structs import replace

from regalia.core import Game, Limit, Several, Share
from regalia.games.wheel_of_time.content import NO_NUMBERS, card, in_letters
from regalia.games.wheel_of_time.effective.abilities import permanents
from regalia.games.wheel_of_time.effective.cards import type_of
from regalia.games.wheel_of_time.effective.challenges import may_join
from regalia.games.wheel_of_time.language.records import Again, Amount, Asked, Do, Letter, Now, Op, Outcome, Selector, Thing
from regalia.games.wheel_of_time.language.tables import AMOUNTS, CONDITIONS, FILTERS, SYMBOLS, word
from regalia.games.wheel_of_time.ops.pools import challenge_meant
from regalia.games.wheel_of_time.ops.reach import Aimed, Lasting, LastingOnTargets, number, takes
from regalia.games.wheel_of_time.ops.rolls import ROLLED, fall, own_dice, taken, throw
from regalia.games.wheel_of_time.options import TakeWord
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, ChallengeId, Context, Id, PieceId, Roll, Until
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import carry
from regalia.games.wheel_of_time.steps.instead import hurt
from regalia.games.wheel_of_time.tally import rolled
from regalia.games.wheel_of_time.verbs import forces, pools
from regalia.games.wheel_of_time.words.amounts import damage
from regalia.games.wheel_of_time.words.position import ability_symbols, challenge_of, in_vain, kind_of, shown


# ---------------------------------------------------------------- A Stroke of Luck
@word(SYMBOLS)
def same_ability(state: State, ctx: Context) -> tuple[str, ...]:
    """Rules 13, A Stroke of Luck. The ability whose symbol did not appear on three of the target's dice."""
    from regalia.games.wheel_of_time.words.position import in_vain

    found = {ability for me in ctx.targets for ability, number in in_vain(state, me).items() if number >= 3}
    return tuple(ability for ability in ABILITIES if ability in found)


@word(AMOUNTS)
def rolled_dice_without_symbol(state: State, ctx: Context) -> int:
    """Rules 13, A Stroke of Luck. How many of the target's dice of one ability did not show its symbol."""
    return max((number for me in ctx.targets or state.pieces for number in in_vain(state, me).values()), default=0)


# ---------------------------------------------------------------- A Time of Peace
class BanChallenge(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. No challenge cards are declared."""

    kind: Literal["card"]
    who: Literal["all"]


# ---------------------------------------------------------------- Bubble of Evil
class AllowNoRoll(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. The target's controller can keep it from rolling although it was declared."""

    until: Until = "turn"


@word(AMOUNTS)
def ability_symbols_rolled(state: State, ctx: Context) -> int:
    """How many ability symbols are in the roll that the trigger reports."""
    return ability_symbols(state, ctx)


# ---------------------------------------------------------------- Civil Unrest
class EachPlayerRoll(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. In acting order each player rolls a number of dice and does something for each matching face."""

    dice: Literal["C"]
    n: Amount
    per: Literal["D"]
    do_: Do

    def do(self, game: Game[State], now: Now) -> Outcome:
        """One player after the other: the dice, then their results."""
        state, ctx = game.state, now.ctx
        if now.picks:
            seat = state.acting_order[len(now.picks) - 1]
            for _ in range(taken(game, 0)["D"]):
                carry(game, now.ref.kind, self.do_, replace(ctx, seat=seat))
        if len(now.picks) == len(state.seats):
            return None
        seat = state.acting_order[len(now.picks)]
        count = number(state, replace(ctx, seat=seat), self.n)
        throw(game, Roll(0, seat, fall(state, {self.dice: count})))
        return Again(ctx, (*now.picks, ROLLED))


@word(AMOUNTS)
def own_tokens_on_target(state: State, ctx: Context) -> int:
    """The player's own control tokens on the target."""
    return sum(piece.control[ctx.seat] for each in ctx.targets if (piece := state.pieces.get(each)) is not None)


# ---------------------------------------------------------------- Defensive Measures
@word(CONDITIONS)
def not_step(name: Literal["coming_to_grips"], state: State, ctx: Context) -> bool:
    """Rules 6.1. The present step of a challenge is not the given one."""
    challenge = state.current()
    return challenge is None or challenge.stage != "ctg"


# ---------------------------------------------------------------- Disband
@word(SYMBOLS)
def printed_cost_of_target(state: State, ctx: Context) -> tuple[str, ...]:
    """The symbols in the target's printed cost, even after it has left play."""
    return ("".join(in_letters(card(kind_of(state, each)).cost or NO_NUMBERS) for each in ctx.targets),)


# ---------------------------------------------------------------- Fall Back
@word(AMOUNTS)
def damage_on_target(state: State, ctx: Context) -> int:
    """The damage on the target."""
    return sum(damage(state, ctx, each) for each in ctx.targets)


# ---------------------------------------------------------------- Guarded by Fate
@word(AMOUNTS)
def damage_above_highest_permanent(state: State, ctx: Context) -> int:
    """Rules 13, Guarded by Fate. The healing needed to leave one damage less than the highest permanent ability."""
    return max(
        (max(0, damage(state, ctx, each) - max(0, max(permanents(state, each)) - 1)) for each in ctx.targets), default=0
    )


# ---------------------------------------------------------------- Hostile Terrain
class ReinforceTax(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Reinforcing the challenge with these costs symbols."""

    sel: Selector
    sym: Ability
    n: Amount
    until: Until = "chal"


# ---------------------------------------------------------------- Illusion
class ReduceTotals(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8, 13. Each point lowers the player's counting result (support or opposition) or character pool."""

    who: Literal["target"]
    of: Literal["S|X|pool_char"]
    n: Amount

    def _limits(self, state: State, ctx: Context) -> dict[str, int]:
        """The amount of each."""
        seat = ctx.players[0]
        challenge = state.challenges[challenge_meant(state, ctx)]
        score = challenge.scores[seat]
        relevant = {"S": score.support} if challenge.seat == seat else {"X": score.opposition}
        return relevant | {"pool_char": score.char}

    def asks(self, state: State, now: Now) -> Asked | None:
        limits = self._limits(state, now.ctx)
        total = min(number(state, now.ctx, self.n), sum(limits.values()))
        if now.picks or not total:
            return None
        places = tuple(map(TakeWord, limits))
        return now.ctx.seat, Share(total, places, tuple(Limit(0, most) for most in limits.values()))

    def do(self, game: Game[State], now: Now) -> None:
        challenge, (seat, *_) = challenge_meant(game.state, now.ctx), now.ctx.players
        for pick, n in now.picks[0].amounts if now.picks else ():
            match pick.word:
                case "S":
                    pools.add_results(game, challenge, seat, -n, 0)
                case "X":
                    pools.add_results(game, challenge, seat, 0, -n)
                case _:
                    pools.add_damage(game, challenge, seat, "char", -n)


# ---------------------------------------------------------------- Intolerance
class ForcePenalty(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. These cards cost the player double when recruited, as if by foreign symbols."""

    sel: Selector


# ---------------------------------------------------------------- Portal Stone
class Portal(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 13, Portal Stone.

    One target rolls its One Power dice; two targets for each symbol join one challenge, if legal, each with one support.
    The others rotate.
    """

    dice: Literal["O_of_one_target"]
    join_per: Literal["O*2"]
    each: Literal["S"]
    others: Literal["rotate"]

    def asks(self, state: State, now: Now) -> Asked | None:
        """The card that rolls; after the roll, the challenge and the cards that join it."""
        there = tuple(me for me in now.ctx.targets if me in state.pieces)
        match now.picks:
            case ():
                return (now.ctx.seat, takes(there)) if there else None
            case (roller, _):
                open_to = tuple(each for each in state.unresolved() if joining(state, there, each))
                return (now.ctx.seat, takes(open_to)) if open_to and self._places(state, roller.id) else None
            case (roller, _, challenge):
                able = joining(state, there, challenge.id)
                most = min(len(able), self._places(state, roller.id))
                return now.ctx.seat, Several(takes(able), most, most)
        return None

    def _places(self, state: State, roller: PieceId) -> int:
        """Number of targets that the symbols allow."""
        roll = state.roll_of(roller)
        return 2 * rolled(roll.dice)["O"] if roll else 0

    def do(self, game: Game[State], now: Now) -> Outcome:
        state, ctx = game.state, now.ctx
        if len(now.picks) == 1:
            roller = now.picks[0].id
            throw(game, Roll(roller, state.pieces[roller].seat, own_dice(state, roller, "O")))
            return Again(ctx, (*now.picks, ROLLED))
        if not now.picks:
            return None
        pools.forget_roll(state, now.picks[0].id)
        chosen = [pick.id for pick in now.picks[3]] if len(now.picks) == 4 else []
        for me in chosen:
            forces.join(game, me, now.picks[2].id, "effect")
            pools.add_results(game, now.picks[2].id, ctx.seat, 1, 0, by=me)
        for me in ctx.targets:
            if me not in chosen and me in state.pieces:
                forces.rotate(game, me)
        return None


def joining(state: State, there: tuple[Id, ...], challenge: ChallengeId) -> tuple[Id, ...]:
    """The targets that can take part in a challenge."""
    return tuple(me for me in there if not may_join(state, me, challenge, "effect"))


# ---------------------------------------------------------------- Regroup
class StandDown(Aimed, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Ceases to participate and stays in the battleground; results already tallied stay."""

    def do(self, game: Game[State], now: Now) -> None:
        for me in self.aimed(game.state, now):
            forces.stand_down(game, me)


# ---------------------------------------------------------------- Stedding
class BanEffects(LastingOnTargets, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Nothing that requires paying or rolling One Power can be used while the challenge is resolved."""

    sel: Literal["requires:O"]
    scope: Literal["target"]
    until: Until = "chal"


# ---------------------------------------------------------------- Strong Support
class TroopMixedPayment(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A troop is not doubled if one paying symbol shares an allegiance with it."""


# ---------------------------------------------------------------- Surrounded
@word(AMOUNTS)
def troops_that_rolled(letter: Letter, state: State, ctx: Context) -> int:
    """How many of the player's own troops rolled a result in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return sum(
        type_of(state, me) == "troop" and shown(state, me, challenge).get(letter, 0) > 0
        for me in state.participants(challenge, ctx.seat)
    )


# ---------------------------------------------------------------- The Wheel Turns
class PatternLock(Lasting, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Only the Pattern challenge adds tokens this turn."""

    except_: Literal["pattern_challenge"]


@word(AMOUNTS)
def card_challenges_this_turn(state: State, ctx: Context) -> int:
    """Rules 2.2. The card-based challenges of this turn."""
    return sum(challenge.form == "card" for challenge in state.challenges.values())


# ---------------------------------------------------------------- Wall of Fire
class SelfRollDamage(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. Each target rolls its dice once and takes the damage it shows."""

    def do(self, game: Game[State], now: Now) -> Outcome:
        state = game.state
        there = [me for me in now.ctx.targets if me in state.pieces]
        if not now.picks:
            throw(game, *[Roll(me, state.pieces[me].seat, own_dice(state, me)) for me in there])
            return Again(now.ctx, (ROLLED,))
        for me in there:
            hurt(game, me, taken(game, me)["D"], by=me)
        return None


# ---------------------------------------------------------------- What Might Be
@word(FILTERS)
def not_top_event(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, What Might Be. It is not the most recently discarded event."""
    events = [kind for kind in state.discards[ctx.seat] if card(kind).type == "event"]
    return not events or thing != events[-1] or events.count(str(thing)) > 1
