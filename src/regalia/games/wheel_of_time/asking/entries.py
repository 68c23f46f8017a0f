"""Rules 9.15, 11.3, 12.2. When an entry of a card can be used, and why it cannot."""

from regalia.core import Refusal
from regalia.games.wheel_of_time.asking.targets import fitting, paid_by_target
from regalia.games.wheel_of_time.asking.why import Why, barred, because, short
from regalia.games.wheel_of_time.effective.playing import may_use
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.paying.coins import PRINTED, bills, finishes, plain_coins, single_source
from regalia.games.wheel_of_time.paying.payment import payable as price_payable
from regalia.games.wheel_of_time.paying.pricing import event_price, out_of_reach
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs, limits


def why_not_used(state: State, used: Entry, ctx: Context) -> Why | None:
    """Rules 11.3, 12.2. Limits and conditions of an entry, effects in play, its targets, its costs."""
    if not limits.free(state, used, ctx):
        return because("used-already", "12.2")
    if not all(condition.holds(state, ctx) for condition in used.if_):
        return because("no-requirement", "11.3")
    if not may_use(state, used.ref.kind):
        return lambda: barred(state, ctx.seat, used.ref.kind, "11.3", "play")
    return None if able(state, used, ctx) else lambda: unable(state, used, ctx)


def unable(state: State, used: Entry, ctx: Context) -> Refusal:
    """Rules 11.3. What is missing: targets, or the symbols of a price, or something else to pay with."""
    if not has_targets(state, used, ctx):
        return Refusal("no-target", "11.3")
    if used.mode == "play" and not printed_payable(state, used, ctx):
        prices = [event_price(state, ctx.seat, ctx.kind, ctx)]
        return short(prices, plain_coins(state, ctx.seat, "event", ctx.kind), "7.2")
    return Refusal("unpayable", "7.2")


def able(state: State, used: Entry, ctx: Context) -> bool:
    """True if an entry has all its targets and all its costs can be paid."""
    return payable(state, used, ctx) and has_targets(state, used, ctx)


def has_targets(state: State, used: Entry, ctx: Context) -> bool:
    """True if there is something to choose for each target of an entry."""
    return all(fitting(state, used, ctx, place) for place in range(len(used.targets)))


def payable(state: State, used: Entry, ctx: Context) -> bool:
    """True if every cost that is known before the targets are chosen can be paid."""
    if used.mode == "play" and not printed_payable(state, used, ctx):
        return False
    for at, cost in enumerate(used.cost):
        if paid_by_target(cost):
            continue
        if not costs.payable(state, ctx, cost):
            return False
        plain = isinstance(cost, costs.Spend) and cost.times == "once" and not cost.optional
        if plain and not any(finishes(bill, ()) for bill in bills(state, used, ctx, at)):
            return False
    return True


def printed_payable(state: State, used: Entry, ctx: Context) -> bool:
    """Rules 7.2. True if the printed cost of an event can be paid."""
    if out_of_reach(state, ctx.seat, ctx.kind):
        return False
    if single_source(used):
        return any(finishes(bill, ()) for bill in bills(state, used, ctx, PRINTED))
    coins = plain_coins(state, ctx.seat, "event", ctx.kind)
    return price_payable(event_price(state, ctx.seat, ctx.kind, ctx), coins)
