"""Why an answer is good, as far as its seat knows: of the reasons that a game lists, those that hold whatever is hidden."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.bots.judgement import judgement_of
from regalia.bots.weighing import Weighing
from regalia.core import Answer, Chance, Game, Reason, Seat, imagine

WORLDS = 64
"""A reason must hold in each of this many imagined worlds."""
MOST = 2
"""Most reasons for an answer."""


class Hint(Weighing, frozen=True):
    """The answers of a seat, the best first, and the reasons for the best one."""

    reasons: list[Reason]


def explained(game: Game[Any], seat: Seat, weighing: Weighing, seed: str) -> Hint:
    """A weighing with the reasons for its best answer."""
    return Hint(weighing.worlds, weighing.advice, reasons_for(game, seat, weighing.advice[0].answer, seed))


def reasons_for(game: Game[Any], seat: Seat, answer: Answer, seed: str) -> list[Reason]:
    """The first `MOST` reasons that are the same in all imagined worlds; none if the game lists none.

    The game may be the true one: only what the seat knows of it counts. Equal seeds give equal reasons.
    """
    reasons: Callable[[Game[Any], Seat, Answer], Sequence[Reason]] | None
    reasons = getattr(judgement_of(game.rules.slug), "reasons", None)
    if reasons is None:
        return []
    chance = Chance(seed)
    held = reasons(imagine(game, seat, chance), seat, answer)
    for _ in range(WORLDS - 1):
        if not held:
            break
        found = reasons(imagine(game, seat, chance), seat, answer)
        held = [reason for reason in held if reason in found]
    return [*held[:MOST]]
