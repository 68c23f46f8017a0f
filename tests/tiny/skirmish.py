"""An action with responses first in, first out, and a continuous effect.

1. Each side has a soldier (strength 2), a sergeant (1) and an avenger (1). Sides take turns, six in all.
2. Attack: one's card wounds an enemy card by its strength; a card with as many wounds as it can bear (2) dies.
3. A sergeant adds 1 to the strength of one's other cards, while it lives.
4. When a card dies, each living avenger of its side may strike the killer with its own strength. Deaths are answered in the
   order in which they happened.
"""

import sys
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from regalia.core import (
    Answers,
    Chance,
    Change,
    Deeds,
    Event,
    Eyes,
    Game,
    Mutable,
    Option,
    Options,
    Perform,
    Queue,
    Rules,
    Seat,
    Step,
    TableOptions,
    current,
    found,
    ranked,
)

STRENGTH = {"soldier": 2, "sergeant": 1, "avenger": 1}
BEARS = 2
action = Deeds()


class Card(Struct, frozen=True):
    kind: str
    owner: Seat
    wounds: int = 0


class State(Mutable):
    chance: Chance
    cards: dict[str, Card]
    pending: tuple["Died", ...] = ()

    @property
    def seats(self) -> range:
        return range(2)

    def owner(self, card: str) -> Seat:
        return self.cards[card].owner

    def of(self, seat: Seat) -> list[str]:
        return [name for name, card in self.cards.items() if card.owner == seat]


def strength_of(state: State, card: str) -> int:
    """Rules 3. A sergeant adds 1 to the strength of others of its side."""
    sergeants = [name for name in state.of(state.owner(card)) if state.cards[name].kind == "sergeant"]
    changes = [Change("add", 1, by=name) for name in sergeants if name != card]
    return current(STRENGTH[state.cards[card].kind], changes)


class Choose(Option, frozen=True):
    card: str


class Strike(Option, frozen=True):
    """Strike back."""


class Forbear(Option, frozen=True):
    """Do not."""


class Wounded(Event, frozen=True):
    card: str
    by: str
    amount: int


class Died(Event, frozen=True):
    card: str
    owner: Seat
    by: str


def wound(game: Game[State], card: str, by: str) -> None:
    """Rules 2. A card dies of two wounds."""
    state, amount = game.state, strength_of(game.state, by)
    hurt = replace(state.cards[card], wounds=state.cards[card].wounds + amount)
    state.cards[card] = hurt
    game.happened(Wounded(card, by, amount))
    if hurt.wounds >= BEARS:
        del state.cards[card]
        died = Died(card, hurt.owner, by)
        state.pending += (died,)
        game.happened(died)


def friend(state: State, me: Seat) -> list[Option]:
    """Rules 2. A card of one's own."""
    return list(map(Choose, state.of(me)))


def enemy(state: State, me: Seat, mine: Choose) -> list[Option]:
    """Rules 2. A card of the other side."""
    return list(map(Choose, state.of(1 - me)))


@action(mine=friend, target=enemy)
def attack(game: Game[State], me: Seat, mine: Choose, target: Choose) -> None:
    """Rules 2. It wounds by its strength."""
    wound(game, target.card, by=mine.card)


class Turn(Perform, frozen=True):
    """Rules 2. A side attacks."""

    deeds: ClassVar[Any] = action
    me: Seat
    name: str = "attack"
    picks: tuple[Choose, ...] = ()

    def decider(self, state: State) -> Seat:
        return self.me


class Avenge(Queue, frozen=True):
    """Rules 4. Deaths are answered in the order in which they happened."""

    def respond(self, state: State, event: Died) -> tuple[Step, ...]:
        avengers = [card for card in state.of(event.owner) if state.cards[card].kind == "avenger"]
        return tuple([AvengeOrNot(card, event.owner, event.by) for card in avengers])


class AvengeOrNot(Step, frozen=True):
    """Rules 4. It may strike the killer, if both still live."""

    me: str
    owner: Seat
    killer: str

    def ask(self, state: State) -> Options:
        alive = self.me in state.cards and self.killer in state.cards
        return {self.owner: (Strike(), Forbear())} if alive else {}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if isinstance(answers.get(self.owner), Strike):
            wound(game, self.killer, by=self.me)


class View(Struct, frozen=True):
    cards: dict[str, Card]


def see(game: Game[State], eyes: Eyes) -> View:
    return View(game.state.cards.copy())


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    cards = {f"{'ab'[seat]}{number}": Card(kind, seat) for seat in range(2) for number, kind in enumerate(STRENGTH)}
    return State(chance, cards), tuple([step for turn in range(6) for step in (Turn(turn % 2), Avenge())])


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="skirmish",
    version=1,
    seats=range(2, 3),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    rank=lambda state: ranked({seat: (len(state.of(seat)),) for seat in state.seats}),
    text=lambda view, terms: " ".join(view.cards),
)
