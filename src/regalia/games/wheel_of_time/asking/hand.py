"""Rules 5.3, 8, 11.4. Which cards of the hand can be recruited, played and declared, and why others cannot."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.asking.targets import able
from regalia.games.wheel_of_time.asking.why import Why, barred, because, short
from regalia.games.wheel_of_time.content import card, cards, side
from regalia.games.wheel_of_time.effective.cards import is_multiple, traits
from regalia.games.wheel_of_time.effective.playing import (
    attachable,
    may_declare,
    may_have_player_advantage,
    may_play,
    may_recruit,
    requirements_hold,
)
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.options import Activate, RotateFor
from regalia.games.wheel_of_time.paying.coins import plain_coins, recruiting_coins
from regalia.games.wheel_of_time.paying.payment import Price, payable
from regalia.games.wheel_of_time.paying.pricing import out_of_reach, printed_price, recruiting_prices, rotation
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs


def why_not_played(state: State, seat: Seat, kind: Kind) -> Why | None:
    """Rules 11.4. Effects in play, a target, then the price."""
    if not may_play(state, seat, kind):
        return lambda: barred(state, seat, kind, "11.4", "play")
    if not has_room(state, seat, kind):
        return because("no-target", "11.4")
    if can_pay(state, seat, kind) or instead_of_paying(state, seat, kind):
        return None
    return lambda: short([printed_price(state, seat, kind)], plain_coins(state, seat, "advantage", kind), "7.2")


def can_pay(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 7.2. True if the symbols of an advantage can be paid."""
    if out_of_reach(state, seat, kind):
        return False
    return payable(printed_price(state, seat, kind), plain_coins(state, seat, "advantage", kind))


def instead_of_paying(state: State, seat: Seat, kind: Kind) -> tuple[RotateFor | Activate, ...]:
    """Rules 12.2, 12.7. Ways to pay the whole cost of an advantage: a rotation that it names, or the ability of a card."""
    if payable(printed_price(state, seat, kind), ()):
        return ()
    used = menu.while_paying(state, seat, "paying_advantage", kind)
    return (*map(RotateFor, rotation(state, seat, kind)), *used)


def has_room(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 11.4, 9.12. One copy per target, per player, or in the world; only one Unique copy in play."""
    facts = card(kind)
    copies = [piece for piece in state.pieces.values() if piece.kind == kind]
    if copies and ("Unique" in facts.traits or facts.subtype == "world"):
        return False
    if facts.subtype == "player":
        return not any(piece.seat == seat for piece in copies) and may_have_player_advantage(state, seat, kind)
    return facts.subtype == "world" or any(hosts(state, seat, kind))


def hosts(state: State, seat: Seat, kind: Kind) -> Iterator[PieceId]:
    """Rules 11.4. The cards that an advantage can be attached to: without a copy or another Weapon."""
    weapon = "Weapon" in card(kind).traits
    for me in state.pieces:
        there = state.attached(me)
        if any(state.pieces[each].kind == kind for each in there):
            continue
        if weapon and any("Weapon" in traits(state, each) for each in there):
            continue
        if attachable(state, seat, kind, me) and all(
            costs.payable(state, ctx, cost) for each, ctx in demands(seat, kind, me) for cost in each.cost
        ):
            yield me


def demands(seat: Seat, kind: Kind, host: PieceId) -> Iterator[tuple[Entry, Context]]:
    """Rules 12.2. Further costs of attaching an advantage besides its symbols, such as shown cards."""
    ctx = Context(seat, kind=kind, targets=(host,))
    return ((each, ctx) for each in words(kind).by.get(("req", "attach"), ()) if each.cost)


def can_become(state: State, kind: str, host: PieceId, seat: int, sub: str) -> bool:
    """Rules 11.4, 11.5. True if the target is in play and has no copy of it yet."""
    same = [piece for piece in state.pieces.values() if piece.kind == kind]
    if same and "Unique" in card(kind).traits:
        return False
    if sub == "player":
        return all(piece.seat != seat for piece in same)
    return host in state.pieces and all(piece.host != host for piece in same)


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
    """Rules 8.1, 11.4. True if a card can enter play there by an effect. A force at home, an advantage on a card."""
    facts = card(kind)
    if facts.force:
        lawful = controllable(state, seat, kind) and requirements_hold(state, Context(seat, kind=kind), "control")
        return not host and lawful and unique_enough(state, seat, kind)
    return facts.type == "advantage" and host in hosts(state, seat, kind)


def why_not_declared(state: State, seat: Seat, kind: Kind) -> Why | None:
    """Rules 5.3. The requirement of a challenge card, effects in play, a legal target."""
    if card(kind).type != "challenge":
        return because("no-requirement", "5.3")
    if not may_declare(state, seat, kind):
        return lambda: barred(state, seat, kind, "5.3", "initiate")
    ctx = Context(seat, kind=kind)
    aimed = all(able(state, each, ctx) for each in words(kind).by.get(("init", "reveal"), ()))
    return None if aimed else because("no-requirement", "5.3")


def has_target(state: State, number: ChallengeId) -> bool:
    """Rules 5.3. True unless the card of a challenge needs a target and there is none left."""
    challenge = state.challenges[number]
    if challenge.form != "card":
        return True
    ctx = in_force.challenge_context(state, number)
    return all(able(state, each, ctx) for each in words(challenge.kind).by.get(("init", "reveal"), ()) if each.targets)
