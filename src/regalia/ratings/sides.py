"""Sides that are not equally strong: a constant for each, estimated from all rated games of a game.

What is gathered is a sum over games, so that it is the same whenever it is computed, if the order of the games is.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations

from msgspec import Struct

from regalia.ratings.model import Entrant, expected

FEWEST = 200
"""Games of a side below which its constant is 0."""


class SideTally(Struct, frozen=True):
    """What is known of a side."""

    games: int = 0
    """Seats of rated games that had this side."""
    gained: float = 0.0
    """By how much it came before other sides more often than the ratings say, summed over pairs."""
    slope: float = 0.0
    """How much one unit of mu would have made of it."""


def constant(tally: SideTally, sides: int) -> float:
    """What a side adds to mu, given the number of sides; over equally frequent sides, the sum is 0."""
    if tally.games < FEWEST or sides < 2 or not tally.slope:
        return 0.0
    return tally.gained / tally.slope * (sides - 1) / sides


def constants(tallies: Mapping[str, SideTally]) -> dict[str, float]:
    """What each side adds to mu."""
    return {side: constant(tally, len(tallies)) for side, tally in tallies.items()}


def with_game(tallies: Mapping[str, SideTally], sides: Sequence[str], entrants: Sequence[Entrant]) -> dict[str, SideTally]:
    """The tallies after one more game, with the side of each entrant as it was before the game; empty for no side."""
    after = dict(tallies)
    for side in sides:
        if side:
            before = after.get(side, SideTally())
            after[side] = SideTally(before.games + 1, before.gained, before.slope)
    for one, other in permutations(range(len(entrants)), 2):
        if sides[one] and sides[other] and sides[one] != sides[other]:
            after[sides[one]] = compared(after[sides[one]], entrants[one], entrants[other])
    return after


def compared(tally: SideTally, one: Entrant, other: Entrant) -> SideTally:
    """The tally of a side after one comparison with another side."""
    came = 0.5 if one.place == other.place else float(one.place < other.place)
    share, slope = expected(one, other)
    return SideTally(tally.games, tally.gained + came - share, tally.slope + slope)
