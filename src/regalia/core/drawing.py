"""Terms for drawing a table as text: notation for authors and tests, words for players."""

from collections.abc import Iterable
from typing import Protocol

from regalia.core.questions import Seat


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


NOTATION = Notation()
