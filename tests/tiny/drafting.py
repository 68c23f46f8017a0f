"""Draw two, discard one: hidden hands, choosing several out of many, and a choice on somebody else's turn.

1. Twelve cards, 1 to 12. Everyone starts with two.
2. On a turn a player draws two cards and discards one to three of the hand, unseen.
3. The next player, out of turn, must give one card to the one who drew, or take the top card of the discards.
   After two rounds the highest hand wins.
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
    Noun,
    Option,
    Options,
    Rules,
    Seat,
    Several,
    Step,
    TableOptions,
    found,
    ranked,
)


class State(Mutable):
    chance: Chance
    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    discards: tuple[int, ...] = ()
    top_known_to: tuple[Seat, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.hands))


class Card(Option, frozen=True):
    """A card of the hand."""

    value: int


class Give(Option, frozen=True):
    """Give this card."""

    value: int


class TakeTop(Option, frozen=True):
    """Take the top discard."""


class Drew(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...] | None

    def seen_by(self, eyes: Eyes) -> "Drew":
        return self if self.seat in eyes else Drew(self.seat, None)


class Discarded(Event, frozen=True):
    seat: Seat
    number: int


class Turn(Step, frozen=True):
    """Rules 2. Draw two."""

    seat: Seat

    def run(self, game: Game[State]) -> None:
        state = game.state
        drawn, state.deck = tuple(sorted(state.deck[:2])), state.deck[2:]
        state.hands[self.seat] = tuple(sorted(state.hands[self.seat] + drawn))
        game.happened(Drew(self.seat, drawn))
        game.then(DiscardSome(self.seat), Answered((self.seat + 1) % len(state.hands), self.seat))


class DiscardSome(Step, frozen=True):
    """Rules 2. Discard one to three of the hand, unseen."""

    seat: Seat
    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        hand = tuple(map(Card, state.hands[self.seat]))
        return {self.seat: Several(hand, 1, min(3, len(hand)))}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers[self.seat]
        assert isinstance(chosen, tuple)
        values = tuple(card.value for card in chosen if isinstance(card, Card))
        state = game.state
        state.hands[self.seat] = tuple(card for card in state.hands[self.seat] if card not in values)
        state.discards = (*values, *state.discards)
        state.top_known_to = (self.seat,)
        game.happened(Discarded(self.seat, len(values)))


class Answered(Step, frozen=True):
    """Rules 3. Out of turn: give a card, or take the top discard."""

    seat: Seat
    to: Seat
    secret: ClassVar[bool] = True

    def ask(self, state: State) -> Options:
        return {self.seat: (*map(Give, state.hands[self.seat]), TakeTop())}

    def answer(self, game: Game[State], answers: Answers) -> None:
        state, answer = game.state, answers[self.seat]
        if isinstance(answer, Give):
            state.hands[self.seat] = tuple(card for card in state.hands[self.seat] if card != answer.value)
            state.hands[self.to] = tuple(sorted((*state.hands[self.to], answer.value)))
        else:
            top, *rest = state.discards
            state.discards = tuple(rest)
            state.top_known_to = ()
            state.hands[self.seat] = tuple(sorted((*state.hands[self.seat], top)))


class View(Struct, frozen=True):
    hands: tuple[tuple[int, ...] | int, ...]
    deck: int
    discards: int
    top: int | None


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    knows_all = set(state.seats) <= eyes
    return View(
        hands=tuple(hand if seat in eyes else len(hand) for seat, hand in enumerate(state.hands)),
        deck=len(state.deck),
        discards=len(state.discards),
        top=state.discards[0] if state.discards and (eyes & {*state.top_known_to} or knows_all) else None,
    )


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    top = state.discards[:1] if seat in state.top_known_to else ()
    known = {*state.hands[seat], *top}
    unknown = chance.shuffled([card for card in range(1, 13) if card not in known])

    def dealt(number: int) -> tuple[int, ...]:
        return tuple(unknown.pop() for _ in range(number))

    for other in state.seats:
        if other != seat:
            state.hands[other] = tuple(sorted(dealt(len(state.hands[other]))))
    state.discards = top + dealt(len(state.discards) - len(top))
    state.deck = dealt(len(state.deck))


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    deck = chance.shuffled(range(1, 13))
    hands = [tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats)]
    return State(chance, tuple(deck[2 * seats :]), hands), tuple(Turn(seat) for seat in range(seats))


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="drafting",
    version=2,
    seats=range(2, 4),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=lambda state, seat: (
        frozenset(state.hands[seat]) | frozenset(state.discards[:1] if seat in state.top_known_to else ())
    ),
    nouns=lambda view: {"deck": Noun("deck", {"number": view.deck})},
    rank=lambda state: ranked({seat: (sum(state.hands[seat]),) for seat in state.seats}),
    text=lambda view, terms: str(view),
    upgrades={1: lambda saved: saved | {"state": saved["state"] | {"top_known_to": []}}},
)
