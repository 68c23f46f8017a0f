"""How people are spread over tables: sizes of tables, lots, and the order of seats."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from hashlib import sha256

from msgspec import Struct

BYE = 10**9
"""The cost of one bye, above that of any sizes of tables."""
TOO_SMALL = 1000
"""The cost of a table that is two seats too small; one seat costs 1."""


class Player(Struct, frozen=True):
    """A person who is to be paired."""

    id: str
    points: int = 0
    """In parts of `SCALE`."""
    met: Mapping[str, int] = {}
    """How often the person has met others, by id; those never met may be missing."""
    firsts: int = 0
    """How often the person had the first seat."""
    byes: int = 0


class Seatings(Struct, frozen=True):
    """The tables of a round: people in the order of their seats, and those without a table."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()


def sizes(people: int, size: int, allowed: Collection[int]) -> list[int]:
    """The sizes of tables for a number of people, the largest first: full ones, some with one seat less, smaller ones only
    if that avoids a bye. People for whom no allowed size is left have a bye.
    """
    usable = tuple(sorted({each for each in allowed if 2 <= each <= size}, reverse=True))

    @cache
    def cost_of(table: int) -> int:
        missing = size - table
        return missing if missing < 2 else TOO_SMALL * missing

    best: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    for count in range(1, people + 1):
        options = [(best[count - 1][0] + BYE, best[count - 1][1])]
        options += [
            (best[count - each][0] + cost_of(each), (*best[count - each][1], each)) for each in usable if each <= count
        ]
        best.append(min(options, key=lambda option: option[0]))
    return sorted(best[people][1], reverse=True)


def lot(seed: str, *about: object) -> int:
    """A number drawn from a seed: the same for the same matter."""
    return int.from_bytes(sha256(" ".join([seed, *map(str, about)]).encode()).digest()[:8])


def in_seats(people: Sequence[Player], seed: str) -> tuple[str, ...]:
    """The people of a table in the order of seats: first those who had the first seat least often, ties by lot."""
    drawn = sorted(people, key=lambda each: (each.firsts, lot(seed, "seat", each.id)))
    return tuple(each.id for each in drawn)
