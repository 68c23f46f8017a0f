"""Every game: random play, copies, saves, views, imagined worlds."""

import time
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from benchmarks.budgets import budget_of
from benchmarks.measure import Figure, microseconds, per_second
from regalia import games
from regalia.bots.choices import Lots
from regalia.core import Chance, Game, Rules, Several, imagine, load, look, rollout, save, some_answer


def figures() -> Iterator[Figure]:
    """For each game at its middle number of seats."""
    for slug in games.slugs():
        yield from of_game(games.load(slug))


def of_game(rules: Rules[Any]) -> Iterator[Figure]:
    """One game's figures."""
    seats = rules.seats[len(rules.seats) // 2]
    budget = budget_of(rules.slug)
    rng, chance = Random(1), Chance("00" * 32)
    middle = middle_of(rules, seats, chance)
    saved = save(middle)
    seat = min(middle.asks)
    name = rules.slug
    note = f"{seats} seats, events muted"
    yield per_second(f"{name}: random play", lambda: play(rules, seats, rng), budget["decisions"], "decisions/s", note)
    yield per_second(f"{name}: rollouts", lambda: play_out(rollout(middle), rng), None, "decisions/s", "as bots play on")
    early, late = pace(rules, seats, rng)
    yield Figure(f"{name}: late decisions against early ones", [late / early], "x", 1.5, note="second half of a game")
    yield microseconds(f"{name}: copy", middle.copy, budget["copy"])
    yield microseconds(f"{name}: save and load", lambda: load(rules, save(middle)), budget["save"], f"{len(saved):,} bytes")
    yield microseconds(f"{name}: a seat's sight", lambda: look(middle, seat))
    yield microseconds(f"{name}: an imagined world", lambda: imagine(middle, seat, chance))


def middle_of(rules: Rules[Any], seats: int, chance: Chance) -> Game[Any]:
    """A position half-way through a random game."""
    positions = []
    game = rules.begin(seats, "11" * 32, rules.options().ending)
    while not game.is_over:
        positions.append(game.copy())
        mover = min(game.asks)
        game.take(mover, some_answer(game.asks[mover], chance))
    return positions[len(positions) // 2]


def play(rules: Rules[Any], seats: int, rng: Random) -> int:
    """A random game; how many decisions it took."""
    return play_out(rules.begin(seats, sha256(rng.randbytes(8)).hexdigest(), rules.options().ending), rng)


def play_out(game: Game[Any], rng: Random) -> int:
    """Random play to the end; how many decisions it took."""
    decisions = 0
    while game.stack:
        step(game, rng)
        decisions += 1
    return decisions


def step(game: Game[Any], rng: Random) -> None:
    """One random decision."""
    for seat, ask in game.asks.items():  # noqa: B007 - the first seat that is asked
        if type(ask) is tuple:
            answer: Any = ask[int(rng.random() * len(ask))]
        elif isinstance(ask, Several):
            chosen = rng.sample(ask.options, rng.randint(ask.least, ask.most))
            answer = tuple(option for option in ask.options if option in chosen)
        else:
            answer = some_answer(ask, Lots(rng))
        break
    game.take(seat, answer)


def pace(rules: Rules[Any], seats: int, rng: Random) -> tuple[float, float]:
    """Seconds a decision in the first and in the second half of games, over some games."""
    first, last = [], []
    for _ in range(60):
        game = rules.begin(seats, sha256(rng.randbytes(8)).hexdigest(), rules.options().ending)
        times = []
        while game.stack:
            start = time.perf_counter()
            step(game, rng)
            times.append(time.perf_counter() - start)
        half = len(times) // 2
        first += sorted(times[:half])[: half * 9 // 10]
        last += sorted(times[half:])[: half * 9 // 10]
    return sum(first) / len(first), sum(last) / len(last)
