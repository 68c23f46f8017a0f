"""Where a view mentions names and ids, found by the types of its records, for `regalia.bots.sight`."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, get_args, get_origin

from msgspec import Struct

from regalia.bots.sight.types import parts_of
from regalia.bots.sight.values import Look
from regalia.core import IsId, IsName
from regalia.core.meaning import IsBySeat, bare, element, meaning_of, types_of


class Mention(NamedTuple):
    """One place where a view mentions a name or an id."""

    where: str
    """The path, with seats counted from the one that looks."""
    record: Struct | None
    """The record that has it in a field, or that it is the key of."""
    row: tuple[Any, ...] = ()
    """The row that has it as an element, or in an element that is a row."""
    at: int = 0
    """Its position there."""


Mentions: TypeAlias = dict[Any, list[Mention]]
Note: TypeAlias = Callable[[Look, str, Any, Mentions], None]
"""Notes all mentions in a value at a path."""
Things: TypeAlias = dict[str, dict[Any, Struct]]
Gather: TypeAlias = Callable[[Any, Things], None]
"""Gathers the records of things out of a value."""


def says(kind: Any, of: str) -> bool:
    """True if a value of this type is a name from this list, or an id of this kind, or None."""
    for each in (kind, *parts_of(kind)):
        match meaning_of(each):
            case IsName(name, among):
                return of in (name, *among)
            case IsId(name):
                return of == name
    return False


def noting(kind: Any, of: str, by_seat: bool = False) -> Note | None:
    """The function that notes all mentions of the names or ids `of` in a value; None if there can be none."""
    row = element(bare(kind), 0) if isinstance(meaning_of(kind), IsBySeat) else None
    if row is not None:
        return _by_seat(row, of)
    inside = [note for part in parts_of(bare(kind)) if (note := _plain(bare(part), of, by_seat)) is not None]
    if not inside:
        return None
    first = inside[0]
    return lambda look, path, value, found: None if value is None else first(look, path, value, found)


def _plain(kind: Any, of: str, by_seat: bool = False) -> Note | None:
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _record(kind, of, by_seat)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping(parts[0], parts[1], of)
    if origin in (tuple, list) and (origin is list or ... in parts):
        return _row(parts[0], of)
    return None


def _record(kind: type[Struct], of: str, by_seat: bool) -> Note | None:
    """A record of a row by seat is not noted itself: its path says whose it is."""
    types = types_of(kind)
    own = [(f".{field}", attrgetter(field)) for field, each in types.items() if says(each, of) and field != "id"]
    inner = [(f".{field}", attrgetter(field), note) for field, each in types.items() if (note := noting(each, of))]
    if not own and not inner:
        return None

    def note_record(look: Look, path: str, value: Any, found: Mentions) -> None:
        if type(value) is not kind:
            return
        for place, get in own:
            found.setdefault(get(value), []).append(Mention(path + place, value if path and not by_seat else None))
        for place, get, note in inner:
            note(look, path + place, get(value), found)

    return note_record


def _mapping(key: Any, of_value: Any, of: str) -> Note | None:
    keys, note = says(key, of) and isinstance(meaning_of(key), IsName), noting(of_value, of)
    if not keys and note is None:
        return None

    def note_mapping(look: Look, path: str, value: Any, found: Mentions) -> None:
        for name, each in value.items():
            if keys:
                found.setdefault(name, []).append(Mention(path + "{}", each if isinstance(each, Struct) else None))
            if note is not None:
                note(look, path + "{}", each, found)

    return note_mapping


def _row(kind: Any, of: str) -> Note | None:
    if says(kind, of):
        return _names
    inner = bare(kind)
    if get_origin(inner) is tuple and ... in get_args(inner) and says(get_args(inner)[0], of):
        return _rows_of_names
    note = noting(kind, of)
    if note is None:
        return None

    def note_row(look: Look, path: str, value: Any, found: Mentions) -> None:
        for each in value:
            note(look, path + "*", each, found)

    return note_row


def _names(look: Look, path: str, value: Any, found: Mentions) -> None:
    for index, each in enumerate(value):
        found.setdefault(each, []).append(Mention(path, None, value, index))


def _rows_of_names(look: Look, path: str, value: Any, found: Mentions) -> None:
    for index, row in enumerate(value):
        for each in row:
            found.setdefault(each, []).append(Mention(path, None, value, index))


def _by_seat(kind: Any, of: str) -> Note | None:
    note, own = noting(kind, of, by_seat=True), says(kind, of)
    if note is None and not own:
        return None

    def note_by_seat(look: Look, path: str, value: Any, found: Mentions) -> None:
        mine = look.me if len(value) == look.seats else 0
        for distance, each in enumerate([*value[mine:], *value[:mine]]):
            place = f"{path}@{distance}"
            if own:
                found.setdefault(each, []).append(Mention(place, None))
            elif note is not None:
                note(look, place, each, found)

    return note_by_seat


def gathering(kind: Any) -> tuple[Gather, frozenset[str]] | None:
    """The function that gathers the records of things by their ids, and what `IsId` says of them; None if there are none.

    They are the values of mappings by id, and records with a field `id`.
    """
    found = [each for part in parts_of(bare(kind)) if (each := _gathering(bare(part))) is not None]
    if not found:
        return None
    gather, of = found[0]
    return (lambda value, things: None if value is None else gather(value, things)), of


def _gathering(kind: Any) -> tuple[Gather, frozenset[str]] | None:
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _of_record(kind)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _of_mapping(*parts)
    if origin in (tuple, list) and (origin is list or ... in parts) and (inner := gathering(parts[0])):
        gather, of = inner
        return partial(_all, gather), of
    return None


def _of_record(kind: type[Struct]) -> tuple[Gather, frozenset[str]] | None:
    types = types_of(kind)
    own = meaning_of(types.get("id"))
    inner = [(attrgetter(field), *found) for field, each in types.items() if (found := gathering(each))]
    if not isinstance(own, IsId) and not inner:
        return None

    own_id = attrgetter("id")

    def gather_record(value: Any, things: Things) -> None:
        if type(value) is not kind:
            return
        if isinstance(own, IsId):
            things.setdefault(own.of, {})[own_id(value)] = value
        for get, gather, _ in inner:
            gather(get(value), things)

    return gather_record, frozenset([own.of] if isinstance(own, IsId) else ()).union(*[of for _, _, of in inner])


def _of_mapping(key: Any, of_value: Any) -> tuple[Gather, frozenset[str]] | None:
    meaning, inner = meaning_of(key), gathering(of_value)
    described = isinstance(bare(of_value), type) and issubclass(bare(of_value), Struct)
    if isinstance(meaning, IsId) and described:
        of = meaning.of
        return (lambda value, things: things.setdefault(of, {}).update(value)), frozenset((of,))
    if inner is None:
        return None
    gather, names = inner
    return (lambda value, things: _all(gather, value.values(), things)), names


def _all(gather: Gather, values: Iterable[Any], things: Things) -> None:
    for each in values:
        gather(each, things)
