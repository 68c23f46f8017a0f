"""Rules 12.6. Amounts from rolls, generated symbols and earlier events in challenges."""

from regalia.games.wheel_of_time.content import card, tables
from regalia.games.wheel_of_time.effective import type_of
from regalia.games.wheel_of_time.language.records import AMOUNTS, Letter, Selector, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Id
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import bearer, challenge_at, challenge_of, notes


def shown(state: State, me: Id, challenge: Id = 0) -> dict[str, int]:
    """Rules 2.2. How often a card rolled each letter: in the present roll, else in its rolls of this turn."""
    roll = state.roll_of(me)
    if roll is not None:
        faces = "".join(tables().ability[ABILITIES.index(die.ability)].faces[die.face] for die in roll.dice)
        return {letter: faces.count(letter) for letter in "PIOCSXD"}
    found = dict.fromkeys("PIOCSXD", 0)
    for note in notes(state, "rolled"):
        if note.piece == me and note.challenge == challenge:
            found[note.word] = found.get(note.word, 0) + note.amount
    return found


def _roller(state: State, ctx: Context) -> Id:
    """The card whose roll an entry refers to."""
    return ctx.roll or bearer(state, ctx)


@word(AMOUNTS)
def rolled(letter: Letter, state: State, ctx: Context) -> int:
    """Rules 2.2. How often the bearer rolled a result."""
    return shown(state, _roller(state, ctx), ctx.challenge).get(letter, 0)


@word(AMOUNTS)
def rolled_in_challenge(letter: Letter, state: State, ctx: Context) -> int:
    """Rules 13, Callandor. How often the bearer rolled a result in the entry's challenge, in all its rolls."""
    me, challenge = bearer(state, ctx), challenge_of(state, ctx)
    return sum(
        note.amount for note in notes(state, "rolled") if (note.piece, note.challenge, note.word) == (me, challenge, letter)
    )


@word(AMOUNTS)
def rolled_by(letter: Letter, who: Selector, state: State, ctx: Context) -> int:
    """How often matching cards rolled a result in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return sum(
        shown(state, me, challenge).get(letter, 0) for me in state.participants(challenge) if who.matches(state, ctx, me)
    )


@word(AMOUNTS)
def ability_symbols(state: State, ctx: Context) -> int:
    """How many ability symbols the bearer rolled."""
    found = shown(state, _roller(state, ctx), ctx.challenge)
    return sum(found[ability] for ability in ABILITIES)


@word(AMOUNTS)
def ability_symbols_rolled(state: State, ctx: Context) -> int:
    """How many ability symbols are in the roll that the trigger reports."""
    return ability_symbols(state, ctx)


@word(AMOUNTS)
def ability_symbols_this_turn(state: State, ctx: Context) -> int:
    """How many ability symbols the bearer has rolled in this turn."""
    me = bearer(state, ctx)
    return sum(note.amount for note in notes(state, "rolled") if note.piece == me and note.word in ABILITIES)


@word(AMOUNTS)
def rolled_dice_without_symbol(state: State, ctx: Context) -> int:
    """Rules 13, A Stroke of Luck. How many of the target's dice of one ability did not show its symbol."""
    return max((number for me in ctx.targets or state.pieces for number in in_vain(state, me).values()), default=0)


def in_vain(state: State, me: Id) -> dict[str, int]:
    """The dice that a card rolled in step A1 of this turn, by ability, for abilities whose symbol did not appear."""
    mine = [note for note in state.diary if note.piece == me and note.turn == state.turn and not note.challenge]
    symbols = {note.word for note in mine if note.what == "rolled" and note.amount}
    return {note.word: note.amount for note in mine if note.what == "dice" and note.word not in symbols}


@word(AMOUNTS)
def troops_that_rolled(letter: Letter, state: State, ctx: Context) -> int:
    """How many of the player's own troops rolled a result in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return sum(
        type_of(state, me) == "troop" and shown(state, me, challenge).get(letter, 0) > 0
        for me in state.participants(challenge, ctx.seat)
    )


@word(AMOUNTS)
def opposition_generated(state: State, ctx: Context) -> int:
    """Rules 2.2. The opposition in the entry's challenge, without the addition from Pattern tokens."""
    challenge = challenge_at(state, ctx)
    return challenge.scores[other(challenge.seat)].opposition if challenge is not None else 0


@word(AMOUNTS)
def opp_troops_killed_this_turn(state: State, ctx: Context) -> int:
    """How many troops of the opponent were killed this turn."""
    return sum(note.seat == other(ctx.seat) and card(note.kind).type == "troop" for note in notes(state, "killed"))


@word(AMOUNTS)
def card_challenges_this_turn(state: State, ctx: Context) -> int:
    """Rules 2.2. The card-based challenges of this turn."""
    return sum(challenge.form == "card" for challenge in state.challenges.values())
