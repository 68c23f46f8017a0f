"""Windows: a window that ends with passes in a row, responses first in, first out, and what is about to happen.

1. Two players, six cards each of a deck of twelve: four `bolt`, four `gain`, four `shield`.
2. A round is a window: play a bolt or a gain, or pass; it ends after two passes in a row. Three rounds are played.
3. A gain scores 1. Then each seat in turn, from the next, may copy it with a gain of its own as often as it likes.
4. A bolt takes 1 from the other seat, which may discard a shield instead. Whoever has cards is asked.
"""

import sys

from msgspec import Struct

from regalia.core import (
    About,
    Answer,
    Chance,
    Event,
    Eyes,
    Game,
    Mutable,
    Option,
    Pass,
    Queue,
    Rules,
    Seat,
    Step,
    TableOptions,
    Until,
    Window,
    found,
    ranked,
)

ROUNDS = 3
DECK = ("bolt",) * 4 + ("gain",) * 4 + ("shield",) * 4


class Gained(Event, frozen=True):
    seat: Seat


class State(Mutable):
    chance: Chance
    hands: list[tuple[str, ...]]
    score: list[int]
    discard: tuple[str, ...] = ()
    pending: tuple[Gained, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.hands))


class Play(Option, frozen=True):
    card: str


class Played(Event, frozen=True):
    seat: Seat
    card: str


class Lost(Event, frozen=True):
    seat: Seat


def discard(game: Game[State], seat: Seat, card: str) -> None:
    hand = [*game.state.hands[seat]]
    hand.remove(card)
    game.state.hands[seat] = tuple(hand)
    game.state.discard += (card,)
    game.happened(Played(seat, card))


def gain(game: Game[State], seat: Seat) -> None:
    game.state.score[seat] += 1
    gained = Gained(seat)
    game.state.pending += (gained,)
    game.happened(gained)


def playable(state: State, seat: Seat, *cards: str) -> tuple[Play, ...]:
    return tuple([Play(card) for card in cards if card in state.hands[seat]])


class Round(Window, frozen=True):
    """Rules 2. Until two passes in a row."""

    number: int = 0

    def stretches(self, state: State) -> dict[str, str]:
        return {"round": str(self.number)}

    def could(self, state: State, seat: Seat) -> bool:
        return bool(state.hands[seat])

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return playable(state, seat, "bolt", "gain")

    def do(self, game: Game[State], seat: Seat, chosen: Answer) -> None:
        assert isinstance(chosen, Play)
        discard(game, seat, chosen.card)
        if chosen.card == "gain":
            gain(game, seat)
            game.then(Responses())
        else:
            game.then(Struck(1 - seat))


class Responses(Queue, frozen=True):
    """Rules 3. Gains are answered in the order in which they happened."""

    def respond(self, state: State, event: Gained) -> tuple[Step, ...]:
        return (Copy(waiting=(1 - event.seat, event.seat)),)


class Copy(Until, frozen=True):
    """Rules 3. A gain may be copied, as often as one likes."""

    def could(self, state: State, seat: Seat) -> bool:
        return bool(state.hands[seat])

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return playable(state, seat, "gain")

    def do(self, game: Game[State], seat: Seat, chosen: Answer) -> None:
        discard(game, seat, "gain")
        gain(game, seat)


class Struck(About, frozen=True):
    """Rules 4. A bolt, unless a shield is discarded."""

    seat: Seat

    def threatened(self, state: State) -> Seat:
        return self.seat

    def could(self, state: State, seat: Seat) -> bool:
        return bool(state.hands[seat])

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return playable(state, seat, "shield")

    def instead(self, game: Game[State], seat: Seat, chosen: Answer) -> None:
        discard(game, seat, "shield")

    def happen(self, game: Game[State]) -> None:
        game.state.score[self.seat] -= 1
        game.happened(Lost(self.seat))


class View(Struct, frozen=True):
    hands: tuple[tuple[str, ...] | int, ...]
    score: tuple[int, ...]
    discard: tuple[str, ...]


def see(game: Game[State], eyes: Eyes) -> View:
    state = game.state
    hands = tuple([hand if seat in eyes else len(hand) for seat, hand in enumerate(state.hands)])
    return View(hands, tuple(state.score), state.discard)


def begin(seats: int, options: TableOptions, chance: Chance) -> tuple[State, tuple[Step, ...]]:
    deck = chance.shuffled(DECK)
    return State(chance, [tuple(sorted(deck[:6])), tuple(sorted(deck[6:]))], [0, 0]), tuple(
        Round(0, number=number) for number in range(ROUNDS)
    )


def imagine(state: State, seat: Seat, chance: Chance) -> None:
    unknown = [*DECK]
    for card in (*state.discard, *state.hands[seat]):
        unknown.remove(card)
    state.hands[1 - seat] = tuple(sorted(chance.some(unknown, len(state.hands[1 - seat]))))


MODULE = sys.modules[__name__]
RULES = Rules(
    slug="reactions",
    version=1,
    seats=range(2, 3),
    state=State,
    choices=(Pass, *found(Option, MODULE)),
    steps=found(Step, MODULE),
    events=found(Event, MODULE),
    begin_with=begin,
    see=see,
    imagine=imagine,
    known=lambda state, seat: frozenset(state.discard),
    rank=lambda state: ranked({seat: (state.score[seat],) for seat in state.seats}),
    text=lambda view, terms: f"hands {view.hands} score {view.score}",
)
