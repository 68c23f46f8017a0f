"""Rules 12.4. Conditions about the trigger's card, earlier events, and payments."""

from regalia.games.wheel_of_time.language.records import CONDITIONS, Selector, word
from regalia.games.wheel_of_time.pieces import Context, PieceId
from regalia.games.wheel_of_time.state import State


@word(CONDITIONS)
def recruited(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The recruited card matches."""
    return bool(ctx.about) and who.matches(state, ctx, ctx.about)


@word(CONDITIONS)
def played(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The played card matches."""
    about = ctx.about or ctx.about_kind
    return bool(about) and who.matches(state, ctx, about)


def still(state: State, me: PieceId, kind: str) -> PieceId | str:
    """A card, in its present state if it is still in play."""
    return me if me in state.pieces else kind


# ---------------------------------------------------------------- what was paid
@word(CONDITIONS)
def opt_paid(state: State, ctx: Context) -> bool:
    """Rules 12.4. The optional cost of the entry was paid."""
    return ctx.opt_paid


@word(CONDITIONS)
def payment_single_source(state: State, ctx: Context) -> bool:
    """Rules 13, Carpe Fatum. One card generated all symbols; before payment: this is still possible."""
    return not ctx.paid or (len({symbol.source for symbol in ctx.paid}) == 1 and ctx.paid[0].source != 0)


@word(CONDITIONS)
def payment_only_from(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Matching cards generated all symbols; before payment: this is still possible."""
    return all(_paid_by(state, ctx, who, symbol.source, symbol.kind) for symbol in ctx.paid)


def _paid_by(state: State, ctx: Context, who: Selector, source: PieceId, kind: str) -> bool:
    if source in state.pieces:
        return who.matches(state, ctx, source)
    return bool(kind) and who.matches(state, ctx, kind)


@word(CONDITIONS)
def self_pays_part(state: State, ctx: Context) -> bool:
    """Rules 8.2. The entry's card pays a part; before payment: this is still possible."""
    return not ctx.paid or any(symbol.source == ctx.card for symbol in ctx.paid)
