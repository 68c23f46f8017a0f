"""Round robin: at tables of two, everyone meets everyone once (Berger tables); at larger ones as equally often as found."""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations
from math import ceil, exp
from random import Random

from regalia.tournaments.pairing import Search
from regalia.tournaments.seating import Player, Seatings, in_seats, lot, sizes

SEED = "round robin"
"""The schedule is the same for each tournament of a size: people are put in its places by lot."""
STEPS = 6000
"""How many changes of a schedule are tried."""
HOT, COLD = 2.0, 0.1
"""The heat at the beginning and at the end (simulated annealing): such a change for the worse is taken once in e times."""


def robin_rounds(people: int, size: int, allowed: Collection[int]) -> int:
    """The number of rounds in which everyone can meet everyone."""
    if size == 2:
        return people - 1 + people % 2
    meetings = sum(seats * (seats - 1) for seats in sizes(people, size, allowed))
    return ceil(people * (people - 1) / meetings) if meetings else 0


def berger(people: int) -> list[list[tuple[int, int]]]:
    """Berger tables: the pairs of each round, who has the first seat first. With an odd number, one is free each round."""
    even = people + people % 2
    rounds = []
    for number in range(even - 1):
        turn = number * (even // 2) % (even - 1)
        circle = [(turn + place) % (even - 1) for place in range(even - 1)]
        first = (circle[0], even - 1) if number % 2 == 0 else (even - 1, circle[0])
        pairs = [first, *((circle[place], circle[-place]) for place in range(1, even // 2))]
        rounds.append([pair for pair in pairs if max(pair) < people])
    return rounds


def schedule(people: int, size: int, rounds: int, allowed: Collection[int]) -> list[list[tuple[int, ...]]]:
    """The tables of all rounds, as numbers of people; who is missing in a round has a bye."""
    if size == 2:
        tables = berger(people)
        return [[*tables[number % len(tables)]] for number in range(rounds)]
    return evened(first_schedule(people, size, rounds, allowed), people)


def first_schedule(people: int, size: int, rounds: int, allowed: Collection[int]) -> list[list[list[int]]]:
    """Pair one round after the other, so that those sit together who have met least."""
    met = [Counter[str]() for _ in range(people)]
    byes, found = Counter[int](), list[list[list[int]]]()
    seats = sizes(people, size, allowed)
    for number in range(rounds):
        order = sorted(range(people), key=lambda each: (-byes[each], lot(SEED, number, each)))
        seated = order[: sum(seats)]
        byes.update(order[sum(seats) :])
        players = [Player(str(each), met=met[each]) for each in seated]
        search = Search(players, seats, Random(lot(SEED, number)), near=people)  # noqa: S311 - no secret
        tables = [[seated[each] for each in table] for table in search.best()]
        for one, two in (pair for table in tables for pair in combinations(table, 2)):
            met[one][str(two)] += 1
            met[two][str(one)] += 1
        found.append(tables)
    return found


def evened(rounds: list[list[list[int]]], people: int) -> list[list[tuple[int, ...]]]:
    """Let people of one round change places while that makes the meetings of all pairs more equal."""
    met = [[0] * people for _ in range(people)]
    for one, two in (pair for tables in rounds for table in tables for pair in combinations(table, 2)):
        met[one][two] += 1
        met[two][one] += 1
    rng = Random(lot(SEED, people))  # noqa: S311 - no secret
    movable = [tables for tables in rounds if len(tables) > 1]
    for step in range(STEPS if movable else 0):
        heat = HOT * (1 - step / STEPS)
        here, there = rng.sample(rng.choice(movable), 2)
        one, two = rng.randrange(len(here)), rng.randrange(len(there))
        others, those = here[:one] + here[one + 1 :], there[:two] + there[two + 1 :]
        leaves, comes = met[here[one]], met[there[two]]
        loss = sum(2 * comes[each] - 2 * leaves[each] + 2 for each in others)
        loss += sum(2 * leaves[each] - 2 * comes[each] + 2 for each in those)
        if loss <= 0 or rng.random() < exp(-loss / max(heat, COLD)):
            for mates, left, come in ((others, here[one], there[two]), (those, there[two], here[one])):
                for each in mates:
                    for who, change in ((left, -1), (come, 1)):
                        met[who][each] += change
                        met[each][who] += change
            here[one], there[two] = there[two], here[one]
    return [[tuple(table) for table in tables] for tables in rounds]


def robin_round(
    order: Sequence[str],
    present: Sequence[Player],
    number: int,
    size: int,
    allowed: Collection[int],
    rounds: int,
    seed: str,
) -> Seatings:
    """A round of the schedule for people in their drawn order, the first round 1. Those who play no more are left out; a
    table that is too small then is not played.
    """
    players = {each.id: each for each in present}
    tables, seated = [], set[str]()
    for numbers in schedule(len(order), size, rounds, allowed)[number - 1]:
        people = [players[order[each]] for each in numbers if order[each] in players]
        if len(people) in allowed and len(people) > 1:
            tables.append(tuple(each.id for each in people) if size == 2 else in_seats(people, f"{seed} {number}"))
            seated |= {each.id for each in people}
    return Seatings(tuple(tables), tuple(each for each in order if each in players and each not in seated))
