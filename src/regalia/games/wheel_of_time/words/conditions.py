"""Rules 12.4. Conditions: of the turn and the players, of the entry's challenge, of earlier events, and of payments."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import traits, type_of
from regalia.games.wheel_of_time.effective.dice import base_dice
from regalia.games.wheel_of_time.language.records import CardName, ChallengeName, Selector
from regalia.games.wheel_of_time.language.tables import CONDITIONS, word
from regalia.games.wheel_of_time.pieces import ABILITIES, Ability, Context, PieceId
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import bearer, challenge_at, challenge_of, host_of, notes


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


@word(CONDITIONS)
def recruited(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The recruited card matches."""
    return bool(ctx.about) and who.matches(state, ctx, ctx.about)


@word(CONDITIONS)
def played(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. The played card matches."""
    about = ctx.about or ctx.about_kind
    return bool(about) and who.matches(state, ctx, about)


def still(state: State, me: PieceId, kind: str) -> PieceId | str:
    """A card, in its present state if it is still in play."""
    return me if me in state.pieces else kind


# ---------------------------------------------------------------- what was paid
@word(CONDITIONS)
def opt_paid(state: State, ctx: Context) -> bool:
    """Rules 12.4. The optional cost of the entry was paid."""
    return ctx.opt_paid


@word(CONDITIONS)
def payment_single_source(state: State, ctx: Context) -> bool:
    """Rules 13, Carpe Fatum. One card generated all symbols; before payment: this is still possible."""
    return not ctx.paid or (len({symbol.source for symbol in ctx.paid}) == 1 and ctx.paid[0].source != 0)


@word(CONDITIONS)
def payment_only_from(who: Selector, state: State, ctx: Context) -> bool:
    """Rules 12.4. Matching cards generated all symbols; before payment: this is still possible."""
    return all(_paid_by(state, ctx, who, symbol.source, symbol.kind) for symbol in ctx.paid)


def _paid_by(state: State, ctx: Context, who: Selector, source: PieceId, kind: str) -> bool:
    if source in state.pieces:
        return who.matches(state, ctx, source)
    return bool(kind) and who.matches(state, ctx, kind)


@word(CONDITIONS)
def self_pays_part(state: State, ctx: Context) -> bool:
    """Rules 8.2. The entry's card pays a part; before payment: this is still possible."""
    return not ctx.paid or any(symbol.source == ctx.card for symbol in ctx.paid)
