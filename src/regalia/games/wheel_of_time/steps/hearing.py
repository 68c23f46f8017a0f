"""Rules 12.2. The triggers of an event."""

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core import Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.pieces import ChallengeId, Context, Happening
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.use import Use

ABOUT_ITSELF = frozenset(
    ("play", "recruit", "rolled", "rotated", "joined", "damaged", "killed", "heal", "replaced", "control_changed")
) | frozenset(("tokens_empty", "fulfilled"))
"""Triggers about the card of the entry by default."""
ABOUT_ONESELF = frozenset(("pattern_token_gained", "success_any", "pattern_converted_for_recruit", "prophecy_fulfilled"))
"""Triggers about the player of the entry by default."""


def heard(state: State, happening: Happening) -> Iterator[Step]:
    """The triggered entries of a happening, the dominant player's first."""
    found = [
        (entry, ctx)
        for me in in_force.listening(state, happening.trigger)
        if not happening.before or me <= happening.before
        for entry, ctx in in_force.entries(state, me, "trig", happening.trigger)
    ]
    if happening.trigger == "killed":
        found += of_the_dead(state, happening)
    found += [*lingering(state, happening), *of_challenges(state, happening)]
    if not found:
        return
    answering = [(entry, aware(ctx, happening)) for entry, ctx in found if answers(state, entry, ctx, happening)]
    for seat in state.dominance_order:
        for entry, ctx in answering:
            if ctx.seat == seat and all(each.holds(state, ctx) for each in entry.if_):
                yield Use(entry.ref, ctx)


def of_the_dead(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """A card that has just died responds to its own death."""
    piece = state.last_known(happening.piece)
    if piece is not None:
        for entry in words(piece.kind).by.get(("trig", "killed"), ()):
            if entry.who is None:
                yield entry, Context(piece.seat, happening.piece, piece.kind)


def of_challenges(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """The card of a challenge listens until the challenge is resolved."""
    for number in in_force.laid(state, speaking):
        for entry in words(state.challenges[number].kind).by.get(("trig", happening.trigger), ()):
            if not entry.as_advantage:
                yield entry, in_force.challenge_context(state, number)


def speaking(state: State) -> tuple[ChallengeId, ...]:
    """The challenges whose cards have text now."""
    return tuple(number for number in state.unresolved() if state.challenges[number].speaks)


def lingering(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """Rules 12.2. Entries of a card that is gone continue as long as its tokens are on the target."""
    for kind, ctx in in_force.lingering(state):
        for entry in words(kind).by.get(("trig", happening.trigger), ()):
            yield entry, ctx


def aware(ctx: Context, happening: Happening) -> Context:
    """An entry's context, with the event."""
    about_pattern = happening.trigger == "pattern_token_gained"
    return replace(
        ctx,
        about=happening.piece,
        about_kind=happening.kind,
        about_seat=happening.seat,
        challenge=happening.challenge or ctx.challenge,
        roll=happening.piece if happening.trigger == "rolled" else 0,
        amount=happening.amount or ctx.amount,
        chosen=happening.cause if about_pattern else ctx.chosen,
        margin=happening.amount if happening.trigger in ("success_any", "fail") else 0,
        drawn=happening.drawn[ctx.seat] if happening.drawn else (),
    )


def answers(state: State, entry: Entry, ctx: Context, happening: Happening) -> bool:
    """True if a happening matches a trigger, by its card or player."""
    if isinstance(entry.who, Selector) and happening.piece:
        return bool(entry.who.matches(state, ctx, happening.piece))
    match entry.who.text if isinstance(entry.who, Selector) else usual(happening.trigger):
        case "self":
            return happening.piece == ctx.card
        case "own":
            return happening.seat == ctx.seat
        case "opp":
            return happening.seat == other(ctx.seat)
        case "any":
            return True
    return False


def usual(trigger: str) -> str:
    """The default subject of a trigger."""
    return "self" if trigger in ABOUT_ITSELF else "own" if trigger in ABOUT_ONESELF else "any"
