"""Decks, or other things that seats choose before play.

A seat commits to its deck before the game begins: all seats receive a hash. During play, other seats see of it only what
the rules show. The record contains the deck, and verifying the record compares it with the hash.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from regalia.core.meaning import Seat
from regalia.core.steps import Refusal

B = TypeVar("B", bound=Struct)


class Brought(Struct, frozen=True):
    """The deck of a seat, as stored in a record."""

    hash: str
    """Sent to every seat before play; see `sealed`."""
    content: Any = None
    """Sent when the game is over."""


class Reading(Struct, Generic[B], frozen=True):
    """Result of reading a text: the content, and a refusal for each part that could not be read."""

    content: B
    unread: tuple[Refusal, ...] = ()


@dataclass(frozen=True, eq=False)
class AsText(Generic[B]):
    """How to write a deck as text, such as a deck list, and read it again."""

    write: Callable[[B, str], str]
    """The text in a language."""
    read: Callable[[str], Reading[B]]
    """Reads a text in any of the languages."""


def no_warnings(brought: Any, options: Any) -> Iterable[Refusal]:
    """No refusals: every deck is legal."""
    return ()


@dataclass(frozen=True, eq=False)
class Brings(Generic[B]):
    """The decks of a game: `Rules(brings=…)`. `begin_with` then takes the deck of each seat as its last argument."""

    kind: type[B]
    ready: Mapping[str, B]
    """Starter decks by name: for bots, and for seats without a deck of their own."""
    refusals: Callable[[B, Any, Seat | None], Iterable[Refusal]]
    """`(deck, options, seat)`: why this deck is illegal for a seat of a table with these options; empty if it is legal.

    Without a seat: why it is illegal for every seat.
    """
    warnings: Callable[[B, Any], Iterable[Refusal]] = no_warnings
    """Warnings about what is legal but probably a mistake."""
    text: AsText[B] | None = None
    """How a deck is written as text, if it can be."""
    first: Sequence[str] = ()
    """Names of the starter decks for a first game: balanced among themselves, but not against the others."""

    def legal(self, options: Any, seat: Seat) -> list[str]:
        """Names of the starter decks that are legal for a seat of a table with these options."""
        return [name for name, each in self.ready.items() if not any(self.refusals(each, options, seat))]

    def matching(self, options: Any, seat: Seat, met: Sequence[B]) -> list[str]:
        """The legal starter decks that match the other seats: decks for a first game against each other, or the rest."""
        legal = self.legal(options, seat)
        begins = bool(met) and all(each in [self.ready[name] for name in self.first] for each in met)
        return [name for name in legal if (name in self.first) == begins] or legal

    def usual(self, seats: int, options: Any) -> tuple[B, ...]:
        """A legal starter deck for each seat: the first of those used least so far."""
        chosen: list[str] = []
        for seat in range(seats):
            for name in sorted(self.ready, key=chosen.count):
                if not any(self.refusals(self.ready[name], options, seat)):
                    chosen.append(name)
                    break
            else:
                raise ValueError(f"seat {seat}: nothing ready-made may be brought with {options}")
        return tuple(self.ready[name] for name in chosen)

    def check(self, brought: Sequence[B], options: Any) -> None:
        """Raise ValueError with everything illegal in these decks."""
        wrong = [
            f"seat {seat}: {refusal.reason} (rules {refusal.rule})"
            for seat, each in enumerate(brought)
            for refusal in self.refusals(each, options, seat)
        ]
        if wrong:
            raise ValueError("; ".join(wrong))


def sealed(content: Struct, seat: Seat, seed: str) -> str:
    """The hash of a seat's deck: SHA-256 over a label, the arena's seed, the seat and the content as canonical JSON.

    The seed is secret until the game is over, so that the content cannot be guessed from the hash.
    """
    written = msgspec.json.encode(content, order="deterministic")
    return sha256(b"regalia brought 1\n" + f"{seed}\n{seat}\n".encode() + written).hexdigest()
