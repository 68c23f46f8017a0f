"""Rules 12. The effects of cards, decoded strictly into records on first use."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from regalia.games.wheel_of_time.content import Card, card, line_of
from regalia.games.wheel_of_time.language.grammar import GRAMMARS, NAMES, Unread, amount, said_word
from regalia.games.wheel_of_time.language.records import Amount, Do, Entry, Limit, Op, word_of
from regalia.games.wheel_of_time.pieces import Kind, Ref

KEYS = {"if": "if_", "target": "targets", "as": "as_advantage", "req": "requirements"}
"""Keys of an entry whose fields are called otherwise."""


class Misprint(Exception):  # noqa: N818 - named after what it is about
    """Raised for an entry of a card that cannot be read."""


class Words(Struct, frozen=True, eq=False):
    """The effects of a card, and where to find them."""

    entries: tuple[Entry, ...]
    """The printed entries in order, then those nested in operations."""
    by: dict[tuple[str, str], tuple[Entry, ...]]
    """Printed entries by mode and `when`."""
    modes: dict[str, tuple[Entry, ...]]
    """Printed entries by mode."""
    timings: frozenset[str]
    """The timings at which the card can be played from hand, or used from hand or in play."""
    triggers: frozenset[str]
    """What it listens to."""


@cache
def learn() -> None:
    """Import every module with words and operations, which register themselves."""
    for folder in ("words", "ops", "cards"):
        package = import_module(f"regalia.games.wheel_of_time.{folder}")
        for each in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(each.name)


@cache
def words(kind: Kind) -> Words:
    """Rules 12.2. The effects of a card."""
    learn()
    entries = _Reader(card(kind)).entries()
    printed = [entry for entry in entries if entry.when != "nested"]
    by: dict[tuple[str, str], tuple[Entry, ...]] = {}
    modes: dict[str, tuple[Entry, ...]] = {}
    for entry in printed:
        by[entry.mode, entry.when] = (*by.get((entry.mode, entry.when), ()), entry)
        modes[entry.mode] = (*modes.get(entry.mode, ()), entry)
    return Words(
        entries,
        by,
        modes,
        timings=frozenset(entry.when for entry in printed if entry.mode in ("act", "play")),
        triggers=frozenset(entry.when for entry in printed if entry.mode == "trig"),
    )


def entries(kind: Kind) -> tuple[Entry, ...]:
    """Rules 12.2. The effects of a card: those printed, then those nested in operations."""
    return words(kind).entries


def entry(ref: Ref) -> Entry:
    """The entry that a reference names."""
    found: Entry = words(ref.kind).entries[ref.entry]
    return found


@cache
def operations() -> dict[str, type[Op]]:
    """Every operation by its word. Classes that others are made from are none."""
    return {word_of(each): each for each in _leaves(Op)}


def _leaves(kind: type[Op]) -> list[type[Op]]:
    inner = kind.__subclasses__()
    return [leaf for each in inner for leaf in _leaves(each)] if inner else [kind]


@cache
def _hints(record: Any) -> dict[str, Any]:
    """The types of a record's fields."""
    hints = get_type_hints(record)
    return {field.name: hints[field.name] for field in fields(record)}


class _Reader:
    """Reads the effects of one card."""

    def __init__(self, printed: Card) -> None:
        self.card = printed
        self.nested: list[Entry] = []

    def entries(self) -> tuple[Entry, ...]:
        """All entries, the nested ones last."""
        printed = tuple(self._entry(number, each) for number, each in enumerate(self.card.effects))
        return (*printed, *self.nested)

    def _entry(self, number: int, said: dict[str, Any]) -> Entry:
        """A printed entry. Raises Misprint, which names it, its file and its line."""
        try:
            read: Entry = self._record(Entry, {"when": "", **said}, ref=Ref(self.card.id, number))
        except Unread as problem:
            raise Misprint(f"{line_of(self.card.id, number)}: {self.card.id}, entry {number}: {problem}") from problem
        return read

    def _record(self, kind: Any, said: dict[str, Any], **given: Any) -> Any:
        """A record of a type, from what is said under its fields' names."""
        hints = _hints(kind)
        values = dict(given)
        for key, value in said.items():
            name = self._field(kind, key)
            if name not in hints:
                raise Unread(f"{word_of(kind)} does not know {key}")
            values[name] = self._value(hints[name], value)
        try:
            return kind(**values)
        except TypeError as problem:
            raise Unread(f"{word_of(kind)}: {problem}") from problem

    def _field(self, kind: Any, key: str) -> str:
        """The field of a key."""
        if kind is Entry:
            return KEYS.get(key, key)
        return key if key in _hints(kind) else f"{key}_"

    def _value(self, kind: Any, value: Any) -> Any:
        """A value of a type."""
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return self._first([each for each in inner if each is not NoneType], value)
        if origin is tuple:
            listed = value if isinstance(value, list) else [value]
            return tuple(self._value(inner[0], each) for each in listed)
        if origin is Literal:
            return self._literal(inner, value)
        return self._plain(kind, value)

    def _first(self, kinds: list[Any], value: Any) -> Any:
        """A value of the first of several types that can read it."""
        problems: list[str] = []
        for each in kinds:
            try:
                return self._value(each, value)
            except Unread as problem:
                problems.append(str(problem))
        raise Unread("; ".join(problems))

    def _literal(self, known: tuple[Any, ...], value: Any) -> Any:
        """One of a few words."""
        if value not in known:
            raise Unread(f"{value} is none of {', '.join(map(str, known))}")
        return value

    def _plain(self, kind: Any, value: Any) -> Any:
        """A value of a simple type."""
        if kind is bool:
            return self._truth(value)
        if kind is Op:
            return self._operation(value)
        if kind is Do:
            return self._do(value)
        if kind is Limit:
            return _limit(value)
        if isinstance(value, int) and kind is not int:
            return amount(value) if kind is Amount else self._refuse(kind, value)
        if kind in (int, str) and isinstance(value, kind):
            return value
        if not isinstance(value, str) or (kind not in NAMES and kind not in GRAMMARS):
            return self._refuse(kind, value)
        return said_word(kind, value)

    def _truth(self, value: Any) -> bool:
        """Yes or no; `as = "advantage"` is a yes."""
        if value == "advantage":
            return True
        if not isinstance(value, bool):
            raise Unread(f"{value!r} is neither true nor false")
        return value

    def _refuse(self, kind: Any, value: Any) -> Any:
        raise Unread(f"{value!r} is no {getattr(kind, '__name__', kind)}")

    def _operation(self, said: Any) -> Op:
        """`{op = "draw", n = 2}`."""
        if not isinstance(said, dict) or said.get("op") not in operations():
            raise Unread(f"no such operation: {said}")
        kind = operations()[said["op"]]
        operation = self._record(kind, {key: value for key, value in said.items() if key != "op"})
        assert isinstance(operation, Op)
        return operation

    def _do(self, said: Any) -> Do:
        """Operations inside an operation: one, several, or a whole ability with its costs."""
        if isinstance(said, dict) and "op" not in said:
            inner = said
        elif isinstance(said, (dict, list)):
            inner = {"ops": said}
        else:
            raise Unread(f"no operation: {said}")
        ref = Ref(self.card.id, len(self.card.effects) + len(self.nested))
        read: Entry = self._record(Entry, {"mode": "act", "when": "nested", **inner}, ref=ref)
        self.nested.append(read)
        return Do(read.ref.entry, read.ops)


def _limit(text: str) -> Limit:
    """`3:per_turn`."""
    number, _, per = text.partition(":")
    if per != "per_turn":
        raise Unread(f"no such limit: {text}")
    return Limit(amount(number), "turn")
