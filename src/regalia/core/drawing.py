"""What a drawing of the table calls things: terms of the notation for authors and tests, words for players."""

from collections.abc import Iterable
from typing import Protocol

from regalia.core.questions import Seat


class Terms(Protocol):
    """Names for a table drawn as text."""

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        ...

    def order(self, seats: Iterable[Seat]) -> str:
        """The seats there, in order; `-` where there is none."""
        ...

    def has(self, seat: Seat, number: int) -> str:
        """How many a seat has."""
        ...

    def word(self, name: str, what: str = "draw") -> str:
        """A piece or the head of a line by its name in the source; `what` tells apart what has the same name."""
        ...

    def row(self, drawn: Iterable[str]) -> str:
        """Things that lie side by side, `-` where there is nothing."""
        ...


class Notation:
    """Seats are letters, and everything goes by its name in the source."""

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
