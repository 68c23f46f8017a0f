"""Sealed bids with a boost-or-pass window: simultaneous secrets, numbers, and decisions that go round until all pass.

1. Everyone has ten coins. Three lots are sold, each worth 1 to 6.
2. All bid in secret, at once, any number of coins they have.
3. In the order of the seats, each may add a coin or pass; it ends when all have passed in a row. The highest bid wins the
   lot and is paid; equal bids: the lower seat.
"""

import sys
from typing import ClassVar

from msgspec import Struct

from regalia.core import (
    Answers,
    Chance,
    Event,
    Eyes,
    Game,
    Mutable,
    Number,
    Option,
    Options,
    Rules,
    Seat,
    Step,
    TableOptions,
    found,
    ranked,
)

LOTS = 3


class State(Mutable):
    chance: Chance
    coins: list[int]
    points: list[int]
    bids: list[int]
    lot: int = 0

    @property
    def seats(self) -> range:
        return range(len(self.coins))


class Boost(Option, frozen=True):
    """Add a coin."""


class Pass(Option, frozen=True):
    """Leave it."""


class Offered(Event, frozen=True):
    lot: int


class Bidden(Event, frozen=True):
    bids: tuple[int, ...]


class Sold(Event, frozen=True):
    seat: Seat
    price: int


class Lot(Step, frozen=True):
    """Rules 1. A lot is turned up."""

    number: int

    def run(self, game: Game[State]) -> None:
        game.state.lot = game.state.chance.die()
        game.happened(Offered(game.state.lot))
        game.then(Bid(), Window(0, 0), Sell(self.number))


class Bid(Step, frozen=True):
    """Rules 2. All bid at once."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {seat: Number(0, state.coins[seat]) for seat in state.seats}

    def answer(self, game: Game[State], answers: Answers) -> None:
        for seat, bid in answers.items():
            assert isinstance(bid, int)
            game.state.bids[seat] = bid
        game.happened(Bidden(tuple(game.state.bids)))


class Window(Step, frozen=True):
    """Rules 3. Boost or pass, until all have passed in a row."""

    seat: Seat
    passes: int
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Options:
        able = state.bids[self.seat] < state.coins[self.seat]
        return {self.seat: (Pass(), Boost()) if able else (Pass(),)}

    def answer(self, game: Game[State], answers: Answers) -> None:
        boost = isinstance(answers[self.seat], Boost)
        game.state.bids[self.seat] += boost
        passes = 0 if boost else self.passes + 1
        if passes < len(game.state.seats):
            game.then(Window((self.seat + 1) % len(game.state.seats), passes))


class Sell(Step, frozen=True):
    """Rules 3. The highest bid wins the lot and is paid."""

    lot: int

    def run(self, game: Game[State]) -> None:
        state = game.state
        winner = max(state.seats, key=lambda seat: (state.bids[seat], -seat))
        state.coins[winner] -= state.bids[winner]
        state.points[winner] += state.lot
        game.happened(Sold(winner, state.bids[winner]))
        state.bids = [0] * len(state.seats)
        if self.lot < LOTS:
            game.then(Lot(self.lot + 1))


class View(Struct, frozen=True):
    lot: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    bids: tuple[int, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    return View(state.lot, tuple(state.coins), tuple(state.points), tuple(state.bids))


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    return State(chance, [10] * seats, [0] * seats, [0] * seats), (Lot(1),)


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="auction",
    version=1,
    seats=range(2, 5),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    known=lambda state, seat: frozenset(),
    rank=lambda state: ranked({seat: (state.points[seat], state.coins[seat]) for seat in state.seats}),
    text=lambda view, terms: f"lot {view.lot} coins {view.coins} points {view.points} bids {view.bids}",
)
