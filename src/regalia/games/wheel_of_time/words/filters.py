"""Rules 12.3. Filters of selectors for cards: whose, where, and what happened to them before.

For a card in play its present state counts. For other cards the printed values count, plus what their own text adds
everywhere. Filters for players and challenges are in `other_filters`.
"""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import personality_of, traits
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import CardName, Selector, Thing
from regalia.games.wheel_of_time.language.tables import FILTERS, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.words.position import challenge_of, in_play, kind_of, notes, participated, seat_of


# ---------------------------------------------------------------- whose
@word(FILTERS)
def own(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. The player controls it. Cards that are not in play are searched in the named zone."""
    return isinstance(thing, str) or seat_of(state, thing) == ctx.seat


@word(FILTERS)
def opp(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. The opponent controls it."""
    return isinstance(thing, int) and seat_of(state, thing) == other(ctx.seat)


@word(FILTERS)
def controller(who: Literal["hero", "villain", "target"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 2.2. This player controls it."""
    seats = ctx.players if who == "target" else (state.hero if who == "hero" else state.villain,)
    return isinstance(thing, int) and seat_of(state, thing) in seats


# ---------------------------------------------------------------- where
@word(FILTERS, "same")
@word(FILTERS)
def part(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the entry's challenge: `same`, in that of the entry's card or its host."""
    piece, challenge = in_play(state, thing), challenge_of(state, ctx)
    return piece is not None and bool(challenge) and piece.challenge == challenge


@word(FILTERS)
def part_any(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in a challenge."""
    piece = in_play(state, thing)
    return piece is not None and piece.challenge != 0


@word(FILTERS)
def part_same_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. All targets participate in one challenge: that of the first chosen target."""
    piece = in_play(state, thing)
    if piece is None or not piece.challenge:
        return False
    chosen = [each.challenge for target in ctx.targets if (each := in_play(state, target)) is not None]
    return not chosen or piece.challenge == chosen[0]


@word(FILTERS)
def in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the targeted challenge."""
    piece = in_play(state, thing)
    return piece is not None and piece.challenge in ctx.targets


@word(FILTERS, "participated")
def participated_(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 12.3. It participates in the entry's challenge, or did until that was resolved."""
    return isinstance(thing, int) and participated(state, thing, ctx.challenge or challenge_of(state, ctx))


@word(FILTERS)
def same_as(who: Selector, state: State, ctx: Context, thing: Thing) -> bool:
    """It participates in the same challenge as one of these cards."""
    piece = in_play(state, thing)
    return piece is not None and any(
        (there := in_play(state, each)) is not None and there.challenge == piece.challenge != 0
        for each in who.things(state, ctx)
    )


@word(FILTERS)
def home(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 4. It is at the home front."""
    piece = in_play(state, thing)
    return piece is not None and piece.place == "home" and not piece.host


@word(FILTERS)
def bg(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 4. It is in the battleground."""
    piece = in_play(state, thing)
    return piece is not None and piece.place == "field"


@word(FILTERS)
def at_chosen_location(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Waygate. All targets are in one place: the home front, one challenge, or standing down."""
    piece = in_play(state, thing)
    chosen = [each for target in ctx.targets if (each := in_play(state, target)) is not None]
    return piece is not None and (not chosen or (piece.place, piece.challenge) == (chosen[0].place, chosen[0].challenge))


@word(FILTERS)
def on_self(state: State, ctx: Context, thing: Thing) -> bool:
    """It is attached to the entry's card."""
    piece = in_play(state, thing)
    return piece is not None and bool(ctx.card) and piece.host == ctx.card


@word(FILTERS)
def on(who: Selector, state: State, ctx: Context, thing: Thing) -> bool:
    """It is attached to one of these cards."""
    piece = in_play(state, thing)
    return piece is not None and piece.host in state.pieces and who.matches(state, ctx, piece.host)


@word(FILTERS)
def bears(kind: CardName, state: State, ctx: Context, thing: Thing) -> bool:
    """A copy of the named advantage is attached to it."""
    return any(piece.kind == kind and piece.host == thing for piece in state.pieces.values())


# ---------------------------------------------------------------- contested advantages
@word(FILTERS)
def controlled(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage that the player controls."""
    piece = in_play(state, thing)
    return piece is not None and piece.seat == ctx.seat


@word(FILTERS)
def contested(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A contested advantage."""
    piece = in_play(state, thing)
    return card(kind_of(state, thing)).contested and not (piece and piece.host)


@word(FILTERS)
def nation(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.8. A nation contested advantage."""
    return bool(card(kind_of(state, thing)).nation)


# ---------------------------------------------------------------- replacing
@word(FILTERS)
def replaces(who: Literal["target"], state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 9.6. Its personality allows it to replace the target."""
    return any(can_replace(state, each, kind_of(state, thing)) for each in ctx.targets if each in state.pieces)


def can_replace(state: State, me: int, kind: str) -> bool:
    """Rules 9.6. True if a card's personality allows it to replace a card in play."""
    return any(
        each.of in (personality_of(state, me), state.pieces[me].kind)
        or (each.of == "dragon" and "Dragon Reborn" in traits(state, me))
        for each in words(kind).modes.get("replace", ())
        if state.pieces[me].was or not each.already_replaced
    )


@word(FILTERS)
def being_recruited(state: State, ctx: Context, thing: Thing) -> bool:
    """The card whose cost is being paid; it is not in play."""
    return isinstance(thing, str)


@word(FILTERS)
def rolled_symbol_in_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Personal Growth. It participates, and its controller's pool holds a symbol that it generated."""
    piece = in_play(state, thing)
    return piece is not None and piece.challenge != 0 and any(symbol.source == thing for symbol in state.pools[ctx.seat])


@word(FILTERS)
def damaged_in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """It took damage in this turn while it participated in the targeted challenge."""
    return isinstance(thing, int) and any(
        note.piece == thing and note.challenge in ctx.targets for note in notes(state, "damaged")
    )


# ---------------------------------------------------------------- events while they are played
@word(FILTERS)
def targets(who: Literal["own", "card.own"], state: State, ctx: Context, thing: Thing) -> bool:
    """The event targets the player or a card of the player: the context's `seconds` are its targets."""
    return any(seat_of(state, each) == ctx.seat for each in ctx.seconds) or (who == "own" and ctx.seat in ctx.players)
