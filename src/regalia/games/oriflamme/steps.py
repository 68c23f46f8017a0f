"""The turn structure, in the order of the rulebook."""

from collections.abc import Mapping
from typing import Any, ClassVar

from regalia.core import Choice, Choices, Deeds, Eyes, Foreseen, Game, Options, Perform, Seat, Step
from regalia.games.oriflamme.events import GameEnded, NothingHappened
from regalia.games.oriflamme.options import (
    LEFT,
    REVEAL_OR_KEEP,
    RIGHT,
    Copy,
    Gap,
    Keep,
    Left,
    Move,
    Onto,
    Place,
    Reveal,
    Right,
    Steal,
    Target,
    placing,
)
from regalia.games.oriflamme.scoring import rank
from regalia.games.oriflamme.state import CARDS, FAMILIES, SETUP, CardId, Kind, State
from regalia.games.oriflamme.verbs import (
    begin_resolution,
    begin_round,
    deal,
    discard,
    end_round,
    keep,
    lift,
    move_on,
    place,
    reveal,
    seat_players,
)


class SetUp(Step, frozen=True):
    """Rules 4. Every player gets a family of ten, of which three cards are out."""

    def run(self, game: Game[State]) -> None:
        seat_players(game)
        for seat in game.state.order:
            deal(game, seat)


class Round(Step, frozen=True):
    """Rules 5. Everyone places a card, then the queue is resolved."""

    number: int

    def run(self, game: Game[State]) -> None:
        begin_round(game, self.number)
        game.then(*map(ChooseCard, game.state.clockwise()), BeginResolution(), Resolve(), EndRound())


class ChooseCard(Choice, frozen=True):
    """Rules 5.1. A card of the hand must be placed; passing is not possible."""

    secret: ClassVar[bool] = True
    confirmed: ClassVar[bool] = False

    def options(self, state: State) -> Choices:
        return placing(state.hands[self.seat])

    def choose(self, game: Game[State], chosen: Place) -> None:
        lift(game, self.seat, chosen.kind)
        game.then(ChoosePlace(self.seat))


class ChoosePlace(Choice, frozen=True):
    """Rules 5.1. At either end of the queue, or on a pile of one's own; never between two piles."""

    def options(self, state: State) -> Choices:
        if not state.queue:
            return (LEFT,)
        family = FAMILIES[self.seat]
        own = [Onto(pile[-1]) for pile in state.queue if pile[-1][0] == family]
        return (LEFT, RIGHT, *own)

    def choose(self, game: Game[State], chosen: Left | Right | Onto) -> None:
        place(game, self.seat, chosen)


class BeginResolution(Step, frozen=True):
    """Rules 5.2. The cursor goes to the head of the queue."""

    def run(self, game: Game[State]) -> None:
        begin_resolution(game)


class Resolve(Step, frozen=True):
    """Rules 5.2. The top card at the cursor acts: face down its owner may reveal it, face up it must. Then the next one."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        queue, cursor = state.queue, state.cursor
        if cursor >= len(queue):
            return
        me = queue[cursor][-1]
        card = state.cards[me]
        game.then(Apply(me, card.kind) if card.face_up else RevealOrKeep(me, card.owner), MoveOn(me), self)


class RevealOrKeep(Step, frozen=True):
    """Rules 5.2. A hidden card is turned up and must be used, or gathers one token."""

    me: CardId
    owner: Seat

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"RevealOrKeep": Foreseen(REVEAL_OR_KEEP, {"kind": state.to_reveal(seat)})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, Kind]:
        return {"kind": state.cards[self.me].kind} if seat == self.owner else {}

    def ask(self, state: State) -> Options:
        return {self.owner: REVEAL_OR_KEEP}

    def answer(self, game: Game[State], answers: Mapping[Seat, Reveal | Keep]) -> None:
        if not isinstance(answers[self.owner], Reveal):
            keep(game, self.me)
            return
        reveal(game, self.me)
        kind = game.state.cards[self.me].kind
        game.then(Apply(self.me, kind), UseUp(self.me))


card = Deeds()
"""Rules 6. What the ten cards do, by their names."""


def may_steal(kind: Kind) -> bool:
    """Rules 6.3 and 6.6. True if a card picks a victim, or an ability to copy that may."""
    return any(pick in ("victim", "copied") for pick, _ in card[kind].picks)


class Apply(Perform, frozen=True):
    """Rules 6. The acting card's ability, or the one it copies. Mandatory if there is anything to choose."""

    deeds: ClassVar[Any] = card

    me: CardId
    name: Kind
    picks: tuple[Target | Steal | Copy | Move | Gap | Onto, ...] = ()

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        if not any(may_steal(kind) for kind in state.to_act(seat)):
            return {}
        return {"victim": Foreseen(tuple([Steal(other) for other in state.seats if other != seat]))}

    def skip(self, game: Game[State]) -> None:
        game.happened(NothingHappened(self.me, self.name))

    def shown(self, eyes: Eyes) -> CardId | None:
        """The card that the Royal Decree moves, when only its destination is still to be picked."""
        return next((pick.card for pick in self.picks if isinstance(pick, Move)), None)


class UseUp(Step, frozen=True):
    """Rules 6.0. A single-use card that is still in the queue is discarded at the end of its own action."""

    me: CardId

    def run(self, game: Game[State]) -> None:
        card = game.state.cards[self.me]
        if CARDS[card.kind].single_use and self.me not in game.state.discards[card.owner]:
            discard(game, self.me)


class MoveOn(Step, frozen=True):
    """Rules 5.2. The cursor goes right, unless the acting card is gone: then what is now at the cursor acts next."""

    me: CardId

    def run(self, game: Game[State]) -> None:
        move_on(game, self.me)


class EndRound(Step, frozen=True):
    """Rules 5. The queue stays as it is and the first player moves on; after six rounds the game ends (rules 8)."""

    def run(self, game: Game[State]) -> None:
        end_round(game)
        if game.state.round < SETUP.rounds:
            game.then(Round(game.state.round + 1))
        else:
            game.happened(GameEnded(tuple(rank.seat for rank in rank(game.state) if rank.rank == 1)))
