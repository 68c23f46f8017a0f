"""Rules 8. Which forces can be recruited now, and why not; which can enter play by an effect."""

from functools import cache

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.asking.advantages import hosts
from regalia.games.wheel_of_time.asking.why import Why, barred, because, short
from regalia.games.wheel_of_time.content import card, cards, side
from regalia.games.wheel_of_time.effective.cards import is_multiple
from regalia.games.wheel_of_time.effective.playing import may_recruit, requirements_hold
from regalia.games.wheel_of_time.options import Activate
from regalia.games.wheel_of_time.paying.coins import recruiting_coins
from regalia.games.wheel_of_time.paying.payment import Price, payable
from regalia.games.wheel_of_time.paying.pricing import recruiting_prices, rotation
from regalia.games.wheel_of_time.pieces import Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State


def why_not_recruited(state: State, seat: Seat, kind: Kind, killed: bool = False) -> Why | None:
    """Rules 8.1. Side, Unique, effects in play, then the price; `killed`: from the killed pile."""
    why = why_not_for_free(state, seat, kind, killed)
    if why is not None:
        return why
    if rotation(state, seat, kind) or payable_prices(state, seat, kind) or rebated(state, seat, kind):
        return None
    return lambda: short(recruiting_prices(state, seat, kind), recruiting_coins(state, seat, kind), "8.2")


def why_not_for_free(state: State, seat: Seat, kind: Kind, killed: bool = False) -> Why | None:
    """Rules 8.1. Why a force cannot be recruited whatever it costs."""
    if not controllable(state, seat, kind):
        return because("not-of-this-side", "8.1")
    if not unique_enough(state, seat, kind, killed):
        return because("already-there", "8.1")
    if not may_recruit(state, seat, kind):
        return lambda: barred(state, seat, kind, "8.1", "recruit", "control")
    return None


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
    found = menu.while_paying(state, seat, "paying_recruit", kind)
    free = found and any(payable(replace(price, tokens=0), ()) for price in recruiting_prices(state, seat, kind))
    return () if free else found


def rebated(state: State, seat: Seat, kind: Kind) -> bool:
    """True if a force can be paid with all the tokens that may be spent on it."""
    found = rebates(state, seat, kind)
    off = sum(number for option in found for _, number in state.pieces[option.piece].tokens)
    return bool(found) and bool(payable_prices(state, seat, kind, off))


def may_enter(state: State, seat: Seat, kind: Kind, host: PieceId) -> bool:
    """Rules 8.1, 11.4. True if a card can enter play there by an effect.

    A force at home, an advantage on a card.
    """
    facts = card(kind)
    if facts.force:
        lawful = controllable(state, seat, kind) and requirements_hold(state, Context(seat, kind=kind), "control")
        return not host and lawful and unique_enough(state, seat, kind)
    return facts.type == "advantage" and host in hosts(state, seat, kind)
