"""Orders: a question that keeps coming. In turn each digs or rests; what there is to dig, and whom it hits, varies."""

import sys
from collections.abc import Mapping

from msgspec import Struct

from regalia.core import (
    Chance,
    Choice,
    Event,
    Eyes,
    Foreseen,
    Game,
    Mutable,
    Number,
    Option,
    Rules,
    Seat,
    Several,
    Step,
    TableOptions,
    found,
    ranked,
)


class Dig(Option, frozen=True):
    """Take a stone."""


class Rest(Option, frozen=True):
    """Take none."""


class Throw(Option, frozen=True):
    """Throw a stone at a seat; only who has found a sling may."""

    who: Seat


class Duck(Option, frozen=True):
    """Avoid a stone."""


class Stand(Option, frozen=True):
    """Let it come."""


class Hit(Event, frozen=True):
    who: Seat


class Name(Option, frozen=True):
    word: str


class State(Mutable):
    chance: Chance
    stones: list[int]
    slings: frozenset[Seat] = frozenset()
    round: int = 1

    @property
    def seats(self) -> range:
        return range(len(self.stones))


class Work(Choice, frozen=True):
    """Rules 1. One seat digs, rests, or throws."""

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"Work": Foreseen((Dig(), Rest(), *[Throw(other) for other in state.seats if other != seat]))}

    def options(self, state: State) -> tuple[Option, ...]:
        throws = [Throw(seat) for seat in state.seats if self.seat in state.slings and seat != self.seat]
        return (Dig(), Rest(), *throws)

    def choose(self, game: Game[State], chosen: Option) -> None:
        match chosen:
            case Dig():
                game.state.stones[self.seat] += 1
            case Throw(who):
                game.happened(Hit(who))
        following = (self.seat + 1) % len(game.state.seats)
        game.state.round += following == 0
        game.then(*[Work(following)] * (game.state.round <= 100))


class Christen(Choice, frozen=True):
    """Rules 2. One seat gives the quarry a name."""

    def options(self, state: State) -> tuple[Option, ...]:
        return Name("pit"), Name("hole")

    def choose(self, game: Game[State], chosen: Name) -> None:
        """Nothing comes of it."""


class Dodge(Choice, frozen=True):
    """Rules 3. A stone comes from a seat."""

    player: Seat

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        others = tuple([other for other in state.seats if other != seat])
        return {"Dodge": Foreseen((Duck(), Stand()), {"player": others})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, Seat]:
        return {"player": self.player}

    def options(self, state: State) -> tuple[Option, ...]:
        return Duck(), Stand()

    def choose(self, game: Game[State], chosen: Duck | Stand) -> None:
        """Nothing comes of it."""


class Haul(Choice, frozen=True):
    """Rules 4. A seat says how many of its stones it hauls."""

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"Haul": Foreseen(Number(0, state.stones[seat]))}

    def options(self, state: State) -> Number:
        return Number(0, state.stones[self.seat])

    def choose(self, game: Game[State], chosen: int) -> None:
        game.state.stones[self.seat] -= chosen


class Plan(Choice, frozen=True):
    """Rules 5. A seat plans one or two pieces of work."""

    def options(self, state: State) -> Several:
        return Several((Dig(), Rest(), Throw(1 - self.seat)), 1, 2)

    def choose(self, game: Game[State], chosen: tuple[Option, ...]) -> None:
        """Nothing comes of it."""


class View(Struct, frozen=True):
    stones: tuple[int, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    return View(tuple(game.state.stones))


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    return State(chance, [0] * seats), (Work(0),)


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="quarry",
    version=1,
    seats=range(2, 4),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    rank=lambda state: ranked({seat: (state.stones[seat],) for seat in state.seats}),
    stretches=lambda state: {"round": str(state.round)},
    text=lambda view, terms: f"stones {view.stones}",
)
