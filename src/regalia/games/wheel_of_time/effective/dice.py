"""Rules 6.3, 6.6, 7.1, 7.2. The dice of a card, where its damage can and must go, and what its symbols pay for."""

from functools import cache
from typing import Literal

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers, card
from regalia.games.wheel_of_time.effective.abilities import currents, mortally_wounded, undamaged
from regalia.games.wheel_of_time.effective.cards import allegiances, is_troop, serves
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.grammar import use
from regalia.games.wheel_of_time.language.records import Selector, Use
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, ChallengeId, Context, Kind, PieceId, PoolName, Symbol
from regalia.games.wheel_of_time.state import State


def acts_as(state: State, me: PieceId) -> PoolName:
    """Rules 9.7. The pool that hits a force, and the step in which it rolls by default (`rolls_in`)."""
    for effect in in_force.of(state, "act_as", me):
        if effect.lasting is not None or not effect.entry.may:
            return "troop" if effect.op.type == "troop" else "char"
    return "troop" if is_troop(state, me) else "char"


def rolls_in(state: State, me: PieceId) -> Literal["char", "troop"]:
    """Rules 6.1, 9.7. The step in which a force rolls: with the characters in Opening Moves, or with the troops."""
    for effect in in_force.of(state, "roll_step", me):
        return "char" if effect.op.step == "om" else "troop"
    return acts_as(state, me)


def base_dice(state: State, me: PieceId) -> Numbers:
    """Rules 6.3. As many dice as the current abilities; for some cards damage does not count."""
    if me not in state.pieces:
        return NO_NUMBERS
    return undamaged(state, me) if in_force.of(state, "dice_ignore_damage", me) else currents(state, me)


def optional_dice(state: State, me: PieceId) -> list[Effect]:
    """Rules 12.7. The optional effects on a card's dice that its controller has not chosen yet."""
    chosen = {each.entry.ref for each in _all_on(state, me) if each.lasting is not None}
    return [each for each in _all_on(state, me) if each.lasting is None and each.entry.may and each.entry.ref not in chosen]


def _all_on(state: State, me: PieceId) -> list[Effect]:
    return [each for quantity in ("dice_swap", "dice_extra") for each in in_force.of(state, quantity, me)]


def _on(state: State, quantity: str, me: PieceId, wanted: bool) -> list[Effect]:
    """The effects on a card's dice; `wanted`: including those that its controller can still choose."""
    return [each for each in in_force.of(state, quantity, me) if wanted or each.lasting is not None or not each.entry.may]


def dice(state: State, me: PieceId, challenge: ChallengeId, wanted: bool = False) -> Numbers:
    """Rules 6.3. Dice of each ability that a force rolls: swaps, then extra and fewer dice, then bans.

    `wanted`: including everything that its controller can choose.
    """
    numbers = dict(zip(ABILITIES, base_dice(state, me), strict=True))
    if challenge not in state.challenges:
        challenge = 0
    for effect in _on(state, "dice_swap", me, wanted):
        number = min(numbers[effect.op.from_], effect.op.n.of(state, effect.ctx))
        numbers[effect.op.from_] -= number
        numbers[effect.op.to] += number
    rolled = [ability for ability in ABILITIES if numbers[ability]]
    for sign, quantity in ((1, "dice_extra"), (-1, "dice_less")):
        for effect in _on(state, quantity, me, wanted):
            for ability in rolled if effect.op.abil in ("each", "each_rolled") else (effect.op.abil,):
                numbers[ability] = max(0, numbers[ability] + sign * _amount(state, effect))
    for ability in _forbidden(state, me, challenge):
        numbers[ability] = 0
    return numbers["P"], numbers["I"], numbers["O"], numbers["C"]


def _amount(state: State, effect: Effect) -> int:
    """The number of dice. The amount of a past effect was fixed when it happened."""
    number: int = effect.ctx.amount if effect.lasting is not None else effect.op.n.of(state, effect.ctx)
    return number


def _forbidden(state: State, me: PieceId, challenge: ChallengeId) -> set[Ability]:
    """Rules 6.3. The dice that are not rolled, including Politics in the Last Battle."""
    found: set[Ability] = set()
    if not challenge:
        return {
            effect.op.abil for effect in in_force.of(state, "dice_ban") if _everywhere(effect) and _bans(state, effect, me)
        }
    if state.challenges[challenge].form == "last_battle" and not in_force.of(state, "politics_in_last_battle", me):
        found.add("P")
    for effect in in_force.about(state, "dice_ban", challenge):
        if _bans(state, effect, me):
            found.add(effect.op.abil)
    for effect in in_force.about(state, "dice_only", challenge):
        found |= {*ABILITIES} - {*effect.op.abil}
    return found


def _everywhere(effect: Effect) -> bool:
    """True if a ban on dice names a card or a player and no challenge."""
    return effect.op.target is not None or effect.op.who is not None


def _bans(state: State, effect: Effect, me: PieceId) -> bool:
    """True if a ban on dice applies to this card: by itself, its player, or all in the challenge."""
    if effect.op.target is not None:
        return in_force.touches(state, effect, me)
    if effect.op.who is not None:
        return in_force.concerns_seat(state, effect, state.pieces[me].seat)
    lasting = effect.lasting
    return lasting is None or not lasting.on or me in lasting.on or any(each in state.challenges for each in lasting.on)


read_use = cache(use)
"""The permitted use of a symbol, read from its stored text."""


def symbol_allegiances(state: State, symbol: Symbol, purpose: str = "", kind: Kind = "") -> frozenset[str]:
    """Rules 7.1. The allegiances of a symbol when it is spent on something; `all` matches everything, `none` nothing."""
    found = frozenset(symbol.alleg) or _of_source(state, symbol)
    for effect in in_force.of(state, "symbol_alleg"):
        op = effect.op
        if (
            op.sym in (None, symbol.ability)
            and _is_about(state, effect, symbol)
            and _for(state, effect, op.use, purpose, kind)
        ):
            if op.set is not None:
                found = op.set.of(state, effect.ctx)
            if op.add is not None:
                found |= op.add.of(state, effect.ctx)
    return found


def _of_source(state: State, symbol: Symbol) -> frozenset[str]:
    """The allegiances of the card that generated it; the last known ones if it has left play."""
    if symbol.source in state.pieces:
        return allegiances(state, symbol.source)
    return frozenset(card(symbol.kind).allegiances) if symbol.kind else frozenset()


def _is_about(state: State, effect: Effect, symbol: Symbol) -> bool:
    """True if an effect applies to this symbol: by the card that generated it, or by the player's pool."""
    target = effect.op.target
    if not symbol.source:
        return False
    if isinstance(target, str):
        source = state.last_known(symbol.source)
        return source is not None and source.seat == effect.ctx.seat
    return in_force.touches(state, effect, symbol.source)


def _for(state: State, effect: Effect, said: Use | None, purpose: str, kind: Kind) -> bool:
    """True if it counts for this."""
    return said is None or (bool(purpose) and serves(state, said, effect.ctx, purpose, kind))


def symbol_pays(state: State, symbol: Symbol, purpose: str, kind: Kind, ctx: Context | None = None) -> bool:
    """Rules 7.1. True if a symbol can be spent on this: on recruiting a card, on an event, on a text cost."""
    if symbol.held and symbol.held != state.resolving:
        return False
    if symbol.use and not serves(state, read_use(symbol.use), ctx or Context(0, kind=kind), purpose, kind):
        return False
    if not symbol.source:
        return True
    banned = allowed = False
    for effect in in_force.of(state, "symbol_use"):
        target: Selector = effect.op.target
        if target.matches(state, effect.ctx, symbol.source):
            banned = banned or (effect.op.ban is not None and serves(state, effect.op.ban, effect.ctx, purpose, kind))
            allowed = allowed or (effect.op.allow is not None and serves(state, effect.op.allow, effect.ctx, purpose, kind))
    return allowed or not banned


def _from(state: State, quantity: str, source: PieceId) -> list[Effect]:
    """The effects on the damage of a card: its own, or of an advantage on it."""
    return [each for each in in_force.of(state, quantity) if _source(state, each) == source]


def _source(state: State, effect: Effect) -> PieceId:
    """The card whose damage an effect changes."""
    said = getattr(effect.op, "source", None) or getattr(effect.op, "who", None) or "self"
    piece = state.pieces.get(effect.ctx.card)
    return piece.host if said == "host" and piece is not None else effect.ctx.card


def cannot_assign(state: State, me: PieceId) -> bool:
    """Rules 12.8. True if damage can never be assigned to a card."""
    return bool(in_force.of(state, "cannot_assign", me))


def must_assign(state: State, me: PieceId, pool: PoolName) -> int:
    """Rules 6.6.3. How many points of a pool must go to a card first; none once it is mortally wounded."""
    if mortally_wounded(state, me):
        return 0
    effects = [each for each in _from(state, "must_assign", me) if each.op.pool == pool]
    return max((each.op.n.of(state, each.ctx) for each in effects), default=0)


def must_assign_before(state: State, me: PieceId, other: PieceId) -> bool:
    """Rules 6.6, Trolloc Footmen. True if a card must get its points before this other one."""
    return any(
        each.op.before is None or each.op.before.matches(state, each.ctx, other) for each in _from(state, "must_assign", me)
    )


def locked_pool(state: State, source: PieceId) -> PoolName | None:
    """Rules 12.8. The only pool that damage of a card can go to, if there is but one."""
    for effect in _from(state, "lock_pool", source):
        return "troop" if effect.op.pool == "troop" else "char"
    for effect in in_force.of(state, "roll_step", source):
        return "troop" if effect.op.damage_pool == "troop" else "char"
    return None


def targets_damage(state: State, source: PieceId) -> bool:
    """Rules 6.5. True if rolled damage of a card is targeted."""
    return bool(_from(state, "targeted_damage", source))


def single_target(state: State, source: PieceId) -> Effect | None:
    """Rules 12.8, damage_single_target. The effect by which all damage of a card goes to one opposing card."""
    return next(iter(_from(state, "damage_single_target", source)), None)


def first_for(state: State, source: PieceId, me: PieceId) -> bool:
    """Rules 12.8, damage_priority. True if damage of a card must go to this one while it is not mortally wounded."""
    return any(
        each.op.sel.matches(state, each.ctx, me) and not mortally_wounded(state, me)
        for each in _from(state, "damage_priority", source)
    )


def has_priority(state: State, source: PieceId) -> bool:
    """Rules 12.8, damage_priority. True if damage of a card must go to some cards before others."""
    return bool(_from(state, "damage_priority", source))


def is_lethal(state: State, source: PieceId) -> bool:
    """Rules 12.7, lethal_damage. True if a character dies of this card's damage unless it is healed in time."""
    return bool(_from(state, "lethal_damage", source))


def pool_reduction(state: State, challenge: ChallengeId, seat: Seat, pool: PoolName) -> int:
    """Rules 12.7. By how much effects reduce a player's damage pool in each step."""
    effects = [
        effect
        for effect in in_force.about(state, "pool_reduce", challenge)
        if effect.op.per == "step" and pool in effect.op.pools and in_force.concerns_seat(state, effect, seat)
    ]
    return sum(effect.op.n.of(state, effect.ctx) for effect in effects)


def life(state: State, me: PieceId) -> int:
    """Rules 9.2. How many more points of damage make a card mortally wounded."""
    return max(currents(state, me)) or int(not mortally_wounded(state, me))


def heal_amount(state: State, me: PieceId) -> int:
    """Rules 5.4, 12.7. How much damage a force heals when it rotates for it."""
    return max((each.op.n.of(state, each.ctx) for each in in_force.of(state, "heal_bonus", me)), default=1)


def may_heal(state: State, me: PieceId) -> bool:
    """Rules 5.4. True if a force can rotate to heal."""
    return not in_force.of(state, "no_rotate_heal", me)
