"""Rules 12.6. Amounts from rolls, generated symbols and earlier events in challenges."""

from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.language.records import AMOUNTS, Letter, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Context, Id
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import bearer, notes


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
def ability_symbols(state: State, ctx: Context) -> int:
    """How many ability symbols the bearer rolled."""
    found = shown(state, _roller(state, ctx), ctx.challenge)
    return sum(found[ability] for ability in ABILITIES)


def in_vain(state: State, me: Id) -> dict[str, int]:
    """The dice that a card rolled in step A1 of this turn, by ability, for abilities whose symbol did not appear."""
    mine = [note for note in state.diary if note.piece == me and note.turn == state.turn and not note.challenge]
    symbols = {note.word for note in mine if note.what == "rolled" and note.amount}
    return {note.word: note.amount for note in mine if note.what == "dice" and note.word not in symbols}
