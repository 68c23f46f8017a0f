"""Rules 9.15, 11.3, 12.2, 12.3. The possible targets of an entry; when it can be used, and why it cannot."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from regalia.core import Option, Refusal
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.why import Why, barred, because, short
from regalia.games.wheel_of_time.effective.playing import may_use, untargetable
from regalia.games.wheel_of_time.language.records import Cost, Entry, Selector, Thing
from regalia.games.wheel_of_time.options import Take, TakeKind, TakeSeat
from regalia.games.wheel_of_time.paying.coins import PRINTED, bills, finishes, plain_coins, single_source
from regalia.games.wheel_of_time.paying.payment import payable as price_payable
from regalia.games.wheel_of_time.paying.pricing import event_price, out_of_reach
from regalia.games.wheel_of_time.pieces import Context, Id
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs, limits

TOGETHER = frozenset(("part_same_challenge", "at_chosen_location"))
"""Filters that depend on earlier targets, so the targets are chosen one by one."""


def one_by_one(selector: Selector) -> bool:
    """True if its targets are chosen one after the other."""
    several = selector.most.word != "number" or selector.most.said[0] != 1
    together = any(each.word in TOGETHER for option in selector.options for each in option.filters)
    return several and (together or repeatable(selector))


def of_players(selector: Selector) -> bool:
    """True if players are chosen."""
    return selector.options[0].base == "player"


def repeatable(selector: Selector) -> bool:
    """True if the same target can be chosen again: a player, or a challenge that is named for each payment."""
    return of_players(selector) or selector.most.word == "per_symbol"


def things_for(state: State, used: Entry, ctx: Context, at: int) -> list[Thing]:
    """The choices for one target of an entry: everything that matches and can be a target."""
    selector = used.targets[at]
    found = selector.things(state, ctx)
    if of_players(selector):
        return [each for each in found if _affordable(state, used, replace(ctx, players=(*ctx.players, each)))]
    return [*_open(state, used, ctx, at, found)]


def _open(state: State, used: Entry, ctx: Context, at: int, found: Iterable[Thing]) -> Iterator[Thing]:
    """The matching things that can be a target."""
    again = repeatable(used.targets[at])
    taken: tuple[Thing, ...] = (*ctx.targets, *ctx.kinds) if not again and (at or one_by_one(used.targets[at])) else ()
    return (each for each in found if each not in taken and _may_be(state, used, ctx, each))


def paid_by_target(cost: object) -> bool:
    """True if the target pays, or cards in its challenge do, so the payer is known only with the target."""
    match cost:
        case costs.Spend():
            return cost.payer == "target" or cost.rolled
        case costs.OnCards():
            return any(each.word == "part_same_challenge" for option in cost.cards.options for each in option.filters)
    return False


def _pays(state: State, used: Entry, ctx: Context, thing: int) -> bool:
    """Rules 12.5. True if a target can pay its part."""
    return all(costs.payable(state, replace(ctx, targets=(thing,)), cost) for cost in _paid_by_targets(used))


@cache
def _paid_by_targets(used: Entry) -> tuple[Cost, ...]:
    """The costs that the target pays."""
    return tuple(cost for cost in used.cost if paid_by_target(cost) and not cost.optional)


def _may_be(state: State, used: Entry, ctx: Context, thing: Thing) -> bool:
    """Rules 12.7. True if a card can be chosen by this effect, fits its conditions, and can pay its part."""
    if not isinstance(thing, int):
        return True
    if thing in state.pieces and untargetable(state, thing, ctx.seat, ctx.kind):
        return False
    if not _affordable(state, used, replace(ctx, targets=(*ctx.targets, thing))):
        return False
    return _fits_conditions(state, used, ctx, thing) and _pays(state, used, ctx, thing)


def _affordable(state: State, used: Entry, aimed: Context) -> bool:
    """Rules 12.8. True if an event can be paid with these targets: some effects tax what is aimed at."""
    if used.mode != "play" or not in_force.anything(state, "tax"):
        return True
    coins = plain_coins(state, aimed.seat, "event", aimed.kind)
    return price_payable(event_price(state, aimed.seat, aimed.kind, aimed), coins)


def _fits_conditions(state: State, used: Entry, ctx: Context, thing: int) -> bool:
    """True if the conditions of the entry, some of which are about the target, are met."""
    if not _compares(used):
        return True
    aimed = replace(ctx, targets=(*ctx.targets, thing))
    return all(each.holds(state, aimed) for each in used.if_)


@cache
def _compares(used: Entry) -> bool:
    """True if a condition of the entry can be about its target."""
    return any(each.word == "compare" for each in used.if_)


def bounds(state: State, used: Entry, ctx: Context, at: int) -> tuple[int, int]:
    """Number of targets. Rules 12.3: for an event at least one, even if any number is allowed."""
    selector = used.targets[at]
    least, most = selector.least.of(state, ctx), selector.most.of(state, ctx)
    return (max(1, least) if used.mode == "play" else least), most


def fitting(state: State, used: Entry, ctx: Context, at: int) -> bool:
    """True if there is something to choose. A target that depends on an earlier one is checked with the first that fits."""
    selector = used.targets[at]
    if selector.each:
        return True
    if at:
        firsts = [wanted(ctx, 0, (as_option(state, used.targets[0], each),)) for each in things_for(state, used, ctx, 0)]
        return any(things_for(state, used, each, at) for each in firsts)
    least, _ = bounds(state, used, replace(ctx, x=max(1, ctx.x)), at)
    if least <= 1 and not repeatable(selector):
        return least < 1 or any(True for _ in _open(state, used, ctx, at, selector.things(state, ctx)))
    found = things_for(state, used, ctx, at)
    if repeatable(selector):
        return len(found) >= min(least, 1)
    if not one_by_one(selector):
        return len(found) >= least
    return any(_group(state, used, ctx, at, each) >= least for each in found)


def _group(state: State, used: Entry, ctx: Context, at: int, first: Thing) -> int:
    """How many could be chosen together, beginning with this one."""
    begun = wanted(ctx, at, (as_option(state, used.targets[at], first),))
    return 1 + len(things_for(state, used, begun, at))


def as_option(state: State, selector: Selector, thing: Thing) -> Take | TakeKind | TakeSeat:
    """A thing as an option."""
    if isinstance(thing, str):
        return TakeKind(thing)
    return TakeSeat(thing) if of_players(selector) else Take(thing)


def options_for(
    state: State, used: Entry, ctx: Context, at: int, chosen: Sequence[Id] = ()
) -> tuple[tuple[Option, ...], int, int]:
    """The choices for a target, with the least and the most."""
    selector = used.targets[at]
    if selector.each:
        return (), 0, 0
    least, most = bounds(state, used, ctx, at)
    options = tuple(as_option(state, selector, each) for each in things_for(state, used, ctx, at))
    if one_by_one(selector):
        firsts = options if chosen else tuple(each for each in options if _enough(state, used, ctx, at, each, least))
        return firsts, least, most
    return options, least, most


def _enough(state: State, used: Entry, ctx: Context, at: int, first: Option, least: int) -> bool:
    """True if enough others can follow a first one."""
    if least <= 1 or repeatable(used.targets[at]):
        return True
    return 1 + len(things_for(state, used, wanted(ctx, at, (first,)), at)) >= least


def wanted(ctx: Context, at: int, chosen: Iterable[Option], more: bool = False) -> Context:
    """The context after targets are chosen; `more`: in addition to earlier ones."""
    picked = tuple(chosen)
    ids = tuple(pick.id for pick in picked if isinstance(pick, Take))
    players = tuple(pick.player for pick in picked if isinstance(pick, TakeSeat))
    kinds = tuple(pick.kind for pick in picked if isinstance(pick, TakeKind))
    if at:
        return replace(ctx, seconds=(*ctx.seconds, *ids) if more else ids)
    old = ctx if more else replace(ctx, targets=(), players=(), kinds=())
    return replace(ctx, targets=(*old.targets, *ids), players=(*old.players, *players), kinds=(*old.kinds, *kinds))


def all_of(state: State, used: Entry, ctx: Context, at: int) -> Context:
    """The targets of a selector with `.each`: all that match."""
    return wanted(ctx, at, [as_option(state, used.targets[at], each) for each in things_for(state, used, ctx, at)])


def largest_x(state: State, used: Entry, ctx: Context) -> int:
    """The largest X that can be paid and has targets; 0 if the entry has no X."""
    limits = [limit for cost in used.cost if (limit := _most(state, ctx, cost)) is not None]
    if not limits:
        return 0
    for at, selector in enumerate(used.targets):
        if selector.most.word in ("X", "per_symbol") and not repeatable(selector):
            limits.append(_available(state, used, ctx, at))
    return max(1, min(limits))


def _most(state: State, ctx: Context, cost: object) -> int | None:
    """How often a cost with an X can be paid; None if it has none."""
    match cost:
        case costs.Spend(times="once"):
            return None
        case costs.Spend():
            return cost.most(state, ctx)
        case costs.GiveDamage() if cost.n.word == "X":
            return sum(cost.available(state, ctx).values())
        case costs.GiveTokens() if cost.n.word == "X":
            return cost.held(state, ctx)
    return None


def _available(state: State, used: Entry, ctx: Context, at: int) -> int:
    """How many targets there are at most."""
    found = things_for(state, used, ctx, at)
    if one_by_one(used.targets[at]):
        return max((_group(state, used, ctx, at, each) for each in found), default=0)
    return len(found)


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
