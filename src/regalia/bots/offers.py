"""Offers: whether a bot does something unasked. It considers that once each time the table comes to rest."""

from random import Random
from typing import Any

from regalia.bots.greedy import Outlook
from regalia.bots.judgement import Judgement
from regalia.core import Chance, Game, Option, Seat, Unasked

ALIKE = 1e-9
"""Differences in value below this are ignored."""


def worthwhile(judgement: Judgement, game: Game[Any], seat: Seat) -> tuple[list[Option], list[float]]:
    """The offers with their weights, without those of weight 0: an offer need not be taken."""
    options = game.offers.get(seat, ())
    weights = judgement.weights(game, seat, options) or [1.0] * len(options)
    kept = [(option, weight) for option, weight in zip(options, weights, strict=True) if weight]
    return [option for option, _ in kept], [weight for _, weight in kept]


def now_and_then(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random) -> Option | None:
    """Level page: one of the offers by their weights, or none; the weight of none is their mean."""
    options, weights = worthwhile(judgement, game, seat)
    if not options:
        return None
    left = rng.random() * (sum(weights) + sum(weights) / len(weights))
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return None


def gainful(judgement: Judgement, game: Game[Any], seat: Seat, rng: Random, chance: Chance) -> Option | None:
    """The offer with the best value one step ahead, if better than none; if all are equal, sometimes a random one."""
    options, _ = worthwhile(judgement, game, seat)
    if not options:
        return None
    none, *scores = Outlook(judgement, rng).unasked(game, seat, [None, *map(Unasked, options)], chance)
    if max(scores) - none > ALIKE:
        return options[scores.index(max(scores))]
    alike = none - min(scores) <= ALIKE
    return now_and_then(judgement, game, seat, rng) if alike else None
