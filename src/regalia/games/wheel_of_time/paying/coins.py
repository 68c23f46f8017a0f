"""Rules 7.1, 7.2, 8.2, 8.3. The symbols of a pool that can pay for cards and texts, and those they can replace."""

from collections.abc import Sequence

from msgspec import Struct

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Card, card, in_letters, switch
from regalia.games.wheel_of_time.effective.cards import recruited_as, serves
from regalia.games.wheel_of_time.effective.dice import symbol_allegiances, symbol_pays
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Either, Entry, Selector, Use
from regalia.games.wheel_of_time.paying.payment import Coin, Left
from regalia.games.wheel_of_time.paying.pricing import about, cards_of, changing, stands
from regalia.games.wheel_of_time.pieces import Ability, Context, Kind, Symbol
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs


def recruiting_coins(state: State, seat: Seat, kind: Kind) -> list[Coin]:
    """Rules 8.2.3, 8.3. The symbols of a pool that can recruit a force, and which of them are foreign to it."""
    if not state.pools[seat]:
        return []
    facts, own = card(kind), recruited_as(state, seat, kind)
    forced = is_forced(state, seat, kind)
    waivers = changing(state, seat, kind, "no_penalty")
    waived = {source for each in waivers for source in cards_of(state, each.op.source, each.ctx)}
    found = []
    for symbol in state.pools[seat]:
        if symbol_pays(state, symbol, "recruit", kind) and from_required(state, seat, kind, symbol):
            given = symbol_allegiances(state, symbol, "recruit", kind)
            if may_recruit_with(state, seat, facts, own, given):
                foreign = forced or not (shares(own, given) or symbol.source in waived)
                found.append(coin(state, seat, "recruit", kind, symbol, foreign))
    return found


def from_required(state: State, seat: Seat, kind: Kind, symbol: Symbol) -> bool:
    """Rules 12.4, payment_only_from. Some cards are recruited only with symbols that certain cards generated."""
    ctx = Context(seat, kind=kind, purpose="recruit", paid=(symbol,))
    return all(
        condition.holds(state, ctx)
        for each in words(kind).by.get(("req", "recruit"), ())
        for condition in each.if_
        if condition.word == "payment_only_from"
    )


def is_forced(state: State, seat: Seat, kind: Kind) -> bool:
    """Rules 12.8. True if a card costs a player double, as if by foreign symbols."""
    return any(seat in each.ctx.players and about(state, each, kind) for each in in_force.of(state, "force_penalty"))


def coin(state: State, seat: Seat, purpose: str, kind: Kind, symbol: Symbol, foreign: bool = False) -> Coin:
    """A symbol, with the symbols it can replace."""
    found: dict[Ability, None] = {}
    for effect in changing(state, seat, kind, "pay_as") if in_force.layout(state).effects.get("pay_as") else ():
        if effect.op.per is None and stands_in(state, effect, purpose, kind, symbol):
            found |= dict.fromkeys(stands(effect))
    return Coin(symbol, foreign, tuple(found))


def stands_in(state: State, effect: Effect, purpose: str, kind: Kind, symbol: Symbol) -> bool:
    """True if an effect lets a symbol replace others here."""
    alleg = effect.op.alleg
    if symbol.ability != effect.op.from_ or (alleg is not None and alleg not in symbol_allegiances(state, symbol)):
        return False
    source = effect.op.source
    if source is not None and not (symbol.source in state.pieces and source.matches(state, effect.ctx, symbol.source)):
        return False
    return is_for(state, effect, purpose, kind)


def is_for(state: State, effect: Effect, purpose: str, kind: Kind) -> bool:
    """True if a substitution is for this purpose and card."""
    meant: Use | Selector | None = effect.op.for_
    if isinstance(meant, Use):
        return serves(state, meant, effect.ctx, purpose, kind)
    return meant is None or meant.matches(state, effect.ctx, kind)


def shares(own: frozenset[str], given: frozenset[str]) -> bool:
    """Rules 7.1. True if a symbol has an allegiance of the card; one of all allegiances always does."""
    return "all" in given or not given.isdisjoint(own) or "Mercenary" in own


def may_recruit_with(state: State, seat: Seat, facts: Card, own: frozenset[str], given: frozenset[str]) -> bool:
    """Rules 8.3. Aiel are recruited with Aiel, Dragon and Dark One symbols, their troops with Aiel alone.

    By the revised rules no troop is recruited with foreign symbols.
    """
    mixed = facts.type == "troop" and in_force.has(state, seat, "troop_mixed_payment")
    if "Aiel" in own and not mixed:
        fitting = {"Aiel"} if facts.type == "troop" else {"Aiel", "Dragon", "Dark One"}
        if "all" not in given and given.isdisjoint(fitting):
            return False
    forbidden = facts.type == "troop" and switch("troop_off_allegiance", state.agreed.profile) == "forbidden"
    return not forbidden or mixed or shares(own, given)


def plain_coins(state: State, seat: Seat, purpose: str, kind: Kind) -> list[Coin]:
    """Rules 7.2. The symbols of a pool that can pay for an event, an advantage or a text."""
    return [
        coin(state, seat, purpose, kind, symbol)
        for symbol in state.pools[seat]
        if symbol_pays(state, symbol, purpose, kind)
    ]


def as_coins(coins: Sequence[Coin], symbols: Sequence[Symbol]) -> list[Coin]:
    """The same symbols as the price sees them."""
    by_symbol = {each.symbol: each for each in coins}
    return [by_symbol[symbol] for symbol in symbols]


PRINTED = -1
"""Index of the printed cost of an event, before the costs of its entry."""


class Bill(Struct, frozen=True):
    """One way to pay: the letters owed, `?` for any, and the symbols that can be spent on it."""

    owed: str
    usable: tuple[Symbol, ...]


def bills(state: State, used: Entry, ctx: Context, at: int, alternative: str = "") -> list[Bill]:
    """The alternatives of a cost of an entry, or of the printed cost of an event that one character must pay alone."""
    if at == PRINTED:
        owed = in_letters(card(ctx.kind).cost or NO_NUMBERS)
        usable = tuple(each for each in state.pools[ctx.seat] if symbol_pays(state, each, "event", ctx.kind))
        return by_source(Bill(owed, usable))
    cost = used.cost[at]
    if isinstance(cost, Either):
        cost = next(each for each in cost.options if each.text == alternative)
    assert isinstance(cost, costs.Spend), cost.text
    usable = tuple(
        each
        for each in state.pools[ctx.seat]
        if symbol_pays(state, each, "text_cost", ctx.kind) and cost.usable(state, ctx, each)
    )
    return [Bill(owed, usable) for owed in cost.owed(state, ctx)]


def single_source(used: Entry) -> bool:
    """Rules 12.4. True if one card must have generated all symbols of a payment."""
    return any(each.word == "payment_single_source" for each in used.if_)


def by_source(bill: Bill) -> list[Bill]:
    """A bill for each card whose symbols alone can pay it."""
    sources = dict.fromkeys(symbol.source for symbol in bill.usable if symbol.source)
    return [Bill(bill.owed, tuple(each for each in bill.usable if each.source == source)) for source in sources]


def finishes(bill: Bill, paid: Sequence[Symbol]) -> bool:
    """True if the paid symbols fit the bill, and the rest of the pool covers the remainder."""
    return len(paid) <= len(bill.owed) and _matched(bill, paid) is not None


def suggestion(bill: Bill) -> tuple[Symbol, ...]:
    """Symbols that pay a bill: those of narrow use and without allegiance first, One Power last."""
    found = _matched(bill, ())
    assert found is not None, "it can be paid"
    return found


def _matched(bill: Bill, paid: Sequence[Symbol]) -> tuple[Symbol, ...] | None:
    """A whole payment with these symbols among it; None if there is none."""
    rest = list(bill.usable)
    for symbol in paid:
        if symbol not in rest:
            return None
        rest.remove(symbol)
    spare_last = sorted(rest, key=lambda each: (not each.use, each.ability == "O", each))
    left = Left(bill.owed)
    if not all(left.place(Coin(symbol)) for symbol in paid):
        return None
    found = (*paid, *[symbol for symbol in spare_last if left.place(Coin(symbol))])
    return None if left.missing else found
