"""The answers a bot considers: all of them, or a fair sample where there are too many to list."""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from regalia.bots.judgement import Judgement
from regalia.core import Answer, Ask, Game, Number, Seat, Several, some_answer

MOST = 64
"""So many answers to one question are considered at the most."""
NUMBERS = 256
"""But so many whole numbers: most of them may weigh nothing, such as bids that are higher than they need be."""


def is_wide(ask: Ask) -> bool:
    """Whether a question has more answers than are listed."""
    if isinstance(ask, tuple):
        return False
    if isinstance(ask, Number):
        return ask.most - ask.least >= NUMBERS
    if not isinstance(ask, Several):
        return True
    return sum(comb(len(ask.options), size) for size in range(ask.least, ask.most + 1)) > MOST


def choices(ask: Ask, rng: Random) -> Sequence[Answer]:
    """The answers to consider. Those to a wide question are sampled anew each time."""
    if isinstance(ask, tuple):
        return ask
    if is_wide(ask):
        return [*dict.fromkeys(at_random(ask, rng) for _ in range(MOST))]
    if isinstance(ask, Number):
        return range(ask.least, ask.most + 1)
    assert isinstance(ask, Several), "all other kinds are wide"
    sizes = range(ask.least, ask.most + 1)
    return [chosen for size in sizes for chosen in combinations(ask.options, size)]


def considered(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> tuple[Sequence[Answer], Sequence[float]]:
    """The answers worth considering, with their weights: without those that weigh nothing, unless all do."""
    answers = choices(game.asks[seat], rng)
    weights = judgement.weights(game, seat, answers) or [1.0] * len(answers)
    if all(weights) or not any(weights):
        return answers, weights
    kept = [(answer, weight) for answer, weight in zip(answers, weights, strict=True) if weight]
    return [answer for answer, _ in kept], [weight for _, weight in kept]


def sensible(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Answer:
    """One answer by the judgement's weights: what page plays."""
    ask = game.asks[seat]
    if isinstance(ask, Several) or is_wide(ask):
        return at_random(ask, rng)
    answers = choices(ask, rng)
    return drawn(answers, judgement.weights(game, seat, answers), rng)


def drawn(answers: Sequence[Answer], weights: Sequence[float] | None, rng: Random) -> Answer:
    """One of the answers by their weights; evenly if they have none, or all weigh nothing."""
    total = sum(weights) if weights else 0
    if not weights or not total:
        return answers[int(rng.random() * len(answers))]
    left = rng.random() * total
    for answer, weight in zip(answers, weights, strict=True):
        left -= weight
        if left < 0:
            return answer
    return answers[-1]


def at_random(ask: Ask, rng: Random) -> Answer:
    """Any answer; of several options first how many, then which."""
    return some_answer(ask, Lots(rng))


class Lots:
    """Draws lots with Python's generator, which is faster than `Chance` and need not be repeatable across versions."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to `bound` - 1."""
        return int(self.random() * bound)
