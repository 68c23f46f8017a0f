"""Groups of people who can play together: the largest first, those served first before others, nobody blocked."""

import random
from itertools import combinations

import pytest

from regalia.server.lobby.matching import Group, Near, Queue, Seeker
from regalia.server.store import Within

COUNTS = {"oriflamme": (3, 4, 5), "duel": (2,), "guild": (1, 2, 3, 4)}
NOW = 1000.0


def seeker(
    person: str,
    *games: str,
    seats: tuple[int, ...] = (),
    tempo: Within = "live",
    since: float = 0.0,
    bots_at: float | None = None,
    **ratings: float,
) -> Seeker:
    return Seeker(person, games or ("oriflamme",), seats, tempo, since, bots_at, ratings)


def groups(*seekers: Seeker, blocked: tuple[tuple[str, str], ...] = (), now: float = NOW) -> list[Group]:
    return Queue(seekers, blocked, COUNTS).groups(now)


def group(people: str, game: str = "oriflamme", seats: int | None = None, tempo: Within = "live") -> Group:
    return Group(game, tempo, seats or len(people), tuple(people))


def test_two_do_not_make_a_game_of_three_and_three_do() -> None:
    assert groups(*map(seeker, "ab")) == []
    assert groups(*map(seeker, "abc")) == [group("abc")]


def test_the_largest_group_comes_first_and_those_served_first_are_in_it() -> None:
    assert groups(*map(seeker, "abcdefg")) == [group("abcde")], "two are left, which is too few"
    assert groups(*map(seeker, "abcdefgh")) == [group("abcde"), group("fgh")]


def test_only_what_suits_all_is_played() -> None:
    assert groups(seeker("a", seats=(4,)), *map(seeker, "bc")) == []
    assert groups(seeker("a", seats=(4,)), *map(seeker, "bcd")) == [group("abcd")]
    assert groups(seeker("a", "duel"), seeker("b"), seeker("c", "oriflamme", "duel")) == [group("ac", "duel")]
    assert groups(seeker("a", "duel"), seeker("b", "duel", tempo="days")) == []
    assert groups(*(seeker(each, "duel", tempo="days") for each in "ab")) == [group("ab", "duel", tempo="days")]
    assert groups(seeker("a", "chess"), seeker("b", "chess")) == [], "the game is no more installed"


@pytest.mark.parametrize("blocked", [("a", "b"), ("b", "a")])
def test_a_block_keeps_two_apart_whichever_has_blocked_the_other(blocked: tuple[str, str]) -> None:
    assert groups(*map(seeker, "abc"), blocked=(blocked,)) == []
    assert groups(*map(seeker, "abcd"), blocked=(blocked,)) == [group("acd")]


def test_who_comes_early_may_be_passed_over_for_a_larger_group() -> None:
    found = groups(*map(seeker, "abcdef"), blocked=(("b", "c"), ("b", "d"), ("b", "e")))
    assert found == [group("acdef")]


def test_bots_fill_what_is_left_for_those_who_have_waited_for_that() -> None:
    waits, never, later = seeker("a", bots_at=NOW), seeker("b"), seeker("c", bots_at=NOW + 1)
    assert groups(waits, never, later) == [group("abc")], "people come before bots"
    assert groups(waits, later) == [group("a", seats=4)], "alone, at a table of a usual size"
    assert groups(waits, later, now=NOW + 1) == [group("ac", seats=4)]
    assert groups(never, later) == []
    assert groups(seeker("a", seats=(5,), bots_at=NOW)) == [group("a", seats=5)]
    assert groups(seeker("a", "duel", bots_at=NOW), seeker("b", bots_at=NOW)) == [
        group("a", "duel", 2),
        group("b", seats=4),
    ]


@pytest.mark.parametrize(("tempo", "wait"), [("live", 20.0), ("days", 6 * 3600.0)])
def test_a_group_that_can_grow_waits_for_more_since_the_last_has_come(tempo: Within, wait: float) -> None:
    def at(now: float, *more: Seeker) -> list[Group]:
        people = [seeker(each, "guild", tempo=tempo, since=NOW - number) for number, each in enumerate("ab")]
        return groups(*people, *more, now=now)

    def later(person: str) -> Seeker:
        return seeker(person, "guild", tempo=tempo, since=NOW + 5)

    two, three = group("ab", "guild", tempo=tempo), group("abc", "guild", tempo=tempo)
    assert [at(NOW + wait - 1), at(NOW + wait)] == [[], [two]]
    assert [at(NOW + wait, later("c")), at(NOW + wait + 5, later("c"))] == [[], [three]]
    assert at(NOW + 5, later("c"), later("d")) == [group("abcd", "guild", tempo=tempo)], "no more can join"


def test_a_group_does_not_wait_for_what_does_not_suit_all_or_for_bots() -> None:
    any_number, just_two = seeker("a", "guild", since=NOW), seeker("b", "guild", seats=(2,), since=NOW)
    assert groups(any_number, just_two) == [group("ab", "guild")]
    with_bots = seeker("b", "guild", since=NOW, bots_at=NOW)
    assert groups(any_number, with_bots) == [group("ab", "guild")], "otherwise one plays with bots, and the other waits"
    other = seeker("a", "duel", "guild", since=NOW), seeker("b", "duel", "guild", since=NOW)
    assert groups(*other) == [], "they would play another game with more"
    assert groups(any_number, seeker("c", "guild", since=NOW), just_two) == [group("ba", "guild")], "one waits for no more"


def test_ratings_are_near_and_less_so_for_those_who_have_waited() -> None:
    def two(far: float, since: float) -> list[Group]:
        return groups(seeker("a", "duel", duel=1500.0), seeker("b", "duel", since=since, duel=1500.0 + far))

    assert two(200.0, NOW) == [group("ab", "duel")]
    assert two(201.0, NOW) == []
    assert two(300.0, NOW - 10) == [group("ab", "duel")]
    assert two(301.0, NOW - 10) == []
    assert groups(seeker("a", "duel", duel=1500.0), seeker("b", "duel", guild=9000.0)) == [group("ab", "duel")]


def test_what_is_near_says_how_many_are_missing() -> None:
    queue = Queue([*map(seeker, "ab"), seeker("c", "guild")], (("a", "b"),), COUNTS)
    assert queue.nearest("a") == Near("oriflamme", 3, 1), "the other is blocked"
    assert queue.nearest("c") == Near("guild", 2, 1)
    assert queue.nearest("z") is None
    assert Queue([*map(seeker, "ab")], (), COUNTS).nearest("b") == Near("oriflamme", 3, 2)


def test_others_who_look_are_counted_by_game_and_tempo() -> None:
    seekers = [seeker("a", "duel"), seeker("b", "duel", "guild"), seeker("c", "duel", tempo="days")]
    assert [Queue(seekers, (), COUNTS).others(person) for person in "abcz"] == [1, 1, 0, 0]
    apart = Queue(seekers, (("b", "a"),), COUNTS)
    assert [apart.others(person) for person in "abcz"] == [0, 0, 0, 0], "a block cannot be told from no one being there"


def test_the_first_person_gets_the_largest_group_that_there_is() -> None:
    """Compared with all groups that can be formed."""
    rng = random.Random(1)
    for _ in range(200):
        people = "abcdefg"[: rng.randint(2, 7)]
        seekers = [seeker(each, *rng.sample([*COUNTS], rng.randint(1, 3)), seats=some_seats(rng)) for each in people]
        blocked = tuple(pair for pair in combinations(people, 2) if rng.random() < 0.4)
        sizes = [len(each) for each in complete(seekers, blocked) if people[0] in each]
        found = groups(*seekers, blocked=blocked)
        firsts = [len(each.people) for each in found if people[0] in each.people]
        assert firsts == ([max(sizes)] if sizes else [])
        taken = [person for each in found for person in each.people]
        assert len(taken) == len({*taken})
        left = [each for each in seekers if each.person not in taken]
        assert complete(left, blocked) == [], "no group is left that could play"


def some_seats(rng: random.Random) -> tuple[int, ...]:
    return tuple(sorted(rng.sample(range(2, 6), rng.randint(0, 2))))


def complete(seekers: list[Seeker], blocked: tuple[tuple[str, str], ...]) -> list[set[str]]:
    """All groups that need no bots."""
    found = []
    for size in range(2, 6):
        for those in combinations(seekers, size):
            people = {each.person for each in those}
            game = any(size in COUNTS[slug] and all(slug in each.games for each in those) for slug in COUNTS)
            suits = all(not each.seats or size in each.seats for each in those)
            if game and suits and not any({*pair} <= people for pair in blocked):
                found.append(people)
    return found


def test_people_out_of_reach_by_rating_do_not_hide_one_within_reach() -> None:
    far = [seeker(f"far {number}", "duel", duel=3000.0 + 9000 * number) for number in range(400)]
    one, two = seeker("one", "duel", duel=1500.0), seeker("two", "duel", duel=1600.0)
    assert groups(one, *far, two, now=0.0) == [Group("duel", "live", 2, ("one", "two"))]


def test_one_without_a_rating_is_within_reach_of_all() -> None:
    assert groups(seeker("a", "duel", duel=1500.0), seeker("b", "duel"), now=0.0) == [group("ab", "duel")]
