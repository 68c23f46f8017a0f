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
    seen = outlook(game, seat, judgement, rng, chance)
    best = max(score for _, _, score in seen)
    equal = [(weight, answer) for answer, weight, score in seen if score >= best - 1e-9]
    most = max(weight for weight, _ in equal)
    return rng.choice([answer for weight, answer in equal if weight == most])


def outlook(
    game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance
) -> list[tuple[Answer, float, float]]:
    """The answers worth considering, each with its weight, and with its share of the victory one step ahead."""
    answers = choices(game.asks[seat], rng)
    weights = judgement.weights(game, seat, answers) or [1.0] * len(answers)
    worlds = [imagine(game, seat, chance) for _ in range(WORLDS)]
    return [
        (answer, weight, sum(after(world, seat, answer, judgement, rng, FOLLOW_UPS) for world in worlds) / WORLDS)
        for answer, weight in zip(answers, weights, strict=True)
        if weight or not any(weights)
    ]


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
