"""Offers: what seats may do unasked, whenever the table rests; what one is offered may depend on its secrets.

1. Everyone has three fruits in a hidden hand; the others are the basket. Twice in turn everyone takes one, or rests.
2. Then all secretly lay a fruit aside, at once. Who alone has laid a kind gets a coin.
3. At any time whoever has two of a kind may sell them for a coin, unasked, and they are shown.
4. At any time until all have laid, one seat, the first that likes to, may ring the bell for a coin. Most coins win.
"""

import sys
from collections import Counter
from typing import ClassVar

from msgspec import Struct

from regalia.core import (
    Answers,
    Chance,
    Event,
    Eyes,
    Game,
    Mutable,
    Offers,
    Option,
    Options,
    Private,
    Rules,
    Seat,
    Step,
    TableOptions,
    found,
    ranked,
)

KINDS = ("apple", "fig", "pear", "plum")
OF_EACH = 4


class State(Mutable):
    chance: Chance
    hands: list[tuple[str, ...]]
    basket: tuple[str, ...]
    coins: list[int]
    sold: tuple[str, ...] = ()
    drawn: int = 0
    bell: Seat | None = None

    @property
    def seats(self) -> range:
        return range(len(self.hands))

    def pairs(self, seat: Seat) -> list[str]:
        counts = Counter(self.hands[seat])
        return [kind for kind in KINDS if counts[kind] >= 2]

    def without(self, seat: Seat, *kinds: str) -> tuple[str, ...]:
        return tuple(sorted((Counter(self.hands[seat]) - Counter(kinds)).elements()))


class Take(Option, frozen=True):
    """Take a fruit."""


class Rest(Option, frozen=True):
    """Take none."""


class Lay(Option, frozen=True):
    kind: str


class Sell(Option, frozen=True):
    kind: str


class Ring(Option, frozen=True):
    """Ring the bell."""


class Took(Private, frozen=True):
    hides: ClassVar = ("kind",)

    kind: str | None


class Laid(Event, frozen=True):
    kinds: tuple[str, ...]


class Sold(Event, frozen=True):
    seat: Seat
    kind: str


class Rang(Event, frozen=True):
    seat: Seat


class Anytime(Step, frozen=True):
    """Rules 3. Pairs are sold and the bell is rung at any time."""

    def offers(self, state: State) -> Offers:
        ring = (Ring(),) if state.bell is None else ()
        return {seat: (*map(Sell, state.pairs(seat)), *ring) for seat in state.seats}

    def accept(self, game: Game[State], seat: Seat, chosen: Sell | Ring) -> None:
        state = game.state
        state.coins[seat] += 1
        if isinstance(chosen, Ring):
            state.bell = seat
            game.happened(Rang(seat))
            return
        state.hands[seat] = state.without(seat, chosen.kind, chosen.kind)
        state.sold += (chosen.kind, chosen.kind)
        game.happened(Sold(seat, chosen.kind))


class Turn(Anytime, frozen=True):
    """Rules 1. Take a fruit, or rest."""

    seat: Seat

    def ask(self, state: State) -> Options:
        return {self.seat: (Take(), Rest())}

    def answer(self, game: Game[State], answers: Answers) -> None:
        state = game.state
        if isinstance(answers[self.seat], Take):
            kind, state.basket = state.basket[0], state.basket[1:]
            state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], kind)))
            state.drawn += 1
            game.happened(Took(self.seat, kind))


class LayAside(Anytime, frozen=True):
    """Rules 2. All lay a fruit aside, at once; whoever has none lays nothing."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Options:
        return {seat: tuple(map(Lay, sorted({*state.hands[seat]}))) for seat in state.seats if state.hands[seat]}

    def answer(self, game: Game[State], answers: Answers) -> None:
        laid = {seat: chosen.kind for seat, chosen in answers.items() if isinstance(chosen, Lay)}
        for seat, kind in laid.items():
            game.state.hands[seat] = game.state.without(seat, kind)
            game.state.coins[seat] += [*laid.values()].count(kind) == 1
        game.happened(Laid(tuple(laid.values())))


class View(Struct, frozen=True):
    hands: tuple[tuple[str, ...] | None, ...]
    sizes: tuple[int, ...]
    basket: int
    coins: tuple[int, ...]
    sold: tuple[str, ...]
    bell: Seat | None


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    hands = tuple(hand if seat in eyes else None for seat, hand in enumerate(state.hands))
    sizes = tuple(map(len, state.hands))
    return View(hands, sizes, len(state.basket), tuple(state.coins), state.sold, state.bell)


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    fruits = chance.shuffled(KINDS * OF_EACH)
    hands = [tuple(sorted(fruits[3 * seat : 3 * seat + 3])) for seat in range(seats)]
    turns = [Turn(seat) for _ in range(2) for seat in range(seats)]
    return State(chance, hands, tuple(fruits[3 * seats :]), [0] * seats), (*turns, LayAside())


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    others = [other for other in state.seats if other != seat]
    hidden = chance.shuffled(sorted([*state.basket, *(kind for other in others for kind in state.hands[other])]))
    for other in others:
        count = len(state.hands[other])
        state.hands[other], hidden = tuple(sorted(hidden[:count])), hidden[count:]
    state.basket = tuple(hidden)


def known(state: State, seat: Seat) -> frozenset[tuple[str, int]]:
    """Whoever has taken a fruit knows one more; what was sold is known to all."""
    return frozenset(
        {("drawn", number) for number in range(state.drawn)} | {("sold", each) for each in range(len(state.sold))}
    )


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="orchard",
    version=1,
    seats=range(2, 4),
    state=State,
    options=TableOptions,
    choices=found(Option, MODULE),
    steps=(LayAside, Turn),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=known,
    nouns=lambda view: {},
    rank=lambda state: ranked({seat: (state.coins[seat],) for seat in state.seats}),
    text=lambda view, terms: (
        f"basket {view.basket} coins {view.coins} sold {view.sold} bell {view.bell} hands {view.hands}"
    ),
)
