"""The words of a game as numbers: every name, and every word of a literal type, that its records can have."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct

from regalia.core import IsName, Rules
from regalia.core.meaning import bare, meaning_of, types_of


def vocabulary(rules: Rules[Any], records: Iterable[type[Struct]]) -> tuple[str, ...]:
    """All words that can stand in these records, in a fixed order; the empty one is the first."""
    words = dict.fromkeys([""])
    for kind in leaves(records):
        meaning = meaning_of(kind)
        if isinstance(meaning, IsName):
            words.update(dict.fromkeys(rules.printed.words(meaning)))
        elif get_origin(kind) is Literal:
            words.update(dict.fromkeys([word for word in get_args(kind) if isinstance(word, str)]))
    words.update(dict.fromkeys(sorted(step.__name__ for step in rules.steps)))
    return tuple(words)


def leaves(records: Iterable[type[Struct]]) -> Iterator[Any]:
    """The types of all values in records and in the records that they hold, with what is stated in them."""
    met = set[type[Struct]]()

    def within(kind: Any) -> Iterator[Any]:
        if isinstance(kind, type) and issubclass(kind, Struct):
            if kind not in met:
                met.add(kind)
                for field in types_of(kind).values():
                    yield from within(field)
        elif get_origin(bare(kind)) in (None, Literal):
            yield kind
        else:
            for part in get_args(bare(kind)):
                if part is not ...:
                    yield from within(part)

    for record in records:
        yield from within(record)
