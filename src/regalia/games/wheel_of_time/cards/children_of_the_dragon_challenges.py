"""Words and operations of one card each: challenges of `sets/children_of_the_dragon.toml`, in the order of that file."""

from typing import Literal

from regalia.games.wheel_of_time.effective.cards import hand_limit, pattern
from regalia.games.wheel_of_time.language.records import Thing
from regalia.games.wheel_of_time.language.tables import AMOUNTS, FILTERS, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import host_of, in_play


# ---------------------------------------------------------------- Call Up the Reserves
@word(AMOUNTS)
def to_max_hand(state: State, ctx: Context) -> int:
    """How many cards the chosen player lacks to reach the maximum hand size."""
    seats = ctx.players or (ctx.seat,)
    return max(max(0, hand_limit(state, seat) - len(state.hands[seat])) for seat in seats)


# ---------------------------------------------------------------- Incite Rebellion
@word(AMOUNTS)
def pattern_host(state: State, ctx: Context) -> int:
    """Tokens on the section of the player to whom the advantage is attached."""
    piece = state.pieces.get(host_of(state, ctx)) or state.pieces.get(ctx.card)
    return pattern(state, piece.seat) if piece and piece.seat >= 0 else 0


@word(FILTERS, "player")
def player_(who: Literal["host"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. Played by the player to whom the advantage is attached, who controls the entry's card."""
    return True


# ---------------------------------------------------------------- War Campaign
@word(AMOUNTS)
def opp_tokens_on_target(state: State, ctx: Context) -> int:
    """The opponent's control tokens on the target."""
    return sum(piece.control[other(ctx.seat)] for each in ctx.targets if (piece := state.pieces.get(each)) is not None)


@word(FILTERS)
def controlled_by_opp(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage that the opponent controls."""
    piece = in_play(state, thing)
    return piece is not None and piece.seat == other(ctx.seat)
