"""Rules 6.3, 9.7. Dice: how many of each ability a force rolls, and when."""

from typing import Literal

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers
from regalia.games.wheel_of_time.effective.abilities import currents, undamaged
from regalia.games.wheel_of_time.effective.cards import is_troop
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, ChallengeId, PieceId, PoolName
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
