"""Research tables: what an action costs, with and without an observation, against an answer to the plain game."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time

from benchmarks.bench_games import play
from benchmarks.measure import Figure
from regalia import games
from regalia.research import Layout, Table, layout_of

GAMES, ROUNDS = {"oriflamme": 20}, 3
MOST = {"oriflamme": 6.0}
"""Answers to the plain game that an action with an observation may cost; 4 in the other games."""


def figures() -> Iterator[Figure]:
    """For each game at its middle number of seats, all three measured by turns."""
    for slug in games.slugs():
        layout = layout_of(slug)
        seats = layout.rules.seats[len(layout.rules.seats) // 2]
        games_each = GAMES.get(slug, 3)
        ratios: dict[bool, list[float]] = {False: [], True: []}
        for _ in range(ROUNDS):
            plain = cost(partial(play, layout.rules, seats), games_each)
            for observes, found in ratios.items():
                found.append(cost(partial(acted, layout, seats, observes), games_each) / plain)
        yield Figure(f"{slug}: an action", ratios[False], "answers", None, note=f"{seats} seats")
        yield Figure(f"{slug}: an action with its observation", ratios[True], "answers", MOST.get(slug, 4.0))


def cost(game: Callable[[Random], int], number: int) -> float:
    """CPU seconds of a decision in some games."""
    rng, decisions, begun = Random(1), 0, process_time()
    for _ in range(number):
        decisions += game(rng)
    return (process_time() - begun) / decisions


def acted(layout: Layout, seats: int, observes: bool, rng: Random) -> int:
    """A game of random actions; how many there were."""
    table, actions = Table(layout, seats, rng.randbytes(32).hex()), 0
    while table.seat is not None:
        if observes:
            table.observe(table.seat)
        table.act(rng.choice(table.legal()))
        actions += 1
    return actions
