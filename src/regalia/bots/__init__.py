"""Bots. A bot is given an imagined game, in which all that its seat cannot know has been dealt anew: it cannot cheat."""

from random import Random
from typing import Any

from regalia.bots.choices import sensible
from regalia.bots.greedy import greedy
from regalia.bots.judgement import judgement_of
from regalia.bots.search import Search
from regalia.core import Answer, Chance, Game, Seat, load
from regalia.core.steps import lone_answer
from regalia.games import load as load_game

LEVELS = ("page", "squire", "knight", "regent")
"""From the weakest to the strongest, in every game."""
SECONDS = {"page": 0.0, "squire": 0.0, "knight": 0.5, "regent": 2.0}
"""How long each level may think about one decision."""


def choose(level: str, slug: str, position: bytes, seat: Seat, seed: str) -> Answer:
    """The answer of a bot in a saved position, which should be an imagined one.

    Raises ValueError if there is no such level, KeyError if there is no such game.
    """
    return decide(level, load(load_game(slug), position), seat, seed)


def decide(
    level: str, game: Game[Any], seat: Seat, seed: str, seconds: float | None = None, iterations: int | None = None
) -> Answer:
    """The answer of a bot. `seconds` or `iterations` replace what a knight may spend; a regent has four times that."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}; there are {', '.join(LEVELS)}")
    lone = lone_answer(game.asks[seat])
    if lone is not None:
        return lone
    judgement, rng, chance = judgement_of(game.rules.slug), Random(seed), Chance(seed)  # noqa: S311 - not the rules' chance
    if level == "page":
        return sensible(judgement, game, seat, rng)
    if level == "squire":
        return greedy(game, seat, judgement, rng, chance)
    share = SECONDS[level] / SECONDS["knight"]
    time = SECONDS[level] if seconds is None else seconds * share
    return Search(game, seat, judgement, rng, chance).run(time, None if iterations is None else int(iterations * share))
