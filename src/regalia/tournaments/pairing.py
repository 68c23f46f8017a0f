"""Pairing by points for tables of two to six (Swiss system).

People are ordered by points, ties by lot. Tables are filled in this order, then two people of near tables change places as
long as this makes the sum of all costs smaller. The cost of two people at a table is the square of the difference of their
points, plus 100 times the square of the number of their earlier meetings.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random

from regalia.tournaments.seating import Player, Seatings, in_seats, lot, sizes
from regalia.tournaments.standings import SCALE

NEAR = 4
"""People change places between tables that are at most this far apart."""
MEETING = 100 * SCALE**2
"""The cost of two people who have met once, beside a difference of one point, which costs the square of `SCALE`."""
TRIES = 60
"""How often a search goes on from tables that were changed by lot."""
SMALL = 12
"""So few people are paired with all tries, more of them only while there are meetings to avoid."""

Order = list[list[int]]
"""The tables, each with the numbers of its people."""


def swiss_round(players: Sequence[Player], size: int, allowed: Collection[int], seed: str) -> Seatings:
    """Pair a round. Byes go to people who had the fewest, among them to those with the fewest points."""
    ranked = sorted(players, key=lambda each: (-each.points, lot(seed, each.id)))
    tables = sizes(len(ranked), size, allowed)
    spare = len(ranked) - sum(tables)
    free = {ranked[each].id for each in sorted(range(len(ranked)), key=lambda each: (ranked[each].byes, -each))[:spare]}
    seated = [each for each in ranked if each.id not in free]
    found = Search(seated, tables, Random(lot(seed, "search"))).best()  # noqa: S311 - the seed is published
    return Seatings(
        tuple(in_seats([seated[each] for each in table], seed) for table in found),
        tuple(each.id for each in ranked if each.id in free),
    )


class Search:
    """Searches tables with low costs for people in the order of their ranks."""

    def __init__(self, ranked: Sequence[Player], tables: Sequence[int], rng: Random, near: int = NEAR) -> None:
        self._cost = [[cost_of(one, two) for two in ranked] for one in ranked]
        self._rng, self._near = rng, near
        self._small = len(ranked) <= SMALL
        numbers = iter(range(len(ranked)))
        self._tables = [[next(numbers) for _ in range(size)] for size in tables]

    def best(self) -> Order:
        """The tables with the lowest cost that is found."""
        best = self._descend(self._tables)
        lowest = self._total(best)
        for _ in range(TRIES):
            if len(best) < 2 or not lowest or not (self._small or lowest >= MEETING):
                break
            found = self._descend(self._shaken(best))
            if (total := self._total(found)) < lowest:
                best, lowest = found, total
        return best

    def _total(self, tables: Order) -> int:
        return sum(self._cost[one][two] for table in tables for one, two in combinations(table, 2))

    def _shaken(self, tables: Order) -> Order:
        """The tables after a few people have changed places by lot."""
        shaken = [[*table] for table in tables]
        for _ in range(3):
            here = self._rng.randrange(len(shaken))
            apart = max(1, min(self._near, len(shaken) - 1))
            there = (here + self._rng.randint(1, apart)) % len(shaken)
            one, two = self._rng.randrange(len(shaken[here])), self._rng.randrange(len(shaken[there]))
            shaken[here][one], shaken[there][two] = shaken[there][two], shaken[here][one]
        return shaken

    def _descend(self, tables: Order) -> Order:
        """Let two people change places as long as the costs fall."""
        tables = [[*table] for table in tables]
        changed = {*range(len(tables))}
        while changed:
            before, changed = changed, set[int]()
            for here, there in combinations(range(len(tables)), 2):
                near = there - here <= self._near
                if near and (here in before or there in before) and self._improve(tables[here], tables[there]):
                    changed |= {here, there}
        return tables

    def _improve(self, here: list[int], there: list[int]) -> bool:
        """Change people of two tables as long as the costs fall. True if any have changed."""
        improved, again = False, True
        while again:
            again = False
            for one in range(len(here)):
                for two in range(len(there)):
                    if self._gain(here, one, there, two) > 0:
                        here[one], there[two] = there[two], here[one]
                        improved = again = True
        return improved

    def _gain(self, here: list[int], one: int, there: list[int], two: int) -> int:
        """By how much the costs fall if two people change places."""
        left, right = self._cost[here[one]], self._cost[there[two]]
        gain = sum(left[each] - right[each] for each in here if each != here[one])
        return gain + sum(right[each] - left[each] for each in there if each != there[two])


def cost_of(one: Player, two: Player) -> int:
    """The cost of two people at one table."""
    return (one.points - two.points) ** 2 + MEETING * one.met.get(two.id, 0) ** 2
