"""Rules 8. Recruiting."""

from regalia.core import Game, Seat, Step
from regalia.games.wheel_of_time.content import card, side
from regalia.games.wheel_of_time.effective import may_recruit
from regalia.games.wheel_of_time.events import Recruited
from regalia.games.wheel_of_time.payment import payable
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.pricing import recruiting_coins, recruiting_prices
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.verbs import cards, forces
from regalia.games.wheel_of_time.verbs.writing import happen, note


def recruitable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1. True if a force may be recruited now and can be paid."""
    if not controllable(state, seat, kind) or not unique_enough(state, kind) or not may_recruit(state, seat, kind):
        return False
    coins = recruiting_coins(state, seat, kind)
    return any(payable(price, coins) for price in recruiting_prices(state, seat, kind))


def controllable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1. No Dark One for the Hero, no Dragon and no Ta'veren for the Villain."""
    facts, own = card(kind), side(state.side(seat))
    return own.forbidden_allegiance not in facts.allegiances and own.forbidden_trait not in facts.traits


def unique_enough(state: State, kind: Kind) -> bool:
    """Rules 8.1. Without Multiple nobody of this title or personality is in play; a character not even dead or removed."""
    facts = card(kind)
    if "Multiple" in facts.traits:
        return True
    elsewhere = [each for piece in state.pieces.values() for each in (piece.kind, *piece.was)]
    if facts.type == "character":
        elsewhere += [each for piles in (state.killed, state.removed) for pile in piles for each in pile]
    return not any(same_person(kind, other) for other in elsewhere)


def same_person(kind: Kind, other: Kind) -> bool:
    """Rules 8.1. Cards with the same title or personality."""
    one, two = card(kind), card(other)
    return one.title == two.title or bool(one.personality and one.personality == two.personality)


class RecruitIt(Step, frozen=True):
    """Rules 8. A force of the hand is paid for; then it enters the home front, ready."""

    seat: Seat
    what: Kind

    def run(self, game: Game[State]) -> None:
        state = game.state
        coins = recruiting_coins(state, self.seat, self.what)
        price = next(price for price in recruiting_prices(state, self.seat, self.what) if payable(price, coins))
        cards.leave_hand(state, self.seat, self.what)
        game.then(Paying(self.seat, "recruit", self.what, price), Arrive(self.seat, self.what))


class Arrive(Step, frozen=True):
    """Rules 8, 9.1. A recruited force enters play ready, at home."""

    seat: Seat
    what: Kind

    def run(self, game: Game[State]) -> None:
        state = game.state
        me = forces.enter(game, self.what, self.seat, "recruit")
        note(state, "recruited", piece=me, kind=self.what, seat=self.seat)
        game.happened(Recruited(self.seat, me, self.what))
        happen(state, "recruit", piece=me, kind=self.what, seat=self.seat)
        happen(state, "recruit_any", piece=me, kind=self.what, seat=self.seat)
