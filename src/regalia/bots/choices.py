"""The answers a bot considers: all of them, or a fair sample where there are too many to list."""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from regalia.bots.judgement import Judgement
from regalia.core import Answer, Ask, Game, Number, Seat, Several, some_answer, wrong

MOST = 64
"""Most answers considered to one question."""
NUMBERS = 256
"""Most numbers considered: many of them may have weight 0, such as bids that are higher than necessary."""


def is_wide(ask: Ask) -> bool:
    """True if a question has more answers than are listed."""
    if isinstance(ask, tuple):
        return False
    if isinstance(ask, Number):
        return ask.most - ask.least >= NUMBERS
    if not isinstance(ask, Several):
        return True
    return sum(comb(len(ask.options), size) for size in range(ask.least, ask.most + 1)) > MOST


def choices(ask: Ask, rng: Random) -> Sequence[Answer]:
    """The answers to consider; a fresh sample for a question with too many."""
    if isinstance(ask, tuple):
        return ask
    if is_wide(ask):
        return [*dict.fromkeys(at_random(ask, rng) for _ in range(MOST))]
    if isinstance(ask, Number):
        return range(ask.least, ask.most + 1)
    assert isinstance(ask, Several), "all other kinds are wide"
    sizes = range(ask.least, ask.most + 1)
    return [chosen for size in sizes for chosen in combinations(ask.options, size) if wrong(ask, chosen) is None]


def proposed(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> list[Answer]:
    """What the judgement proposes as answers to a question with too many to list; nothing if it proposes none."""
    propose = getattr(judgement, "candidates", None)
    ask = game.asks[seat]
    if propose is None or isinstance(ask, tuple):
        return []
    return [*dict.fromkeys(propose(game, seat, rng) or ())]


def considered(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> tuple[Sequence[Answer], Sequence[float]]:
    """The answers to consider with their weights, without those of weight 0 unless all are."""
    answers = proposed(judgement, game, seat, rng) or choices(game.asks[seat], rng)
    weights = judgement.weights(game, seat, answers) or [1.0] * len(answers)
    if all(weights) or not any(weights):
        return answers, weights
    kept = [(answer, weight) for answer, weight in zip(answers, weights, strict=True) if weight]
    return [answer for answer, _ in kept], [weight for _, weight in kept]


def sensible(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Answer:
    """A random answer by the judgement's weights: the level page."""
    ask = game.asks[seat]
    answers: Sequence[Answer] = proposed(judgement, game, seat, rng)
    if not answers:
        if isinstance(ask, Several) or is_wide(ask):
            return at_random(ask, rng)
        answers = choices(ask, rng)
    return drawn(answers, judgement.weights(game, seat, answers), rng)


def drawn(answers: Sequence[Answer], weights: Sequence[float] | None, rng: Random) -> Answer:
    """A random answer by weight; evenly without weights, or if all are 0."""
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
    """A random legal answer; for several options first the number, then which."""
    return some_answer(ask, Lots(rng))


class Lots:
    """Draws lots with Python's generator, which is faster than `Chance` and need not be repeatable across versions."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def below(self, bound: int, /) -> int:
        """A whole number from 0 to `bound` - 1."""
        return int(self.random() * bound)
