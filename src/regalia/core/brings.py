"""What seats bring: a deck, or whatever else is chosen before play.

A seat commits to it before the game begins: all seats receive a hash. What the others learn of it then is what the rules
show; the record holds it, and the verification of a record compares it with the hash.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from regalia.core.questions import Seat
from regalia.core.steps import Refusal

B = TypeVar("B", bound=Struct)


class Brought(Struct, frozen=True):
    """What a seat has brought, as records hold it."""

    hash: str
    """Sent to every seat before play; see `sealed`."""
    content: Any = None
    """Sent when the game is over."""


class Reading(Struct, Generic[B], frozen=True):
    """What was read from a text: the content, and a refusal for each part that could not be read."""

    content: B
    unread: tuple[Refusal, ...] = ()


@dataclass(frozen=True, eq=False)
class AsText(Generic[B]):
    """How what seats bring is written as text, such as a deck list, and read again."""

    write: Callable[[B, str], str]
    """The text in a language."""
    read: Callable[[str], Reading[B]]
    """Reads a text in any of the languages."""


def no_warnings(brought: Any, options: Any) -> Iterable[Refusal]:
    """No refusals: everything may be brought."""
    return ()


@dataclass(frozen=True, eq=False)
class Brings(Generic[B]):
    """What the seats of a game bring: `Rules(brings=…)`. `begin_with` then takes, last, what each seat has brought."""

    kind: type[B]
    ready: Mapping[str, B]
    """Ready-made ones by name: for bots, and for seats that bring none of their own."""
    refusals: Callable[[B, Any, Seat | None], Iterable[Refusal]]
    """`(brought, options, seat)`: why this may not be brought to a seat of a table with these options; nothing if it may.

    Without a seat: why it may be brought to no seat.
    """
    warnings: Callable[[B, Any], Iterable[Refusal]] = no_warnings
    """Warnings: what is allowed but probably a mistake."""
    text: AsText[B] | None = None
    """How it is written as text, if it can be."""
    first: Sequence[str] = ()
    """The names of the ready-made ones that are for a first game: well matched with each other, hardly with the rest."""

    def legal(self, options: Any, seat: Seat) -> list[str]:
        """The names of the ready-made ones that may be brought to a seat of a table with these options."""
        return [name for name, each in self.ready.items() if not any(self.refusals(each, options, seat))]

    def matching(self, options: Any, seat: Seat, met: Sequence[B]) -> list[str]:
        """The legal ones that suit what others have brought: against ones for a first game their like, else the rest."""
        legal = self.legal(options, seat)
        begins = bool(met) and all(each in [self.ready[name] for name in self.first] for each in met)
        return [name for name in legal if (name in self.first) == begins] or legal

    def usual(self, seats: int, options: Any) -> tuple[B, ...]:
        """Ready-made ones that may be brought with these options: each seat gets the first of those least used so far."""
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
        """Raises ValueError with everything that may not be brought."""
        wrong = [
            f"seat {seat}: {refusal.reason} (rules {refusal.rule})"
            for seat, each in enumerate(brought)
            for refusal in self.refusals(each, options, seat)
        ]
        if wrong:
            raise ValueError("; ".join(wrong))


def sealed(content: Struct, seat: Seat, seed: str) -> str:
    """The hash of what a seat brings: SHA-256 over a label, the arena's seed, the seat and the content as canonical JSON.

    The seed is secret until the game is over, so that the content cannot be guessed from the hash.
    """
    written = msgspec.json.encode(content, order="deterministic")
    return sha256(b"regalia brought 1\n" + f"{seed}\n{seat}\n".encode() + written).hexdigest()
