"""Rules 3.2. Setting up."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regalia.core import Answer, Game, Options, Seat, Several, Step
from regalia.games.wheel_of_time.content import Card, card, cards
from regalia.games.wheel_of_time.decks.deck import (
    best_avatar,
    best_others,
    is_avatar,
    kinds_to_open,
    may_open,
    opening_type,
    others_of,
)
from regalia.games.wheel_of_time.options import BEGIN, Begin, Hold, SetAside
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.playing import Moment
from regalia.games.wheel_of_time.steps.turn import Turn
from regalia.games.wheel_of_time.verbs import cards as zones
from regalia.games.wheel_of_time.verbs import forces, pattern


class OpeningHands(Step, frozen=True):
    """Rules 3.2. Both choose their opening hands in secret: an avatar, cards of different types, and last a Dragon Reborn.

    Both are asked equally often, so no player learns who sets a Dragon Reborn aside.
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
        return {
            seat: avatars_in(state, seat) or others(state, seat) or dragons(state, seat) or (BEGIN,) for seat in state.seats
        }

    def recommended(self, state: State, seat: Seat) -> Sequence[Answer]:
        """The hand that the deck names, or else one that can be played early."""
        return recommended(state, seat)

    def answer(self, game: Game[State], answers: Mapping[Seat, Hold | tuple[Hold, ...] | SetAside | Begin]) -> None:
        for seat, chosen in answers.items():
            match chosen:
                case Hold(kind):
                    zones.hold(game.state, seat, kind)
                case SetAside(kind):
                    pattern.set_dragon_aside(game.state, kind)
                case tuple(held):
                    for each in held:
                        zones.hold(game.state, seat, each.kind)
        game.then(RevealAvatars() if self.is_last else OpeningHands(self.number + 1))


ROUNDS = 3
"""An avatar, the cards beside it, and a Dragon Reborn for a player who sets one aside; then all are ready."""


def in_deck(state: State, seat: Seat) -> list[Card]:
    """The different cards of a deck."""
    return [card(kind) for kind in sorted({*state.decks[seat]})]


def avatars_in(state: State, seat: Seat) -> tuple[Hold, ...]:
    """Rules 3.2. The possible avatars of a player who has none yet."""
    name, deck = state.side(seat), in_deck(state, seat)
    if avatars(state, seat):
        return ()
    able = [each for each in deck if is_avatar(each, name) and len(kinds_to_open(each, deck, name)) >= others_of(each)]
    return tuple(Hold(each.id) for each in able)


def others(state: State, seat: Seat) -> Several | None:
    """Rules 3.2. The cards beside the avatar, each of another type; None if the hand is complete."""
    name, hand = state.side(seat), state.hands[seat]
    (avatar,) = avatars(state, seat)
    count = 1 + others_of(card(avatar)) - len(hand)
    if count == 0:
        return None
    taken = {opening_type(kind) for kind in hand if kind != avatar}
    able = [each.id for each in in_deck(state, seat) if may_open(each, name) and opening_type(each.id) not in taken]
    types = sorted({opening_type(kind) for kind in able})
    return Several(tuple(map(Hold, able)), count, count, tuple(types.index(opening_type(kind)) for kind in able))


def recommended(state: State, seat: Seat) -> Sequence[Answer]:
    """Rules 3.2. The next cards of the hand that the deck names, or of another one that can be played early."""
    name, hand, named = state.side(seat), state.hands[seat], state.openings[seat]
    fits = bool(named) and {*hand} <= {*named}
    able = avatars_in(state, seat)
    if able:
        return [Hold(named[0] if fits else best_avatar(card(each.kind) for each in able).id)]
    ask = others(state, seat)
    if ask is None:
        return ()
    if fits:
        return [tuple(Hold(kind) for kind in named if kind not in hand)]
    avatar, options = card(avatars(state, seat)[0]), [card(each.kind) for each in ask.options if isinstance(each, Hold)]
    return [tuple(Hold(each.id) for each in best_others(avatar, options, name, ask.most))]


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
        zones.forget_openings(state)
        for seat in state.seats:
            avatar = avatars(state, seat)[0]
            zones.leave_hand(state, seat, avatar)
            forces.enter(game, avatar, seat, "start", avatar=True)
            if state.starting[seat]:
                forces.enter(game, state.starting[seat], seat, "start", starting=True)
            zones.shuffle(game, seat)
        game.then(Moment("game_start"), Turn())
