"""Rules 12.3. Filters of selectors: a card's past, and events while they are played."""

from typing import Literal

from regalia.games.wheel_of_time.language.records import FILTERS, Thing, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import in_play, notes, seat_of


@word(FILTERS)
def being_recruited(state: State, ctx: Context, thing: Thing) -> bool:
    """The card whose cost is being paid; it is not in play."""
    return isinstance(thing, str)


@word(FILTERS)
def rolled_symbol_in_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Personal Growth. It participates, and its controller's pool holds a symbol that it generated."""
    piece = in_play(state, thing)
    return piece is not None and piece.challenge != 0 and any(symbol.source == thing for symbol in state.pools[ctx.seat])


@word(FILTERS)
def damaged_in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """It took damage in this turn while it participated in the targeted challenge."""
    return isinstance(thing, int) and any(
        note.piece == thing and note.challenge in ctx.targets for note in notes(state, "damaged")
    )


# ---------------------------------------------------------------- events while they are played
@word(FILTERS)
def targets(who: Literal["own", "card.own"], state: State, ctx: Context, thing: Thing) -> bool:
    """The event targets the player or a card of the player: the context's `seconds` are its targets."""
    return any(seat_of(state, each) == ctx.seat for each in ctx.seconds) or (who == "own" and ctx.seat in ctx.players)
