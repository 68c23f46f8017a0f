"""Random games as a board gets to see them, as JSON for the boards' tests: `python -m tests.recorded oriflamme`."""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from regalia import games
from regalia.core import Event, Game, Rules, Seat, look
from regalia.core.views import eyes_of
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


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([*watched(games.load(sys.argv[1]))]))
