"""What each of a seat's answers is worth: all of them are tried in the same imagined worlds.

In each world every answer is given once; then all seats play on by habit to the judgement's pause. What differs between
worlds is the same for all answers, so the differences between them become clear in few worlds, long before their values do
(common random numbers: Glasserman and Yao, "Some Guidelines and Guarantees for Common Random Numbers", 1992). A search
finds good answers, but tries bad ones too rarely to say what they cost.
"""

import time
from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from regalia.bots import thought_of
from regalia.bots.choices import considered
from regalia.bots.habits import likely, usual
from regalia.bots.judgement import Judgement, judgement_of, worth
from regalia.bots.worlds import imagined
from regalia.core import Answer, Chance, Game, Seat, rollout

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


class Value(Protocol):
    """How a position is valued, such as `worth` or `chances` of `regalia.bots.judgement`."""

    def __call__(self, judgement: Judgement, game: Game[Any], /) -> Sequence[float]:
        """The value for each seat."""
        ...


class Trials:
    """The `answers` of a seat, tried in imagined worlds one after the other. Equal seeds try them in the same worlds."""

    def __init__(self, game: Game[Any], seat: Seat, seed: str, value: Value) -> None:
        """The game may be the true one: only what the seat knows of it counts."""
        self.game = game
        self.seat = seat
        self.seed = seed
        self.value = value
        self.judgement = judgement_of(game.rules.slug)
        self.rng = Random(seed)  # noqa: S311 - not the rules' chance
        self.chance = Chance(seed)
        self.answers: list[Answer] = []
        self.outcomes: list[list[Sequence[float]]] = []
        """By world, then by answer: the value for every seat."""

    @property
    def worlds(self) -> int:
        """The number of worlds so far."""
        return len(self.outcomes)

    def add_world(self) -> None:
        """Try every answer in one more world, with equal luck."""
        judgement, seat = self.judgement, self.seat
        world = settled(judgement, rollout(imagined(self.game, seat, judgement, self.rng, self.chance)), seat, self.rng)
        luck, start = f"{self.seed} {self.worlds}", self.game.state
        starts = [after(world, seat, answer) for answer in self.answers]
        ends = [played_on(judgement, start, each, Random(luck)) for each in starts]  # noqa: S311 - not the rules' chance
        self.outcomes.append([self.value(judgement, end) for end in ends])

    def values_of(self, seat: Seat) -> list[list[float]]:
        """By answer, then by world: the value for one seat."""
        return [[outcome[place][seat] for outcome in self.outcomes] for place in range(len(self.answers))]


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
    """How many worlds a hint looks at: fewer in a game in which a knight searches fewer than `WORLDS`."""
    return min(WORLDS, thought_of("knight", slug).worlds)


def likeliest(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random, most: int = MOST) -> Sequence[Answer]:
    """The answers that are likeliest to be given, at most this many, in the order of the question."""
    answers, weights = considered(judgement, game, seat, rng)
    weights = likely(judgement, game, seat, answers) or weights
    kept = sorted(range(len(answers)), key=lambda place: -weights[place])[:most]
    return [answers[place] for place in sorted(kept)]


def settled(judgement: Judgement, world: Game[Any], seat: Seat, rng: Random) -> Game[Any]:
    """The world once all others who are asked at the same time have answered by habit."""
    for other in [*world.asks]:
        if other != seat:
            world.take(other, usual(judgement, world, other, rng))
    return world


def after(world: Game[Any], seat: Seat, answer: Answer) -> Game[Any]:
    """A copy of the world in which the answer is given."""
    twin = world.copy()
    twin.take(seat, answer)
    return twin


def played_on(judgement: Judgement, start: Any, world: Game[Any], rng: Random) -> Game[Any]:
    """The world itself once all seats have played on by habit, to the judgement's pause."""
    while not world.is_over and not judgement.pause(start, world):
        for each in [*world.asks]:
            world.take(each, usual(judgement, world, each, rng))
    return world


def margin_of(best: Sequence[float], other: Sequence[float]) -> float:
    """Half the width of the 90 % interval of the mean difference between two answers in the same worlds."""
    count = len(best)
    if count < 2:
        return inf
    differences = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return SURE * sqrt(spread / count)
