"""Bots. A bot is given an imagined game, in which all that its seat cannot know has been dealt anew: it cannot cheat."""

from collections.abc import Mapping
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from regalia.bots.choices import sensible
from regalia.bots.greedy import greedy
from regalia.bots.judgement import judgement_of, players_of
from regalia.bots.search import Search
from regalia.core import Answer, Chance, Game, Rules, Seat, load
from regalia.core.questions import lone_answer

Level: TypeAlias = Literal["page", "squire", "knight", "regent"]
"""How well a bot plays, from the weakest to the strongest; the same in every game."""
LEVELS: tuple[Level, ...] = get_args(Level)


class Thought(Struct, frozen=True):
    """What a search may spend on one decision; it ends with whichever is spent first."""

    seconds: float | None
    worlds: int
    """So many imagined worlds are looked at."""


THOUGHTS = {"knight": Thought(0.5, 250), "regent": Thought(2.0, 4000)}
"""For the levels that search. A game may state other numbers of worlds, so that its levels stand well apart."""


def choose(level: str, rules: Rules[Any], position: bytes, seat: Seat, seed: str) -> Answer:
    """The answer of a bot in a saved position, which should be an imagined one.

    Raises ValueError if there is no such level.
    """
    return decide(level, load(rules, position), seat, seed)


def names_of(slug: str) -> tuple[str, ...]:
    """All who can play a game: the levels, and the game's own rule players."""
    return (*LEVELS, *players_of(slug))


def thought_of(level: str, slug: str, steady: bool = False) -> Thought:
    """What a level may spend in a game; if `steady`, as much time as it needs."""
    usual = THOUGHTS[level]
    worlds: Mapping[str, int] = getattr(judgement_of(slug), "WORLDS", {})
    return Thought(None if steady else usual.seconds, worlds.get(level, usual.worlds))


def decide(level: str, game: Game[Any], seat: Seat, seed: str, thought: Thought | None = None) -> Answer:
    """The answer of a bot. A `thought` replaces what its level may spend; without seconds, equal seeds give equal answers.

    Raises ValueError if there is no such level.
    """
    names = names_of(game.rules.slug)
    if level not in names:
        raise ValueError(f"there is no level {level}; there are {', '.join(names)}")
    lone = lone_answer(game.asks[seat])
    if lone is not None:
        return lone
    judgement, rng, chance = judgement_of(game.rules.slug), Random(seed), Chance(seed)  # noqa: S311 - not the rules' chance
    if level not in LEVELS:
        return players_of(game.rules.slug)[level](game, seat, rng)
    if level == "page":
        return sensible(judgement, game, seat, rng)
    if level == "squire":
        return greedy(game, seat, judgement, rng, chance)
    spend = thought or thought_of(level, game.rules.slug)
    return Search(game, seat, judgement, rng, chance).run(spend.worlds, spend.seconds)
