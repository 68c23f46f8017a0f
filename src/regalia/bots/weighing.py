"""What each of a seat's answers is worth: all of them are tried in the same imagined worlds (`regalia.bots.trials`).

A search finds good answers, but tries bad ones too rarely to say what they cost.
"""

import time
from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any

from msgspec import Struct

from regalia.bots import thought_of
from regalia.bots.choices import considered
from regalia.bots.habits import likely
from regalia.bots.judgement import Judgement, worth
from regalia.bots.trials import Trials
from regalia.core import Answer, Game, Seat

WORLDS = 64
"""Most worlds for a hint: enough to tell answers apart whose values differ by 0.1."""
FEWEST = 8
"""Worlds that are looked at, however long they take."""
MOST = 8
"""Most answers that are weighed: those that are likeliest to be given."""
SURE = 1.645
"""Standard errors on either side of a mean in a 90 % interval."""


class Weighed(Struct, frozen=True):
    """An answer, what it is worth, and how much better the best one is."""

    answer: Any
    """An `Answer`; read from JSON, what it is made of."""
    worth: float
    """The mean over all worlds: for a hint of `regalia.bots.judgement.worth`, in an analysis of `chances`."""
    behind: float
    """How much less it is worth than the best answer; 0 for that one."""
    margin: float
    """Half the width of the 90 % interval of `behind`."""


class Weighing(Struct, frozen=True):
    """The answers of a seat, the best first."""

    worlds: int
    """The number of imagined worlds."""
    advice: list[Weighed]


def weigh(
    game: Game[Any],
    seat: Seat,
    seed: str,
    worlds: int = WORLDS,
    given: Answer | None = None,
    seconds: float | None = None,
) -> Weighing:
    """Weigh the answers of a seat that is asked. Equal seeds give equal figures, unless the `seconds` are over first.

    At most `MOST` answers are weighed, and the one that was `given`. The game may be the true one: only what the seat knows
    of it counts.
    """
    trials = Trials(game, seat, seed, worth)
    trials.answers = [*likeliest(trials.judgement, game, seat, trials.rng)]
    if given is not None and given not in trials.answers:
        trials.answers.append(given)
    end = inf if seconds is None else time.perf_counter() + seconds
    while trials.worlds < worlds and (time.perf_counter() < end or trials.worlds < FEWEST):
        trials.add_world()
    return Weighing(trials.worlds, compared(trials.answers, trials.values_of(seat)))


def compared(answers: Sequence[Answer], values: Sequence[Sequence[float]]) -> list[Weighed]:
    """The answers by their values in the same worlds, the best first."""
    means = [sum(each) / len(each) for each in values]
    best = max(range(len(answers)), key=means.__getitem__)
    weighed = [
        Weighed(answer, mean, means[best] - mean, margin_of(values[best], each))
        for answer, mean, each in zip(answers, means, values, strict=True)
    ]
    return sorted(weighed, key=lambda each: each.behind)


def worlds_for(slug: str) -> int:
    """How many worlds a hint looks at: fewer in a game in which a knight plays fewer lines than `WORLDS`."""
    return min(WORLDS, thought_of("knight", slug).lines)


def likeliest(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random, most: int = MOST) -> Sequence[Answer]:
    """The answers that are likeliest to be given, at most this many, in the order of the question."""
    answers, weights = considered(judgement, game, seat, rng)
    weights = likely(judgement, game, seat, answers) or weights
    kept = sorted(range(len(answers)), key=lambda place: -weights[place])[:most]
    return [answers[place] for place in sorted(kept)]


def margin_of(best: Sequence[float], other: Sequence[float]) -> float:
    """Half the width of the 90 % interval of the mean difference between two answers in the same worlds."""
    count = len(best)
    if count < 2:
        return inf
    differences = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return SURE * sqrt(spread / count)
