"""Terms for drawing a table as text: notation for authors and tests, words for players."""

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import asdict

from regalia.core.meaning import Seat


class Terms(Protocol):
    """Names for a table drawn as text."""

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        ...

    def order(self, seats: Iterable[Seat]) -> str:
        """The seats, in order; `-` if there are none."""
        ...

    def has(self, seat: Seat, number: int) -> str:
        """A seat with an amount."""
        ...

    def word(self, name: str, what: str = "draw") -> str:
        """A piece or the start of a line, by its name in the source; `what` distinguishes things of the same name."""
        ...

    def row(self, drawn: Iterable[str]) -> str:
        """Things in a row; `-` if there are none."""
        ...

    def value(self, field: str, value: Any) -> Any:
        """The value of a field: a player, a piece by its noun, a word or a number."""
        ...


class Notation:
    """Notation: seats are letters, and everything has its name in the source."""

    def seat(self, seat: Seat) -> str:
        """A, B, C …"""
        return chr(ord("A") + seat)

    def order(self, seats: Iterable[Seat]) -> str:
        """ABC."""
        return "".join(map(self.seat, seats)) or "-"

    def has(self, seat: Seat, number: int) -> str:
        """A3."""
        return f"{self.seat(seat)}{number}"

    def word(self, name: str, what: str = "draw") -> str:
        """The name itself."""
        return name

    def row(self, drawn: Iterable[str]) -> str:
        """With spaces between."""
        return " ".join(drawn) or "-"

    def value(self, field: str, value: Any) -> Any:
        """The value itself."""
        return value


NOTATION = Notation()


def plain(view: Any, terms: Terms) -> str:
    """Any view as text: a line for each field, and one for each of its `seats`. `?` is what the viewer cannot see."""
    fields = asdict(view)
    seats = fields.pop("seats", ())
    lines = [f"{terms.word(name, 'field')}: {drawn(name, value, terms)}" for name, value in fields.items()]
    return "\n".join(lines + [f"{terms.seat(seat)} | {drawn('seats', each, terms)}" for seat, each in enumerate(seats)])


def drawn(name: str, value: Any, terms: Terms) -> str:
    """A value of a view as text."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return terms.word("yes" if value else "no")
    if isinstance(value, Struct):
        parts = asdict(value).items()
        return " | ".join(f"{terms.word(part, 'field')}: {drawn(part, inner, terms)}" for part, inner in parts)
    if isinstance(value, tuple | list):
        return terms.row(drawn(name, each, terms) for each in value)
    return str(terms.value(name, value))
