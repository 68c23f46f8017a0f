"""What a bot needs to know of one game: how good a position is, and what is sensible. A game states it in its `bot.py`."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from regalia.core import Answer, Game, Seat


class Judgement(Protocol):
    """A game's `bot` module."""

    def value(self, state: Any) -> Sequence[float]:
        """Each seat's expected share of the victory in a position of a running game; about 1 in all."""
        ...

    def weights(self, game: Game[Any], seat: Seat, options: Sequence[Answer]) -> Sequence[float] | None:
        """How sensible each option is, as non-negative weights; None if all are alike.

        What weighs nothing is not considered while anything else can be chosen, such as what could be done for ever.
        """
        ...

    def pause(self, start: Any, game: Game[Any]) -> bool:
        """Whether a line of play that began in the state `start` has gone far enough to be judged."""
        ...


class Neutral:
    """The judgement of a game that states none: play to the end, and prefer nothing."""

    def value(self, state: Any) -> Sequence[float]:
        """All are equal."""
        return [1 / len(state.seats)] * len(state.seats)

    def weights(self, game: Game[Any], seat: Seat, options: Sequence[Answer]) -> None:
        """All are alike."""
        return

    def pause(self, start: Any, game: Game[Any]) -> bool:
        """Never."""
        return False


@cache
def judgement_of(slug: str) -> Judgement:
    """A game's own judgement, or the neutral one."""
    name = f"regalia.games.{slug}.bot"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:
        there = False
    if not there:
        return Neutral()
    judgement: Judgement = import_module(name)
    return judgement


def shares(game: Game[Any]) -> list[float]:
    """Who has won a finished game: 1 for the winner, or equal parts of it."""
    ranks = game.rules.rank(game.state)
    winners = [rank.seat for rank in ranks if rank.rank == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in game.state.seats]


def worth(judgement: Judgement, game: Game[Any]) -> Sequence[float]:
    """What is reached: judged while a game goes on, and known at its end.

    The end is worth shares of the victory, unless the judgement has an `outcome(state)` of its own, as for playing alone.
    """
    if not game.is_over:
        return judgement.value(game.state)
    outcome: Callable[[Any], Sequence[float]] | None = getattr(judgement, "outcome", None)
    return shares(game) if outcome is None else outcome(game.state)
