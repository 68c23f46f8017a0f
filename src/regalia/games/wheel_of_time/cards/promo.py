"""Words and operations of one card each: `sets/promo.toml`, in the order of that file."""

from regalia.games.wheel_of_time.language.records import CardName
from regalia.games.wheel_of_time.language.tables import AMOUNTS, CONDITIONS, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State


# ---------------------------------------------------------------- Unravel the Pattern
@word(AMOUNTS)
def half_up(state: State, ctx: Context) -> int:
    """Rules 12.7. Half of the neutral tokens, rounded up."""
    return (state.neutral + 1) // 2


@word(CONDITIONS)
def just_played(kind: CardName, state: State, ctx: Context) -> bool:
    """The card that has just been played is this one."""
    return ctx.about_kind == kind
