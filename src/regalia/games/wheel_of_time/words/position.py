"""Rules 12.1. What words read in a position: the entry's card, its host, the entry's challenge."""

from collections.abc import Iterator

from regalia.core import Seat
from regalia.games.wheel_of_time.language.records import Thing
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, ChallengeId, Context, Kind, Note, Piece, PieceId
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
