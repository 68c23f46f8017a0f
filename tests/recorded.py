"""Random games as a board gets to see them, as JSON for the boards' tests: `python -m tests.recorded oriflamme`.

With `frames` as a second argument: also the view after each event, and what it changed.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from regalia import games
from regalia.core import Event, Game, Rules, Seat, look
from regalia.core.frames import Frames
from regalia.core.views import eyes_of
from regalia.server.wire.patches import Patch, patch_of
from regalia.testing.playing import dice, ending, frames_after, seed, turn
from tests.playing import moments


class Act(msgspec.Struct):
    """What one action made happen, as some eyes see it, and the view afterwards."""

    events: list[Event]
    view: Any


def acts(rules: Rules[Any], seats: int, number: int, seat: Seat | None) -> Iterator[Act]:
    """A random game through a seat's eyes, action by action; a spectator is None."""
    for game in moments(rules, seats, number):
        yield Act(seen(game, seat), look(game, seat).view)
        game.events = []


def seen(game: Game[Any], seat: Seat | None) -> list[Event]:
    """The events of the last action as the seat sees them."""
    eyes = eyes_of(game, seat)
    return [event for each in game.events or [] if (event := each.seen_by(eyes)) is not None]


def watched(rules: Rules[Any]) -> Iterator[list[Act]]:
    """A game of the fewest seats through the eyes of the first one, and a game of the most through a spectator's."""
    few, *_, many = rules.seats
    yield [*acts(rules, few, 0, 0)]
    yield [*acts(rules, many, 1, None)]


class Frame(msgspec.Struct):
    """An event as some eyes see it, the view right after it, and what it changed in the one before."""

    event: Event
    view: Any
    patch: Patch


class Action(msgspec.Struct):
    """An action: the view before it, and its events."""

    before: Any
    frames: list[Frame]


def actions(rules: Rules[Any], seats: int, number: int, seat: Seat | None) -> Iterator[Action]:
    """The actions of a random game that cause several events, but for the last one, which shows the end."""
    game, chance = rules.begin(seats, seed(number), ending(rules), events=True), dice(number)
    while True:
        before = look(game, seat).view
        frames = [*framed(before, frames_after(game, *turn(game, chance)), seat)]
        if game.is_over:
            return
        if len(frames) > 1:
            yield Action(before, frames)


def framed(view: Any, frames: Frames, seat: Seat | None) -> Iterator[Frame]:
    """The events that a seat receives, each with its view."""
    for event, game in zip(frames, frames.games, strict=True):
        if (heard := event.seen_by(eyes_of(game, seat))) is not None:
            before, view = view, look(game, seat).view
            yield Frame(heard, view, patch_of(before, view))


def slowly(rules: Rules[Any]) -> Iterator[Action]:
    """The actions of some games, through the eyes of the first seat and of a spectator."""
    few, many = rules.seats[0], rules.seats[-1]
    for number, (seats, seat) in enumerate([(few, 0), (many, 0), (many, None), (many, 0)]):
        yield from actions(rules, seats, number, seat)


if __name__ == "__main__":
    shown = slowly if sys.argv[2:] == ["frames"] else watched
    sys.stdout.buffer.write(msgspec.json.encode([*shown(games.load(sys.argv[1]))]))
