"""Bots. A bot is given an imagined game, in which all that its seat cannot know has been dealt again: it cannot cheat."""

from collections.abc import Mapping
from random import Random
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from regalia.bots.choices import sensible
from regalia.bots.greedy import greedy
from regalia.bots.herald import NAME as HERALD
from regalia.bots.herald import has_net, learned, temperature_of
from regalia.bots.judgement import judgement_of, players_of
from regalia.bots.offers import gainful, now_and_then
from regalia.bots.search import find
from regalia.core import Answer, Chance, Game, Rules, Seat, Unasked, load
from regalia.core.questions import lone_answer

Level: TypeAlias = Literal["page", "herald", "squire", "knight", "regent"]
"""The levels of bots, from the weakest to the strongest; the same in every game, but for heralds (`levels_of`)."""
LEVELS: tuple[Level, ...] = get_args(Level)


class Thought(Struct, frozen=True):
    """Limits of a search for one decision; it ends when the first is reached."""

    seconds: float | None
    lines: int
    """The number of lines of play to try, each from one answer in one imagined world."""


THOUGHTS = {"knight": Thought(0.5, 250), "regent": Thought(2.0, 1250)}
"""For the levels that search. A game may state other numbers of lines, so that its levels stand well apart."""


def choose(level: str, rules: Rules[Any], position: bytes, seat: Seat, seed: str) -> Answer | None:
    """What a bot does in a saved position, which should be an imagined one: something unasked, or else its answer.

    None if it is asked nothing, and does nothing. Raises ValueError if there is no such level.
    """
    game = load(rules, position)
    unasked = consider(level, game, seat, seed)
    return decide(level, game, seat, seed) if unasked is None and seat in game.asks else unasked


def consider(level: str, game: Game[Any], seat: Seat, seed: str) -> Unasked[Any] | None:
    """What a bot does unasked while the table rests, if anything. All levels but pages look one step ahead for that."""
    slug = game.rules.slug
    if not game.offers.get(seat) or (level not in LEVELS and temperature_of(level) is None):
        return None
    judgement, rng = judgement_of(slug), Random(seed)  # noqa: S311 - not the rules' chance
    if level == "page":
        option = now_and_then(judgement, game, seat, rng)
    else:
        option = gainful(judgement, game, seat, rng, Chance(seed))
    return None if option is None else Unasked(option)


def levels_of(slug: str) -> tuple[Level, ...]:
    """The levels that a game offers: heralds only with a net."""
    return tuple(level for level in LEVELS if level != HERALD or has_net(slug))


def stand_in_of(slug: str) -> Level:
    """The level that stands in for people unless another is chosen: heralds if the game has them, otherwise squires."""
    return "herald" if has_net(slug) else "squire"


def offered(slug: str, wanted: str | None) -> Level:
    """The wanted level if a game offers it, otherwise the one that stands in."""
    return next((level for level in levels_of(slug) if level == wanted), stand_in_of(slug))


def names_of(slug: str) -> tuple[str, ...]:
    """All who can play a game: its levels, and its own rule players."""
    return (*levels_of(slug), *players_of(slug))


def plays(name: str, slug: str) -> bool:
    """True for those who can play a game, heralds of any temperature included."""
    return name in names_of(slug) or (temperature_of(name) is not None and has_net(slug))


def thought_of(level: str, slug: str, steady: bool = False) -> Thought:
    """What a level may spend in a game; if `steady`, as much time as it needs."""
    usual = THOUGHTS[level]
    lines: Mapping[str, int] = getattr(judgement_of(slug), "LINES", {})
    return Thought(None if steady else usual.seconds, lines.get(level, usual.lines))


def decide(level: str, game: Game[Any], seat: Seat, seed: str, thought: Thought | None = None) -> Answer:
    """The answer of a bot. A `thought` replaces what its level may spend; without seconds, equal seeds give equal answers.

    Where a game has no net, such as for an owner's pack, a squire decides for a herald. Raises ValueError if there is no
    such level.
    """
    temperature = temperature_of(level)
    if temperature is None and level not in (names := names_of(game.rules.slug)):
        raise ValueError(f"there is no level {level}; there are {', '.join(names)}")
    lone = lone_answer(game.asks[seat])
    if lone is not None:
        return lone
    judgement, rng, chance = judgement_of(game.rules.slug), Random(seed), Chance(seed)  # noqa: S311 - not the rules' chance
    if temperature is not None:
        answer = learned(game, seat, rng, temperature)
        return greedy(game, seat, judgement, rng, chance) if answer is None else answer
    if level not in LEVELS:
        return players_of(game.rules.slug)[level](game, seat, rng)
    if level == "page":
        return sensible(judgement, game, seat, rng)
    if level == "squire":
        return greedy(game, seat, judgement, rng, chance)
    spend = thought or thought_of(level, game.rules.slug)
    return find(game, seat, seed, spend.lines, spend.seconds)
