"""Rules 5.3, 8.1, 11. Why a card of the hand cannot be played now."""

from collections.abc import Sequence

from regalia.core import Answer, Refusal, Seat
from regalia.games.wheel_of_time import menu
from regalia.games.wheel_of_time.coins import plain_coins, recruiting_coins
from regalia.games.wheel_of_time.effective import may_declare, may_play, may_recruit, may_use
from regalia.games.wheel_of_time.options import DeclareCard, PlayAdvantage, PlayEvent, Recruit
from regalia.games.wheel_of_time.payment import Coin, Price, payable
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Kind, Symbol
from regalia.games.wheel_of_time.pricing import advantage_price, event_prices, recruiting_prices
from regalia.games.wheel_of_time.reading import words
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.advantages import can_pay, has_room
from regalia.games.wheel_of_time.steps.recruiting import controllable, unique_enough
from regalia.games.wheel_of_time.steps.use import printed_payable
from regalia.games.wheel_of_time.targets import fitting
from regalia.games.wheel_of_time.words import limits
from regalia.games.wheel_of_time.words.records import Entry

ANYTHING = Coin(Symbol("P"), stands_for=ABILITIES)
MOST = 12
"""The largest number of missing symbols that is checked."""


def in_ones_actions(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """In actions, forces are recruited, and advantages and limited events are played."""
    match option:
        case Recruit(kind):
            return to_recruiting(state, seat, kind)
        case PlayAdvantage(kind):
            return to_an_advantage(state, seat, kind)
        case PlayEvent(kind):
            return to_an_event(state, seat, kind, "limited")
    return when_declaring(option)


def in_a_window(state: State, seat: Seat, option: Answer, window: str) -> Refusal | None:
    """In a window events are played."""
    match option:
        case Recruit() | PlayAdvantage():
            return Refusal("only-as-an-action", "5.4")
        case PlayEvent(kind):
            return to_an_event(state, seat, kind, window)
    return when_declaring(option)


def while_declaring(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """Challenges are declared and nothing else is played."""
    match option:
        case Recruit() | PlayAdvantage():
            return Refusal("only-as-an-action", "5.4")
        case PlayEvent():
            return Refusal("only-in-a-window", "5.1")
        case DeclareCard(kind):
            if may_declare(state, seat, kind):
                return Refusal("no-requirement", "5.3")
            return barred(state, seat, kind, "5.3", "initiate")
    return None


def barred(state: State, seat: Seat, kind: Kind, rule: str, *uses: str) -> Refusal:
    """A card cannot be used, because of its own requirements or of an effect in play."""
    required = all(menu.required(state, seat, kind, use) for use in uses)
    return Refusal("forbidden" if required else "no-requirement", rule)


def when_declaring(option: Answer) -> Refusal | None:
    """A challenge is declared in the Challenge Round."""
    return Refusal("only-when-declaring", "5.3") if isinstance(option, DeclareCard) else None


def to_recruiting(state: State, seat: Seat, kind: Kind) -> Refusal:
    """Rules 8.1. Side, Unique, effects in play, then the price."""
    if not controllable(state, seat, kind):
        return Refusal("not-of-this-side", "8.1")
    if not unique_enough(state, seat, kind):
        return Refusal("already-there", "8.1")
    if not may_recruit(state, seat, kind):
        return barred(state, seat, kind, "8.1", "recruit", "control")
    return short(recruiting_prices(state, seat, kind), recruiting_coins(state, seat, kind), "8.2")


def to_an_advantage(state: State, seat: Seat, kind: Kind) -> Refusal | None:
    """Rules 11.4. Effects in play, a target, then the price."""
    if not may_play(state, seat, kind):
        return barred(state, seat, kind, "11.4", "play")
    if not has_room(state, seat, kind):
        return Refusal("no-target", "11.4")
    if can_pay(state, seat, kind):
        return None
    return short([advantage_price(state, seat, kind)], plain_coins(state, seat, "advantage", kind), "7.2")


def to_an_event(state: State, seat: Seat, kind: Kind, window: str) -> Refusal:
    """Rules 11.3. The moment, effects in play, then the smallest obstacle of its entries."""
    now = menu.timings(state, window)
    entries = [each for each in words(kind).modes.get("play", ()) if each.when in now]
    if not entries:
        return Refusal("at-another-moment", "11.3")
    if not may_play(state, seat, kind) or not may_use(state, kind):
        return barred(state, seat, kind, "11.3", "play")
    found = [to_an_entry(state, seat, each) for each in entries]
    return next((each for each in found if each.reason in {"short", "unpayable"}), found[0])


def to_an_entry(state: State, seat: Seat, used: Entry) -> Refusal:
    """Rules 11.3. Limits and conditions of an entry, its targets, then its costs."""
    kind = used.ref.kind
    ctx = menu.of_event(state, seat, kind, next(iter(menu.places(state, used, Context(seat, kind=kind))), 0))
    if not limits.free(state, used, ctx):
        return Refusal("used-already", "12.2")
    if not all(condition.holds(state, ctx) for condition in used.if_):
        return Refusal("no-requirement", "11.3")
    if not all(fitting(state, used, ctx, place) for place in range(len(used.targets))):
        return Refusal("no-target", "11.3")
    if not printed_payable(state, used, ctx):
        return short(event_prices(state, seat, kind, ctx), plain_coins(state, seat, "event", kind), "7.2")
    return Refusal("unpayable", "7.2")


def short(prices: Sequence[Price], coins: Sequence[Coin], rule: str) -> Refusal:
    """Number of missing symbols, if nothing else is missing."""
    for count in range(1, MOST + 1):
        if any(payable(price, [*coins, *[ANYTHING] * count]) for price in prices):
            return Refusal("short", rule, {"count": count})
    return Refusal("unpayable", rule)
