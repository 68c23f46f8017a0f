"""Reasons for an answer: facts that follow from the rules and from what its seat knows."""

from typing import Any

from msgspec import Struct

from regalia.core.game import Game, S
from regalia.core.meaning import Seat
from regalia.core.questions import Answer


class Reason(Struct, frozen=True):
    """A fact about an answer: the Fluent message `reason-<name>`."""

    name: str
    facts: dict[str, Any] = {}
    """The arguments of its message."""


def after(game: Game[S], seat: Seat, answer: Answer) -> Game[S]:
    """A copy of the game after a legal answer, up to the next decision; what happens is in its events."""
    twin = game.copy()
    twin.events = []
    twin.give(seat, answer)
    return twin
