"""Rules 2.2. Explanation of an ability, change by change."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

from msgspec import Struct

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import Numbers
from regalia.games.wheel_of_time.effective.abilities import Fold, permanent_fold, temporary_fold, undamaged
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Kind, PieceId
from regalia.games.wheel_of_time.state import State

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
