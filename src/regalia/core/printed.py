"""What is printed on the pieces of a game, by their names: read from the content and from what its types state."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from msgspec import Struct

from regalia.core.meaning import IsName, bare, element, fitting, meaning_of, types_of


class Printed(Struct, frozen=True):
    """The names of a game's pieces, and the numbers on them."""

    names: Mapping[str, tuple[str, ...]]
    """All names of each list, by what `IsName` says of it, in the order in which the content first has them."""
    numbers: Mapping[str, Mapping[str, int]]
    """The numbers of each named piece by their paths, such as `cost` or `items.0.coins`."""

    def words(self, meaning: IsName) -> tuple[str, ...]:
        """All words that can stand where a name of this kind stands, but for the empty one."""
        lists = [self.names.get(of, ()) for of in (meaning.of, *meaning.among)]
        return tuple(dict.fromkeys([name for names in lists for name in names] + [*meaning.also]))


def printed_in(content: Iterable[Struct]) -> Printed:
    """The names and numbers in records of printed content.

    A record is named by its field `id`, or by its key in a mapping, if the type of either is a `IsName`.
    """
    reader = _Reader()
    for record in content:
        reader.read(record, type(record), "", "")
    return Printed({of: tuple(found) for of, found in reader.names.items()}, reader.numbers)


class _Reader:
    def __init__(self) -> None:
        self.names: dict[str, dict[str, None]] = {}
        self.numbers: dict[str, dict[str, int]] = {}

    def _name(self, kind: Any, value: Any) -> str:
        """Note a name; empty if the value is none."""
        meaning = meaning_of(kind)
        if not isinstance(meaning, IsName) or not value:
            return ""
        self.names.setdefault(meaning.of, {}).setdefault(value)
        return str(value)

    def read(self, value: Any, kind: Any, owner: str, path: str) -> None:
        """Read a value of a type that belongs to the piece `owner`, at a path of it."""
        kind = fitting(kind, value)
        self._name(kind, value)
        kind = bare(kind)
        if isinstance(value, Struct):
            self._record(value, owner, path)
        elif isinstance(value, bool | int):
            if owner:
                self.numbers.setdefault(owner, {})[path] = int(value)
        elif isinstance(value, Mapping):
            key, of = get_args(kind) or (Any, Any)
            for name, each in value.items():
                own = self._name(key, name)
                self.read(each, of, owner or own, "" if own and not owner else _below(path, name))
        elif isinstance(value, tuple | frozenset):
            for index, each in enumerate(sorted(value) if isinstance(value, frozenset) else value):
                self.read(each, element(kind, index), owner, _below(path, index))

    def _record(self, record: Struct, owner: str, path: str) -> None:
        types = types_of(type(record))
        own = self._name(types.get("id", Any), getattr(record, "id", ""))
        for field, kind in types.items():
            self.read(getattr(record, field), kind, own or owner, field if own else _below(path, field))


def _below(path: str, part: Any) -> str:
    return f"{path}.{part}" if path else str(part)
