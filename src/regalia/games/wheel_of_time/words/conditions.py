"""Rules 12.4. Conditions. Comparisons of amounts (`hand>=4`) need no word of their own.

Limits such as `once_turn` are in `limits`, because they depend on their entry.
"""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import base_dice, traits
from regalia.games.wheel_of_time.language.records import CONDITIONS, CardName, Selector, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import bearer, challenge_of, host_of, notes, participated

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
def not_round(names: str, state: State, ctx: Context) -> bool:
    """Rules 5. The present round is none of the given ones."""
    return state.round not in names.split("|")


@word(CONDITIONS)
def step(name: Literal["generate"], state: State, ctx: Context) -> bool:
    """Rules 5.4. The present step is the given one."""
    return state.step == name


@word(CONDITIONS)
def not_step(name: Literal["coming_to_grips"], state: State, ctx: Context) -> bool:
    """Rules 6.1. The present step of a challenge is not the given one."""
    challenge = state.current()
    return challenge is None or challenge.stage != "ctg"


@word(CONDITIONS)
def forbidden(state: State, ctx: Context) -> bool:
    """Rules 3.2. Never true: the card cannot be an opening card."""
    return False


@word(CONDITIONS)
def matches_named(state: State, ctx: Context) -> bool:
    """A revealed card has the named title."""
    return any(card(kind).title == card(ctx.named).title for kind in ctx.kinds)


@word(CONDITIONS)
def never(state: State, ctx: Context) -> bool:
    """Never true."""
    return False


@word(CONDITIONS)
def not_counted_as(name: Literal["character"], state: State, ctx: Context) -> bool:
    """Rules 3.2. In an opening hand it does not count as a card of its type."""
    return True


@word(CONDITIONS, "from")
def from_(name: Literal["pattern_challenge"], state: State, ctx: Context) -> bool:
    """Rules 12.2. The token came as the result of the Pattern challenge."""
    return ctx.chosen == name


@word(CONDITIONS)
def gained_pattern_from_pattern_challenge(state: State, ctx: Context) -> bool:
    """The player gained a token as the result of this turn's Pattern challenge."""
    return any(note.seat == ctx.seat and note.word == "pattern_challenge" for note in notes(state, "pattern_gained"))


@word(CONDITIONS)
def no_direct_pattern(state: State, ctx: Context) -> bool:
    """The challenge that succeeded put no token on the player's section through its own text."""
    challenge = state.challenges.get(ctx.challenge)
    return challenge is None or all(
        note.seat != ctx.seat or note.by != challenge.kind for note in notes(state, "pattern_gained")
    )


@word(CONDITIONS)
def succeeded_last_turn(state: State, ctx: Context) -> bool:
    """The player succeeded in a challenge last turn."""
    return any(note.seat == ctx.seat for note in notes(state, "succeeded", ago=1))


@word(CONDITIONS)
def no_participants_this_turn(state: State, ctx: Context) -> bool:
    """None of the player's forces has participated this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "participated"))


@word(CONDITIONS)
def no_recruits_this_turn(state: State, ctx: Context) -> bool:
    """The player has not recruited in this turn."""
    return all(note.seat != ctx.seat for note in notes(state, "recruited"))


@word(CONDITIONS)
def villain_wins_last_battle(state: State, ctx: Context) -> bool:
    """Rules 1. The Villain player has won the Last Battle challenge of this turn."""
    return any(fallen.seat == state.hero and fallen.why == "last_battle" for fallen in state.fallen)


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


@word(CONDITIONS)
def dragon_any(state: State, ctx: Context) -> bool:
    """Rules 12.4. The Dragon Reborn is in play under any control."""
    return any("Dragon Reborn" in traits(state, me) for me in state.pieces)


# ---------------------------------------------------------------- the card itself, and its host


@word(CONDITIONS)
def self_damaged(state: State, ctx: Context) -> bool:
    """It is damaged."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.damage > 0


@word(CONDITIONS)
def self_home(state: State, ctx: Context) -> bool:
    """It is at the home front."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "home"


@word(CONDITIONS)
def self_bg(state: State, ctx: Context) -> bool:
    """It is in the battleground."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.place == "field"


@word(CONDITIONS)
def host_home(state: State, ctx: Context) -> bool:
    """Its host is at the home front."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.place == "home"


@word(CONDITIONS)
def host_ready(state: State, ctx: Context) -> bool:
    """Its host is not rotated."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and not piece.rotated


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
def host_participated_last_turn(state: State, ctx: Context) -> bool:
    """Its host participated in the last turn."""
    return any(note.piece == host_of(state, ctx) for note in notes(state, "participated", ago=1))


@word(CONDITIONS)
def self_participated(name: Literal["pattern"], state: State, ctx: Context) -> bool:
    """It participates in the Pattern challenge of this turn, or did."""
    return any(
        challenge.form == "pattern" and participated(state, ctx.card, number)
        for number, challenge in state.challenges.items()
    )


@word(CONDITIONS)
def self_participated_this_turn(state: State, ctx: Context) -> bool:
    """It has participated in this turn."""
    return any(note.piece == ctx.card for note in notes(state, "participated"))


@word(CONDITIONS)
def host_not_rerolled(state: State, ctx: Context) -> bool:
    """No die of its host's roll has been rerolled."""
    roll = state.roll_of(host_of(state, ctx))
    return roll is None or not roll.rerolled


@word(CONDITIONS)
def host_not_rerolled_this_turn(state: State, ctx: Context) -> bool:
    """Its host has rolled this turn, and none of its dice was rerolled."""
    host = host_of(state, ctx)
    mine = [note for note in notes(state, "dice") if note.piece == host]
    return bool(mine) and all(note.piece != host for note in notes(state, "rerolled"))


@word(CONDITIONS)
def fulfilled(state: State, ctx: Context) -> bool:
    """Rules 9.9. The prophecy has been fulfilled."""
    piece = state.pieces.get(ctx.card)
    return piece is not None and piece.fulfilled


@word(CONDITIONS)
def repeatable(state: State, ctx: Context) -> bool:
    """Rules 9.9. The fulfilled prophecy may be fulfilled again."""
    return "Repeatable" in card(ctx.about_kind).traits if ctx.about_kind else False


@word(CONDITIONS)
def used_this_challenge(state: State, ctx: Context) -> bool:
    """Callandor. Its ability has been used in the present challenge."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == ctx.card and note.challenge == challenge for note in notes(state, "used_ability"))


@word(CONDITIONS)
def rolls(ability: Ability, state: State, ctx: Context) -> bool:
    """Rules 12.4. The bearer has dice of this ability to roll, before effects on its dice."""
    return base_dice(state, ctx.roll or bearer(state, ctx))[ABILITIES.index(ability)] > 0
