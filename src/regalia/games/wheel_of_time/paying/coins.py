"""Rules 7.1, 8.2, 8.3. The symbols of a pool that can pay for something, and the symbols they can replace."""

from collections.abc import Sequence

from regalia.core import Seat
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import Card, card, switch
from regalia.games.wheel_of_time.effective.cards import recruited_as
from regalia.games.wheel_of_time.effective.symbols import symbol_allegiances, symbol_pays
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.paying.payment import Coin
from regalia.games.wheel_of_time.paying.pricing import about, cards_of, changing, is_mixed, stands
from regalia.games.wheel_of_time.pieces import Ability, Context, Kind, Symbol
from regalia.games.wheel_of_time.state import State


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
    return serves(state, effect, purpose, kind)


def serves(state: State, effect: Effect, purpose: str, kind: Kind) -> bool:
    """True if a substitution is for this purpose and card."""
    meant = effect.op.for_
    if meant is None:
        return True
    if hasattr(meant, "purposes"):
        named = any(
            each == purpose and (sel is None or sel.matches(state, effect.ctx, kind)) for each, sel in meant.purposes
        )
        return bool(named != meant.negated)
    return bool(meant.matches(state, effect.ctx, kind))


def shares(own: frozenset[str], given: frozenset[str]) -> bool:
    """Rules 7.1. True if a symbol has an allegiance of the card; one of all allegiances always does."""
    return "all" in given or not given.isdisjoint(own) or "Mercenary" in own


def may_recruit_with(state: State, seat: Seat, facts: Card, own: frozenset[str], given: frozenset[str]) -> bool:
    """Rules 8.3. Aiel are recruited with Aiel, Dragon and Dark One symbols, their troops with Aiel alone.

    By the revised rules no troop is recruited with foreign symbols.
    """
    mixed = facts.type == "troop" and is_mixed(state, seat)
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
