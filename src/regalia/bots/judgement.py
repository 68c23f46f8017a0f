"""What a bot needs to know of one game: how good a position is, and what is sensible. A game states it in its `bot.py`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import exp
from random import Random
from typing import Any, Protocol, TypeAlias

from regalia.core import Answer, Game, Seat, softmax
from regalia.core.views import ranking_of
from regalia.games import packages

PLACE = 0.1
"""The weight of place and margin beside the victory, so that a seat that cannot win still plays for something."""
MARGIN = 3.0
"""Up to this multiple of the doubt, a larger margin counts as better."""

HOPELESS = 50.0
"""Beyond this deficit, margins make no difference."""


class Judgement(Protocol):
    """A game's `bot` module.

    It may also define `LINES`, how many lines of play knights and regents try; `candidates(game, seat, rng)`, which
    proposes good answers to questions with too many to list; `suppose(state, seat, rng)`, which deals the hidden cards of
    an imagined state again, in place, so that they agree with how they were played; `traits(game, seat, option)` with
    `HABITS`, which say how likely others are to choose it (`regalia.bots.habits`); `reasons(game, seat, answer)`, facts
    for a hint, the most telling first (`regalia.bots.reasons`); `CAUTION`, a factor of the doubt for chances that
    are shown in an analysis; and `MEASURED`, how far the analysis can be believed (`regalia.bots.measured`).
    """

    def expected(self, state: Any) -> Sequence[float]:
        """The points each seat may expect at the end of the game: what the final ranking compares first."""
        ...

    def doubt(self, state: Any) -> float:
        """By about how many points the outcome may still differ from what is expected."""
        ...

    def weights(self, game: Game[Any], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
        """How sensible each option is, as non-negative weights; None if all are alike. Offers are weighed among themselves.

        Weight 0: chosen only if nothing else is possible, such as what could be done for ever.
        """
        ...

    def pause(self, start: Any, game: Game[Any]) -> bool:
        """True if a line of play that began in the state `start` has gone far enough to be judged."""
        ...


class Neutral:
    """The judgement of a game that states none: play to the end, and prefer nothing."""

    def expected(self, state: Any) -> Sequence[float]:
        """Equal points for all seats."""
        return [0.0] * len(state.seats)

    def doubt(self, state: Any) -> float:
        """A constant doubt."""
        return 3.0

    def weights(self, game: Game[Any], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
        """No weights."""
        return None

    def pause(self, start: Any, game: Game[Any]) -> bool:
        """False: play to the end."""
        return False


RulePlayer: TypeAlias = Callable[[Game[Any], Seat, Random], Answer]
"""A player that follows written rules of thumb: a fixed yardstick for the levels. A game names its own in `players.py`."""


@cache
def judgement_of(slug: str) -> Judgement:
    """A game's own judgement, or the neutral one."""
    judgement: Judgement = module_of(slug, "bot") or Neutral()
    return judgement


@cache
def players_of(slug: str) -> Mapping[str, RulePlayer]:
    """A game's rule players by name."""
    players: Mapping[str, RulePlayer] = getattr(module_of(slug, "players"), "PLAYERS", {})
    return players


def module_of(slug: str, name: str) -> Any:
    """A module of a game's folder, or None if the game has none of this name."""
    package = packages().get(slug)
    there = package is not None and find_spec(f"{package}.{name}") is not None
    return import_module(f"{package}.{name}") if there else None


def shares(game: Game[Any]) -> list[float]:
    """Who has won a finished game: 1 for the winner, or equal parts of it."""
    winners = [rank.seat for rank in ranking_of(game) if rank.rank == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in game.state.seats]


def points_of(judgement: Judgement, game: Game[Any]) -> Sequence[float]:
    """The points each seat may expect at the end; those that it has at the end."""
    if not game.is_over:
        return judgement.expected(game.state)
    keys = {rank.seat: rank.keys[0] for rank in game.rules.rank(game.state)}
    return [float(keys[seat]) for seat in game.state.seats]


def chances(judgement: Judgement, game: Game[Any]) -> Sequence[float]:
    """The share of the victory that each seat may expect: an estimate while the game goes on, exact at its end."""
    if game.is_over:
        return shares(game)
    state = game.state
    return softmax(judgement.expected(state), judgement.doubt(state) * caution(judgement))


def caution(judgement: Judgement) -> float:
    """The factor of the doubt with which a game's chances come true, as it states in `CAUTION`; otherwise 1."""
    factor: float = getattr(judgement, "CAUTION", 1.0)
    return factor


def worth(judgement: Judgement, game: Game[Any]) -> Sequence[float]:
    """What a position is worth to each seat: its share of the victory, a little for place and margin; alone, its points.

    An estimate while the game goes on, exact at its end.
    """
    points = points_of(judgement, game)
    if len(points) == 1:
        return points
    doubt = judgement.doubt(game.state)
    places = placing(points, MARGIN * doubt)
    victory = shares(game) if game.is_over else softmax(points, doubt)
    return [(1 - PLACE) * won + PLACE * place for won, place in zip(victory, places, strict=True)]


def placing(points: Sequence[float], doubt: float) -> list[float]:
    """Fractions of 1, by the number of other seats that each is likely to be ahead of."""
    count = len(points)
    ahead = [sum([1 / (1 + exp(min((other - mine) / doubt, HOPELESS))) for other in points]) - 0.5 for mine in points]
    return [each * 2 / (count * (count - 1)) for each in ahead]
