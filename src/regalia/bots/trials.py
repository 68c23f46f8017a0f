"""Answers tried in imagined worlds: each is given in the same worlds, then all seats play on by habit, with equal luck.

What differs between worlds is the same for all answers, so the differences between them become clear in few worlds, long
before their values do (common random numbers: Glasserman and Yao, "Some Guidelines and Guarantees for Common Random
Numbers", 1992).
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from regalia.bots.habits import usual
from regalia.bots.judgement import Judgement, judgement_of
from regalia.bots.worlds import imagined
from regalia.core import Answer, Chance, Game, Seat, rollout


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
        self.worlds = 0
        """The number of worlds so far."""
        self.answers: list[Answer] = []
        self.outcomes: list[list[Sequence[float]]] = []
        """By world, then by answer: the value for every seat."""

    def add_world(self) -> None:
        """Try every one of the `answers` in one more world."""
        self.outcomes.append(self.in_a_world(self.answers))

    def in_a_world(self, answers: Sequence[Answer]) -> list[Sequence[float]]:
        """What each of these answers is worth to every seat in one more world."""
        judgement, seat = self.judgement, self.seat
        world = settled(judgement, rollout(imagined(self.game, seat, judgement, self.rng, self.chance)), seat, self.rng)
        luck, start = f"{self.seed} {self.worlds}", self.game.state
        self.worlds += 1
        starts = [after(world, seat, answer) for answer in answers]
        ends = [played_on(judgement, start, each, Random(luck)) for each in starts]  # noqa: S311 - not the rules' chance
        return [self.value(judgement, end) for end in ends]

    def values_of(self, seat: Seat) -> list[list[float]]:
        """By answer, then by world: the value for one seat."""
        return [[outcome[place][seat] for outcome in self.outcomes] for place in range(len(self.answers))]


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
