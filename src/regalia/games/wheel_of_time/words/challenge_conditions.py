"""Rules 12.4. Conditions about the entry's challenge."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import traits, type_of
from regalia.games.wheel_of_time.language.records import CONDITIONS, ChallengeName, Selector, word
from regalia.games.wheel_of_time.pieces import Context, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import bearer, challenge_at, challenge_of


@word(CONDITIONS)
def against(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 2.2. The bearer participates in the same challenge as an opposing card that matches."""
    me = bearer(state, ctx)
    return any(who.matches(state, ctx, each) for each in beside(state, me, 1))


@word(CONDITIONS, "with")
def with_(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 2.2. The bearer participates in the same challenge as another card of its side that matches."""
    me = bearer(state, ctx)
    return any(who.matches(state, ctx, each) for each in beside(state, me, 0) if each != me)


def beside(state: State, me: PieceId, opposing: Literal[0, 1]) -> list[PieceId]:
    """The participants in the same challenge as a card, on its side or on the other side."""
    piece = state.pieces.get(me)
    if piece is None or not piece.challenge:
        return []
    return state.participants(piece.challenge, other(piece.seat) if opposing else piece.seat)


@word(CONDITIONS)
def no_opposing(kind: Literal["char", "troop"], state: State, ctx: Context) -> bool:
    """Rules 12.4. No opposing card of this type participates in the entry's challenge."""
    said = {"char": "character", "troop": "troop"}[kind]
    there = state.participants(challenge_of(state, ctx), other(ctx.seat))
    return all(type_of(state, each) != said for each in there)


FORMS = {"card_based": "card", "contested": "contest", "pattern": "pattern"}


@word(CONDITIONS)
def challenge(name: ChallengeName, state: State, ctx: Context) -> bool:
    """Rules 12.4. The entry's challenge is of this kind, or is this card, or is for this contested advantage."""
    there = challenge_at(state, ctx)
    if there is None:
        return False
    if name == "nation":
        return there.form == "contest" and bool(card(there.kind).nation)
    return there.form == FORMS[name] if name in FORMS else there.kind == name


@word(CONDITIONS)
def initiator(who: Literal["own", "opp", "dragon"], state: State, ctx: Context) -> bool:
    """Rules 12.4. The player, the opponent or the Dragon Reborn's controller initiated the entry's challenge."""
    there = challenge_at(state, ctx)
    if there is None:
        return False
    if who == "dragon":
        return any(piece.seat == there.seat and "Dragon Reborn" in traits(state, me) for me, piece in state.pieces.items())
    return there.seat == (ctx.seat if who == "own" else other(ctx.seat))


@word(CONDITIONS)
def card_based(state: State, ctx: Context) -> bool:
    """Rules 2.2. The entry's challenge came from a challenge card."""
    there = challenge_at(state, ctx)
    return there is not None and there.form == "card"


@word(CONDITIONS)
def winner(who: Literal["own"], state: State, ctx: Context) -> bool:
    """Rules 6.7. The player succeeded in the entry's challenge."""
    there = state.challenges.get(ctx.challenge)
    return there is not None and there.winner == ctx.seat
