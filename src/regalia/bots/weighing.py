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
from typing import Any

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

    answer: Answer
    worth: float
    """The mean over all worlds of `regalia.bots.judgement.worth`: mostly the chance to win; alone, points."""
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
    judgement, rng, chance = judgement_of(game.rules.slug), Random(seed), Chance(seed)  # noqa: S311 - not the rules' chance
    answers = [*likeliest(judgement, game, seat, rng)]
    if given is not None and given not in answers:
        answers.append(given)
    end = inf if seconds is None else time.perf_counter() + seconds
    values = [list[float]() for _ in answers]
    while len(values[0]) < worlds and (time.perf_counter() < end or len(values[0]) < FEWEST):
        world = settled(judgement, rollout(imagined(game, seat, judgement, rng, chance)), seat, rng)
        luck = f"{seed} {len(values[0])}"
        for answer, mine in zip(answers, values, strict=True):
            mine.append(played_on(judgement, game.state, world, seat, answer, luck))
    return Weighing(len(values[0]), compared(answers, values))


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


def likeliest(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Sequence[Answer]:
    """The answers that are likeliest to be given, `MOST` at most, in the order of the question."""
    answers, weights = considered(judgement, game, seat, rng)
    weights = likely(judgement, game, seat, answers) or weights
    kept = sorted(range(len(answers)), key=lambda place: -weights[place])[:MOST]
    return [answers[place] for place in sorted(kept)]


def settled(judgement: Judgement, world: Game[Any], seat: Seat, rng: Random) -> Game[Any]:
    """The world once all others who are asked at the same time have answered by habit."""
    for other in [*world.asks]:
        if other != seat:
            world.take(other, usual(judgement, world, other, rng))
    return world


def played_on(judgement: Judgement, start: Any, world: Game[Any], seat: Seat, answer: Answer, luck: str) -> float:
    """What a world is worth to the seat after an answer, when all have played on by habit. Equal `luck`, equal play."""
    twin, rng = world.copy(), Random(luck)  # noqa: S311 - not the rules' chance
    twin.take(seat, answer)
    while not twin.is_over and not judgement.pause(start, twin):
        for each in [*twin.asks]:
            twin.take(each, usual(judgement, twin, each, rng))
    return worth(judgement, twin)[seat]


def margin_of(best: Sequence[float], other: Sequence[float]) -> float:
    """Half the width of the 90 % interval of the mean difference between two answers in the same worlds."""
    count = len(best)
    if count < 2:
        return inf
    differences = [one - two for one, two in zip(best, other, strict=True)]
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return SURE * sqrt(spread / count)
