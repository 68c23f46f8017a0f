"""Who meets whom: by points without repeats, near the best pairing that there is, the same from the same seed."""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from regalia.tournaments import SCALE, Place, Player, Table, player_of, ranking, scores_of, sizes, swiss_round
from regalia.tournaments.pairing import cost_of


@pytest.mark.parametrize(
    ("people", "size", "allowed", "tables"),
    [
        (64, 4, {2, 3, 4}, [4] * 16),
        (33, 4, {2, 3, 4}, [4] * 6 + [3] * 3),
        (5, 4, {2, 3, 4}, [3, 2]),
        (5, 4, {3, 4}, [4]),
        (7, 2, {2}, [2, 2, 2]),
        (2, 4, {3, 4, 5}, []),
        (7, 5, {3, 4, 5}, [4, 3]),
        (6, 6, {2, 3, 4, 5, 6}, [6]),
    ],
)
def test_tables_have_a_seat_less_at_most_where_that_is_possible(
    people: int, size: int, allowed: set[int], tables: list[int]
) -> None:
    assert sizes(people, size, allowed) == tables


def total(players: dict[str, Player], tables: Sequence[Sequence[str]]) -> int:
    return sum(cost_of(players[one], players[two]) for table in tables for one, two in combinations(table, 2))


def partitions(people: frozenset[str], left: tuple[int, ...]) -> Iterator[list[tuple[str, ...]]]:
    if not left:
        yield []
    for first in combinations(sorted(people), left[0]) if left else ():
        if len({*left}) > 1 or min(people) in first:
            for others in partitions(people - {*first}, left[1:]):
                yield [first, *others]


@pytest.mark.parametrize(("count", "size"), [(6, 2), (8, 2), (7, 4), (8, 4), (9, 3), (9, 5)])
def test_few_people_are_paired_as_well_as_possible(count: int, size: int) -> None:
    """Compared with all pairings."""
    rng = random.Random(count * size)
    names = "abcdefghi"[:count]
    for number in range(6):
        met = {pair: rng.choice([0, 0, 1, 2]) for pair in combinations(names, 2)}
        players = {
            each: Player(
                each, 40 * rng.randrange(9), {(set(pair) - {each}).pop(): met[pair] for pair in met if each in pair}
            )
            for each in names
        }
        found = swiss_round([*players.values()], size, {2, 3, 4, 5}, f"seed {number}")
        tables = sizes(count, size, {2, 3, 4, 5})
        assert total(players, found.tables) == min(
            total(players, each) for each in partitions(frozenset(names), tuple(tables))
        )


def play(people: Sequence[str], size: int, rounds: int, seed: str) -> list[Table]:
    """Rounds in which the order of names mostly decides."""
    rng, tables = random.Random(seed), list[Table]()
    for number in range(1, rounds + 1):
        found = swiss_round([player_of(each, tables) for each in people], size, {2, 3, 4}, f"{seed} {number}")
        for seats in found.tables:
            order = sorted(seats, key=lambda each: people.index(each) + rng.gauss(0, 10))
            tables.append(Table(number, scores_of([Place(each, order.index(each) + 1) for each in seats])))
        tables += [Table(number, scores_of([Place(each, None)])) for each in found.byes]
    return tables


def met_in(tables: Sequence[Table]) -> list[frozenset[str]]:
    return [frozenset(pair) for table in tables for pair in combinations([score.person for score in table.scores], 2)]


@pytest.mark.parametrize("size", [2, 4])
def test_sixty_four_people_play_six_rounds_without_meeting_twice(size: int) -> None:
    people = [f"p{number:02}" for number in range(64)]
    tables = play(people, size, 6, "winter")
    met = met_in(tables)
    assert len(met) == len({*met}) == 6 * 64 * (size - 1) // 2
    firsts = [player_of(each, tables).firsts for each in people]
    assert max(firsts) - min(firsts) <= 2
    table = ranking(people, tables, "winter")
    assert sum(int(each.person[1:]) for each in table[:16]) < sum(int(each.person[1:]) for each in table[-16:]) - 400


def test_the_same_seed_gives_the_same_pairing_and_another_one_another() -> None:
    people = [Player(f"p{number}") for number in range(12)]
    one, two = (swiss_round(people, 4, {3, 4}, "seed") for _ in range(2))
    assert one == two == swiss_round(people[::-1], 4, {3, 4}, "seed"), "whatever the order in which they have entered"
    assert one != swiss_round(people, 4, {3, 4}, "another")


def test_a_bye_goes_to_those_with_the_fewest_points_who_have_had_none() -> None:
    players = [Player(each, SCALE * number) for number, each in enumerate("abcde", 1)]
    assert swiss_round(players, 2, {2}, "seed").byes == ("a",)
    players[0] = Player("a", SCALE, byes=1)
    assert swiss_round(players, 2, {2}, "seed").byes == ("b",)
    people = [f"p{number}" for number in range(7)]
    tables = play(people, 2, 7, "odd")
    assert [player_of(each, tables).byes for each in people] == [1] * 7


def test_the_first_seat_goes_to_those_who_had_it_least() -> None:
    players = [Player("a", firsts=2), Player("b", firsts=1), Player("c", firsts=1), Player("d")]
    (seats,) = swiss_round(players, 4, {4}, "seed").tables
    assert (seats[0], seats[3], {*seats[1:3]}) == ("d", "a", {"b", "c"})
