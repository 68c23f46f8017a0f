"""Knock-out: the better half of each table goes on, until one table is left. The first of the seeding have byes."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from regalia.tournaments.seating import Player, Seatings, in_seats, sizes
from regalia.tournaments.standings import Ranked, Score, Table, ranking


def knock_out_round(players: Sequence[Player], size: int, allowed: Collection[int], seed: str) -> Seatings:
    """The tables of those who are left, the best of the seeding first. At tables of two, all byes are in the first round.

    Each table has people of the top and the bottom of the seeding.
    """
    tables = pairs_of(len(players)) if size == 2 else sizes(len(players), size, allowed)
    spare = len(players) - sum(tables)
    seated = players[spare:]
    filled: list[list[Player]] = [[] for _ in tables]
    places = [table for row in range(size) for table in snake(len(tables), row) if row < tables[table]]
    for player, table in zip(seated, places, strict=True):
        filled[table].append(player)
    return Seatings(tuple(in_seats(table, seed) for table in filled), tuple(each.id for each in players[:spare]))


def snake(tables: int, row: int) -> range:
    """The tables in the order in which a row of people is seated: there, and in the next row back."""
    return range(tables) if row % 2 == 0 else range(tables - 1, -1, -1)


def pairs_of(people: int) -> list[int]:
    """Tables of two, as many as leave a power of two."""
    full = 1
    while full < people:
        full *= 2
    return [2] * (people - full // 2) if people > 1 else []


def going_on(seats: int) -> int:
    """How many of a table go on: the better half, of an odd number the larger one; of two the first alone."""
    return (seats + 1) // 2


def knock_out_rounds(people: int, size: int, allowed: Collection[int]) -> int:
    """The number of rounds until one table is left, and that one."""
    rounds = 0
    while people > 1:
        tables = pairs_of(people) if size == 2 else sizes(people, size, allowed)
        if not tables:
            break
        rounds += 1
        if len(tables) == 1 and tables[0] == people:
            break
        people = people - sum(tables) + sum(map(going_on, tables))
    return rounds


def survivors(seeding: Sequence[str], last: Sequence[Table]) -> list[str]:
    """The people who go on after a round, in the order of the seeding: all with byes, and the better half of each table,
    of people with equal places those seeded higher.
    """
    rank = {person: number for number, person in enumerate(seeding)}
    left = set[str]()
    for table in last:
        ordered = sorted(table.scores, key=lambda each: (in_place(each), rank[each.person]))
        left |= {each.person for each in ordered[: going_on(len(ordered))]}
    return [person for person in seeding if person in left]


def knock_out_standings(seeding: Sequence[str], tables: Sequence[Table], seed: str) -> list[Ranked]:
    """The standings: who got further comes first, then the place at the last table, then the seeding."""
    reached = {
        score.person: (-table.round, in_place(score))
        for table in sorted(tables, key=lambda each: each.round)
        for score in table.scores
    }
    rank = {person: number for number, person in enumerate(seeding)}
    found = ranking(seeding, tables, seed)
    ordered = sorted(found, key=lambda each: (*reached.get(each.person, (1, 0.0)), rank[each.person]))
    return [replace(each, place=number) for number, each in enumerate(ordered, 1)]


def in_place(score: Score) -> float:
    """The place of a score, after all others if there is none."""
    return float("inf") if score.place is None else score.place
