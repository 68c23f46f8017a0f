"""Rules 6.3, 7.1, 7.2. The dice of a card; allegiances of symbols when they are spent, and what they pay for."""

from functools import cache
from typing import Literal

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers, card
from regalia.games.wheel_of_time.effective.abilities import currents, undamaged
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
