"""Rules 12. What words ask of a position: the entry's card, its challenge, earlier events, and rolls."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.content import tables
from regalia.games.wheel_of_time.language.records import Letter, Thing
from regalia.games.wheel_of_time.language.tables import AMOUNTS, word
from regalia.games.wheel_of_time.pieces import (
    ABILITIES,
    NOBODY,
    Challenge,
    ChallengeId,
    Context,
    Id,
    Kind,
    Note,
    Piece,
    PieceId,
)
from regalia.games.wheel_of_time.state import State

FRESH = "fresh deaths"
"""The cache key for the cards that just died."""


def in_play(state: State, thing: Thing) -> Piece | None:
    """A card in play."""
    return state.pieces.get(thing) if isinstance(thing, int) else None


def piece_of(state: State, thing: Thing) -> Piece | None:
    """A card in play, or in its last state if it left play this turn."""
    return state.last_known(thing) if isinstance(thing, int) else None


def kind_of(state: State, thing: Thing) -> Kind:
    """The card that a thing is; empty for none. A challenge is its card, or the contested advantage."""
    if isinstance(thing, str):
        return thing
    if (piece := state.last_known(thing)) is not None:
        return piece.kind
    return state.challenges[thing].kind if thing in state.challenges else ""


def host_of(state: State, ctx: Context) -> PieceId:
    """The card to which the entry's card is attached; 0 for none."""
    piece = state.last_known(ctx.card)
    return piece.host if piece else 0


def bearer(state: State, ctx: Context) -> PieceId:
    """The card that participates and rolls for an entry: the host of an attached card, else the card itself."""
    return host_of(state, ctx) or ctx.card


def challenge_of(state: State, ctx: Context) -> ChallengeId:
    """The entry's challenge: that of its card or host if they participate, else the one in the context."""
    piece = state.last_known(bearer(state, ctx))
    return (piece.challenge if piece else 0) or ctx.challenge or state.resolving


def challenge_at(state: State, ctx: Context) -> Challenge | None:
    """The same, with its facts."""
    return state.challenges.get(challenge_of(state, ctx))


def seat_of(state: State, thing: Thing) -> Seat:
    """The controller of a card, or the initiator of a challenge."""
    if isinstance(thing, str):
        return NOBODY
    if (piece := state.last_known(thing)) is not None:
        return piece.seat
    return state.challenges[thing].seat if thing in state.challenges else NOBODY


def notes(state: State, *what: str, ago: int = 0) -> Iterator[Note]:
    """The record of this turn or of an earlier one."""
    return (note for note in state.diary if note.what in what and note.turn == state.turn - ago)


def fresh_deaths(state: State) -> tuple[Note, ...]:
    """Rules 12.2, `killed`. The cards killed since the last response window with a death closed."""
    if FRESH not in state.memo:
        found: list[Note] = []
        for each in notes(state, "killed", "mourned"):
            found = [*found, each] if each.what == "killed" else []
        state.memo[FRESH] = tuple(found)
    deaths: tuple[Note, ...] = state.memo[FRESH]
    return deaths


def participated(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 2.2. True if a card participates in a challenge, or did until that was resolved."""
    piece = state.last_known(me)
    if piece is not None and piece.challenge == challenge:
        return True
    return any(note.piece == me and note.challenge == challenge for note in notes(state, "participated"))


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
