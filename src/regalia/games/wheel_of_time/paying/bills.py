"""Rules 7.2. Symbols owed for a text, and the symbols of the pool that can pay them."""

from collections.abc import Sequence

from msgspec import Struct

from regalia.games.wheel_of_time.content import NO_NUMBERS, card, in_letters
from regalia.games.wheel_of_time.effective.symbols import symbol_pays
from regalia.games.wheel_of_time.language.records import Either, Entry
from regalia.games.wheel_of_time.paying.payment import Coin, Left
from regalia.games.wheel_of_time.pieces import Context, Symbol
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words import costs

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
