"""What seats bring: a deck, or whatever else is chosen before play.

A seat commits to it before the game begins: everybody is told a hash. What the others learn of it then is what the rules
show; the record holds it, and whoever verifies the record compares it with the hash.
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
    """Told to everybody before play; see `sealed`."""
    content: Any = None
    """Told when the game is over."""


@dataclass(frozen=True, eq=False)
class Brings(Generic[B]):
    """What the seats of a game bring: `Rules(brings=…)`. `begin_with` then takes, last, what each seat has brought."""

    kind: type[B]
    ready: Mapping[str, B]
    """Ready-made ones by name: for bots, and for whoever brings none of their own."""
    refusals: Callable[[B, Any], Iterable[Refusal]]
    """Why this may not be brought to a table with these options: nothing if it may."""

    def usual(self, seats: int) -> tuple[B, ...]:
        """Ready-made ones for all seats, each as often as the others."""
        ready = [*self.ready.values()]
        return tuple(ready[seat % len(ready)] for seat in range(seats))

    def check(self, brought: Sequence[B], options: Any) -> None:
        """Raises ValueError with everything that may not be brought."""
        wrong = [
            f"seat {seat}: {refusal.reason} (rules {refusal.rule})"
            for seat, each in enumerate(brought)
            for refusal in self.refusals(each, options)
        ]
        if wrong:
            raise ValueError("; ".join(wrong))


def sealed(content: Struct, seat: Seat, seed: str) -> str:
    """The hash of what a seat brings: SHA-256 over a label, the arena's seed, the seat and the content as canonical JSON.

    The seed is secret until the game is over, so that nobody can guess the content from the hash.
    """
    written = msgspec.json.encode(content, order="deterministic")
    return sha256(b"regalia brought 1\n" + f"{seed}\n{seat}\n".encode() + written).hexdigest()
