"""Rules 8. Recruiting."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game, Seat, Step
from regalia.games.wheel_of_time import in_force, menu
from regalia.games.wheel_of_time.coins import recruiting_coins
from regalia.games.wheel_of_time.content import card, cards, side
from regalia.games.wheel_of_time.effective import is_multiple, may_recruit
from regalia.games.wheel_of_time.events import Recruited
from regalia.games.wheel_of_time.options import Activate, RotateFor, Terms
from regalia.games.wheel_of_time.payment import Price, payable
from regalia.games.wheel_of_time.pieces import Kind, Place
from regalia.games.wheel_of_time.pricing import (
    next_recruits,
    recruiting_prices,
    rotation,
    used_up,
)
from regalia.games.wheel_of_time.reading import entry
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.verbs import forces, lasting
from regalia.games.wheel_of_time.verbs.cards import take_from_pile
from regalia.games.wheel_of_time.verbs.writing import happen, note


def recruitable(state: State, seat: Seat, kind: Kind, killed: bool = False) -> bool:
    """Rules 8.1. True if a force can be recruited now and can be paid; `killed`: from the killed pile."""
    if not controllable(state, seat, kind) or not unique_enough(state, seat, kind, killed):
        return False
    if not may_recruit(state, seat, kind):
        return False
    return bool(rotation(state, seat, kind)) or bool(payable_prices(state, seat, kind)) or rebated(state, seat, kind)


def payable_prices(state: State, seat: Seat, kind: Kind, off: int = 0) -> list[Price]:
    """Rules 8.2. The prices of a force that can be paid; `off`: with this number of symbols less owed."""
    prices = [lowered(price, off) for price in recruiting_prices(state, seat, kind)]
    coins = recruiting_coins(state, seat, kind) if prices else []
    return [price for price in prices if payable(price, coins)]


def lowered(price: Price, off: int) -> Price:
    """A price reduced by a number of symbols of choice; a fixed one stays."""
    return price if price.must or not off else replace(price, off=price.off + off)


def rebates(state: State, seat: Seat, kind: Kind) -> tuple[Activate, ...]:
    """Rules 12.2, `paying_recruit`. The abilities that would lower the cost of a force, if it has one."""
    found = tuple(
        option
        for option in menu.usable(state, seat, "paying_recruit")
        if isinstance(option, Activate) and concerns(state, option, kind)
    )
    free = found and any(payable(replace(price, tokens=0), ()) for price in recruiting_prices(state, seat, kind))
    return () if free else found


def concerns(state: State, option: Activate, kind: Kind) -> bool:
    """True if an ability that is used while something is paid is about this card."""
    op: Any = entry(option.ref).ops[0]
    return bool(op.sel.matches(state, in_force.context(state, option.piece), kind))


def rebated(state: State, seat: Seat, kind: Kind) -> bool:
    """True if a force can be paid with all the tokens that may be spent on it."""
    found = rebates(state, seat, kind)
    off = sum(number for option in found for _, number in state.pieces[option.piece].tokens)
    return bool(found) and bool(payable_prices(state, seat, kind, off))


def controllable(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 8.1. No Dark One for the Hero, no Dragon and no Ta'veren for the Villain."""
    facts, own = card(kind), side(state.side(seat))
    return own.forbidden_allegiance not in facts.allegiances and own.forbidden_trait not in facts.traits


def unique_enough(state: State, seat: Seat, kind: Kind, killed: bool = False) -> bool:
    """Rules 8.1. True if the uniqueness rule allows the card: for characters, dead and removed ones count too."""
    facts = card(kind)
    if is_multiple(state, seat, kind):
        return True
    elsewhere = [each for piece in state.pieces.values() for each in (piece.kind, *piece.was)]
    if facts.type == "character":
        elsewhere += [each for pile in (*state.killed, *state.removed) for each in pile if not killed or each != kind]
    return same_person(kind).isdisjoint(elsewhere)


@cache
def same_person(kind: Kind) -> frozenset[Kind]:
    """Rules 8.1. The cards with the same title or personality, including itself."""
    one = card(kind)
    return frozenset(
        other.id
        for other in cards().values()
        if one.title == other.title or (one.personality and one.personality == other.personality)
    )


class RecruitIt(Choice, frozen=True):
    """Rules 8. A force of the hand is paid for, in one of the ways that are possible; then it enters the home front."""

    what: Kind
    killed: bool = False
    """True if it comes from the killed pile."""

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.what)

    def options(self, state: State) -> Choices:
        prices = dict.fromkeys(map(terms, payable_prices(state, self.seat, self.what)))
        turned = map(RotateFor, rotation(state, self.seat, self.what))
        return (*prices, *turned, *rebates(state, self.seat, self.what))

    def choose(self, game: Game[State], chosen: Terms | RotateFor | Activate) -> None:
        state = game.state
        match chosen:
            case Activate():
                menu.use(game, self.seat, chosen)
                game.then(self)
                return
            case RotateFor(piece):
                forces.rotate(game, piece, "cost")
            case _:
                prices = payable_prices(state, self.seat, self.what)
                price = next(price for price in prices if terms(price) == chosen)
                game.then(Paying(self.seat, "recruit", self.what, price))
        game.then(Arrive(self.seat, self.what, self.killed))


def terms(price: Price) -> Terms:
    """A price as an option."""
    return Terms(*price.cost)


class Arrive(Step, frozen=True):
    """Rules 8, 9.1. A recruited force enters play ready, at home."""

    seat: Seat
    what: Kind
    killed: bool = False

    def run(self, game: Game[State]) -> None:
        state = game.state
        if self.killed:
            take_from_pile(state, self.seat, "killed", self.what)
        place, traits = arriving(state, self.seat, self.what)
        spent = used_up(state, self.seat, self.what)
        me = forces.enter(game, self.what, self.seat, "recruit", place=place)
        for trait in traits:
            forces.gain_trait(state, me, trait)
        lasting.end(state, lambda each: each in spent or entry(each.ref).when == "paying_recruit")
        note(state, "recruited", piece=me, kind=self.what, seat=self.seat)
        game.happened(Recruited(self.seat, me, self.what))
        happen(state, "recruit", piece=me, kind=self.what, seat=self.seat)
        happen(state, "recruit_any", piece=me, kind=self.what, seat=self.seat)


def arriving(state: State, seat: Seat, kind: Kind) -> tuple[Place, list[str]]:
    """Rules 12.7. The place and traits of an arriving force, if an effect on the next recruit changes them."""
    once = next_recruits(state, seat, kind)
    place: Place = "field" if any(each.op.place == "bg" for each in once) else "home"
    return place, [each.op.trait for each in once if each.op.trait]
