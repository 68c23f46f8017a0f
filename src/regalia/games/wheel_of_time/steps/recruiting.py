"""Rules 8. Recruiting."""

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time.coins import recruiting_coins
from regalia.games.wheel_of_time.content import card, side
from regalia.games.wheel_of_time.effective import may_recruit
from regalia.games.wheel_of_time.events import Recruited
from regalia.games.wheel_of_time.options import RotateFor, Terms
from regalia.games.wheel_of_time.payment import Price, payable
from regalia.games.wheel_of_time.pieces import Kind, Place
from regalia.games.wheel_of_time.pricing import (
    next_recruits,
    recruiting_prices,
    rotation,
    used_up,
)
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.verbs import forces, lasting
from regalia.games.wheel_of_time.verbs.writing import happen, note


def recruitable(state: State, seat: Seat, kind: Kind, killed: bool = False) -> bool:
    """Rules 8.1. True if a force may be recruited now and can be paid; `killed`: out of one's killed pile."""
    if not controllable(state, seat, kind) or not unique_enough(state, kind, killed):
        return False
    if not may_recruit(state, seat, kind):
        return False
    return bool(rotation(state, seat, kind)) or bool(payable_prices(state, seat, kind))


def payable_prices(state: State, seat: Seat, kind: Kind) -> list[Price]:
    """Rules 8.2. The prices of a force that can be paid."""
    prices = recruiting_prices(state, seat, kind)
    coins = recruiting_coins(state, seat, kind) if prices else []
    return [price for price in prices if payable(price, coins)]


def controllable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1. No Dark One for the Hero, no Dragon and no Ta'veren for the Villain."""
    facts, own = card(kind), side(state.side(seat))
    return own.forbidden_allegiance not in facts.allegiances and own.forbidden_trait not in facts.traits


def unique_enough(state: State, kind: Kind, killed: bool = False) -> bool:
    """Rules 8.1. Without Multiple nobody of this title or personality is in play; a character not even dead or removed."""
    facts = card(kind)
    if "Multiple" in facts.traits:
        return True
    elsewhere = [each for piece in state.pieces.values() for each in (piece.kind, *piece.was)]
    if facts.type == "character":
        elsewhere += [each for pile in (*state.killed, *state.removed) for each in pile if not killed or each != kind]
    return not any(same_person(kind, other) for other in elsewhere)


def same_person(kind: Kind, other: Kind) -> bool:
    """Rules 8.1. Cards with the same title or personality."""
    one, two = card(kind), card(other)
    return one.title == two.title or bool(one.personality and one.personality == two.personality)


class RecruitIt(Choice, frozen=True):
    """Rules 8. A force of the hand is paid for, in one of the ways that are possible; then it enters the home front."""

    what: Kind

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        prices = payable_prices(state, self.seat, self.what)
        return (*map(terms, prices), *map(RotateFor, rotation(state, self.seat, self.what)))

    def choose(self, game: Game[State], chosen: Terms | RotateFor) -> None:
        state = game.state
        prices = payable_prices(state, self.seat, self.what)
        if isinstance(chosen, RotateFor):
            forces.rotate(game, chosen.piece, "cost")
        else:
            price = next(price for price in prices if terms(price) == chosen)
            game.then(Paying(self.seat, "recruit", self.what, price))
        game.then(Arrive(self.seat, self.what))


def terms(price: Price) -> Terms:
    """A price as an option."""
    return Terms(*price.cost)


class Arrive(Step, frozen=True):
    """Rules 8, 9.1. A recruited force enters play ready, at home."""

    seat: Seat
    what: Kind

    def run(self, game: Game[State]) -> None:
        state = game.state
        place, traits = arriving(state, self.seat, self.what)
        spent = used_up(state, self.seat, self.what)
        me = forces.enter(game, self.what, self.seat, "recruit", place=place)
        for trait in traits:
            forces.gain_trait(state, me, trait)
        lasting.end(state, lambda each: each in spent)
        note(state, "recruited", piece=me, kind=self.what, seat=self.seat)
        game.happened(Recruited(self.seat, me, self.what))
        happen(state, "recruit", piece=me, kind=self.what, seat=self.seat)
        happen(state, "recruit_any", piece=me, kind=self.what, seat=self.seat)


def arriving(state: State, seat: Seat, kind: Kind) -> tuple[Place, list[str]]:
    """Rules 12.7. Where a force arrives, and with which traits, if an effect on one's next recruit says so."""
    once = next_recruits(state, seat, kind)
    place: Place = "field" if any(each.op.place == "bg" for each in once) else "home"
    return place, [each.op.trait for each in once if each.op.trait]
