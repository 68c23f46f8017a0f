"""Rules 6.6, 12.7. Damage: where it can go, where it must go, and how much of it is left."""

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.effective.abilities import currents, mortally_wounded
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.pieces import ChallengeId, PieceId, PoolName
from regalia.games.wheel_of_time.state import State


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
