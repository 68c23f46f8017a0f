"""Rules 12.4. Conditions. Comparisons of amounts (`hand>=4`) need no word of their own.

Limits such as `once_turn` are in `limits`, because they depend on their entry.
"""

from typing import Literal

from regalia.games.wheel_of_time.effective.dice import base_dice
from regalia.games.wheel_of_time.language.records import CONDITIONS, CardName, Selector, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import bearer, host_of, notes

# ---------------------------------------------------------------- players and the Pattern
@word(CONDITIONS)
def side(name: Literal["hero", "villain"], state: State, ctx: Context) -> bool:
    """Rules 1. The player plays this side."""
    return state.side(ctx.seat) == name


@word(CONDITIONS)
def last_battle(state: State, ctx: Context) -> bool:
    """Rules 5.8. The Last Battle has begun."""
    return state.battle > 0


@word(CONDITIONS)
def not_last_battle(state: State, ctx: Context) -> bool:
    """Rules 5.8. The Last Battle has not begun."""
    return state.battle == 0


@word(CONDITIONS)
def round_(name: Literal["action"], state: State, ctx: Context) -> bool:
    """Rules 5. The present round is the given one."""
    return state.round == name


@word(CONDITIONS)
def step(name: Literal["generate"], state: State, ctx: Context) -> bool:
    """Rules 5.4. The present step is the given one."""
    return state.step == name


@word(CONDITIONS)
def forbidden(state: State, ctx: Context) -> bool:
    """Rules 3.2. Never true: the card cannot be an opening card."""
    return False


@word(CONDITIONS)
def not_counted_as(name: Literal["character"], state: State, ctx: Context) -> bool:
    """Rules 3.2. In an opening hand it does not count as a card of its type."""
    return True


@word(CONDITIONS, "from")
def from_(name: Literal["pattern_challenge"], state: State, ctx: Context) -> bool:
    """Rules 12.2. The token came as the result of the Pattern challenge."""
    return ctx.chosen == name


# ---------------------------------------------------------------- control
@word(CONDITIONS)
def control(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The player controls a matching card."""
    return _controls(state, ctx, who)


def _controls(state: State, ctx: Context, who: Selector) -> bool:
    return any(piece.seat == ctx.seat and who.matches(state, ctx, me) for me, piece in state.pieces.items())


@word(CONDITIONS)
def controls(kind: CardName, state: State, ctx: Context) -> bool:
    """Rules 12.4. The player controls the given contested advantage."""
    return any(piece.kind == kind and piece.seat == ctx.seat for piece in state.pieces.values())


@word(CONDITIONS)
def controlled(kind: CardName, state: State, ctx: Context) -> bool:
    """Rules 12.4. Any player controls the given contested advantage."""
    return any(piece.kind == kind and piece.seat >= 0 for piece in state.pieces.values())


@word(CONDITIONS)
def controls_self(state: State, ctx: Context) -> bool:
    """Rules 12.4. The effect's player controls the entry's contested advantage."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.seat >= 0


@word(CONDITIONS)
def is_(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The given card matches."""
    return bool(who.things(state, ctx))


# ---------------------------------------------------------------- the card itself, and its host
@word(CONDITIONS)
def self_home(state: State, ctx: Context) -> bool:
    """It is at the home front."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "home"


@word(CONDITIONS)
def participating(state: State, ctx: Context) -> bool:
    """Rules 12.4. The card participates in a challenge."""
    piece = state.pieces.get(bearer(state, ctx))
    return piece is not None and piece.challenge != 0


@word(CONDITIONS)
def host_participating(state: State, ctx: Context) -> bool:
    """Rules 12.4. Its host participates in a challenge."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.challenge != 0


@word(CONDITIONS)
def self_participated_this_turn(state: State, ctx: Context) -> bool:
    """It has participated in this turn."""
    return any(note.piece == ctx.card for note in notes(state, "participated"))


@word(CONDITIONS)
def fulfilled(state: State, ctx: Context) -> bool:
    """Rules 9.9. The prophecy has been fulfilled."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.fulfilled


@word(CONDITIONS)
def rolls(ability: Ability, state: State, ctx: Context) -> bool:
    """Rules 12.4. The bearer has dice of this ability to roll, before effects on its dice."""
    return base_dice(state, ctx.roll or bearer(state, ctx))[ABILITIES.index(ability)] > 0
