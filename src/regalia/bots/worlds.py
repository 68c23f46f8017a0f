"""Imagined worlds for search."""

from collections.abc import Callable
from random import Random
from typing import Any

from regalia.bots.judgement import Judgement
from regalia.core import Chance, Game, Seat, imagine


def imagined(game: Game[Any], seat: Seat, judgement: Judgement, rng: Random, chance: Chance) -> Game[Any]:
    """A game that the seat cannot tell from the true one, in which hidden cards agree with how they were played.

    Others' answers to an open question are withdrawn: they are asked again, and the bot answers for them as it sees fit.
    """
    world = imagine(game, seat, chance)
    suppose: Callable[[Any, Seat, Random], None] | None = getattr(judgement, "suppose", None)
    if suppose is not None:
        suppose(world.state, seat, rng)
    if suppose is not None or world.given:
        world.given = {}
        world.ask_again()
    return world
