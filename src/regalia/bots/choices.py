"""The answers a bot considers: all options of one, and a fair sample where there are too many to list."""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from regalia.bots.judgement import Judgement
from regalia.core import Answer, Ask, Game, Number, Seat

MOST = 64
"""So many answers to one question are considered at the most."""


def choices(ask: Ask, rng: Random) -> Sequence[Answer]:
    """The answers to consider. Several of many and wide ranges are sampled anew each time."""
    if isinstance(ask, tuple):
        return ask
    if isinstance(ask, Number):
        span = range(ask.least, ask.most + 1)
        return span if len(span) <= MOST else sorted(rng.sample(span, MOST))
    sizes = range(ask.least, ask.most + 1)
    if sum(comb(len(ask.options), size) for size in sizes) <= MOST:
        return [chosen for size in sizes for chosen in combinations(ask.options, size)]
    return [*{some(ask.options, rng.choice(sizes), rng): None for _ in range(MOST)}]


def some(options: Sequence[Any], number: int, rng: Random) -> tuple[Any, ...]:
    """So many of the options, in their order."""
    chosen = {*rng.sample(range(len(options)), number)}
    return tuple(option for place, option in enumerate(options) if place in chosen)


def sensible(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Answer:
    """One answer by the judgement's weights: what page plays, and what everybody plays beyond the tree."""
    ask = game.asks[seat]
    if not isinstance(ask, tuple):
        return at_random(ask, rng)
    weights = judgement.weights(game, seat, ask)
    if weights is None:
        return ask[int(rng.random() * len(ask))]
    left = rng.random() * sum(weights)
    for option, weight in zip(ask, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return ask[-1]


def at_random(ask: Ask, rng: Random) -> Answer:
    """Any answer."""
    if isinstance(ask, tuple):
        return ask[int(rng.random() * len(ask))]
    number = rng.randint(ask.least, ask.most)
    return number if isinstance(ask, Number) else some(ask.options, number, rng)
