"""Rules 12.4. Conditions about the trigger's card, earlier events, and payments."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import traits
from regalia.games.wheel_of_time.language.records import CONDITIONS, CardName, Selector, word
from regalia.games.wheel_of_time.pieces import Context, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import notes


@word(CONDITIONS)
def recruited(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The recruited card matches."""
    return bool(ctx.about) and who.matches(state, ctx, ctx.about)


@word(CONDITIONS)
def played(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The played card matches."""
    about = ctx.about or ctx.about_kind
    return bool(about) and who.matches(state, ctx, about)


@word(CONDITIONS)
def discarded(what: Literal["named"], state: State, ctx: Context) -> bool:
    """Rules 12.4. The discarded card has the title named for this card."""
    return bool(ctx.named and ctx.about_kind) and card(ctx.named).title == card(ctx.about_kind).title


@word(CONDITIONS)
def just_played(kind: CardName, state: State, ctx: Context) -> bool:
    """The card that has just been played is this one."""
    return ctx.about_kind == kind


@word(CONDITIONS)
def killed_last_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. A matching card of the player was killed last turn."""
    return any(note.seat == ctx.seat and who.matches(state, ctx, note.kind) for note in notes(state, "killed", ago=1))


@word(CONDITIONS)
def recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Either player has recruited a matching card this turn."""
    return any(who.matches(state, ctx, _still(state, note.piece, note.kind)) for note in notes(state, "recruited"))


@word(CONDITIONS)
def other_recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Another player has recruited a matching card this turn."""
    return any(
        note.seat == other(ctx.seat) and who.matches(state, ctx, _still(state, note.piece, note.kind))
        for note in notes(state, "recruited")
    )


def _still(state: State, me: PieceId, kind: str) -> PieceId | str:
    """A card, in its present state if it is still in play."""
    return me if me in state.pieces else kind


@word(CONDITIONS)
def opp_played_named_this_turn(state: State, ctx: Context) -> bool:
    """The opponent has played a card with the named title in this turn."""
    return bool(ctx.named) and any(
        note.seat == other(ctx.seat) and card(note.kind).title == card(ctx.named).title for note in notes(state, "played")
    )


@word(CONDITIONS)
def copy_in_killed(state: State, ctx: Context) -> bool:
    """The player's killed pile contains a card with the same title."""
    title = card(ctx.kind).title
    return any(card(kind).title == title for kind in state.killed[ctx.seat])


@word(CONDITIONS)
def target_taveren_protection(state: State, ctx: Context) -> bool:
    """Balefire. The target is a Ta'veren, which its controller may save."""
    return any("Ta'veren" in traits(state, each) for each in ctx.targets if each in state.pieces)


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
