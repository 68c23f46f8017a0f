"""The search of knights and regents, for any game: sequential halving in common worlds.

The answers that look best one step ahead are tried in the same imagined worlds (`regalia.bots.trials`). In each round the
worse half of them is dropped, and the rest is tried in more worlds: most of the time goes to answers that are hard to tell
apart. After Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013).
"""

import time
from math import ceil, inf, log2
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


class Arm:
    """An answer that is tried."""

    __slots__ = ("answer", "lines", "total")

    def __init__(self, answer: Answer, glance: float) -> None:
        self.answer = answer
        self.lines = GLANCE
        self.total = GLANCE * glance

    def note(self, value: float) -> None:
        """One more line of play."""
        self.lines += 1
        self.total += value

    @property
    def mean(self) -> float:
        """What the answer has been worth so far."""
        return self.total / self.lines


def find(game: Game[Any], seat: Seat, seed: str, lines: int, seconds: float | None = None) -> Answer:
    """The best answer that is found with about this number of lines of play, each one answer in one world.

    The search ends early after this number of `seconds`, but not before the first world. Without them, equal seeds give
    equal answers. The game may be the true one: only what the seat knows of it counts.
    """
    end = inf if seconds is None else time.perf_counter() + seconds
    trials = Trials(game, seat, seed, worth)
    left = promising(trials)
    if not left:
        return sensible(trials.judgement, game, seat, trials.rng)
    rounds = ceil(log2(len(left)))
    for _ in range(rounds):
        for _ in range(max(1, lines // (rounds * len(left)))):
            for arm, values in zip(left, trials.in_a_world([arm.answer for arm in left]), strict=True):
                arm.note(values[seat])
            if time.perf_counter() >= end:
                return best_of(left)[0].answer
        left = best_of(left)[: ceil(len(left) / 2)]
    return left[0].answer


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
