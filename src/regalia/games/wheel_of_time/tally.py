"""Rules 2.1, 6.5. The results of a roll: the faces of the dice, then the changes by cards.

In this order: a fixed result instead of everything; ignored results; conversions, mandatory ones first; extras.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card, switch, tables
from regalia.games.wheel_of_time.effective.cards import allegiances
from regalia.games.wheel_of_time.effective.dice import has_priority, single_target, targets_damage
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, ChallengeId, Context, Die, PieceId, Roll, Symbol
from regalia.games.wheel_of_time.state import State

RESULTS = ("S", "X", "D")
LETTERS: tuple[str, ...] = (*ABILITIES, *RESULTS)


class Tally(Struct, frozen=True):
    """Rules 6.5. The result of a roll."""

    symbols: tuple[Symbol, ...]
    support: int
    opposition: int
    damage: int
    oath: int = 0
    """Rules 8.3. The part of the damage that is bound by the oath."""


def letters(die: Die) -> str:
    """Rules 2.1. The letters of a die's face: `PS`."""
    return tables().ability[ABILITIES.index(die.ability)].faces[die.face]


def rolled(dice: Sequence[Die]) -> dict[str, int]:
    """Rules 2.2. How often dice show each letter."""
    shown = "".join(map(letters, dice))
    return {letter: shown.count(letter) for letter in LETTERS}


def tally(state: State, roll: Roll, picks: Sequence[int] = ()) -> Tally:
    """Rules 6.5. The result of a roll, with the controller's conversions."""
    fixed = effects(state, roll, "fixed_result")
    if fixed:
        given = Counter(letter for effect in fixed[:1] for letter in generated(state, roll, effect))
        return taken(state, roll, given, [], 0)
    counts, bound = after_ignoring(state, roll)
    counts = after_converting(state, roll, counts, picks)
    more = [*extras(state, roll), *face_bonuses(state, roll)]
    for letter in (letter for letter, _ in more if letter in RESULTS):
        counts[letter] += 1
    return taken(state, roll, counts, [symbol for letter, symbol in more if letter in ABILITIES], bound)


def taken(state: State, roll: Roll, counts: Counter[str], more: list[Symbol], bound: int) -> Tally:
    """A tally of these counts."""
    piece = state.pieces.get(roll.piece)
    kind = piece.kind if piece else ""
    symbols = [Symbol(ability, roll.piece, kind) for ability in ABILITIES for _ in range(counts[ability])]
    return Tally((*symbols, *more), counts["S"], counts["X"], counts["D"], min(bound, counts["D"]))


def effects(state: State, roll: Roll, quantity: str) -> list[Effect]:
    """Effects on a roll: those on its card, and those on all rolls of a challenge or of one side of it."""
    known = in_force.layout(state).effects.get(quantity, ())
    thing = roll.piece or None
    return [each for each in known if concerns(state, each, roll) and in_force.holds(state, each, thing)]


def concerns(state: State, effect: Effect, roll: Roll) -> bool:
    """True if an effect is about a roll."""
    if getattr(effect.op, "scope", ""):
        there = effect.lasting is not None and roll.challenge in (*effect.lasting.on, *effect.ctx.targets)
        return there and (effect.op.who != "own" or roll.seat == effect.ctx.seat)
    if getattr(effect.op, "source", None) == "host":
        return roll.piece != 0 and roll.piece == host_of(state, effect.ctx)
    return roll.piece != 0 and in_force.touches(state, effect, roll.piece)


def host_of(state: State, ctx: Context) -> PieceId:
    """The bearer of an effect's card."""
    piece = state.pieces.get(ctx.card)
    return piece.host if piece else 0


def after_ignoring(state: State, roll: Roll) -> tuple[Counter[str], int]:
    """Rules 12.7. Rolled results that are not ignored, and the damage bound by the oath."""
    ignored = [(effect.op.what, effect.op.dice) for effect in effects(state, roll, "ignore")]
    counts: Counter[str] = Counter()
    bound = 0
    oath = is_sworn(state, roll)
    for die in roll.dice:
        shown = [letter for letter in letters(die) if not any(hides(what, dice, letter, die) for what, dice in ignored)]
        counts.update(shown)
        bound += oath and die.ability == "O" and "D" in shown
    return counts, bound


def hides(what: str, dice: Ability | None, letter: str, die: Die) -> bool:
    """True if results of this kind, on dice of this ability, are ignored."""
    if dice is not None and die.ability != dice:
        return False
    return what in ("all", letter) or (what == "ability" and letter in ABILITIES)


class Conversion(Struct, frozen=True):
    """Rules 12.7. Symbols of one letter become another one."""

    letter: str
    to: str
    may: bool


def conversions(state: State, roll: Roll) -> Iterator[Conversion]:
    """The conversions of a roll, mandatory ones first; one for each ability if any will do."""
    found = sorted(effects(state, roll, "convert"), key=lambda effect: effect.op.n != "all")
    for effect in found:
        for letter in ABILITIES if effect.op.from_ == "ability" else (effect.op.from_,):
            yield Conversion(letter, effect.op.to, effect.op.n != "all")


def after_converting(state: State, roll: Roll, counts: Counter[str], picks: Sequence[int]) -> Counter[str]:
    """Rules 6.5. The results after conversions; `picks` are the chosen amounts."""
    found, chosen = Counter(counts), iter(picks)
    for each in conversions(state, roll):
        if each.may and not found[each.letter]:
            continue
        amount = next(chosen, 0) if each.may else found[each.letter]
        found[each.letter] -= amount
        found[each.to] += amount
    return found


def next_conversion(state: State, roll: Roll, picks: Sequence[int]) -> int:
    """Rules 6.5. Number of symbols the controller can convert next, after these choices; 0 if there is no choice."""
    if not in_force.layout(state).effects.get("convert") or effects(state, roll, "fixed_result"):
        return 0
    found, chosen = after_ignoring(state, roll)[0], iter(picks)
    for each in conversions(state, roll):
        if each.may and not found[each.letter]:
            continue
        amount = next(chosen, None) if each.may else found[each.letter]
        if amount is None:
            return found[each.letter]
        found[each.letter] -= amount
        found[each.to] += amount
    return 0


def generated(state: State, roll: Roll, effect: Effect) -> str:
    """Letters that an effect adds to a roll."""
    ctx = replace(effect.ctx, roll=roll.piece)
    per: Any = getattr(effect.op, "per", None)
    given: str = effect.op.gen.of(state, ctx)[0]
    return given * (per.of(state, ctx) if per is not None else 1)


def extras(state: State, roll: Roll) -> Iterator[tuple[str, Symbol]]:
    """Rules 12.7. Additional results of a card that rolls; an extra never triggers another one."""
    for effect in effects(state, roll, "extra"):
        wanted = effect.op.when_rolls
        if wanted is None or any(die.ability == wanted for die in roll.dice):
            yield from added(state, roll, effect)


def face_bonuses(state: State, roll: Roll) -> Iterator[tuple[str, Symbol]]:
    """Rules 12.8. Results for each die that shows exactly a face."""
    for effect in effects(state, roll, "face_bonus"):
        for die in roll.dice:
            if die.ability == effect.op.die and letters(die) == effect.op.face:
                yield from added(state, roll, effect)


def added(state: State, roll: Roll, effect: Effect) -> Iterator[tuple[str, Symbol]]:
    """The letters that an effect adds, each with its symbol."""
    piece = state.pieces.get(roll.piece)
    alleg: Any = getattr(effect.op, "alleg", None)
    granted = tuple(sorted(alleg.of(state, effect.ctx))) if alleg is not None else ()
    use: Any = getattr(effect.op, "use", None)
    for letter in generated(state, roll, effect):
        ability: Any = letter
        yield letter, Symbol(ability, roll.piece, piece.kind if piece else "", granted, use.text if use else "")


def is_sworn(state: State, roll: Roll) -> bool:
    """Rules 8.3. True if the oath binds the card that rolled."""
    return bool(roll.challenge and roll.piece in state.pieces) and sworn(state, roll.piece, roll.seat, roll.challenge)


def sworn(state: State, me: PieceId, seat: Seat, challenge: ChallengeId) -> bool:
    """Rules 8.3. A female Aes Sedai, in a challenge that her controller initiated."""
    if state.challenges[challenge].seat != seat or switch("aes_sedai_oath", state.agreed.profile) != "on":
        return False
    return card(state.pieces[me].kind).gender == "female" and "Aes Sedai" in allegiances(state, me)


def aims(state: State, me: PieceId) -> bool:
    """Rules 6.5, 12.8. True if the controller of a card chooses who takes its damage, in no pool."""
    if me not in state.pieces:
        return False
    return targets_damage(state, me) or single_target(state, me) is not None or has_priority(state, me)


def automatic_results(state: State, me: PieceId) -> Counter[str]:
    """Rules 12.7. Results that a participant adds without rolling."""
    found: Counter[str] = Counter()
    for effect in in_force.of(state, "auto", me):
        found.update(effect.op.gen.of(state, effect.ctx)[0])
    return found
