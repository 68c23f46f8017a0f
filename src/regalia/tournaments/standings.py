"""Points and standings of a tournament.

A table gives (people beaten + half of those tied) / (people at the table - 1) points. Equal points are broken by the mean
points of opponents, the meetings of those tied, the share of first places, and a lot from the seed, in this order.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby, permutations

from msgspec import Struct

from regalia.tournaments.seating import Player, lot

SCALE = 120
"""Parts of a point: every result at a table of two to six is a whole number of them."""
MEAN = SCALE // 2
"""The points of a mean result: of a bye, and of a tie of all."""


class Place(Struct, frozen=True):
    """How a table ended for a person."""

    person: str
    place: int | None
    """1 for the first; None if the game did not end."""
    scores: bool = True
    """False for a person who left the game: they get no points and come after all others."""


class Score(Struct, frozen=True):
    """What a person got in a round."""

    person: str
    points: int
    """In parts of `SCALE`."""
    place: int | None = None
    """The place at the table; None for a bye, or if the game did not end."""


class Table(Struct, frozen=True):
    """A table of a round that has ended; of one person, it is a bye. Scores are in the order of seats."""

    round: int
    scores: tuple[Score, ...]


class Ranked(Struct, frozen=True):
    """The place of a person in a tournament, with all that decides it."""

    person: str
    place: int
    points: int
    opponents: Fraction
    """The mean points of opponents, one for each meeting, in parts of `SCALE`."""
    mutual: int
    """The points of meetings with those who have equal points and equal opponents, two for each person beaten."""
    firsts: Fraction
    """The share of first places among games."""


def scores_of(places: Sequence[Place]) -> tuple[Score, ...]:
    """The points of a table. Games that did not end are a tie of all who have not left."""
    return tuple(score_of(each, places) for each in places)


def score_of(one: Place, places: Sequence[Place]) -> Score:
    """The points of one person at a table."""
    others = len(places) - 1
    if not one.scores:
        scoring = sum(each.scores for each in places)
        return Score(one.person, 0, scoring + 1 if scoring else None)
    halves = sum(beaten(one, each) for each in places if each.person != one.person)
    before = sum(each.scores and beaten(each, one) == 2 for each in places if each.person != one.person)
    return Score(one.person, SCALE * halves // (2 * others) if others else MEAN, None if one.place is None else before + 1)


def beaten(one: Place, other: Place) -> int:
    """2 if one person has beaten the other, 1 if they are tied, else 0."""
    if not (one.scores and other.scores):
        return 2 if one.scores else 0
    if one.place is None or other.place is None or one.place == other.place:
        return 1
    return 2 if one.place < other.place else 0


def ranking(people: Sequence[str], tables: Sequence[Table], seed: str) -> list[Ranked]:
    """The standings of people after the tables that have ended, the first at the top. No two share a place."""
    points = points_of(people, tables)
    opponents, firsts = opponents_of(people, tables, points), firsts_of(people, tables)

    def key(person: str) -> tuple[Fraction, ...]:
        return -Fraction(points[person]), -opponents[person]

    found: list[Ranked] = []
    for _, tied in groupby(sorted(people, key=key), key=key):
        group = [*tied]
        mutual = mutual_of({*group}, tables)
        ordered = sorted(group, key=lambda each: (-mutual[each], -firsts[each], lot(seed, "tie", each)))
        found += [
            Ranked(each, len(found) + number, points[each], opponents[each], mutual[each], firsts[each])
            for number, each in enumerate(ordered, 1)
        ]
    return found


def points_of(people: Sequence[str], tables: Sequence[Table]) -> dict[str, int]:
    """The points of each person."""
    points = dict.fromkeys(people, 0)
    for score in (score for table in tables for score in table.scores):
        points[score.person] = points.get(score.person, 0) + score.points
    return points


def opponents_of(people: Sequence[str], tables: Sequence[Table], points: Mapping[str, int]) -> dict[str, Fraction]:
    """The mean points of each person's opponents; 0 without any."""
    met: dict[str, list[int]] = defaultdict(list)
    for table in tables:
        for one in table.scores:
            met[one.person] += [points[other.person] for other in table.scores if other is not one]
    return {each: Fraction(sum(met[each]), len(met[each])) if met[each] else Fraction(0) for each in people}


def firsts_of(people: Sequence[str], tables: Sequence[Table]) -> dict[str, Fraction]:
    """The share of first places among each person's games; 0 without any."""
    games, won = Counter[str](), Counter[str]()
    for score in (score for table in tables if len(table.scores) > 1 for score in table.scores):
        games[score.person] += 1
        won[score.person] += score.place == 1
    return {each: Fraction(won[each], games[each]) if games[each] else Fraction(0) for each in people}


def mutual_of(tied: set[str], tables: Sequence[Table]) -> Counter[str]:
    """The points of meetings among those tied: two for each person beaten, one for each tie."""
    found = Counter[str]()
    for table in tables if len(tied) > 1 else ():
        here = [score for score in table.scores if score.person in tied]
        for one in here:
            found[one.person] += sum(2 * (one.points > other.points) + (one.points == other.points) for other in here) - 1
    return found


def meetings_of(tables: Sequence[Table]) -> Counter[tuple[str, str]]:
    """What each person got in the meetings with each other one, in parts of `SCALE`: all for each time they were before
    them, half for a tie, nothing for two who have left. Those who have not met are left out.
    """
    found = Counter[tuple[str, str]]()
    for table in tables:
        for one, other in permutations(table.scores, 2):
            tied = one.points == other.points > 0
            found[one.person, other.person] += SCALE if one.points > other.points else SCALE // 2 if tied else 0
    return found


def player_of(person: str, tables: Sequence[Table]) -> Player:
    """What the pairing of the next round needs to know of a person."""
    own = [table.scores for table in tables if any(score.person == person for score in table.scores)]
    met = Counter(score.person for scores in own for score in scores if score.person != person)
    return Player(
        person,
        sum(score.points for scores in own for score in scores if score.person == person),
        met,
        sum(len(scores) > 1 and scores[0].person == person for scores in own),
        sum(len(scores) == 1 for scores in own),
    )
