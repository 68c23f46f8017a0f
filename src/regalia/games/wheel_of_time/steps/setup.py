"""Rules 3.2. Setting up."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regalia.core import Answer, Game, Options, Seat, Step
from regalia.games.wheel_of_time.content import card, cards, tables
from regalia.games.wheel_of_time.decks.deck import is_avatar, kinds_to_open, may_open, opening_type, others_of
from regalia.games.wheel_of_time.decks.opening import best_avatar, best_others
from regalia.games.wheel_of_time.options import BEGIN, Begin, Hold, SetAside
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.turn import Turn
from regalia.games.wheel_of_time.steps.windows import Moment
from regalia.games.wheel_of_time.verbs import cards as zones
from regalia.games.wheel_of_time.verbs import forces, pattern

ROUNDS = tables().constants.opening_hand + 1
"""An avatar, three cards, and one more for a player who can take it; then all are ready."""


class OpeningHands(Step, frozen=True):
    """Rules 3.2. Both choose their opening hands in secret: an avatar, then cards of different types.

    Both are asked equally often, so no player learns who can take another card.
    """

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False

    number: int = 0

    def keeps_secret(self, state: State) -> bool:
        return not self.is_last

    @property
    def is_last(self) -> bool:
        """Rules 3.2. True if avatars are revealed next."""
        return self.number + 1 == ROUNDS

    def ask(self, state: State) -> Options:
        return {seat: holdable(state, seat) or dragons(state, seat) or (BEGIN,) for seat in state.seats}

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """The rest of the hand that is recommended, the next card first."""
        return recommended(state, seat, [each.kind for each in holdable(state, seat)])

    def answer(self, game: Game[State], answers: Mapping[Seat, Hold | SetAside | Begin]) -> None:
        for seat, chosen in answers.items():
            match chosen:
                case Hold(kind):
                    zones.hold(game.state, seat, kind)
                case SetAside(kind):
                    pattern.set_dragon_aside(game.state, kind)
        game.then(RevealAvatars() if self.is_last else OpeningHands(self.number + 1))


def holdable(state: State, seat: Seat) -> tuple[Hold, ...]:
    """Rules 3.2. The possible next cards of an opening hand."""
    name, hand = state.side(seat), state.hands[seat]
    deck = [card(kind) for kind in sorted({*state.decks[seat]})]
    avatar = next((card(kind) for kind in hand if is_avatar(card(kind), name)), None)
    if avatar is None:
        able = [each for each in deck if is_avatar(each, name) and len(kinds_to_open(each, deck, name)) >= others_of(each)]
        return tuple(Hold(each.id) for each in able)
    if len(hand) > others_of(avatar):
        return ()
    taken = {opening_type(kind) for kind in hand if kind != avatar.id}
    return tuple(Hold(each.id) for each in deck if may_open(each, name) and opening_type(each.id) not in taken)


def recommended(state: State, seat: Seat, able: Sequence[Kind]) -> tuple[Hold, ...]:
    """Rules 3.2. The next cards of the hand that the deck names, or of another one that can be played early."""
    name, hand, named = state.side(seat), state.hands[seat], state.openings[seat]
    if not able:
        return ()
    if named and {*hand} <= {*named}:
        return tuple(Hold(kind) for kind in named if kind in able)
    if not hand:
        return (Hold(best_avatar(map(card, able)).id),)
    avatar = card(avatars(state, seat)[0])
    rest = best_others(avatar, map(card, able), name, 1 + others_of(avatar) - len(hand))
    return tuple(Hold(each.id) for each in rest)


def dragons(state: State, seat: Seat) -> tuple[SetAside, ...]:
    """Rules 3.2. With Mat or Perrin as avatar the Hero player sets a Dragon Reborn aside, unless the deck has one."""
    if state.dragon or seat != state.hero or not is_friend(state, seat):
        return ()
    return tuple(SetAside(each.id) for each in cards().values() if {"Starting Hero", "Dragon Reborn"} <= {*each.traits})


def is_friend(state: State, seat: Seat) -> bool:
    """Rules 3.2. True if the avatar in an opening hand is Mat or Perrin."""
    return not {"mat", "perrin"}.isdisjoint(card(kind).personality for kind in avatars(state, seat))


def avatars(state: State, seat: Seat) -> list[Kind]:
    """Rules 3.2. The starting character in an opening hand."""
    return [kind for kind in state.hands[seat] if is_avatar(card(kind), state.side(seat))]


class RevealAvatars(Step, frozen=True):
    """Rules 3.2. Avatars and Starting Advantages are revealed; the decks are shuffled; then the first turn begins."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        if state.dragon and not is_friend(state, state.hero):
            pattern.set_dragon_aside(state, "")
        state.openings = ((), ())
        for seat in state.seats:
            avatar = avatars(state, seat)[0]
            zones.leave_hand(state, seat, avatar)
            forces.enter(game, avatar, seat, "start", avatar=True)
            if state.starting[seat]:
                forces.enter(game, state.starting[seat], seat, "start", starting=True)
            zones.shuffle(game, seat)
        game.then(Moment("game_start"), Turn())
