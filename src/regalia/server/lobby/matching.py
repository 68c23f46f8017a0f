"""Groups of people who can play together, from what each of them looks for.

People are numbered in the order in which they are served, and a set of people is an integer with a bit for each. So a
thousand people with a hundred blocks each are searched in a few milliseconds.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from msgspec import Struct

from regalia.server.store import Within
from regalia.server.time.tempo import HOUR

SPREAD, WIDENING = 200.0, 10.0
"""The most points between the ratings of a group at first, and how many more for each second of waiting."""
FOR_MORE: dict[Within, float] = {"live": 20.0, "days": HOUR * 6}
"""Seconds since the last one came, for which people who could play already wait for more."""
STEPS, STEPS_ALL = 200, 10_000
"""The most people tried in one search for a group, and in all searches of a round: a bound of its time."""


class Seeker(Struct, frozen=True):
    """A person who looks for others."""

    person: str
    games: tuple[str, ...]
    seats: tuple[int, ...]
    """The numbers of players that suit; empty if all do."""
    tempo: Within
    since: float
    bots_at: float | None = None
    """When bots may take the seats that are still free; None for never."""
    ratings: Mapping[str, float] = {}
    """Ratings by game, in points; a game without one fits all."""


class Group(Struct, frozen=True):
    """People who can play a game together; bots take the seats that are left."""

    game: str
    tempo: Within
    seats: int
    people: tuple[str, ...]


class Kind(NamedTuple):
    """What a group plays."""

    game: str
    tempo: Within
    seats: int


class Near(Struct, frozen=True):
    """The group that is nearest to being complete for a person."""

    game: str
    seats: int
    people: int
    """The number of people who fit, with the person."""


class Queue:
    """People who look for others, in the order in which they are served.

    `blocked` holds pairs of people who never play together, `counts` the numbers of players of each game. Games that are
    not in it are left out.
    """

    def __init__(
        self, seekers: Sequence[Seeker], blocked: Iterable[tuple[str, str]], counts: Mapping[str, Sequence[int]]
    ) -> None:
        self._seekers = seekers
        self._counts = counts
        self._numbers = {seeker.person: number for number, seeker in enumerate(seekers)}
        self._everyone = (1 << len(seekers)) - 1
        self._against = self._blocks(blocked)
        self._wanting: dict[Kind, int] = {}
        for number, seeker in enumerate(seekers):
            for kind in self._kinds(seeker):
                self._wanting[kind] = self._wanting.get(kind, 0) | 1 << number

    def _blocks(self, blocked: Iterable[tuple[str, str]]) -> list[int]:
        """For each person those with whom they never play, themselves too."""
        bits = [1 << number for number in range(len(self._seekers))]
        against = [*bits]
        for person, other in blocked:
            one, two = self._numbers.get(person), self._numbers.get(other)
            if one is not None and two is not None:
                against[one] |= bits[two]
                against[two] |= bits[one]
        return against

    def _kinds(self, seeker: Seeker) -> list[Kind]:
        """All that suits a person: the most players first, of the games in the order in which they are named."""
        found = [
            Kind(game, seeker.tempo, count)
            for game in seeker.games
            for count in self._counts.get(game, ())
            if count > 1 and (not seeker.seats or count in seeker.seats)
        ]
        return sorted(found, key=lambda kind: -kind.seats)

    def groups(self, now: float) -> list[Group]:
        """The groups that can play now. Each person is in one at most.

        Who is served first gets the largest group that is complete without bots, then the next. One that more people
        could join waits for them for a while. Bots fill what is left for those who have waited long enough for that.
        """
        search, willing = Search(self._seekers, self._against, now), self._willing(now)
        free, found = self._everyone, list[Group]()
        for find, among in ((self._complete, self._everyone), (self._filled, willing)):
            for number in each_of(among):
                group = find(search, number, free & among) if free >> number & 1 else None
                if group is not None and not self._waits_for_more(group, willing, now):
                    found.append(group)
                    free &= ~self._set_of(group)
        return found

    def _waits_for_more(self, group: Group, willing: int, now: float) -> bool:
        """True if all of a group would also play with more, none of them takes bots now, and the last has just come."""
        people = self._set_of(group)
        if people & willing:
            return False
        seekers = [self._seekers[self._numbers[person]] for person in group.people]
        can_grow = any(kind.seats > group.seats and not people & ~self._wanting[kind] for kind in self._kinds(seekers[0]))
        return can_grow and now - max(each.since for each in seekers) < FOR_MORE[group.tempo]

    def _willing(self, now: float) -> int:
        """Those who take bots now."""
        return sum(
            1 << number for number, each in enumerate(self._seekers) if each.bots_at is not None and each.bots_at <= now
        )

    def _complete(self, search: "Search", first: int, free: int) -> Group | None:
        """The largest group with a person that needs no bots."""
        for kind in self._kinds(self._seekers[first]):
            people = search.together(kind.game, first, self._wanting[kind] & free & ~self._against[first], kind.seats)
            if people:
                return self._of(kind, people)
        return None

    def _filled(self, search: "Search", first: int, free: int) -> Group | None:
        """The group with a person that has the most people and is filled with bots, at a table of a usual size."""
        best: Group | None = None
        for kind in sorted(self._kinds(self._seekers[first]), key=self._unusual):
            others = self._wanting[kind] & free & ~self._against[first]
            most, least = min(kind.seats, 1 + others.bit_count()), len(best.people) if best else 0
            sizes = (search.together(kind.game, first, others, size) for size in range(most, least, -1))
            people = next(filter(None, sizes), None)
            best = self._of(kind, people) if people else best
        return best

    def _unusual(self, kind: Kind) -> int:
        """How far a number of players is from the middle of those of a game."""
        counts = self._counts[kind.game]
        return abs(kind.seats - counts[len(counts) // 2])

    def _of(self, kind: Kind, people: Sequence[int]) -> Group:
        return Group(kind.game, kind.tempo, kind.seats, tuple(self._seekers[each].person for each in people))

    def _set_of(self, group: Group) -> int:
        return sum(1 << self._numbers[person] for person in group.people)

    def nearest(self, person: str) -> Near | None:
        """The group that lacks the fewest people for a person; None if the person is not in the queue."""
        number = self._numbers.get(person)
        if number is None:
            return None
        found = [
            Near(kind.game, kind.seats, min(kind.seats, 1 + (self._wanting[kind] & ~self._against[number]).bit_count()))
            for kind in self._kinds(self._seekers[number])
        ]
        return min(found, key=lambda near: (near.seats - near.people, -near.people), default=None)

    def others(self, person: str) -> int:
        """The number of other people who look for one of the games of a person, at the same tempo.

        Those with whom the person never plays are left out, so that the number does not tell of a block.
        """
        number = self._numbers.get(person)
        if number is None:
            return 0
        seeker = self._seekers[number]
        wanting = 0
        for kind, those in self._wanting.items():
            if kind.tempo == seeker.tempo and kind.game in seeker.games:
                wanting |= those
        return (wanting & ~self._against[number]).bit_count()


class Search:
    """Searches for people of whom none blocks another, those who are served first before others."""

    def __init__(self, seekers: Sequence[Seeker], against: Sequence[int], now: float) -> None:
        self._seekers = seekers
        self._against = against
        self._now = now
        self._left = STEPS_ALL
        self._rated: dict[str, Rated] = {}

    def together(self, game: str, first: int, others: int, size: int) -> list[int]:
        """A group of this size with the first person; empty if none was found within `STEPS`."""
        others &= self._within_reach(game, first)
        if 1 + others.bit_count() < size or self._left <= 0:
            return []
        before = self._left
        self._left = min(before, STEPS)
        found = self._more(game, [first], others, size)
        self._left += before - min(before, STEPS)
        return found

    def _within_reach(self, game: str, first: int) -> int:
        """Those who can be in a group with a person by their ratings, if all have waited as long as that person."""
        seeker = self._seekers[first]
        if game not in seeker.ratings:
            return -1
        if game not in self._rated:
            self._rated[game] = Rated(self._seekers, game)
        return self._rated[game].near(seeker.ratings[game], SPREAD + WIDENING * (self._now - seeker.since))

    def _more(self, game: str, chosen: list[int], others: int, size: int) -> list[int]:
        """The chosen ones and as many others as are missing."""
        if len(chosen) == size:
            return chosen
        for number in each_of(others):
            others &= ~(1 << number)
            if self._left <= 0 or len(chosen) + 1 + others.bit_count() < size:
                return []
            self._left -= 1
            if self._are_near(game, [*chosen, number]):
                found = self._more(game, [*chosen, number], others & ~self._against[number], size)
                if found:
                    return found
        return []

    def _are_near(self, game: str, chosen: Sequence[int]) -> bool:
        """True if the ratings of these people are as near as the one who has waited least wants them."""
        rated = [
            (each.ratings[game], each.since) for each in map(self._seekers.__getitem__, chosen) if game in each.ratings
        ]
        if len(rated) < 2:
            return True
        waited = self._now - max(since for _, since in rated)
        ratings = [rating for rating, _ in rated]
        return max(ratings) - min(ratings) <= SPREAD + WIDENING * waited


class Rated:
    """People in the order of their ratings in a game."""

    def __init__(self, seekers: Sequence[Seeker], game: str) -> None:
        rated = sorted((each.ratings[game], number) for number, each in enumerate(seekers) if game in each.ratings)
        self._points = [points for points, _ in rated]
        self._below = [*accumulate((1 << number for _, number in rated), or_, initial=0)]
        """For each place in this order, those before it."""

    def near(self, points: float, spread: float) -> int:
        """Those whose ratings are within `spread` of a number of points, and those without a rating."""
        first, last = bisect_left(self._points, points - spread), bisect_right(self._points, points + spread)
        return ~self._below[-1] | (self._below[last] & ~self._below[first])


def each_of(people: int) -> Iterator[int]:
    """The numbers of a set of people, in their order."""
    while people:
        lowest = people & -people
        yield lowest.bit_length() - 1
        people ^= lowest
