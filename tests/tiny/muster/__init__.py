"""What seats bring: a deck of one's own, known to oneself, and to the others only as it is laid.

1. Everyone brings five cards, each worth 1 to 5, together at most 15; with light decks, at most 12.
2. The decks are shuffled, everyone draws two cards. All lay one, at once; the highest gets a point, equal ones nothing.
3. Everyone draws the next card. When all cards are laid, most points win.
"""

import re
import sys
from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from regalia.core import (
    Answers,
    AsText,
    Brings,
    Chance,
    Event,
    Eyes,
    Game,
    Mutable,
    Option,
    Options,
    Reading,
    Refusal,
    Rules,
    Seat,
    Step,
    TableOptions,
    found,
    ranked,
)

SIZE, HEAVIEST, LIGHT = 5, 15, 12
VALUES = range(1, 6)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[int, ...]


READY = {"even": Deck((2, 2, 2, 3, 3)), "steep": Deck((1, 1, 1, 4, 5))}


class Agreed(TableOptions, frozen=True):
    light: bool = False


def refusals(deck: Deck, agreed: Agreed, seat: Seat | None) -> Iterator[Refusal]:
    """Rules 1. Five cards, worth 1 to 5, and not too much together."""
    if len(deck.cards) != SIZE or not {*deck.cards} <= {*VALUES}:
        yield Refusal("wrong-cards", "1", {"count": len(deck.cards)})
    limit = LIGHT if agreed.light else HEAVIEST
    if sum(deck.cards) > limit:
        yield Refusal("too-heavy", "1", {"worth": sum(deck.cards), "limit": limit})


def warnings(deck: Deck, agreed: Agreed) -> Iterator[Refusal]:
    """A deck that could be heavier."""
    if sum(deck.cards) < (LIGHT if agreed.light else HEAVIEST):
        yield Refusal("light", "1", {"worth": sum(deck.cards)})


def write(deck: Deck, language: str) -> str:
    """A line for each value: "3 of 1" or 「1が3枚」."""
    line = "{count} of {value}" if language == "en" else "{value}が{count}枚"
    return "\n".join(line.format(count=deck.cards.count(value), value=value) for value in sorted({*deck.cards}))


def read(text: str) -> Reading[Deck]:
    """A deck from such lines in either language."""
    cards: list[int] = []
    unread = []
    for number, line in enumerate(text.splitlines(), start=1):
        found = re.fullmatch(r"(?P<count>[1-9]) of (?P<value>\d)|(?P<worth>\d)が(?P<many>[1-9])枚", line.strip())
        if found:
            cards += [int(found["value"] or found["worth"])] * int(found["count"] or found["many"])
        elif line.strip():
            unread.append(Refusal("unread", "1", {"line": number, "text": line}))
    return Reading(Deck(tuple(cards)), tuple(unread))


class State(Mutable):
    chance: Chance
    decks: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]
    points: list[int]

    @property
    def seats(self) -> range:
        return range(len(self.decks))


class Lay(Option, frozen=True):
    card: int


class Laid(Event, frozen=True):
    cards: tuple[int, ...]


class Round(Step, frozen=True):
    """Rules 2. All lay a card, at once; the highest gets a point. Then all draw (rules 3)."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False  # that there is only one card to lay would tell of the deck

    def ask(self, state: State) -> Options:
        return {seat: tuple(map(Lay, sorted({*state.hands[seat]}))) for seat in state.seats}

    def answer(self, game: Game[State], answers: Answers) -> None:
        state = game.state
        laid = tuple([chosen.card for chosen in answers.values() if isinstance(chosen, Lay)])
        for seat, card in enumerate(laid):
            lay(state, seat, card)
        if laid.count(max(laid)) == 1:
            state.points[laid.index(max(laid))] += 1
        game.happened(Laid(laid))
        if any(state.hands):
            game.then(Round())


def lay(state: State, seat: Seat, card: int) -> None:
    """Rules 2, 3. A card goes from the hand to the table, and the next one comes from the deck."""
    left = [*state.hands[seat]]
    left.remove(card)
    drawn, state.decks[seat] = state.decks[seat][:1], state.decks[seat][1:]
    state.hands[seat] = (*left, *drawn)
    state.laid[seat] += (card,)


class View(Struct, frozen=True):
    hands: tuple[tuple[int, ...] | None, ...]
    decks: tuple[tuple[int, ...] | None, ...]
    left: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    """One's own deck is known by its cards, not by their order."""
    state = game.state
    hands = tuple(hand if seat in eyes else None for seat, hand in enumerate(state.hands))
    decks = tuple(tuple(sorted(deck)) if seat in eyes else None for seat, deck in enumerate(state.decks))
    return View(hands, decks, tuple(map(len, state.decks)), tuple(state.laid), tuple(state.points))


def begin(seats: int, agreed: Agreed, chance: Chance, brought: tuple[Deck, ...]) -> tuple[State, tuple[Step, ...]]:
    decks = [tuple(chance.shuffled(deck.cards)) for deck in brought]
    state = State(chance, [deck[2:] for deck in decks], [deck[:2] for deck in decks], [()] * seats, [0] * seats)
    return state, (Round(),)


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    """What others have brought is not known: any cards that their deck could still hold."""
    for other in state.seats:
        if other == seat:
            state.decks[seat] = tuple(chance.shuffled(sorted(state.decks[seat])))
            continue
        hidden, room = [], HEAVIEST - sum(state.laid[other])
        count = len(state.hands[other]) + len(state.decks[other])
        for left in range(count, 0, -1):
            hidden.append(1 + chance.below(min(VALUES[-1], room - left + 1)))
            room -= hidden[-1]
        held = len(state.hands[other])
        state.hands[other], state.decks[other] = tuple(hidden[:held]), tuple(hidden[held:])


def known(state: State, seat: Seat) -> frozenset[int]:
    """Whatever is laid was not known before, and each has drawn a card."""
    return frozenset(range(sum(map(len, state.laid))))


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="muster",
    version=1,
    seats=range(2, 4),
    state=State,
    options=Agreed,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=known,
    rank=lambda state: ranked({seat: (state.points[seat],) for seat in state.seats}),
    text=lambda view, terms: f"hands {view.hands} decks {view.decks} laid {view.laid} points {view.points}",
    brings=Brings(Deck, READY, refusals, warnings, AsText(write, read)),
    facts=lambda language: {str(value): {"name": f"{value} ({language})"} for value in VALUES},
)
