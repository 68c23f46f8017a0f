"""Rules 2, 5.7, 12.2. Writing functions of all verbs: pieces, the diary, events for triggers, lasting effects."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time.events import Lasted
from regalia.games.wheel_of_time.pieces import (
    Challenge,
    ChallengeId,
    Context,
    Happening,
    Id,
    Lasting,
    Note,
    Piece,
    PieceId,
    Ref,
    Until,
    Used,
)
from regalia.games.wheel_of_time.state import State

TEXTUAL = ("kind", "seat", "host", "tokens", "memory", "control", "was", "lost", "gained", "sub", "avatar", "fulfilled")
"""Fields of a piece that determine the effects in force."""

SPOKEN = ("memory", "targets", "kinds", "players", "margin")
"""Fields of a challenge that change and are part of the context of its card."""


def touched(state: State) -> None:
    """Drop cached values after a write."""
    state.memo = {}


def relaid(state: State) -> None:
    """Drop the layout, because something came, went, or changed its text."""
    state.memo = {}
    state.layout = None


def put(state: State, me: PieceId, piece: Piece) -> None:
    """Write a piece; nothing else does."""
    old = state.pieces.get(me)
    state.pieces[me] = piece
    state.memo = {}
    if old is None or any(getattr(old, field) != getattr(piece, field) for field in TEXTUAL):
        state.layout = None


def change(state: State, me: PieceId, **fields: Any) -> Piece:
    """Write some fields of a piece; returns the new piece."""
    piece = replace(state.pieces[me], **fields)
    state.pieces[me] = piece
    state.memo = {}
    if not fields.keys().isdisjoint(TEXTUAL):
        state.layout = None
    return piece


def change_challenge(state: State, number: ChallengeId, **fields: Any) -> Challenge:
    """Write some fields of a challenge; returns the new challenge."""
    old = state.challenges[number]
    challenge = replace(old, **fields)
    state.challenges[number] = challenge
    state.memo = {}
    if old.speaks != challenge.speaks or (challenge.speaks and not fields.keys().isdisjoint(SPOKEN)):
        state.layout = None
    return challenge


def next_id(state: State) -> Id:
    """A new id for a piece or a challenge."""
    state.ids += 1
    return state.ids


def note(state: State, what: str, **facts: Any) -> None:
    """Write a line of the diary."""
    state.diary = (*state.diary, Note(state.turn, what, **facts))
    state.memo = {}


def happen(state: State, trigger: str, **facts: Any) -> None:
    """Rules 12.2. Record an event for triggers, which run at the next Settle."""
    state.waiting = (*state.waiting, Happening(trigger, **facts))


def happen_in_all(state: State, trigger: str, piece: PieceId, challenge: ChallengeId, amount: int) -> None:
    """The same, with several amounts for one card merged until the triggers run."""
    before = next((each for each in state.waiting if (each.trigger, each.piece) == (trigger, piece)), None)
    if before is None:
        happen(state, trigger, piece=piece, challenge=challenge, amount=amount)
    else:
        whole = replace(before, amount=before.amount + amount)
        state.waiting = tuple(whole if each is before else each for each in state.waiting)


def heard_all(state: State) -> tuple[Happening, ...]:
    """Take the events that wait for triggers."""
    waiting, state.waiting = state.waiting, ()
    return waiting


def last(game: Game[State], ref: Ref, op: int, ctx: Context, on: tuple[Id, ...], until: Until) -> None:
    """Rules 5.7. Add a lasting effect."""
    state = game.state
    state.counted += 1
    state.lasting = (*state.lasting, Lasting(ref, op, ctx, until, on, state.turn, state.counted))
    relaid(state)
    game.happened(Lasted(ref.kind, ctx.card, until, on))


def remember(state: State, me: PieceId, **facts: Any) -> None:
    """Store choices for a card as long as it is there."""
    change(state, me, memory=replace(state.pieces[me].memory, **facts))


def remember_for_challenge(state: State, number: ChallengeId, **facts: Any) -> None:
    """The same for a challenge."""
    change_challenge(state, number, memory=replace(state.challenges[number].memory, **facts))


def use(state: State, limit: Used) -> None:
    """Rules 9.16. Count one use of an entry; `limit.count` is ignored."""
    key = replace(limit, count=1)
    before = next((used for used in state.used if replace(used, count=1) == key), None)
    rest = tuple(used for used in state.used if used is not before)
    state.used = (*rest, replace(key, count=before.count + 1 if before else 1))
    state.memo = {}


def forget_uses(state: State, *scopes: str) -> None:
    """Limits of these scopes start again."""
    state.used = tuple(used for used in state.used if used.scope not in scopes)


def end(state: State, ended: Callable[[Lasting], bool]) -> None:
    """Rules 5.7. End all lasting effects for which this is true."""
    keep = tuple(each for each in state.lasting if not ended(each))
    if len(keep) != len(state.lasting):
        state.lasting = keep
        relaid(state)


def end_with_turn(state: State) -> None:
    """Rules 5.7. The end of a turn: `turn` of this one, `next_turn` of the one before."""
    end(
        state,
        lambda each: (
            each.until in ("turn", "round", "step", "chal") or (each.until == "next_turn" and each.turn < state.turn)
        ),
    )
    forget_uses(state, "turn", "step", "challenge")


def end_with_roll(state: State, roller: PieceId) -> None:
    """Rules 6.5. End effects for one roll of a card."""
    end(state, lambda each: each.until == "step" and roller in each.on)


def end_with_round(state: State) -> None:
    """Rules 5. The end of a round."""
    end(state, lambda each: each.until in ("round", "step"))
    forget_uses(state, "step")


def end_with_challenge(state: State, number: ChallengeId) -> None:
    """Rules 5.7. A challenge was resolved."""
    end(state, lambda each: each.until == "chal" and number in (each.ctx.challenge, *each.on))
    forget_uses(state, "challenge")


def end_named(state: State, by: PieceId) -> None:
    """Rules 12.7. End effects of a card on the card it has named, when it names another one or rotates."""
    end(state, lambda each: each.until == "retarget_or_self_rotates" and each.ctx.card == by)


def end_with_piece(state: State, me: PieceId) -> None:
    """Rules 5.7. A card left play: end effects that last while it is in play, and effects only on it."""
    end_named(state, me)
    end(state, lambda each: (each.until == "play" and each.ctx.card == me) or each.on == (me,))
