"""The squire: one step ahead, by the game's own judgement, in a few imagined worlds."""

from random import Random
from typing import Any

from regalia.bots.choices import choices
from regalia.bots.judgement import Judgement, worth
from regalia.core import Answer, Chance, Game, Seat, imagine

WORLDS = 6
FOLLOW_UPS = 2
"""So many further questions to the same seat are looked through, such as where to put the card that was picked."""


def greedy(game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance) -> Answer:
    """The answer that is best on the average of a few worlds; among equals, the most sensible."""
    answers = choices(game.asks[seat], rng)
    weights = judgement.weights(game, seat, answers) or [1.0] * len(answers)
    considered = [(answer, weight) for answer, weight in zip(answers, weights, strict=True) if weight or not any(weights)]
    worlds = [imagine(game, seat, chance) for _ in range(WORLDS)]
    scores = [sum(after(world, seat, answer, judgement, rng, FOLLOW_UPS) for world in worlds) for answer, _ in considered]
    equal = [pair for pair, score in zip(considered, scores, strict=True) if score >= max(scores) - 1e-9]
    most = max(weight for _, weight in equal)
    return rng.choice([answer for answer, weight in equal if weight == most])


def after(game: Game[Any], seat: Seat, answer: Answer, judgement: Judgement, rng: Random, follow_ups: int) -> float:
    """What an answer is worth to a seat, if it goes on as well as it can where it is asked again at once."""
    twin = game.copy()
    if twin.why_not(seat, answer) is not None:
        return 0.0
    twin.take(seat, answer)
    if follow_ups and [*twin.asks] == [seat]:
        answers = choices(twin.asks[seat], rng)
        return max(after(twin, seat, following, judgement, rng, follow_ups - 1) for following in answers)
    return worth(judgement, twin)[seat]
