"""Words and operations of one card each: advantages of `sets/dark_prophecies.toml`, in the order of that file."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.abilities import currents
from regalia.games.wheel_of_time.effective.cards import allegiances, type_of
from regalia.games.wheel_of_time.language.records import Amount, Continuous, Selector
from regalia.games.wheel_of_time.language.tables import AMOUNTS, CONDITIONS, word
from regalia.games.wheel_of_time.pieces import Ability, Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.amounts import number_of
from regalia.games.wheel_of_time.words.conditions import still
from regalia.games.wheel_of_time.words.position import challenge_of, host_of, notes


# ---------------------------------------------------------------- Battle Plan
@word(CONDITIONS)
def no_direct_pattern(state: State, ctx: Context) -> bool:
    """The challenge that succeeded put no token on the player's section through its own text."""
    challenge = state.challenges.get(ctx.challenge)
    return challenge is None or all(
        note.seat != ctx.seat or note.by != challenge.kind for note in notes(state, "pattern_gained")
    )


# ---------------------------------------------------------------- Blood and Ashes
@word(CONDITIONS)
def discarded(what: Literal["named"], state: State, ctx: Context) -> bool:
    """Rules 12.4. The discarded card has the title named for this card."""
    return bool(ctx.named and ctx.about_kind) and card(ctx.named).title == card(ctx.about_kind).title


# ---------------------------------------------------------------- Circle of Light
@word(AMOUNTS)
def pattern_neutral(state: State, ctx: Context) -> int:
    """Rules 12.4. Neutral tokens."""
    return state.neutral


# ---------------------------------------------------------------- Dragonmount
@word(AMOUNTS)
def distinct_allegiances(who: Selector, state: State, ctx: Context) -> int:
    """How many different allegiances matching cards in the entry's challenge have."""
    challenge = challenge_of(state, ctx)
    there = [each for each in state.participants(challenge) if who.matches(state, ctx, each)]
    return len(frozenset().union(*(allegiances(state, each) for each in there)))


# ---------------------------------------------------------------- Preemptive Strike
@word(AMOUNTS)
def host_current(ability: Ability, state: State, ctx: Context) -> int:
    """Rules 12.6. The current ability of the host."""
    host = host_of(state, ctx)
    return number_of(currents(state, host), ability) if host else 0


# ---------------------------------------------------------------- Square of Tammaz
class ControlRate(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.8. A successful contest brings margin / per control tokens, if that is more than usual."""

    per: Amount


# ---------------------------------------------------------------- Take Back the Night
@word(CONDITIONS)
def recruited_this_turn(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Either player has recruited a matching card this turn."""
    return any(who.matches(state, ctx, still(state, note.piece, note.kind)) for note in notes(state, "recruited"))


# ---------------------------------------------------------------- Under One Banner
@word(AMOUNTS)
def allegiances_shared_by_own_char_and_troop(state: State, ctx: Context) -> int:
    """How many allegiances are shared by a character and a troop of the player."""
    mine = [me for me, piece in state.pieces.items() if piece.seat == ctx.seat]
    by_type = [
        frozenset().union(*(allegiances(state, me) for me in mine if type_of(state, me) == kind))
        for kind in ("character", "troop")
    ]
    return len(by_type[0] & by_type[1])
