"""Rules 12.1. What words ask of a position: the card of the entry, its host, the challenge concerned."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.pieces import (
    NOBODY,
    Challenge,
    ChallengeId,
    Context,
    Kind,
    Note,
    Piece,
    PieceId,
)
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.records import Thing

FRESH = "fresh deaths"
"""Under this key it is kept who has just died, until the next write."""


def piece_of(state: State, thing: Thing) -> Piece | None:
    """A card in play, also as it was when it left play in this turn."""
    return state.last_known(thing) if isinstance(thing, int) else None


def kind_of(state: State, thing: Thing) -> Kind:
    """Which card a thing is; empty for none. A challenge is its card, or the advantage that is contested."""
    if isinstance(thing, str):
        return thing
    if (piece := state.last_known(thing)) is not None:
        return piece.kind
    return state.challenges[thing].kind if thing in state.challenges else ""


def host_of(state: State, ctx: Context) -> PieceId:
    """What the card of the entry is attached to; 0 if to nothing."""
    piece = state.last_known(ctx.card)
    return piece.host if piece else 0


def bearer(state: State, ctx: Context) -> PieceId:
    """The card that an entry speaks of as participating and rolling: the host of an attached card, else the card."""
    return host_of(state, ctx) or ctx.card


def challenge_of(state: State, ctx: Context) -> ChallengeId:
    """The challenge of an entry: that in which its card or its host participates, else the one concerned."""
    piece = state.last_known(bearer(state, ctx))
    return (piece.challenge if piece else 0) or ctx.challenge or state.resolving


def challenge_at(state: State, ctx: Context) -> Challenge | None:
    """The same, with its facts."""
    return state.challenges.get(challenge_of(state, ctx))


def seat_of(state: State, thing: Thing) -> Seat:
    """Who controls a card, or initiated a challenge."""
    if isinstance(thing, str):
        return NOBODY
    if (piece := state.last_known(thing)) is not None:
        return piece.seat
    return state.challenges[thing].seat if thing in state.challenges else NOBODY


def notes(state: State, *what: str, ago: int = 0) -> Iterator[Note]:
    """The diary of this turn, or of one before."""
    return (note for note in state.diary if note.what in what and note.turn == state.turn - ago)


def fresh_deaths(state: State) -> tuple[Note, ...]:
    """Rules 12.2, `killed`. Those who have died since the last window with a death closed."""
    if FRESH not in state.memo:
        found: list[Note] = []
        for each in notes(state, "killed", "mourned"):
            found = [*found, each] if each.what == "killed" else []
        state.memo[FRESH] = tuple(found)
    deaths: tuple[Note, ...] = state.memo[FRESH]
    return deaths


def participated(state: State, me: PieceId, challenge: ChallengeId) -> bool:
    """Rules 2.2. Does a card participate in a challenge, or has it, now that it is resolved?"""
    piece = state.last_known(me)
    if piece is not None and piece.challenge == challenge:
        return True
    return any(note.piece == me and note.challenge == challenge for note in notes(state, "participated"))
