"""Rules 12.3. Filters of selectors: a card's past, and events while they are played."""

from typing import Literal

from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import may_join, type_of
from regalia.games.wheel_of_time.language.records import FILTERS, Thing, word
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.words.position import challenge_of, host_of, in_play, kind_of, notes, seat_of


@word(FILTERS, "recruited_this_turn")
def new(state: State, ctx: Context, thing: Thing) -> bool:
    """It was recruited in this turn."""
    return any(note.piece == thing for note in notes(state, "recruited"))


@word(FILTERS)
def being_recruited(state: State, ctx: Context, thing: Thing) -> bool:
    """The card whose cost is being paid; it is not in play."""
    return isinstance(thing, str)


@word(FILTERS)
def not_reinforced(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 5.4. It did not join its challenge by reinforcing."""
    return all(note.piece != thing for note in notes(state, "reinforced"))


@word(FILTERS)
def rotated_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """It was rotated in this turn."""
    return any(note.piece == thing for note in notes(state, "rotated"))


@word(FILTERS)
def rolled_symbol_in_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, Personal Growth. It participates, and its controller's pool holds a symbol that it generated."""
    piece = in_play(state, thing)
    return piece is not None and piece.challenge != 0 and any(symbol.source == thing for symbol in state.pools[ctx.seat])


@word(FILTERS)
def rolled_here(state: State, ctx: Context, thing: Thing) -> bool:
    """It has rolled in the entry's challenge."""
    challenge = challenge_of(state, ctx)
    return any(note.piece == thing and note.challenge == challenge for note in notes(state, "rolled"))


@word(FILTERS)
def damaged_in_target(state: State, ctx: Context, thing: Thing) -> bool:
    """It took damage in this turn while it participated in the targeted challenge."""
    return isinstance(thing, int) and any(
        note.piece == thing and note.challenge in ctx.targets for note in notes(state, "damaged")
    )


@word(FILTERS)
def not_struck_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Balefire. No copy of the entry's card has been played on it this turn."""
    return all(note.piece != thing or note.kind != ctx.kind for note in notes(state, "struck"))


@word(FILTERS)
def forced_my_discard_this_turn(state: State, ctx: Context, thing: Thing) -> bool:
    """Its effect has made the player discard a card from hand this turn."""
    return any(note.by == kind_of(state, thing) and note.seat == ctx.seat for note in notes(state, "discarded"))


@word(FILTERS)
def could_have_joined(state: State, ctx: Context, thing: Thing) -> bool:
    """The Prophet. It participates in no challenge, although it could have joined the Pattern or Last Battle challenge."""
    piece = in_play(state, thing)
    return (
        piece is not None
        and not piece.challenge
        and any(
            each.form in ("pattern", "last_battle") and not may_join(state, int(thing), number, "commit")
            for number, each in state.challenges.items()
        )
    )


@word(FILTERS, "only_own_troop_in_challenge")
def only_own_troop(state: State, ctx: Context, thing: Thing) -> bool:
    """It is the only participating troop on its side of the challenge."""
    piece = in_play(state, thing)
    if piece is None or not piece.challenge:
        return False
    return [me for me in state.participants(piece.challenge, piece.seat) if type_of(state, me) == "troop"] == [thing]


@word(FILTERS)
def not_top_event(state: State, ctx: Context, thing: Thing) -> bool:
    """Rules 13, What Might Be. It is not the most recently discarded event."""
    events = [kind for kind in state.discards[ctx.seat] if card(kind).type == "event"]
    return not events or thing != events[-1] or events.count(str(thing)) > 1


# ---------------------------------------------------------------- events while they are played


@word(FILTERS)
def played_in_hosts_challenge(state: State, ctx: Context, thing: Thing) -> bool:
    """Advanced Scout. The event is played in the challenge in which the host participates."""
    piece = state.pieces.get(host_of(state, ctx))
    return piece is not None and piece.challenge != 0 and piece.challenge == state.resolving


@word(FILTERS)
def targets(who: Literal["own", "card.own"], state: State, ctx: Context, thing: Thing) -> bool:
    """The event targets the player or a card of the player: the context's `seconds` are its targets."""
    return any(seat_of(state, each) == ctx.seat for each in ctx.seconds) or (who == "own" and ctx.seat in ctx.players)
