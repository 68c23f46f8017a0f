"""Questions that are not lists: secret assignment, sharing out a number, putting things in order.

1. Each side has four troops, of strength 1 to 4, and each gate holds 5. There are three gates.
2. Both sides, at once and in secret, send every troop to a gate or keep it home. At most two go to one gate.
3. The gates are fought over in an order that seat 0 chooses. The stronger side scores 1; equal sides score nothing.
4. Whoever lost a gate shares out as many wounds as it lost by over its own troops there, at most the strength of each.
   A troop with as many wounds as strength is out. After two rounds the higher score wins, then the fewer wounds.
"""

import sys
from typing import ClassVar

from msgspec import Struct

from regalia.core import (
    Answers,
    Arrange,
    Assign,
    Assigned,
    Chance,
    Event,
    Eyes,
    Game,
    Limit,
    Mutable,
    Option,
    Options,
    Rules,
    Seat,
    Share,
    Shared,
    Step,
    TableOptions,
    found,
    ranked,
)

GATES = ("north", "east", "south")
HOME = "home"
ROUNDS = 2
MOST_AT_A_GATE = 2


class Troop(Option, frozen=True):
    strength: int


class At(Option, frozen=True):
    place: str


PLACES = (*map(At, GATES), At(HOME))


class State(Mutable):
    chance: Chance
    wounds: list[tuple[int, ...]]
    sent: list[tuple[str, ...]]
    score: list[int]

    @property
    def seats(self) -> range:
        return range(len(self.score))

    def troops(self, seat: Seat) -> list[int]:
        return [strength for strength, wounds in enumerate(self.wounds[seat], 1) if wounds < strength]

    def at(self, seat: Seat, gate: str) -> list[int]:
        return [strength for strength in self.troops(seat) if self.sent[seat][strength - 1] == gate]

    def left(self, seat: Seat, strength: int) -> int:
        return strength - self.wounds[seat][strength - 1]


class Sent(Event, frozen=True):
    seat: Seat
    gates: tuple[str, ...]


class GateFought(Event, frozen=True):
    gate: str
    strengths: tuple[int, ...]


class Wounded(Event, frozen=True):
    seat: Seat
    wounds: tuple[int, ...]


class Round(Step, frozen=True):
    """Rules 2. Send, order the gates, fight."""

    number: int

    def run(self, game: Game[State]) -> None:
        game.then(Send(), OrderGates())
        if self.number < ROUNDS:
            game.then(Round(self.number + 1))


class Send(Step, frozen=True):
    """Rules 2. Both at once, in secret."""

    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        limits = (*[Limit(0, MOST_AT_A_GATE)] * len(GATES), Limit(0, 4))
        return {
            seat: Assign(tuple(map(Troop, troops)), PLACES, limits)
            for seat in state.seats
            if (troops := state.troops(seat))
        }

    def answer(self, game: Game[State], answers: Answers) -> None:
        game.state.sent = [(HOME,) * 4 for _ in game.state.seats]
        for seat, answer in answers.items():
            assert isinstance(answer, Assigned)
            went = {
                troop.strength: place.place
                for troop, place in answer.pairs
                if isinstance(troop, Troop) and isinstance(place, At)
            }
            game.state.sent[seat] = tuple([went.get(strength, HOME) for strength in range(1, 5)])
            game.happened(Sent(seat, game.state.sent[seat]))


class OrderGates(Step, frozen=True):
    """Rules 3. Seat 0 orders the gates."""

    def ask(self, state: State) -> Options:
        return {0: Arrange(tuple(map(At, GATES)), len(GATES), len(GATES))}

    def answer(self, game: Game[State], answers: Answers) -> None:
        order = answers[0]
        assert isinstance(order, tuple)
        game.then(*[Fight(gate.place) for gate in order if isinstance(gate, At)])


class Fight(Step, frozen=True):
    """Rules 3. The stronger side scores."""

    gate: str

    def run(self, game: Game[State]) -> None:
        state = game.state
        strengths = [sum(state.left(seat, troop) for troop in state.at(seat, self.gate)) for seat in state.seats]
        game.happened(GateFought(self.gate, tuple(strengths)))
        if strengths[0] != strengths[1]:
            loser = strengths.index(min(strengths))
            state.score[1 - loser] += 1
            game.then(Suffer(loser, self.gate, max(strengths) - min(strengths)))


class Suffer(Step, frozen=True):
    """Rules 4. The loser shares out wounds."""

    seat: Seat
    gate: str
    wounds: int

    def ask(self, state: State) -> Options:
        troops = state.at(self.seat, self.gate)
        limits = tuple([Limit(0, state.left(self.seat, troop)) for troop in troops])
        total = min(self.wounds, sum(limit.most for limit in limits))
        return {self.seat: Share(total, tuple(map(Troop, troops)), limits)} if troops else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        shared = answers.get(self.seat)
        if isinstance(shared, Shared):
            suffered = {troop.strength: amount for troop, amount in shared.amounts if isinstance(troop, Troop)}
            before = game.state.wounds[self.seat]
            game.state.wounds[self.seat] = tuple(
                [wounds + suffered.get(strength, 0) for strength, wounds in enumerate(before, 1)]
            )
            game.happened(Wounded(self.seat, game.state.wounds[self.seat]))


class View(Struct, frozen=True):
    wounds: tuple[tuple[int, ...], ...]
    sent: tuple[tuple[str, ...], ...]
    score: tuple[int, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    return View(tuple(state.wounds), tuple(state.sent), tuple(state.score))


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    return State(chance, [(0,) * 4] * seats, [(HOME,) * 4] * seats, [0] * seats), (Round(1),)


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="siege",
    version=1,
    seats=range(2, 3),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    rank=lambda state: ranked({seat: (state.score[seat], -sum(state.wounds[seat])) for seat in state.seats}),
    text=lambda view, terms: f"score {view.score} wounds {view.wounds} sent {view.sent}",
)
