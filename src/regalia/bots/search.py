"""The search of knights and regents, for any game: sequential halving in common worlds.

The answers that look best one step ahead are tried in the same imagined worlds (`regalia.bots.trials`). In each round the
worse half of them is dropped, and the rest is tried in more worlds: most of the time goes to answers that are hard to tell
apart. After Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013). An answer that is surely
worse than the best one is dropped earlier: clear decisions take less time (Maron and Moore, "Hoeffding Races", 1994).
"""

import time
from math import ceil, inf, log2, sqrt
from statistics import fmean, stdev
from typing import Any

from regalia.bots.choices import sensible
from regalia.bots.greedy import Outlook
from regalia.bots.judgement import worth
from regalia.bots.trials import Trials
from regalia.core import Answer, Game, Seat

MOST = 16
"""Most answers that are tried: those that look best one step ahead."""
GLANCE = 2.0
"""What an answer is worth one step ahead counts as much as this number of lines of play."""
CHECKED = frozenset(2**power for power in range(4, 20))
"""The numbers of worlds after which answers that are surely worse than the best one are dropped."""
SURELY = 3.0
"""The number of standard errors by which they are behind."""


class Arm:
    """An answer that is tried."""

    __slots__ = ("answer", "glance", "values")

    def __init__(self, answer: Answer, glance: float) -> None:
        self.answer = answer
        self.glance = glance
        self.values: list[float] = []
        """What it brought, by world."""

    @property
    def mean(self) -> float:
        """What the answer has been worth so far."""
        return (GLANCE * self.glance + sum(self.values)) / (GLANCE + len(self.values))


def find(game: Game[Any], seat: Seat, seed: str, lines: int, seconds: float | None = None) -> Answer:
    """The best answer that is found with about this number of lines of play, each one answer in one world.

    Each round ends early when its part of the `seconds` is over, but not before its first world. Without them, equal seeds
    give equal answers. The game may be the true one: only what the seat knows of it counts.
    """
    begun = time.perf_counter()
    trials = Trials(game, seat, seed, worth)
    left = promising(trials)
    if not left:
        return sensible(trials.judgement, game, seat, trials.rng)
    rounds = ceil(log2(len(left)))
    for number in range(1, rounds + 1):
        last = trials.worlds + max(1, lines // (rounds * len(left)))
        end = inf if seconds is None else begun + seconds * number / rounds
        left = tried(left, trials, last, end)
        left = best_of(left)[: ceil(len(left) / 2)]
    return left[0].answer


def tried(left: list[Arm], trials: Trials, last: int, end: float) -> list[Arm]:
    """The arms that are left after more worlds, up to the `last` one or to the `end` of their time."""
    while len(left) > 1 and trials.worlds < last:
        for arm, values in zip(left, trials.in_a_world([arm.answer for arm in left]), strict=True):
            arm.values.append(values[trials.seat])
        if trials.worlds in CHECKED:
            left = rivals(left)
        if time.perf_counter() >= end:
            break
    return left


def promising(trials: Trials) -> list[Arm]:
    """The legal answers that look best one step ahead; of equal ones those with the largest weights."""
    game, seat = trials.game, trials.seat
    seen = Outlook(trials.judgement, trials.rng).over(game, seat, trials.chance)
    legal = [each for each in seen if game.why_not(seat, each[0]) is None]
    legal.sort(key=lambda each: (each[2], each[1]), reverse=True)
    return [Arm(answer, score) for answer, _, score in legal[:MOST]]


def best_of(arms: list[Arm]) -> list[Arm]:
    """The arms, the best first."""
    return sorted(arms, key=lambda arm: arm.mean, reverse=True)


def rivals(arms: list[Arm]) -> list[Arm]:
    """The arms without those that are surely worse than the best one: behind in the same worlds by far more than chance."""
    best, *others = best_of(arms)
    return [best, *(arm for arm in others if not is_surely_worse(arm, best))]


def is_surely_worse(arm: Arm, best: Arm) -> bool:
    """True if an arm was behind by more than `SURELY` standard errors."""
    differences = [one - other for one, other in zip(best.values, arm.values, strict=True)]
    return fmean(differences) > SURELY * stdev(differences) / sqrt(len(differences))
