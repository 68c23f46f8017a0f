"""Offers: what may be done at any time, and nobody waits for.

1. Two players, three jeers each. In turn each speaks three times, for 1 or 3 points.
2. While one player chooses, the other may spend a jeer: it takes 1 point from the speaker, who then still speaks.
"""

import sys
from collections.abc import Mapping

from msgspec import Struct

from regalia.core import (
    Chance,
    Choice,
    Choices,
    Event,
    Eyes,
    Game,
    Option,
    Rules,
    Seat,
    Step,
    TableOptions,
    found,
    ranked,
)

SPEECHES = 3


class State(Struct):
    chance: Chance
    score: list[int]
    jeers: list[int]

    def copy(self) -> "State":
        return State(self.chance.copy(), self.score.copy(), self.jeers.copy())

    @property
    def seats(self) -> range:
        return range(len(self.score))


class Say(Option, frozen=True):
    points: int


class Jeer(Option, frozen=True):
    """Take a point from whoever speaks."""


class Spoke(Event, frozen=True):
    seat: Seat
    points: int


class Jeered(Event, frozen=True):
    seat: Seat


class Speak(Choice, frozen=True):
    """Rules 1. A speech for 1 or 3 points."""

    def options(self, state: State) -> Choices:
        return [Say(1), Say(3)]

    def choose(self, game: Game[State], chosen: Say) -> None:
        game.state.score[self.seat] += chosen.points
        game.happened(Spoke(self.seat, chosen.points))

    def offers(self, state: State) -> Mapping[Seat, tuple[Option, ...]]:
        """Rules 2. Whoever does not speak may jeer."""
        return {seat: (Jeer(),) for seat in state.seats if seat != self.seat and state.jeers[seat]}

    def accept(self, game: Game[State], seat: Seat, chosen: Jeer) -> None:
        game.state.jeers[seat] -= 1
        game.then(Wince(self.seat, seat))


class Wince(Step, frozen=True):
    """Rules 2. The speaker loses a point."""

    speaker: Seat
    by: Seat

    def run(self, game: Game[State]) -> None:
        game.state.score[self.speaker] -= 1
        game.happened(Jeered(self.by))


class View(Struct, frozen=True):
    score: tuple[int, ...]
    jeers: tuple[int, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    return View(tuple(game.state.score), tuple(game.state.jeers))


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    return State(chance, [0] * seats, [3] * seats), tuple(Speak(number % seats) for number in range(SPEECHES * seats))


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="heckling",
    version=1,
    seats=range(2, 3),
    state=State,
    options=TableOptions,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    nouns=lambda view: {},
    rank=lambda state: ranked({seat: (state.score[seat],) for seat in state.seats}),
    text=lambda view, terms: f"score {view.score} jeers {view.jeers}",
)
