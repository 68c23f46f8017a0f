"""Round robin and knock-out."""

from collections import Counter
from itertools import combinations

import pytest

from regalia.tournaments import (
    Place,
    Player,
    Table,
    knock_out_round,
    knock_out_rounds,
    knock_out_standings,
    robin_round,
    robin_rounds,
    scores_of,
    survivors,
)
from regalia.tournaments.round_robin import berger, schedule


def test_berger_tables_are_those_of_the_books() -> None:
    assert [[(one + 1, two + 1) for one, two in pairs] for pairs in berger(4)] == [
        [(1, 4), (2, 3)],
        [(4, 3), (1, 2)],
        [(2, 4), (3, 1)],
    ]


@pytest.mark.parametrize("people", [3, 8, 13, 40])
def test_at_tables_of_two_everyone_meets_everyone_once(people: int) -> None:
    rounds = schedule(people, 2, robin_rounds(people, 2, {2}), {2})
    assert sorted(tuple(sorted(pair)) for pairs in rounds for pair in pairs) == [*combinations(range(people), 2)]
    assert all(len({each for pair in pairs for each in pair}) == 2 * len(pairs) for pairs in rounds)
    firsts = Counter(pair[0] for pairs in rounds for pair in pairs)
    assert max(firsts.values()) - min(firsts[each] for each in range(people)) <= 1


@pytest.mark.parametrize(
    ("people", "size", "rounds", "spread"), [(9, 3, 4, 0), (8, 4, 7, 1), (16, 4, 5, 2), (25, 5, 6, 2), (7, 3, 7, 2)]
)
def test_at_larger_tables_all_meet_about_equally_often(people: int, size: int, rounds: int, spread: int) -> None:
    found = schedule(people, size, rounds, {2, 3, 4, 5})
    met = Counter(tuple(sorted(pair)) for tables in found for table in tables for pair in combinations(table, 2))
    counts = [met[pair] for pair in combinations(range(people), 2)]
    assert max(counts) - min(counts) <= spread
    assert found == schedule(people, size, rounds, {2, 3, 4, 5})


def test_there_are_as_many_rounds_as_all_meetings_need() -> None:
    assert [robin_rounds(people, 2, {2}) for people in (8, 7)] == [7, 7]
    assert [robin_rounds(people, 4, {3, 4}) for people in (16, 12, 3, 2)] == [5, 4, 1, 0]


def test_who_plays_no_more_leaves_a_bye() -> None:
    order = [*"abcd"]
    players = [Player(each) for each in "abd"]
    assert robin_round(order, players, 1, 2, {2}, 3, "seed").tables == (("a", "d"),)
    assert robin_round(order, players, 1, 2, {2}, 3, "seed").byes == ("b",)


def knock_out(people: int, size: int, allowed: set[int]) -> tuple[list[list[int]], list[str]]:
    """Play a knock-out in which those seeded higher win. Gives the sizes of tables by round, and the final order."""
    seeding = [f"p{number:02}" for number in range(people)]
    left, shapes, tables = seeding, list[list[int]](), list[Table]()
    while len(left) > 1:
        found = knock_out_round([Player(each) for each in left], size, allowed, "seed")
        last = [
            Table(len(shapes) + 1, scores_of([Place(each, int(each[1:]) + 1) for each in seats])) for seats in found.tables
        ]
        last += [Table(len(shapes) + 1, scores_of([Place(each, None)])) for each in found.byes]
        shapes.append([len(seats) for seats in found.tables])
        tables += last
        if len(last) == 1:
            break
        left = survivors(seeding, last)
    return shapes, [each.person for each in knock_out_standings(seeding, tables, "seed")]


@pytest.mark.parametrize(
    ("people", "size", "allowed", "shapes"),
    [
        (8, 2, {2}, [[2, 2, 2, 2], [2, 2], [2]]),
        (5, 2, {2}, [[2], [2, 2], [2]]),
        (16, 4, {2, 3, 4}, [[4, 4, 4, 4], [4, 4], [4]]),
        (10, 4, {3, 4, 5}, [[4, 3, 3], [3, 3], [4]]),
        (3, 4, {3, 4}, [[3]]),
    ],
)
def test_the_better_half_goes_on_until_one_table_is_left(
    people: int, size: int, allowed: set[int], shapes: list[list[int]]
) -> None:
    found, order = knock_out(people, size, allowed)
    assert found == shapes
    assert knock_out_rounds(people, size, allowed) == len(shapes)
    assert order[0] == "p00"


@pytest.mark.parametrize("people", [*range(3, 41), 200])
@pytest.mark.parametrize(("size", "allowed"), [(2, {2}), (3, {3}), (4, {2, 3, 4}), (5, {3, 4, 5}), (6, {2, 3, 4, 5, 6})])
def test_every_knock_out_comes_to_an_end(people: int, size: int, allowed: set[int]) -> None:
    shapes, order = knock_out(people, size, allowed)
    assert len(shapes[-1]) == 1
    assert (order[0], len(order)) == ("p00", people)
    assert len(shapes) == knock_out_rounds(people, size, allowed)


def test_the_first_have_byes_and_meet_the_last() -> None:
    found = knock_out_round([Player(each) for each in "abcdef"], 2, {2}, "seed")
    assert found.byes == ("a", "b")
    assert {frozenset(table) for table in found.tables} == {frozenset("cf"), frozenset("de")}


def test_of_two_who_are_tied_the_higher_seeded_goes_on() -> None:
    last = [Table(1, scores_of([Place("b", 1), Place("a", 1)])), Table(1, scores_of([Place("c", 1, False), Place("d", 2)]))]
    assert survivors([*"abcd"], last) == ["a", "d"]
