"""A closed list of actions for a game: every answer to every question is spelled by some of them, one after the other.

An option with few possible values is one action (`Copy(spy)`). Others are spelled: the kind of option, then a word for each
field. What no type bounds is pointed at: things at the table by the number of their first mention in the own sight, and all
else by its place among the values that remain (`ORDINAL`), with `NEXT` for the following ones. So no option is ever outside
the list. See `regalia.research.composing` for whole answers.
"""

from collections.abc import Callable, Mapping
from hashlib import sha256
from itertools import product
from math import prod
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

from regalia.core import IsId, IsIndex, IsName, Option, Rules, Seat
from regalia.core.meaning import IsSeat, meaning_of, types_of
from regalia.research.tokens import NO_SEAT

FLAT = 256
"""The most values of an option for which each value is an action of its own."""
INTEGERS, THINGS, ORDINALS, NUMBERS = 16, 128, 64, 64
"""How many plain numbers of a field, things at the table, places among the remaining values, and numbers are actions."""
DONE: Final = 0
"""No further options of several."""
DECLINE: Final = 1
"""None of the optional actions that are offered."""
NEXT: Final = 2
"""The following page of ordinals or numbers."""
NUMBER: Final = 3
"""The first of `NUMBERS` actions, for the numbers from 0."""
ORDINAL: Final = NUMBER + NUMBERS
"""The first of `ORDINALS` actions."""

Loose: TypeAlias = tuple[str, ...]
"""A value that no action names; it is pointed at by its place among the remaining values."""
Spelled: TypeAlias = tuple[int | Loose, ...]
"""The actions that spell an option."""
SlotOf: TypeAlias = Callable[[str, Any], int | None]
"""The number of a thing's first mention, from 0, by what `IsId` says of it; None if it was not mentioned."""


class Field(NamedTuple):
    """A field of an option, and the values that have an action."""

    name: str
    kind: str
    """`seat`, `thing`, `value`, or `loose` if no value has an action."""
    list: str
    """The list that the values are from, the same for fields with the same values; what `IsId` says of things."""
    values: tuple[Any, ...]


class Spelling(NamedTuple):
    """How the options of a record are spelled."""

    fields: tuple[Field, ...]
    whole: Mapping[tuple[Any, ...], int] | None
    """The action of each combination of values, if there are few."""
    verb: int
    """Otherwise the first action, which says that it is an option of this record."""


class ActionSpace:
    """The actions of a game. They do not depend on the number of seats: seats are counted from the own one."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        numbers, ordinals = (f"NUMBER {k}" for k in range(NUMBERS)), (f"ORDINAL {k}" for k in range(ORDINALS))
        self.names: list[str] = ["DONE", "DECLINE", "NEXT", *numbers, *ordinals]
        """What each action means."""
        self._lists: dict[str, dict[Any, int]] = {}
        self._spellings = {record: self._spelling(record) for record in rules.choices}
        self._known: dict[tuple[Option, Seat, int], Spelled] = {}

    def __len__(self) -> int:
        return len(self.names)

    @property
    def digest(self) -> str:
        """The SHA-256 of the actions: what is learned with one list is of no use with another."""
        return sha256("\n".join(self.names).encode()).hexdigest()

    def _add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def _spelling(self, record: type[Option]) -> Spelling:
        fields = tuple(self._field(name, kind) for name, kind in types_of(record).items())
        if all(field.kind != "loose" for field in fields) and prod(len(field.values) for field in fields) <= FLAT:
            combined = product(*(field.values for field in fields))
            return Spelling(fields, {each: self._add(f"{record.__name__}{each}") for each in combined}, 0)
        verb = self._add(f"{record.__name__} …")
        for field in fields:
            if field.kind != "loose" and field.list not in self._lists:
                self._lists[field.list] = {value: self._add(f"{field.list} {value}") for value in field.values}
        return Spelling(fields, None, verb)

    def _field(self, name: str, kind: Any) -> Field:
        match meaning_of(kind):
            case IsSeat():
                return Field(name, "seat", "seat", (*range(max(self._rules.seats)), NO_SEAT))
            case IsId(of):
                return Field(name, "thing", of, tuple(range(THINGS)))
            case IsIndex(of):
                return Field(name, "value", f"{of} index", tuple(range(INTEGERS)))
        values = values_of(kind, self._rules)
        return Field(name, "value" if values else "loose", list_of(kind), values)

    def spelled(self, option: Option, me: Seat, seats: int, slot_of: SlotOf) -> Spelled:
        """The actions that spell an option for a seat at a table with this number of seats."""
        known = self._known.get((option, me, seats))
        if known is not None:
            return known
        spelling = self._spellings[type(option)]
        raw = [getattr(option, field.name) for field in spelling.fields]
        values = [valued(field, value, me, seats, slot_of) for field, value in zip(spelling.fields, raw, strict=True)]
        spelled = self._spell(type(option).__name__, spelling, values, raw)
        if all(field.kind in ("seat", "value") for field in spelling.fields):
            self._known[option, me, seats] = spelled
        return spelled

    def _spell(self, name: str, spelling: Spelling, values: list[Any], raw: list[Any]) -> Spelled:
        if spelling.whole is not None:
            action = spelling.whole.get(tuple(values))
            return (action,) if action is not None else ((name,), tuple(map(repr, raw)))
        words = (
            self._lists.get(field.list, {}).get(value, (repr(own),)) if field.kind != "loose" else (repr(own),)
            for field, value, own in zip(spelling.fields, values, raw, strict=True)
        )
        return (spelling.verb, *words)


def valued(field: Field, value: Any, me: Seat, seats: int, slot_of: SlotOf) -> Any:
    """A value as its action names it: seats are counted from the own one, things by their first mention."""
    if field.kind == "seat":
        return (value - me) % seats if value >= 0 else NO_SEAT
    return slot_of(field.list, value) if field.kind == "thing" else value


def values_of(kind: Any, rules: Rules[Any]) -> tuple[Any, ...]:
    """The values of a type that have actions; empty if its values are only pointed at."""
    meaning = meaning_of(kind)
    if isinstance(meaning, IsName):
        return ("", *rules.printed.words(meaning))
    if meaning is not None:
        return ()
    if kind is bool:
        return (False, True)
    if kind is int:
        return tuple(range(INTEGERS))
    if kind is NoneType:
        return (None,)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        parts = [values_of(part, rules) for part in get_args(kind)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return ()


def list_of(kind: Any) -> str:
    """The name of the list that the values of a type are from."""
    if isinstance(meaning := meaning_of(kind), IsName):
        return meaning.of
    if get_origin(kind) in (Union, UnionType):
        return " or ".join(map(list_of, get_args(kind)))
    if get_origin(kind) is Literal:
        return "/".join(map(str, get_args(kind)))
    return str(getattr(kind, "__name__", kind))
