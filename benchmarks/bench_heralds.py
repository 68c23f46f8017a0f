"""Heralds: the CPU time of a decision in games that they play among themselves, and of a squire's in the same positions."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any

import numpy as np

from benchmarks.measure import Figure
from regalia import games
from regalia.bots import decide
from regalia.bots.choices import considered
from regalia.bots.herald import net_of
from regalia.bots.judgement import judgement_of
from regalia.bots.net import SHAPES, WIDTH, Net
from regalia.bots.sight import Sight
from regalia.core import Rules, lone_answer

BUDGETS = {"oriflamme": 0.5}
"""Milliseconds of a decision; 1.5 in the other games."""
GAMES, ROUNDS = 3, 5
KNOWN = 22_000
"""Tokens that a net knows for which there is no trained one."""
SEED = f"{1:064x}"
SQUIRES_EVERY = 25
"""A squire decides in one of this many positions."""


def figures() -> Iterator[Figure]:
    """For each game at its middle number of seats. The first games, in which the net remembers little, are not counted."""
    for slug in games.slugs():
        rules = games.load(slug)
        seats = rules.seats[len(rules.seats) // 2]
        trained = net_of(slug)
        net = trained or untrained(rules, seats)
        play(rules, seats, net, 0)
        spent = [play(rules, seats, net, number) for number in range(1, ROUNDS + 1)]
        note = f"{seats} seats, {'its own net' if trained else 'random weights'}"
        yield Figure(f"{slug}: a herald's decision", [own for own, _ in spent], "ms", BUDGETS.get(slug, 1.5), note=note)
        yield Figure(f"{slug}: a squire's decision", [squires for _, squires in spent], "ms")


def play(rules: Rules[Any], seats: int, net: Net, number: int) -> tuple[float, float]:
    """Milliseconds of CPU that a herald's and a squire's decision take, in some games of heralds."""
    mine: list[float] = []
    squires: list[float] = []
    for part in range(GAMES):
        rng = Random(GAMES * number + part)
        game = rules.begin(seats, rng.randbytes(32).hex(), rules.options().ending)
        while not game.is_over:
            seat = min(game.asks)
            lone = lone_answer(game.asks[seat])
            if lone is None and len(mine) % SQUIRES_EVERY == 0:
                squires.append(timed(partial(decide, "squire", game, seat, SEED))[0])
            if lone is None:
                spent, lone = timed(partial(net.answer, game, seat, rng, 1.0))
                mine.append(spent)
            game.answer(seat, lone)
    return sum(mine) / len(mine), sum(squires) / len(squires)


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    """Milliseconds of CPU that a call takes, and what it returns."""
    start = process_time()
    result = call()
    return 1000 * (process_time() - start), result


def untrained(rules: Rules[Any], seats: int) -> Net:
    """A net with random weights that knows the tokens of some random games."""
    sight, rng, tokens = Sight(rules), Random(1), set[int]()
    while len(tokens) < KNOWN and rng.random() > 1 / 20:
        game = rules.begin(seats, rng.randbytes(32).hex(), rules.options().ending)
        while not game.is_over:
            seat = min(game.asks)
            answers, weights = considered(judgement_of(rules.slug), game, seat, rng)
            seen = sight.of(game, seat, answers, weights)
            tokens.update(token for bag in (seen.state, *seen.options) for token in bag)
            game.answer(seat, rng.choice(answers))
    draw = np.random.default_rng(1)
    arrays = {name: draw.normal(0, 0.1, shape) for name, shape in SHAPES.items()}
    known = np.array(sorted(tokens)[:KNOWN], np.uint32)
    return Net(rules, arrays | {"tokens": known, "rows": draw.normal(0, 0.1, (len(known), WIDTH))})
