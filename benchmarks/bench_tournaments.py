"""Pairing the seventh round of a tournament of five hundred people, and its standings."""

import random
import time
from collections.abc import Iterator

from benchmarks.measure import Figure
from regalia.tournaments import Place, Table, player_of, ranking, scores_of, swiss_round

PEOPLE, ROUNDS = 500, 7


def figures() -> Iterator[Figure]:
    """Seconds of CPU for tables of four and of two."""
    for seats in (4, 2):
        pairing, standings = played(seats)
        yield Figure(f"tournaments: pair a round of {PEOPLE}, tables of {seats}", pairing, "s of CPU", budget=30)
        yield Figure(f"tournaments: standings of {PEOPLE}, tables of {seats}", standings, "s of CPU")


def played(seats: int) -> tuple[list[float], list[float]]:
    """Seconds to pair each round, and to compute the standings after it."""
    people, tables = [f"u_{number}" for number in range(PEOPLE)], list[Table]()
    pairing, standings = list[float](), list[float]()
    for number in range(1, ROUNDS + 1):
        begun = time.process_time()
        found = swiss_round([player_of(each, tables) for each in people], seats, {seats}, f"seed {number}")
        pairing.append(time.process_time() - begun)
        rng = random.Random(number)
        for table in found.tables:
            places = [Place(person, rank) for rank, person in enumerate(rng.sample(table, seats), 1)]
            tables.append(Table(number, scores_of(places)))
        begun = time.process_time()
        ranking(people, tables, "seed")
        standings.append(time.process_time() - begun)
    return pairing, standings
