"""Points of a table, and standings with their tie-breaks."""

from fractions import Fraction

from regalia.tournaments import SCALE, Place, Score, Table, meetings_of, player_of, ranking, scores_of


def points(*places: Place) -> list[float]:
    return [each.points / SCALE for each in scores_of(places)]


def test_points_are_the_share_of_people_beaten() -> None:
    assert points(Place("a", 1), Place("b", 2), Place("c", 3), Place("d", 4)) == [1, 2 / 3, 1 / 3, 0]
    assert points(Place("a", 1), Place("b", 1), Place("c", 3)) == [0.75, 0.75, 0]
    assert points(Place("a", 2), Place("b", 1)) == [0, 1]


def test_who_has_left_gets_nothing_and_is_beaten_by_all_others() -> None:
    assert points(Place("a", 1, scores=False), Place("b", 2), Place("c", 3)) == [0, 1, 0.5]
    assert points(Place("a", 1, scores=False), Place("b", 2, scores=False)) == [0, 0]
    assert [each.place for each in scores_of([Place("a", 1, False), Place("b", 2), Place("c", 3)])] == [3, 1, 2]


def test_a_game_without_an_end_is_a_tie_of_those_who_stayed() -> None:
    assert points(Place("a", None), Place("b", None), Place("c", None, False)) == [0.75, 0.75, 0]
    assert scores_of([Place("a", None)]) == (Score("a", SCALE // 2),), "a bye is a mean result"


def pair(number: int, first: str, second: str) -> Table:
    return Table(number, scores_of([Place(first, 1), Place(second, 2)]))


def order(*tables: Table, people: str = "abcd", seed: str = "seed") -> str:
    return "".join(each.person for each in ranking([*people], tables, seed))


def test_ties_are_broken_by_opponents_then_meetings_then_first_places_then_lot() -> None:
    tables = [pair(1, "a", "b"), pair(1, "c", "d"), pair(2, "a", "c"), pair(2, "d", "b")]
    assert order(*tables) == "acdb", "c has met the winner"
    beaten = [pair(1, "b", "a"), Table(2, (Score("a", SCALE),))]
    assert [(each.person, each.mutual) for each in ranking([*"ab"], beaten, "seed")] == [("b", 2), ("a", 0)]
    three = Table(1, scores_of([Place("a", 1), Place("b", 2), Place("c", 3)]))
    others = [Table(2, (Score("a", 0, 3), Score("x", SCALE, 1))), Table(2, (Score("c", SCALE, 1), Score("y", 0, 2)))]
    assert ranking([*"abcxy"], [three, *others], "seed")[0].firsts == Fraction(1), "x"
    assert {order(people="ab", seed=seed) for seed in "123456"} == {"ab", "ba"}
    assert order(people="ab", seed="1") == order(people="ba", seed="1")


def test_meetings_give_one_for_each_person_behind_and_half_for_a_tie() -> None:
    tied = Table(2, scores_of([Place("a", 2), Place("b", 1), Place("c", 2)]))
    left = Table(3, scores_of([Place("a", None, False), Place("c", None, False)]))
    found = meetings_of([pair(1, "a", "b"), tied, left, Table(4, scores_of([Place("d", None)]))])
    points = {"ab": 1, "ba": 1, "ac": 0.5, "ca": 0.5, "bc": 1, "cb": 0}
    assert {"".join(who): each / SCALE for who, each in found.items()} == points


def test_what_a_person_did_is_counted_for_the_next_round() -> None:
    tables = [pair(1, "a", "b"), pair(2, "b", "a"), Table(3, scores_of([Place("a", None)]))]
    player = player_of("a", tables)
    assert (player.points, player.met, player.firsts, player.byes) == (SCALE + SCALE // 2, {"b": 2}, 1, 1)
