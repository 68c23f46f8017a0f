"""Values of views and options as tokens, by their types: the part of `regalia.bots.sight` that reads records.

A token is the hash of a path with a value, such as `.seats@1.points>4`. Functions that write values are made once for each
path and type, and remember what they have written. Seats are counted from the seat that looks; an id is never a token.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from types import UnionType
from typing import Any, NamedTuple, Protocol, TypeAlias, Union, get_args, get_origin
from zlib import crc32

from msgspec import Struct

from regalia.bots.sight.types import holds_turned, is_hashable, is_plain, is_record, is_seat, is_word, parts_of, somewhere
from regalia.core import IsId, Seat
from regalia.core.meaning import IsBySeat, bare, element, meaning_of, types_of

Bag: TypeAlias = list[int]
"""Tokens, or the rows of a table that they lead to, without an order; each can occur several times."""
STEPS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96)
"""A positive number has a token for each of these that it reaches, besides that of its value."""
PAIRED = 6
"""A record of at most this many plain fields has tokens for pairs of them."""
ROW = 24
"""Elements of a row that have tokens by their positions."""
NAMED = 4
"""The same for names: the order of a hand or a discard pile says little."""


class Look(NamedTuple):
    """One look at a table."""

    view: Any
    me: Seat
    seats: int
    things: Mapping[str, Mapping[Any, Struct]]
    """What the view says of each thing, by what `IsId` says of it and by its id."""


Write: TypeAlias = Callable[[Look, Any, Bag], None]
"""Adds the tokens of a value to a bag."""


class Table(Protocol):
    """Where tokens lead to."""

    def row(self, token: int, /) -> Bag:
        """The row of a token; none if it has none."""
        ...

    def together(self, rows: Bag, /) -> Bag:
        """Rows that are remembered together, or fewer with the same sum."""
        ...


class Tokens:
    """The tokens themselves, which lead to no table."""

    def row(self, token: int, /) -> Bag:
        """The token."""
        return [token]

    def together(self, rows: Bag, /) -> Bag:
        """The same tokens."""
        return rows


def token(text: str) -> int:
    """The 32-bit hash that stands for a path with a value."""
    return crc32(text.encode())


def amount(path: str, value: Any) -> list[str]:
    """A plain value at a path; for a number also how large it is at least."""
    found = [f"{path}={value}"]
    if type(value) is int and value > 0:
        found += [f"{path}>{step}" for step in STEPS if value >= step]
    return found


def relative(seat: Any, look: Look) -> Any:
    """How far a seat is from the one that looks; negative numbers are no seat."""
    return seat if seat is None or seat < 0 else f"s{(seat - look.me) % look.seats}"


class Writers:
    """Makes the functions that write values, one for each path and type."""

    def __init__(self, table: Table, things: frozenset[str], several: bool) -> None:
        """`things`: what `IsId` says of the things that views describe; ids of others are written like names.

        `several`: true if there can be more than one other seat.
        """
        self.table = table
        self.things = things
        self.several = several
        self.written = 0
        """How many bags have been written since everything was forgotten."""
        self._memos: list[dict[Any, Bag]] = []
        self._made: dict[tuple[str, Any, bool], Write] = {}
        self._plain_values = self.memo()

    def bag(self, texts: Iterable[str]) -> Bag:
        """The tokens of some texts."""
        return [row for text in texts for row in self.table.row(token(text))]

    def memo(self) -> dict[Any, Bag]:
        """An empty memo."""
        self._memos.append({})
        return self._memos[-1]

    def forget(self) -> None:
        """Forget everything that is remembered."""
        self.written = 0
        for memo in self._memos:
            memo.clear()

    def plain(self, path: str, value: Any, out: Bag) -> None:
        """Add the tokens of a number or word at a path."""
        known = self._plain_values.get((path, value))
        if known is None:
            self._plain_values[path, value] = known = self.table.together(self.bag(amount(path, value)))
            self.written += 1
        out += known

    def of(self, path: str, kind: Any, light: bool = False) -> Write:
        """The function for values of a type at a path. A light one writes no pairs, and follows no ids."""
        key = (path, kind, light)
        if key not in self._made:
            write = self._new(path, kind, light)
            alone = self.holds_things(kind) or not is_hashable(kind)
            self._made[key] = write if alone else self._remembering(write, lambda value: value, holds_turned(kind))
        return self._made[key]

    def thing(self, kind: Any) -> str:
        """What `IsId` says of a type, if views describe such things; otherwise empty."""
        meanings = [meaning_of(each) for each in (kind, *parts_of(kind))]
        return next((each.of for each in meanings if isinstance(each, IsId) and each.of in self.things), "")

    def holds_things(self, kind: Any) -> bool:
        """True if what is written for a value of this type depends on what the view says of things."""
        return bool(self.things) and somewhere(kind, IsId)

    def _remembering(self, write: Write, key_of: Callable[[Any], Any], turned: bool) -> Write:
        """The same function, which remembers what it writes for each key; `turned` if it depends on where the seats are."""
        memo, together = self.memo(), self.table.together

        def remembering(look: Look, value: Any, out: Bag) -> None:
            key = (key_of(value), look.me, look.seats) if turned else key_of(value)
            known = memo.get(key)
            if known is None:
                found: Bag = []
                write(look, value, found)
                memo[key] = known = together(found)
                self.written += 1
            out += known

        return remembering

    def _new(self, path: str, kind: Any, light: bool) -> Write:
        origin, parts = get_origin(bare(kind)), get_args(bare(kind))
        if self.thing(kind):
            return self._thing(path, self.thing(kind), light)
        if is_plain(kind) or isinstance(meaning_of(kind), IsId):
            return self._plain(path, is_seat(kind))
        if isinstance(meaning_of(kind), IsBySeat):
            return self._by_seat(path, element(bare(kind), 0), light)
        if origin in (Union, UnionType):
            return self._either(path, kind, light)
        if is_record(kind):
            return self._record(path, bare(kind), light)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(path, parts[0], parts[1], light)
        return self._elements(path, origin, parts, light)

    def _elements(self, path: str, origin: Any, parts: tuple[Any, ...], light: bool) -> Write:
        if origin is tuple and ... not in parts:
            return self._fixed(path, parts, light)
        if origin in (tuple, list, frozenset, set):
            return self._row(path, parts[0], light)
        raise TypeError(f"{path}: {origin} of {parts} cannot be written as tokens")

    def _plain(self, path: str, seat: bool) -> Write:
        def write(look: Look, value: Any, out: Bag) -> None:
            out += self.bag([f"{path}={relative(value, look)}"] if seat else amount(path, value))

        return write

    def _thing(self, path: str, of: str, light: bool) -> Write:
        """An id: what the view says of the thing. Deeper in a view only its words, then only that it is there."""
        gone, some = self.bag([f"{path}!gone"]), self.bag([f"{path}!"])
        high = re.fullmatch(r"\.\w+(<\d+)*", path) is not None
        deep = not high and (path.count("!") > 1 or (light and re.search(r"<\d+$", path) is None))
        written: dict[type, Write] = {}

        def write(look: Look, value: Any, out: Bag) -> None:
            if not value:
                return
            record = look.things.get(of, {}).get(value)
            if record is None or deep:
                out += gone if record is None else some
                return
            kind = type(record)
            if kind not in written:
                written[kind] = self._record(f"{path}!", kind, True) if high else self._words(f"{path}!", kind)
            written[kind](look, record, out)

        return write

    def _words(self, path: str, kind: type[Struct]) -> Write:
        """The words and seats of a record, and nothing else of it."""
        types = types_of(kind)
        fields = [field for field, each in types.items() if is_plain(each) and (is_word(each) or is_seat(each))]
        return self._fields(path, kind, fields, True)

    def _either(self, path: str, kind: Any, light: bool) -> Write:
        """A value of one of several types, or none."""
        parts = parts_of(kind)
        none = self.bag([f"{path}=None"])
        whole = self.of(path, parts[0], light) if len(parts) == 1 else None

        def write(look: Look, value: Any, out: Bag) -> None:
            if value is None:
                out += none
            elif whole is not None:
                whole(look, value, out)
            elif isinstance(value, Struct):
                self.of(f"{path}?{type(value).__name__}", type(value), light)(look, value, out)
            elif isinstance(value, int | str):
                out += self.bag(amount(path, value))
            else:
                self.of(path, next(part for part in parts if get_origin(bare(part)) is type(value)), light)(
                    look, value, out
                )

        return write

    def _record(self, path: str, kind: type[Struct], light: bool) -> Write:
        """A record. Its path has the seat that it belongs to; those of other seats are written for all of them, too."""
        owner = next((field for field, each in types_of(kind).items() if is_plain(each) and is_seat(each)), "")
        if not owner or not path:
            return self._body(path, kind, light)
        owner_of = attrgetter(owner)
        at: dict[Any, Write] = {}
        others = None if light or not self.several else self._body(f"{path}@o", kind, True, owner)

        def write(look: Look, value: Any, out: Bag) -> None:
            place = relative(owner_of(value), look)
            if place not in at:
                at[place] = self._body(f"{path}@{place}", kind, light, owner)
            at[place](look, value, out)
            if others is not None and place != "s0":
                others(look, value, out)

        return write

    def _body(self, path: str, kind: type[Struct], light: bool, owner: str = "") -> Write:
        """The fields of a record but its owner. What depends on other things is apart, so that the rest is remembered."""
        types = {
            field: each
            for field, each in types_of(kind).items()
            if field != owner and (field != "id" or not self.thing(each))
        }
        apart = [field for field in types if self.holds_things(types[field]) or not is_hashable(types[field])]
        rest = self._fields(path, kind, [field for field in types if field not in apart], light)
        if not apart:
            return rest
        writes = [(attrgetter(field), self.of(f"{path}.{field}", types[field], light)) for field in apart]

        def write(look: Look, value: Any, out: Bag) -> None:
            rest(look, value, out)
            for get, each in writes:
                each(look, get(value), out)

        return write

    def _fields(self, path: str, kind: type[Struct], fields: list[str], light: bool) -> Write:
        """Some fields of a record one by one, and those of a small record in pairs; a large one leaves out empty values."""
        types = types_of(kind)
        flat = [field for field in fields if is_plain(types[field])] if path else []
        large, exists = len(flat) > PAIRED, self.bag([path])
        writes = [
            (attrgetter(field), self.of(f"{path}.{field}", types[field], light), not large or is_seat(types[field]))
            for field in fields
        ]

        def write(look: Look, value: Any, out: Bag) -> None:
            out += exists
            for get, each, always in writes:
                if (part := get(value)) or always:
                    each(look, part, out)
            if not large and not light:
                out += self.bag(pairs(path, flat_of(value, flat, look)))

        if not path or not fields:
            return write
        return self._remembering(write, attrgetter(*fields), any(holds_turned(types[field]) for field in fields))

    def _fixed(self, path: str, parts: tuple[Any, ...], light: bool) -> Write:
        """A tuple of fixed length, like a record with numbered fields."""
        writes = [self.of(f"{path}.{index}", part, light) for index, part in enumerate(parts)]
        flat = not light and all(is_plain(part) and not is_seat(part) for part in parts)

        def write(look: Look, value: Any, out: Bag) -> None:
            for part, each in zip(value, writes, strict=True):
                each(look, part, out)
            if flat:
                out += self.bag([f"{path}&{value}"])

        return write

    def _row(self, path: str, of: Any, light: bool) -> Write:
        """The elements of a row as a bag, and the first ones by their positions. Ids have positions only, things none."""
        size = self.of(f"{path}#", int)
        anywhere = None if self._names_things(of) else self.of(f"{path}*", of, light)
        first = 0 if self._is_thing(of) else NAMED if is_word(of) else ROW
        placed: list[Write] = []

        def write(look: Look, value: Any, out: Bag) -> None:
            if value:
                size(look, len(value), out)
            if anywhere is not None:
                for each in value:
                    anywhere(look, each, out)
            for index, each in enumerate([*value][:first]):
                if index == len(placed):
                    placed.append(self.of(f"{path}<{index}", of, True))
                placed[index](look, each, out)

        return write

    def _names_things(self, kind: Any) -> bool:
        """True for ids of things, and for rows of them."""
        inner = bare(kind)
        return bool(self.thing(kind)) or (get_origin(inner) is tuple and any(self.thing(part) for part in get_args(inner)))

    def _is_thing(self, kind: Any) -> bool:
        """True for records of things by their own ids."""
        return any(is_record(each) and self.thing(types_of(bare(each)).get("id")) for each in parts_of(bare(kind)))

    def _by_seat(self, path: str, of: Any, light: bool) -> Write:
        """A row with an element for each seat, counted from the one that looks; those of the others as a bag, too."""
        plain = self._row(path, of, light)

        def write(look: Look, value: Any, out: Bag) -> None:
            if len(value) != look.seats:
                plain(look, value, out)
                return
            for seat, each in enumerate(value):
                place = (seat - look.me) % look.seats
                self.of(f"{path}@{place}", of, light)(look, each, out)
                if place and self.several:
                    self.of(f"{path}@o", of, True)(look, each, out)

        return write

    def _mapping(self, path: str, key: Any, of: Any, light: bool) -> Write:
        """Values by their keys; those by ids as a bag."""
        things, seats = bool(self.thing(key)), is_seat(key)

        def write(look: Look, value: Any, out: Bag) -> None:
            for name, each in value.items():
                place = "" if things else relative(name, look) if seats else name
                self.of(f"{path}{{{place}}}", of, light)(look, each, out)

        return write


class Plain(NamedTuple):
    """A plain field of a record with its value."""

    text: str
    is_amount: bool


def flat_of(value: Struct, fields: list[str], look: Look) -> list[Plain]:
    """Some plain fields of a record with their values."""
    types = types_of(type(value))
    found = []
    for field in fields:
        each, seat = getattr(value, field), is_seat(types[field])
        found.append(Plain(f"{field}={relative(each, look) if seat else each}", type(each) is int and not seat))
    return found


def pairs(path: str, flat: list[Plain], amounts: bool = False) -> list[str]:
    """Plain values that occur together: pairs of them, and all; without `amounts`, no pairs of two amounts."""
    found = [
        f"{path}&{one.text}&{other.text}"
        for index, one in enumerate(flat)
        for other in flat[:index]
        if amounts or not (one.is_amount and other.is_amount)
    ]
    if found and len(flat) > 2:
        found.append(f"{path}&{[each.text for each in flat]}")
    return found
