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
        (answer, weight, sum(after(world, seat, answer, judgement, rng) for world in worlds) / WORLDS)
        for answer, weight in zip(answers, weights, strict=True)
        if weight or not any(weights)
    ]


def after(game: Game[Any], seat: Seat, answer: Answer, judgement: Judgement, rng: Random) -> float:
    """What an answer is worth to a seat, if it goes on from one best answer to the next where it is asked again at once."""
    twin = tried(game, seat, answer)
    if twin is None:
        return 0.0
    for _ in range(FOLLOW_UPS):
        if [*twin.asks] != [seat]:
            break
        follow_ups = [tried(twin, seat, following) for following in choices(twin.asks[seat], rng)]
        twin = max((each for each in follow_ups if each), key=lambda each: worth(judgement, each)[seat])
    return worth(judgement, twin)[seat]


def tried(game: Game[Any], seat: Seat, answer: Answer) -> Game[Any] | None:
    """The game after an answer, or None if it cannot be given in this world."""
    if game.why_not(seat, answer) is not None:
        return None
    twin = game.copy()
    twin.take(seat, answer)
    return twin
