"""What the chronicle of a finished game is made of. A game tells what only it knows in its `chronicle.py`."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from regalia.core.events import Event
from regalia.core.frames import Frames
from regalia.core.match import Match, give
from regalia.core.meaning import Seat

Part: TypeAlias = Literal["opening", "middle", "end"]


class Episode(Struct, frozen=True):
    """A fact of a chronicle: the Fluent message `chronicle-<name>`."""

    name: str
    first: int
    """The number of the beat with which it began."""
    last: int
    """The number of the beat with which it was complete."""
    weight: float
    """How much it mattered, in points."""
    who: Mapping[str, Seat | tuple[Seat, ...]] = {}
    """Arguments of the message that are players."""
    facts: Mapping[str, str | int] = {}
    """Its other arguments: numbers, and words of the game, such as the name of a card."""
    part: Part = "middle"
    """A game's own opening or end replaces the one that all games have."""


class Beat(Struct, frozen=True):
    """An event of a finished game, with the position right before and after it."""

    number: int
    at: int
    """The number of answers given up to it: the moment that shows it."""
    event: Event
    before: Any
    after: Any


def beats(match: Match) -> Iterator[Beat]:
    """All events of a match in the order of play, from where its rules began."""
    first = match.carried.after if match.carried else 0
    game, number = match.at(first), 0
    for at, given in enumerate(match.answers[first:], first + 1):
        before = game.state.copy()
        game.events = frames = Frames(game)
        give(game, given)
        for event, after in zip(frames, frames.games, strict=True):
            yield Beat(number, at, event, before, after.state)
            number, before = number + 1, after.state
