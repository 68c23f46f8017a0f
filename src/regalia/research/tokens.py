"""Records as typed tokens: pairs of numbers that say which field has which value.

A token is the number of a field (`Tokens.fields`) and a value. Seats are counted from the one that looks, so that it is 0;
rows by seat are turned likewise. A word is its number in the vocabulary. A thing at the table is the number of its first
mention, and its id is spelled out there. Nothing is cut: different records of one type have different tokens.

The functions that write records are generated for each type once, as in dataclasses.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

from msgspec import Struct

from regalia.core import IsId, Rules, Seat
from regalia.core.meaning import IsBySeat, IsSeat, bare, element, is_of, meaning_of, types_of
from regalia.research.vocabulary import vocabulary

Row: TypeAlias = list[int]
"""Tokens one after the other: field, value, field, value, …"""
Slots: TypeAlias = dict[str, dict[Any, int]]
"""The things mentioned so far, by what `IsId` says of them, with their numbers from 1."""
Write: TypeAlias = Callable[[Row, Any, Seat, int, Slots], None]
NO_SEAT = -1
"""The value of a seat that is none."""
IDS = 1 << 16
"""The ids whose tokens are kept."""


class Tokens:
    """Writes the records of a game as tokens."""

    def __init__(self, rules: Rules[Any], view: type[Struct], further: Iterable[type[Struct]] = ()) -> None:
        """Of a game with this type of view; options, events and `further` types of records can be written, too."""
        records = (view, *rules.choices, *rules.events, *further)
        self.words = vocabulary(rules, records)
        """Every known word by its number."""
        self.number = {word: number for number, word in enumerate(self.words)}
        self.fields: list[str] = []
        """The name of every field by its number, such as `View.round`."""
        self.tags = {record: self.field(record.__name__) for record in records}
        """The token that begins a record written by itself."""
        self._writers = _Compiler(self).compiled(records)

    def field(self, name: str) -> int:
        """The number of a field, which is new."""
        self.fields.append(name)
        return len(self.fields) - 1

    def word(self, row: Row, field: int, word: str) -> None:
        """Add a word as the value of a field."""
        word_into(row, field, word, self.number)

    def write(self, record: Struct, row: Row, me: Seat, seats: int, slots: Slots) -> None:
        """Add the tokens of a record, as seen by `me` at a table with this number of seats."""
        row += (self.tags[type(record)], 0)
        self._writers[type(record)](row, record, me, seats, slots)


class _Compiler:
    """Generates the functions. A record's function is `w<number>`, with which records call each other.

    Fields of one token each are written together, and so are rows of numbers or words; if a word is not in the vocabulary,
    which is rare, they are written one by one instead.
    """

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._names: dict[type[Struct], str] = {}
        self._sources: list[str] = []
        self._scope: dict[str, Any] = {
            "N": tokens.number,
            "word": word_into,
            "met": met,
            "which": which_of,
            "ids": by_mention,
        }
        self._variables = 0

    def compiled(self, records: Iterable[type[Struct]]) -> Mapping[type[Struct], Write]:
        for record in records:
            self._function(record)
        exec("\n".join(self._sources), self._scope)  # noqa: S102 - the source is generated from types alone
        return {record: self._scope[name] for record, name in self._names.items()}

    def _function(self, record: type[Struct]) -> str:
        """The name of a record's function, whose source is generated at its first mention."""
        if record not in self._names:
            self._names[record] = name = f"w{len(self._names)}"
            lines = self._fields(record)
            self._sources.append("\n".join([f"def {name}(row, v, me, n, slots):", *(lines or [" pass"])]))
        return self._names[record]

    def _fields(self, record: type[Struct]) -> list[str]:
        """The lines for all fields of the record `v`, with neighbours of one token each together."""
        lines: list[str] = []
        together: list[str] = []
        for field, kind in types_of(record).items():
            path = f"{record.__name__}.{field}"
            if (value := self._single(kind, f"v.{field}")) is not None:
                together.append(f"{self._tokens.field(path)}, {value}")
                continue
            lines += self._together(together)
            together = []
            x = self._variable()
            lines += [f" {x} = v.{field}", *self._value(kind, path, x, 1)]
        return lines + self._together(together)

    def _together(self, pairs: list[str], depth: int = 1) -> list[str]:
        """The lines that write several tokens, each `field, value`."""
        if not pairs:
            return []
        pad = " " * depth
        if not any("N[" in pair for pair in pairs):
            return [f"{pad}row += ({', '.join(pairs)})"]
        return [
            f"{pad}try: row += ({', '.join(pairs)})",
            f"{pad}except KeyError:",
            *(f"{pad} {one_by_one(pair)}" for pair in pairs),
        ]

    def _variable(self) -> str:
        self._variables += 1
        return f"x{self._variables}"

    def _single(self, kind: Any, x: str) -> str | None:
        """The expression for the value of a type that is always one token; None for other types."""
        meaning, kind = meaning_of(kind), bare(kind)
        if isinstance(meaning, IsSeat):
            return f"({x} - me) % n if {x} >= 0 else {NO_SEAT}"
        if isinstance(meaning, IsId):
            return None
        if kind in (int, bool):
            return f"+{x}"
        return f"N[{x}]" if kind is str or get_origin(kind) is Literal else None

    def _value(self, kind: Any, path: str, x: str, depth: int) -> list[str]:
        """The lines that write the value `x` of a type."""
        if (value := self._single(kind, x)) is not None:
            return self._together([f"{self._tokens.field(path)}, {value}"], depth)
        match meaning_of(kind):
            case IsId(of):
                return [f"{' ' * depth}met(row, {self._tokens.field(path)}, {x}, slots, {of!r})"]
            case IsBySeat():
                turned = self._variable()
                turn = f"{' ' * depth}{turned} = {x}[me:] + {x}[:me] if len({x}) == n else {x}"
                return [turn, *self._row(element(bare(kind), 0), path, turned, depth)]
        return self._plain(bare(kind), path, x, depth)

    def _plain(self, kind: Any, path: str, x: str, depth: int) -> list[str]:
        """The lines for a type that states no meaning of its own."""
        origin, parts = get_origin(kind), get_args(kind)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return [f"{' ' * depth}{self._function(kind)}(row, {x}, me, n, slots)"]
        if origin in (Union, UnionType):
            return self._either(parts, path, x, depth)
        return self._several(origin, parts, path, x, depth)

    def _several(self, origin: Any, parts: tuple[Any, ...], path: str, x: str, depth: int) -> list[str]:
        """The lines for rows, pairs, sets and mappings."""
        if origin is tuple and ... not in parts:
            each = [(f"{x}[{index}]", of, f"{path}.{index}") for index, of in enumerate(parts)]
            return [line for expression, of, name in each for line in self._part(expression, of, name, depth)]
        if origin in (tuple, list):
            return self._row(parts[0], path, x, depth)
        if origin in (frozenset, set):
            return self._row(parts[0], path, x, depth, self._ordered(parts[0], x))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(parts[0], parts[1], path, x, depth)
        raise TypeError(f"{path}: {origin} of {parts} cannot be written as tokens")

    def _part(self, expression: str, kind: Any, path: str, depth: int) -> list[str]:
        x = self._variable()
        return [f"{' ' * depth}{x} = {expression}", *self._value(kind, path, x, depth)]

    def _row(self, of: Any, path: str, x: str, depth: int, ordered: str = "") -> list[str]:
        each, pad = self._variable(), " " * depth
        size = f"{pad}row += ({self._tokens.field(f'{path}#')}, len({x}))"
        loop = f"{pad}for {each} in {ordered or x}:"
        value = self._single(of, each)
        if value is None:
            return [size, loop, *self._value(of, f"{path}[]", each, depth + 1)]
        pair = f"{self._tokens.field(f'{path}[]')}, {value}"
        whole = f"row += [t for {each} in {ordered or x} for t in ({pair})]"
        if "N[" not in value:
            return [size, pad + whole]
        return [size, f"{pad}try: {whole}", f"{pad}except KeyError:", f" {loop}", f"{pad}  {one_by_one(pair)}"]

    def _ordered(self, kind: Any, x: str) -> str:
        """An order of a set that does not depend on how it is stored, nor on where the seats are."""
        match meaning_of(kind):
            case IsSeat():
                return f"sorted({x}, key=lambda seat: (seat - me) % n)"
            case IsId(of):
                return f"ids(slots, {x}, {of!r})"
        return f"sorted({x})"

    def _mapping(self, key: Any, of: Any, path: str, x: str, depth: int) -> list[str]:
        each, held, pad = self._variable(), self._variable(), " " * depth
        return [
            f"{pad}row += ({self._tokens.field(f'{path}#')}, len({x}))",
            f"{pad}for {each} in {self._ordered(key, x)}:",
            *self._value(key, f"{path}{{}}", each, depth + 1),
            f"{pad} {held} = {x}[{each}]",
            *self._value(of, f"{path}[]", held, depth + 1),
        ]

    def _either(self, parts: tuple[Any, ...], path: str, x: str, depth: int) -> list[str]:
        """A token says which of the types the value is of, from 1; 0 is None, for which nothing else is written."""
        pad, which = " " * depth, self._tokens.field(f"{path}?")
        kinds = [part for part in parts if part is not NoneType]
        lines = [f"{pad}if {x} is None: row += ({which}, 0)"]
        if len(kinds) == 1:
            return [*lines, f"{pad}else:", f"{pad} row += ({which}, 1)", *self._value(kinds[0], path, x, depth + 1)]
        known, chosen = f"t{len(self._scope)}", self._variable()
        self._scope[known] = tuple(kinds)
        lines += [f"{pad}else:", f"{pad} {chosen} = which({x}, {known})", f"{pad} row += ({which}, {chosen})"]
        for index, kind in enumerate(kinds, 1):
            lines += [f"{pad} if {chosen} == {index}:", *self._value(kind, path, x, depth + 2)]
        return lines


def one_by_one(pair: str) -> str:
    """The statement that writes one token, for `field, value`; a word that is not in the vocabulary is spelled."""
    field, value = pair.split(", ", 1)
    return f"word(row, {field}, {value[2:-1]}, N)" if value.startswith("N[") else f"row += ({pair})"


def which_of(value: Any, kinds: tuple[Any, ...]) -> int:
    """The number of the first of some types that a value is of, from 1. Raises TypeError if it is of none."""
    for number, kind in enumerate(kinds, 1):
        if is_of(value, kind):
            return number
    raise TypeError(f"{value!r} is of none of {kinds}")


def word_into(row: Row, field: int, word: Any, number: Mapping[Any, int]) -> None:
    """Write a word. One that has no number is spelled: minus its length in bytes, and the bytes."""
    if word in number:
        row += (field, number[word])
        return
    letters = str(word).encode()
    row += (field, -len(letters))
    for letter in letters:
        row += (field, letter)


def met(row: Row, field: int, thing: Any, slots: Slots, of: str) -> None:
    """Write a thing: the number of its first mention, where its id follows; 0 for none."""
    if not thing:
        row += (field, 0)
        return
    known = slots.get(of)
    if known is None:
        known = slots[of] = {}
    number = known.get(thing)
    if number is not None:
        row += (field, number)
        return
    known[thing] = number = len(known) + 1
    row += (field, number)
    row += id_of(field, thing)


@lru_cache(IDS)
def id_of(field: int, thing: Any) -> tuple[int, ...]:
    """The tokens that spell an id."""
    if isinstance(thing, int):
        return field, thing
    row: Row = []
    word_into(row, field, thing, {})
    return tuple(row)


def by_mention(slots: Slots, things: Iterable[Any], of: str) -> list[Any]:
    """Things in the order in which they were mentioned, then those that were not."""
    known = slots.get(of, {})
    return sorted(things, key=lambda thing: (known.get(thing, len(known) + 1), thing))
