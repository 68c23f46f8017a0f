"""Questions about the types of records, for `regalia.bots.sight`."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from msgspec import Struct

from regalia.core import IsId
from regalia.core.meaning import IsBySeat, IsSeat, bare, meaning_of, types_of


def parts_of(kind: Any) -> tuple[Any, ...]:
    """The types that a value of a type can have, without None."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return tuple(each for each in kinds if each is not NoneType)


def is_record(kind: Any) -> bool:
    """True for the type of a record."""
    kind = bare(kind)
    return isinstance(kind, type) and issubclass(kind, Struct)


def within(kind: Any) -> Iterator[Any]:
    """The types directly inside a type."""
    kind = bare(kind)
    if is_record(kind):
        yield from types_of(kind).values()
    elif get_origin(kind) is not Literal:
        yield from (part for part in get_args(kind) if part not in (..., NoneType))


@cache
def somewhere(kind: Any, meaning: type) -> bool:
    """True if a value of this type can hold something with this meaning."""
    return isinstance(meaning_of(kind), meaning) or any(somewhere(each, meaning) for each in within(kind))


def holds_turned(kind: Any) -> bool:
    """True if a value of this type looks different from another seat at the same table."""
    return somewhere(kind, IsSeat) or somewhere(kind, IsBySeat)


@cache
def is_hashable(kind: Any) -> bool:
    """True if values of this type are hashable, so that what was written for them can be remembered."""
    origin = get_origin(bare(kind)) or bare(kind)
    if isinstance(origin, type) and issubclass(origin, Mapping | list | set):
        return False
    return all(is_hashable(each) for each in within(kind))


@cache
def is_plain(kind: Any) -> bool:
    """True if a value of this type is one number or word, or a seat, or None; ids are not plain."""
    kinds = parts_of(bare(kind))
    if any(isinstance(meaning_of(each), IsId) for each in (kind, *kinds)):
        return False
    return all(bare(each) in (int, bool, str) or get_origin(bare(each)) is Literal for each in kinds)


@cache
def is_seat(kind: Any) -> bool:
    """True if a value of this type is a seat or None."""
    return any(isinstance(meaning_of(each), IsSeat) for each in (kind, *parts_of(kind)))


@cache
def is_word(kind: Any) -> bool:
    """True if a value of this type is a name or another word, or None."""
    return is_plain(kind) and all(bare(part) not in (int, bool) for part in parts_of(bare(kind)))
