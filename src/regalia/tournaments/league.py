"""League: divisions of four to twelve people who all meet each other, and who goes up or down after a season."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

SMALLEST, LARGEST = 4, 12
"""The fewest and the most people of a division; with fewer people in all, the only one is smaller."""


def divided(people: Sequence[str], size: int) -> list[list[str]]:
    """People in their order as divisions, the highest first: as many as have at most `size` people each, unless one would
    be smaller than the smallest. They differ by one person at most; the higher ones are larger.
    """
    count = max(1, min(ceil(len(people) / size), len(people) // SMALLEST))
    least, more = divmod(len(people), count)
    ends = [number * least + min(number, more) for number in range(count + 1)]
    return [[*people[first:last]] for first, last in pairwise(ends)]


def promoted(divisions: Sequence[Sequence[str]]) -> list[str]:
    """The order of the next season, from the standings of each division: its first goes up, its last goes down."""
    found = [[*each] for each in divisions if each]
    for upper, lower in pairwise(found):
        upper[-1], lower[0] = lower[0], upper[-1]
    return [person for division in found for person in division]
