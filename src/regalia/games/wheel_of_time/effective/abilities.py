"""Rules 2.2. Abilities of forces, and their explanation, change by change."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers, card
from regalia.games.wheel_of_time.effective.cards import by_age, kept, printed_card
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.records import Amount, Thing
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, PieceId
from regalia.games.wheel_of_time.state import State

LASTING = ("perm", "play")
"""Rules 2.2. Durations of effects that change permanent abilities."""

Fold: TypeAlias = tuple[tuple[Effect | None, Numbers], ...]
"""The abilities before the changes of a layer, with None, then after each effect; the last ones are the result."""


def printed_abilities(state: State, thing: Thing) -> Numbers:
    """Rules 2.2. The printed abilities; for an event that has become a force, those in its text."""
    piece = state.pieces.get(thing) if isinstance(thing, int) else None
    facts = card(piece.kind) if piece is not None else printed_card(state, thing)
    if facts is None:
        return NO_NUMBERS
    if piece is not None and not facts.force:
        effects = in_force.of(state, "become_force", thing)
        return (0, 0, 0, effects[0].ctx.amount) if effects else NO_NUMBERS
    return facts.abilities


def permanents(state: State, thing: Thing) -> Numbers:
    """Rules 2.2. The permanent abilities: printed and permanent changes."""
    if isinstance(thing, str) or thing not in state.pieces or not in_force.laid(state, _change_at_all):
        return printed_abilities(state, thing)
    return permanent_fold(state, thing)[-1][1]


def permanent_fold(state: State, me: PieceId) -> Fold:
    """Rules 2.2. The permanent changes of a card in play, one by one."""
    found: Fold | None = state.memo.get(("permanent", me))
    if found is not None:
        return found
    before: Fold = ((None, printed_abilities(state, me)),)
    return kept(state, ("permanent", me), before, lambda: _folded(state, me, before, permanently=True))


def _change_at_all(state: State) -> bool:
    """True if there is any effect on abilities."""
    return in_force.anything(state, "abilities") or in_force.anything(state, "abil_locked")


def _change_for_a_while(state: State) -> bool:
    """True if there is an effect on abilities that is not permanent."""
    return not all(map(stays, in_force.layout(state).effects.get("abilities", ())))


def permanent(state: State, thing: Thing, ability: Ability) -> int:
    """Rules 2.2. One of them."""
    return permanents(state, thing)[ABILITIES.index(ability)]


def undamaged(state: State, me: PieceId) -> Numbers:
    """Rules 2.2. The abilities with everything but damage."""
    if not in_force.laid(state, _change_for_a_while):
        return permanents(state, me)
    return temporary_fold(state, me)[-1][1]


def temporary_fold(state: State, me: PieceId) -> Fold:
    """Rules 2.2. The temporary changes of a card in play, one by one, starting from its permanent abilities."""
    before: Fold = ((None, permanents(state, me)),)
    return kept(state, ("undamaged", me), before, lambda: _folded(state, me, before, permanently=False))


def currents(state: State, thing: Thing) -> Numbers:
    """Rules 2.2. The current abilities: everything, minus one for each damage token, never below 0."""
    if isinstance(thing, str) or thing not in state.pieces:
        return printed_abilities(state, thing)
    piece = state.pieces[thing]
    less = piece.damage + piece.corruption
    return _numbers([max(0, number - less) for number in undamaged(state, thing)])


def current(state: State, thing: Thing, ability: Ability) -> int:
    """Rules 2.2. One of them."""
    return currents(state, thing)[ABILITIES.index(ability)]


def _numbers(numbers: list[int]) -> Numbers:
    return numbers[0], numbers[1], numbers[2], numbers[3]


def _folded(state: State, me: PieceId, before: Fold, permanently: bool) -> Fold:
    """Abilities with the changes of one layer: the permanent or the temporary ones. Locks come last."""
    effects = [each for each in in_force.of(state, "abilities", me) if stays(each) == permanently]
    if not effects and not permanently:
        return before
    numbers, found = before[-1][1], [*before]
    limits: dict[Any, int] = {}
    for effect in by_age(effects):
        numbers = _raised(state, effect, me, numbers, limits)
        found.append((effect, numbers))
    for effect in in_force.of(state, "abil_locked", me):
        numbers = _locked(state, effect, me, numbers)
        found.append((effect, numbers))
    return tuple(found)


def stays(effect: Effect) -> bool:
    """Rules 2.2. True if it changes permanent abilities, as the texts of cards in play do."""
    return effect.lasting is None or effect.lasting.until in LASTING


def _raised(state: State, effect: Effect, me: PieceId, numbers: Numbers, limits: dict[Any, int]) -> Numbers:
    """All abilities after one change."""
    return _numbers(
        [_raised_one(state, effect, me, index, ability, numbers[index], limits) for index, ability in enumerate(ABILITIES)]
    )


def _raised_one(
    state: State, effect: Effect, me: PieceId, place: int, ability: Ability, before: int, limits: dict[Any, int]
) -> int:
    """One ability after one change."""
    change = _change(state, effect, me, place, ability, before)
    stack: Amount | None = getattr(effect.op, "stack_limit", None)
    if change and stack is not None:
        room = limits.setdefault((effect.entry.ref, ability), stack.of(state, effect.ctx))
        change = min(change, room)
        limits[effect.entry.ref, ability] = room - change
    most: Amount | None = getattr(effect.op, "max", None)
    if change > 0 and most is not None:
        change = max(0, min(change, most.of(state, effect.ctx) - before))
    return max(0, before + change)


def _change(state: State, effect: Effect, me: PieceId, place: int, ability: Ability, before: int) -> int:
    """The change of an ability by an effect. The amount of a past effect was fixed when it happened."""
    op = effect.op
    amount: Amount | None = getattr(op, ability, None)
    printed = printed_abilities(state, me)[place]
    for name, counts in (
        ("all_printed", printed > 0),
        ("all_nonzero", before > 0),
        ("printed_PIC", printed > 0 and ability != "O"),
        ("printed_PIC_nonzero", printed > 0 and before > 0 and ability != "O"),
        ("printed_le3", 0 < printed <= 3 and before < 3),
        ("chosen", effect.ctx.chosen == ability),
        ("n", effect.ctx.chosen == ability),
    ):
        if amount is None and counts:
            amount = getattr(op, name, None)
    if amount is None:
        return 0
    return effect.ctx.amount if effect.lasting is not None else amount.of(state, effect.ctx)


def _locked(state: State, effect: Effect, me: PieceId, before: Numbers) -> Numbers:
    """Rules 12.7. Abilities that cannot rise, or not change at all."""
    printed, numbers = printed_abilities(state, me), [*before]
    if effect.op.up:
        numbers = [min(number, most) for number, most in zip(numbers, printed, strict=True)]
    if effect.op.abil:
        place = ABILITIES.index(effect.op.abil)
        numbers[place] = printed[place]
    return _numbers(numbers)


def mortally_wounded(state: State, me: PieceId) -> bool:
    """Rules 9.2. Damaged, and no current ability above 0."""
    piece = state.pieces[me]
    return bool(piece.damage or piece.corruption) and not any(currents(state, me))


Token: TypeAlias = Literal["damage", "corruption"]


class Change(Struct, frozen=True):
    """One change of an ability, made by a card or by tokens. Printed and all changes are the current ability."""

    ability: Ability
    amount: int
    by: Kind = ""
    """The card that makes it; empty for tokens."""
    permanent: bool = False
    token: Token | None = None
    """What lowers it, if it is not a card. An ability of 0 is not lowered further."""


def parts(state: State, me: PieceId) -> tuple[Change, ...]:
    """Rules 2.2. The changes of a card's abilities: permanent ones, temporary ones, then tokens."""
    return (*_made_by_cards(state, me), *_made_by_tokens(state, me))


def _made_by_cards(state: State, me: PieceId) -> Iterator[Change]:
    if in_force.anything(state, "abilities"):
        yield from _changes(permanent_fold(state, me), permanent=True)
        yield from _changes(temporary_fold(state, me), permanent=False)


def _changes(fold: Fold, permanent: bool) -> Iterator[Change]:
    for (_, before), (effect, after) in pairwise(fold):
        assert effect is not None, "only the first of a fold has none"
        by = effect.entry.ref.kind
        yield from (Change(ability, amount, by, permanent) for ability, amount in _differences(before, after))


def _differences(before: Sequence[int], after: Sequence[int]) -> Iterator[tuple[Ability, int]]:
    for ability, old, new in zip(ABILITIES, before, after, strict=True):
        if new != old:
            yield ability, new - old


def _made_by_tokens(state: State, me: PieceId) -> Iterator[Change]:
    piece, numbers = state.pieces[me], undamaged(state, me)
    tokens: tuple[tuple[Token, int], ...] = (("damage", piece.damage), ("corruption", piece.corruption))
    for token, count in tokens:
        after = _lowered(numbers, count)
        yield from (Change(ability, amount, token=token) for ability, amount in _differences(numbers, after))
        numbers = after


def _lowered(numbers: Numbers, count: int) -> Numbers:
    one, two, three, four = (max(0, number - count) for number in numbers)
    return one, two, three, four
