"""Words and operations of one card each: events of `sets/children_of_the_dragon.toml`, in the order of that file."""

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.language.records import Thing
from regalia.games.wheel_of_time.language.tables import AMOUNTS, CONDITIONS, FILTERS, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import challenge_of, kind_of, notes


# ---------------------------------------------------------------- Feast of Teven
@word(CONDITIONS)
def not_round(names: str, state: State, ctx: Context) -> bool:
    """Rules 5. The present round is none of the given ones."""
    return state.round not in names.split("|")


# ---------------------------------------------------------------- Foolbox
@word(FILTERS)
def forced_my_discard_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Its effect has made the player discard a card from hand this turn."""
    return any(note.by == kind_of(state, thing) and note.seat == ctx.seat for note in notes(state, "discarded"))


# ---------------------------------------------------------------- Maiden Handtalk
@word(CONDITIONS)
def own_participant(state: State, ctx: Context) -> bool:
    """Rules 12.4. The player has a participant in the entry's challenge."""
    return bool(state.participants(challenge_of(state, ctx), ctx.seat))


# ---------------------------------------------------------------- The Wheel Weaves
@word(AMOUNTS)
def converted_by_opp_for_recruit(state: State, ctx: Context) -> int:
    """Tokens that the opponent converted for recruiting this turn."""
    return sum(note.amount for note in notes(state, "spared") if note.seat == other(ctx.seat))


# ---------------------------------------------------------------- The Wheel Wills
@word(CONDITIONS)
def opp_played_named_this_turn(state: State, ctx: Context) -> bool:
    """The opponent has played a card with the named title in this turn."""
    return bool(ctx.named) and any(
        note.seat == other(ctx.seat) and card(note.kind).title == card(ctx.named).title for note in notes(state, "played")
    )
