"""Content as a value: the stalls of a fair, which an owner's pack may replace.

1. What is for sale, at which price and for how much joy, is printed; so are the coins that everyone has.
2. In turn everyone buys a good that they can pay and do not have, or goes home. Most joy wins, then most coins.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from regalia.core import (
    Answers,
    Chance,
    Event,
    Eyes,
    Fault,
    Game,
    IsName,
    Mutable,
    Noun,
    Option,
    Options,
    Pack,
    Packs,
    Rules,
    Seat,
    Step,
    TableOptions,
    found,
    ranked,
)

GoodName: TypeAlias = Annotated[str, IsName("good")]


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    id: GoodName
    name: str
    name_ja: str
    price: int
    joy: int


class Purse(Struct, frozen=True, forbid_unknown_fields=True):
    coins: int


class Content(Struct, frozen=True):
    good: tuple[Good, ...]
    purse: Purse


OWN = {
    "good": [
        {"id": "apple", "name": "Apple", "name_ja": "りんご", "price": 1, "joy": 1},
        {"id": "kite", "name": "Kite", "name_ja": "たこ", "price": 3, "joy": 4},
        {"id": "drum", "name": "Drum", "name_ja": "たいこ", "price": 4, "joy": 5},
    ],
    "purse": {"coins": 5},
}

WINTER = """\
# An owner's pack.
[meta]
slug = "fair"
content_pack = "winter"
title = "Winter fair"
title_ja = "冬の市"

[[good]]
id = "skates"
name = "Skates"
name_ja = "スケート"
price = 5
joy = 6

[[good]]
id = "chestnut"   # roasted
name = "Chestnut"
name_ja = "くり"
price = 1
joy = 2
"""
"""An owner's pack, which leaves the purse as it is."""


class State(Mutable):
    chance: Chance
    pack: Pack[Content]
    coins: list[int]
    bought: list[tuple[str, ...]]

    @property
    def seats(self) -> range:
        return range(len(self.coins))

    def wanted(self, seat: Seat) -> list[Good]:
        goods = self.pack.content.good
        return [good for good in goods if good.price <= self.coins[seat] and good.id not in self.bought[seat]]

    def joy(self, seat: Seat) -> int:
        return sum(good.joy for good in self.pack.content.good if good.id in self.bought[seat])


class Buy(Option, frozen=True):
    good: GoodName


class GoHome(Option, frozen=True):
    """Buy nothing more."""


class Bought(Event, frozen=True):
    seat: Seat
    good: GoodName


class Turn(Step, frozen=True):
    """Rules 2. Buy, or go home."""

    seat: Seat

    def ask(self, state: State) -> Options:
        return {self.seat: (*[Buy(good.id) for good in state.wanted(self.seat)], GoHome())}

    def answer(self, game: Game[State], answers: Answers) -> None:
        state, chosen = game.state, answers[self.seat]
        if isinstance(chosen, Buy):
            state.coins[self.seat] -= next(good.price for good in state.wanted(self.seat) if good.id == chosen.good)
            state.bought[self.seat] += (chosen.good,)
            game.happened(Bought(self.seat, chosen.good))
            game.then(Turn(self.seat))
        elif self.seat + 1 in state.seats:
            game.then(Turn(self.seat + 1))


class View(Struct, frozen=True):
    coins: tuple[int, ...]
    bought: tuple[tuple[str, ...], ...]


def see(game: Game[State], eyes: Eyes) -> View:
    return View(tuple(game.state.coins), tuple(game.state.bought))


def begin(pack: Pack[Content], seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    return State(chance, pack, [pack.content.purse.coins] * seats, [()] * seats), (Turn(0),)


def nouns(pack: Pack[Content], view: View) -> dict[str, Noun]:
    """Names are printed, in both languages: the message `noun-printed` takes the one or the other."""
    return {good.id: Noun("printed", {"en": good.name, "ja": good.name_ja}) for good in pack.content.good}


def faults(content: Content) -> Iterator[Fault]:
    """Rules 1. Goods are told apart by their names, and cost something."""
    ids = [good.id for good in content.good]
    for place, good in enumerate(content.good):
        if good.id in ids[:place]:
            yield Fault(f"there are two goods called {good.id}", ("good", place, "id"))
        if good.price < 1:
            yield Fault("a good costs at least 1", ("good", place, "price"))


def rules(pack: Pack[Content]) -> Rules[State]:
    module = sys.modules[__name__]
    return Rules(
        slug="fair",
        version=1,
        seats=range(2, 4),
        state=State,
        choices=found(Option, module),
        steps=found(Step, module),
        events=found(Event, module),
        begin_with=partial(begin, pack),
        see=see,
        nouns=partial(nouns, pack),
        rank=lambda state: ranked({seat: (state.joy(seat), state.coins[seat]) for seat in state.seats}),
        text=lambda view, terms: f"coins {view.coins} bought {view.bought}",
        pack=pack,
        packs=PACKS,
    )


PACKS: Packs[Any] = Packs("fair", Content, OWN, rules, faults)
RULES = rules(PACKS.built_in)
