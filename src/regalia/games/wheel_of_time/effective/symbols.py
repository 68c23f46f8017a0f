"""Rules 7.1, 7.2. Symbols of a pool: their allegiances when they are spent, and what they can pay for."""

from functools import cache

from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import allegiances, serves
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.grammar import use
from regalia.games.wheel_of_time.language.records import Selector, Use
from regalia.games.wheel_of_time.pieces import Context, Kind, Symbol
from regalia.games.wheel_of_time.state import State

read_use = cache(use)
"""The permitted use of a symbol, read from its stored text."""


def symbol_allegiances(state: State, symbol: Symbol, purpose: str = "", kind: Kind = "") -> frozenset[str]:
    """Rules 7.1. The allegiances of a symbol when it is spent on something; `all` matches everything, `none` nothing."""
    found = frozenset(symbol.alleg) or _of_source(state, symbol)
    for effect in in_force.of(state, "symbol_alleg"):
        op = effect.op
        if (
            op.sym in (None, symbol.ability)
            and _is_about(state, effect, symbol)
            and _for(state, effect, op.use, purpose, kind)
        ):
            if op.set is not None:
                found = op.set.of(state, effect.ctx)
            if op.add is not None:
                found |= op.add.of(state, effect.ctx)
    return found


def _of_source(state: State, symbol: Symbol) -> frozenset[str]:
    """The allegiances of the card that generated it; the last known ones if it has left play."""
    if symbol.source in state.pieces:
        return allegiances(state, symbol.source)
    return frozenset(card(symbol.kind).allegiances) if symbol.kind else frozenset()


def _is_about(state: State, effect: Effect, symbol: Symbol) -> bool:
    """True if an effect applies to this symbol: by the card that generated it, or by the player's pool."""
    target = effect.op.target
    if not symbol.source:
        return False
    if isinstance(target, str):
        source = state.last_known(symbol.source)
        return source is not None and source.seat == effect.ctx.seat
    return in_force.touches(state, effect, symbol.source)


def _for(state: State, effect: Effect, said: Use | None, purpose: str, kind: Kind) -> bool:
    """True if it counts for this."""
    return said is None or (bool(purpose) and serves(state, said, effect.ctx, purpose, kind))


def symbol_pays(state: State, symbol: Symbol, purpose: str, kind: Kind, ctx: Context | None = None) -> bool:
    """Rules 7.1. True if a symbol can be spent on this: on recruiting a card, on an event, on a text cost."""
    if symbol.held and symbol.held != state.resolving:
        return False
    if symbol.use and not serves(state, read_use(symbol.use), ctx or Context(0, kind=kind), purpose, kind):
        return False
    if not symbol.source:
        return True
    banned = allowed = False
    for effect in in_force.of(state, "symbol_use"):
        target: Selector = effect.op.target
        if target.matches(state, effect.ctx, symbol.source):
            banned = banned or (effect.op.ban is not None and serves(state, effect.op.ban, effect.ctx, purpose, kind))
            allowed = allowed or (effect.op.allow is not None and serves(state, effect.op.allow, effect.ctx, purpose, kind))
    return allowed or not banned
