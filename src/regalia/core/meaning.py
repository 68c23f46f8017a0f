"""What the numbers and words of records stand for, stated in their types and visible at run time.

    CardId: TypeAlias = Annotated[str, IsId("card")]

Programs that know no game, such as encoders for learned bots, read it with `types_of` and `meaning_of`. A plain `int` is an
amount, and a plain `str` is free text.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct


class IsSeat(Struct, frozen=True):
    """A place at the table, counted from 0. A negative number is none."""


class IsName(Struct, frozen=True):
    """One of the names of a closed list, such as those of all rooms. An empty word is none."""

    of: str
    """The list; its names are those that the content gives (`Printed.names`)."""
    among: tuple[str, ...] = ()
    """Further lists whose names can stand here."""
    also: tuple[str, ...] = ()
    """Further words that can stand here."""


class IsId(Struct, frozen=True):
    """A thing at the table. Only equality has a meaning; 0 and an empty word are none."""

    of: str


class IsIndex(Struct, frozen=True):
    """A position in a row, counted from 0."""

    of: str


class IsBySeat(Struct, frozen=True):
    """A row with one element for each seat, in their order."""


Meaning: TypeAlias = IsSeat | IsName | IsId | IsIndex | IsBySeat
Of = TypeVar("Of")

Seat: TypeAlias = Annotated[int, IsSeat()]
"""A place at the table, counted from 0."""
BySeat: TypeAlias = Annotated[tuple[Of, ...], IsBySeat()]
"""An element for each seat, in their order."""


@cache
def types_of(record: type[Struct]) -> dict[str, Any]:
    """The types of a record's fields, with what is stated in them."""
    hints = get_type_hints(record, include_extras=True)
    return {field: hints[field] for field in record.__struct_fields__}


def meaning_of(kind: Any) -> Meaning | None:
    """What the values of a type stand for; None for amounts, free text and everything else."""
    if get_origin(kind) is not Annotated:
        return None
    return next((each for each in get_args(kind)[1:] if isinstance(each, Meaning)), None)


def bare(kind: Any) -> Any:
    """A type without what is stated in it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def fitting(kind: Any, value: Any) -> Any:
    """The part of a type that a value is of: that without None, or the record itself."""
    if isinstance(value, Struct):
        return type(value)
    if get_origin(kind) not in (Union, UnionType):
        return kind
    parts = [part for part in get_args(kind) if is_of(value, part)]
    return parts[0] if parts else Any


def is_of(value: Any, kind: Any) -> bool:
    """True if a plain value, or what holds it, is of a type; what stands in rows and mappings is not looked at."""
    kind = bare(kind)
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    kind = get_origin(kind) or kind
    return isinstance(kind, type) and (type(value) is kind if kind in (int, bool) else isinstance(value, kind))


def element(kind: Any, index: int) -> Any:
    """The type of an element of a row."""
    parts = get_args(kind)
    if not parts:
        return Any
    return parts[index] if get_origin(kind) is tuple and ... not in parts else parts[0]


def stated(value: Any, kind: Any) -> Iterator[tuple[Meaning, Any]]:
    """Every part of a value whose type states a meaning, with that meaning."""
    kind = fitting(kind, value)
    if (meaning := meaning_of(kind)) is not None:
        yield meaning, value
    kind = bare(kind)
    if isinstance(value, Struct):
        for field, of in types_of(type(value)).items():
            yield from stated(getattr(value, field), of)
    elif isinstance(value, Mapping):
        key, of = get_args(kind) or (Any, Any)
        for name, each in value.items():
            yield from stated(name, key)
            yield from stated(each, of)
    elif isinstance(value, tuple | list | frozenset):
        for index, each in enumerate(value):
            yield from stated(each, element(kind, index))
