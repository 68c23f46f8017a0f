"""The squire: one step ahead, by the game's own judgement, in a few imagined worlds."""

from collections.abc import Sequence
from random import Random
from typing import Any

from regalia.bots.choices import considered
from regalia.bots.habits import usual
from regalia.bots.judgement import Judgement, worth
from regalia.bots.worlds import imagined
from regalia.core import Answer, Chance, Game, Seat, rollout

WORLDS = 16
LOOKS = 320
"""Most positions judged for one decision. Worlds beyond the first are left out when it is reached."""
FOLLOW_UPS = 2
"""Most follow-up questions to the same seat that are searched, such as where to put a picked card."""
FOLLOWED = 8
"""Most answers tried for each of them, by weight."""


def greedy(game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance) -> Answer:
    """The answer with the best mean over a few worlds; among equals, the one with the largest weight."""
    seen = Outlook(judgement, rng).over(game, seat, chance)
    best = max(score for _, _, score in seen)
    equal = [(weight, answer) for answer, weight, score in seen if score >= best - 1e-9]
    most = max(weight for weight, _ in equal)
    return rng.choice([answer for weight, answer in equal if weight == most])


class Outlook:
    """A one-step search within a limit of positions."""

    def __init__(self, judgement: Judgement, rng: Random) -> None:
        self.judgement = judgement
        self.rng = rng
        self.looks = 0
        """Number of positions judged so far."""

    def over(self, game: Game[Any], seat: Seat, chance: Chance) -> list[tuple[Answer, float, float]]:
        """The answers to consider, each with its weight and its mean value after one step."""
        answers, weights = considered(self.judgement, game, seat, self.rng)
        followed = max(2, min(FOLLOWED, LOOKS // (FOLLOW_UPS * len(answers))))
        totals, worlds = [0.0] * len(answers), 0
        while worlds < WORLDS and self.looks * (worlds + 1) <= LOOKS * max(1, worlds):
            world = self._settled(rollout(imagined(game, seat, self.judgement, self.rng, chance)), seat)
            for index, answer in enumerate(answers):
                totals[index] += self._after(world, seat, answer, followed)
            worlds += 1
        return [(answer, weight, total / worlds) for answer, weight, total in zip(answers, weights, totals, strict=True)]

    def unasked(self, game: Game[Any], seat: Seat, answers: Sequence[Answer | None], chance: Chance) -> list[float]:
        """What each of these is worth while the table rests, on the average of a few worlds; None does nothing."""
        followed = max(2, min(FOLLOWED, LOOKS // (FOLLOW_UPS * len(answers))))
        totals, worlds = [0.0] * len(answers), 0
        while worlds < WORLDS and self.looks * (worlds + 1) <= LOOKS * max(1, worlds):
            world = imagined(game, seat, self.judgement, self.rng, chance)
            for index, answer in enumerate(answers):
                twin = world if answer is None else self._tried(world, seat, answer)
                totals[index] += 0.0 if twin is None else self._followed(twin, seat, followed)
            worlds += 1
        return [total / worlds for total in totals]

    def _settled(self, world: Game[Any], seat: Seat) -> Game[Any]:
        """The world in which the others, if they are asked at the same time, have given a usual answer."""
        for other in [*world.asks]:
            if other != seat:
                world.take(other, usual(self.judgement, world, other, self.rng))
        return world

    def _after(self, world: Game[Any], seat: Seat, answer: Answer, followed: int) -> float:
        """What an answer is worth, if the seat goes on from one best answer to the next where it is asked again at once."""
        twin = self._tried(world, seat, answer)
        return 0.0 if twin is None else self._followed(twin, seat, followed)

    def _followed(self, twin: Game[Any], seat: Seat, followed: int) -> float:
        """What a position is worth, if the seat goes on from one best answer to the next while it alone is asked."""
        for _ in range(FOLLOW_UPS):
            if [*twin.asks] != [seat]:
                break
            tried = [self._tried(twin, seat, following) for following in self._follow_ups(twin, seat, followed)]
            twin = max((each for each in tried if each), key=lambda each: worth(self.judgement, each)[seat])
        return worth(self.judgement, twin)[seat]

    def _follow_ups(self, game: Game[Any], seat: Seat, number: int) -> list[Answer]:
        """The most sensible answers to a further question."""
        answers, weights = considered(self.judgement, game, seat, self.rng)
        if len(answers) <= number:
            return [*answers]
        order = sorted(range(len(answers)), key=lambda index: (-weights[index], self.rng.random()))
        return [answers[index] for index in order[:number]]

    def _tried(self, world: Game[Any], seat: Seat, answer: Answer) -> Game[Any] | None:
        """The game after an answer, or None if it cannot be given in this world."""
        if world.why_not(seat, answer) is not None:
            return None
        self.looks += 1
        twin = world.copy()
        twin.take(seat, answer)
        return twin
