"""Knowledge: hands, cards face down, looks, exchanges and a deck that cards are shuffled into.

1. Twelve cards, 1 to 12. Everyone holds two; two lie face down before everyone, unseen by all; the rest is the deck.
2. On a turn a player does one thing: looks at one face-down card; lays a hand card in the place of an own face-down card,
   which goes to the hand; swaps one of the own face-down cards with another player's; turns one of the own up for all to
   see; or shuffles a hand card into the deck and draws another.
3. After four turns each, the highest sum of cards before a player wins.
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
    Knowledge,
    Mutable,
    Option,
    Options,
    Piles,
    Rules,
    Seat,
    Step,
    TableOptions,
    Zones,
    everyone,
    found,
    ranked,
    to_nobody,
    to_owner,
)

TURNS = 4
CARDS = tuple(f"{number:02}" for number in range(1, 13))


class State(Mutable):
    chance: Chance
    knows: Knowledge
    hands: list[tuple[str, ...]]
    rows: list[tuple[str, ...]]
    deck: tuple[str, ...]

    @property
    def seats(self) -> range:
        return range(len(self.hands))


HANDS = Piles("hands", to_owner, bag=True)
ROWS = Piles("rows", to_nobody)
DECK = Piles("deck", to_nobody)
ZONES = Zones(HANDS, ROWS, DECK, back=lambda card: "")


class Look(Option, frozen=True):
    owner: Seat
    place: int


class Lay(Option, frozen=True):
    place: int


class Swap(Option, frozen=True):
    place: int
    owner: Seat
    other: int


class TurnUp(Option, frozen=True):
    place: int


class Redraw(Option, frozen=True):
    """Shuffle a hand card into the deck and draw another."""


class Hold(Option, frozen=True):
    card: str


class Looked(Event, frozen=True):
    seat: Seat
    owner: Seat
    place: int


class Exchanged(Event, frozen=True):
    seat: Seat
    place: int


class TurnedUp(Event, frozen=True):
    seat: Seat
    card: str


def replaced(row: tuple[str, ...], place: int, card: str) -> tuple[str, ...]:
    return (*row[:place], card, *row[place + 1 :])


def lay(game: Game[State], seat: Seat, place: int, card: str) -> None:
    """A hand card and a face-down card change places."""
    state = game.state
    was = state.rows[seat][place]
    state.rows[seat] = replaced(state.rows[seat], place, card)
    state.hands[seat] = tuple(sorted((*(other for other in state.hands[seat] if other != card), was)))
    ZONES.moved(state, [card], HANDS, seat, ROWS, seat)
    ZONES.moved(state, [was], ROWS, seat, HANDS, seat)
    game.happened(Exchanged(seat, place))


def swap(game: Game[State], seat: Seat, chosen: Swap) -> None:
    state = game.state
    one, two = state.rows[seat][chosen.place], state.rows[chosen.owner][chosen.other]
    state.rows[seat] = replaced(state.rows[seat], chosen.place, two)
    state.rows[chosen.owner] = replaced(state.rows[chosen.owner], chosen.other, one)
    ZONES.moved(state, [one], ROWS, seat, ROWS, chosen.owner)
    ZONES.moved(state, [two], ROWS, chosen.owner, ROWS, seat)
    game.happened(Exchanged(seat, chosen.place))


def redraw(game: Game[State], seat: Seat, card: str) -> None:
    state = game.state
    ZONES.move(state, card, HANDS, seat, DECK, None)
    state.deck = tuple(state.chance.shuffled(state.deck))
    ZONES.shuffled(state, DECK, None)
    ZONES.move(state, state.deck[0], DECK, None, HANDS, seat)


class Turn(Step, frozen=True):
    """Rules 2. One of five things."""

    seat: Seat

    def ask(self, state: State) -> Options:
        places = [(owner, place) for owner in state.seats for place in (0, 1)]
        return {
            self.seat: (
                *[Look(owner, place) for owner, place in places],
                *map(Lay, (0, 1)),
                *[Swap(mine, owner, place) for owner, place in places if owner != self.seat for mine in (0, 1)],
                *map(TurnUp, (0, 1)),
                Redraw(),
            )
        }

    def answer(self, game: Game[State], answers: Answers) -> None:
        state, chosen = game.state, answers[self.seat]
        if isinstance(chosen, Look):
            ZONES.show(state, ROWS, chosen.owner, [state.rows[chosen.owner][chosen.place]], to=self.seat)
            game.happened(Looked(self.seat, chosen.owner, chosen.place))
        elif isinstance(chosen, Lay):
            game.then(Choose(self.seat, chosen.place))
        elif isinstance(chosen, Swap):
            swap(game, self.seat, chosen)
        elif isinstance(chosen, TurnUp):
            card = state.rows[self.seat][chosen.place]
            ZONES.show(state, ROWS, self.seat, [card], to=everyone(state))
            game.happened(TurnedUp(self.seat, card))
        else:
            game.then(Choose(self.seat, None))


class Choose(Step, frozen=True):
    """Rules 2. Which hand card is laid down, or shuffled into the deck."""

    secret: ClassVar[bool] = True

    seat: Seat
    place: int | None

    def ask(self, state: State) -> Options:
        return {self.seat: tuple(map(Hold, state.hands[self.seat]))}

    def answer(self, game: Game[State], answers: Answers) -> None:
        chosen = answers[self.seat]
        assert isinstance(chosen, Hold)
        if self.place is None:
            redraw(game, self.seat, chosen.card)
        else:
            lay(game, self.seat, self.place, chosen.card)


class View(Struct, frozen=True):
    hands: tuple[tuple[str, ...] | None, ...]
    held: tuple[tuple[str, ...], ...]
    """What these eyes know to be in each hand."""
    rows: tuple[tuple[str | None, ...], ...]
    deck: int


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    return View(
        hands=tuple([hand if seat in eyes else None for seat, hand in enumerate(state.hands)]),
        held=tuple([tuple(ZONES.within(state, HANDS, seat, eyes)) for seat in state.seats]),
        rows=tuple(
            [
                tuple([card if ZONES.sees(state, ROWS, seat, card, eyes) else None for card in row])
                for seat, row in enumerate(state.rows)
            ]
        ),
        deck=len(state.deck),
    )


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    deck = chance.shuffled(CARDS)
    hands = [tuple(sorted(deck[2 * seat : 2 * seat + 2])) for seat in range(seats)]
    rows = [tuple(deck[2 * (seats + seat) : 2 * (seats + seat) + 2]) for seat in range(seats)]
    turns = [Turn(seat) for _ in range(TURNS) for seat in range(seats)]
    return State(chance, Knowledge(), hands, rows, tuple(deck[4 * seats :])), tuple(turns)


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="smuggle",
    version=1,
    seats=range(2, 4),
    state=State,
    choices=found(Option, MODULE),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    zones=ZONES,
    rank=lambda state: ranked({seat: (sum(map(int, state.rows[seat])),) for seat in state.seats}),
    text=lambda view, terms: f"hands {view.hands} rows {view.rows} deck {view.deck}",
)
