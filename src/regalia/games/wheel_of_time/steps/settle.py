"""Rules 5.1, 8.3, 9.8, 9.9, 12.2. Checks after every event until nothing changes; then the triggers of what happened."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from regalia.core import Choice, Choices, Game, Seat, Several, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card, side
from regalia.games.wheel_of_time.effective.cards import (
    all_forces,
    allegiances,
    lead,
    may_be_given,
    pattern,
    printed_identity,
    traits,
)
from regalia.games.wheel_of_time.events import Fulfilled
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.options import Take
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Context, Happening, PieceId, Used
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.carry import carrying, due
from regalia.games.wheel_of_time.steps.use import Use
from regalia.games.wheel_of_time.verbs import forces
from regalia.games.wheel_of_time.verbs import pattern as weave
from regalia.games.wheel_of_time.verbs.writing import end, happen, heard_all, use

SETTLED = "settled"
"""Cache key: nothing to do until the next write."""


def check(game: Game[State]) -> Step | None:
    """Do what needs no question; return the step of the first check that needs one, or None."""
    state = game.state
    while SETTLED not in state.memo:
        before = state.memo
        watched = in_force.laid(state, is_watched)
        if watched:
            control(game)
        if not state.full:
            weave.count_pattern(state, virtual(state))
        step = check_cards(game, before) if watched else None
        if step is not None:
            return step
        if state.memo is before:
            before[SETTLED] = True
    return None


def virtual(state: State) -> int:
    """Rules 12.7. Number of virtual tokens."""
    if not in_force.anything(state, "pattern"):
        return 0
    return sum(pattern(state, seat) - state.sections[seat] for seat in state.seats)


def is_watched(state: State) -> bool:
    """True if a card needs more than a count of the Pattern, while the layout is the same."""
    return (
        suspicious(state)
        or bool(contested(state) or in_force.lingering(state) or in_force.listening(state, in_force.PROPHECY))
        or bool(in_force.listening(state, "always") or in_force.anything(state, "control_cap"))
    )


def check_cards(game: Game[State], before: object) -> Step | None:
    """Checks of the cards in play; the step of the first one that needs a question, if nothing was written since."""
    state = game.state
    unlawful(game)
    forgotten(state)
    fulfil(game)
    return next(chain(always(state), caps(state)), None) if state.memo is before else None


def control(game: Game[State]) -> None:
    """Rules 6.7. A player who has strictly more control tokens controls a contested advantage; on a tie none does."""
    state = game.state
    for me in in_force.laid(state, contested):
        if me in state.pieces:
            piece = state.pieces[me]
            if piece.host in state.pieces:
                forces.take_control(game, me, state.pieces[piece.host].seat)
            else:
                ahead = lead(state, me, 0)
                forces.take_control(game, me, 0 if ahead > 0 else 1 if ahead < 0 else NOBODY)


def contested(state: State) -> tuple[PieceId, ...]:
    """Rules 9.8. The contested advantages in play."""
    return tuple(me for me, piece in state.pieces.items() if card(piece.kind).contested)


def unlawful(game: Game[State]) -> None:
    """Rules 8.3. A force that its controller can no longer control is discarded."""
    state = game.state
    if in_force.laid(state, suspicious):
        for me in all_forces(state):
            if me in state.pieces and is_unlawful(state, me):
                forces.discard_from_play(game, me)


def suspicious(state: State) -> bool:
    """True if there could be such a force while the layout is the same, by printed facts or by an effect."""
    banned = {seat: forbidden(state, seat) for seat in state.seats}
    return not frozenset().union(*banned.values()).isdisjoint(may_be_given(state)) or any(
        not banned[piece.seat].isdisjoint(printed_identity(piece))
        for piece in (state.pieces[me] for me in all_forces(state))
    )


def forbidden(state: State, seat: Seat) -> frozenset[str]:
    """Rules 8.1. The allegiance and the trait that a player's side cannot control."""
    own = side(state.side(seat))
    return frozenset((own.forbidden_allegiance, own.forbidden_trait)) - {""}


def is_unlawful(state: State, me: PieceId) -> bool:
    """Rules 8.3. True of a force that its controller cannot control. Avatars stay."""
    piece = state.pieces[me]
    own = side(state.side(piece.seat))
    return not piece.avatar and (
        own.forbidden_allegiance in allegiances(state, me) or own.forbidden_trait in traits(state, me)
    )


def forgotten(state: State) -> None:
    """Rules 12.2. Remaining effects of a card that is gone end with its last token on the target."""
    gone = [each for each in state.lasting if entry(each.ref).when == "lingering" and not in_force.tokens_left(state, each)]
    if gone:
        end(state, lambda each: each in gone)


def fulfil(game: Game[State]) -> None:
    """Rules 9.9. A prophecy whose requirement has become true is fulfilled.

    Once a game for each title, unless Repeatable.
    """
    state = game.state
    for me in in_force.listening(state, in_force.PROPHECY):
        piece = state.pieces[me]
        for each, ctx in in_force.entries(state, me, "prophecy"):
            done = Used("game", each.ref, word=card(piece.kind).title)
            if piece.fulfilled or (done in state.used and not each.repeatable):
                continue
            if all(requirement.holds(state, ctx) for requirement in each.requirements):
                forces.fulfil(state, me)
                use(state, done)
                game.happened(Fulfilled(me, piece.kind))
                happen(state, "fulfilled", piece=me, kind=piece.kind, seat=piece.seat)
                happen(state, "prophecy_fulfilled", piece=me, kind=piece.kind, seat=piece.seat)


def always(state: State) -> Iterator[Step]:
    """Rules 12.2. State-based entries that would change something now."""
    for me in in_force.listening(state, "always"):
        for each, ctx in in_force.entries(state, me, "trig", "always"):
            if all(condition.holds(state, ctx) for condition in each.if_):
                (step,) = carrying(each.ref, ctx)
                if each.ops[0].changes(state, step):
                    yield step


def caps(state: State) -> Iterator[Step]:
    """Rules 12.7, control_cap. A player controls more of some cards than allowed."""
    for effect in in_force.of(state, "control_cap"):
        limit: Selector = effect.op.sel
        mine = tuple(me for me, _ in state.own(effect.ctx.seat) if limit.matches(state, effect.ctx, me))
        most = effect.op.n.of(state, effect.ctx)
        if len(mine) > most:
            yield DiscardDown(effect.ctx.seat, mine, len(mine) - most)


class DiscardDown(Choice, frozen=True):
    """Rules 12.7, control_cap. The controller discards the cards that are too many."""

    among: tuple[PieceId, ...]
    count: int

    def options(self, state: State) -> Choices:
        return Several(tuple(map(Take, self.among)), self.count, self.count)

    def choose(self, game: Game[State], chosen: tuple[Take, ...]) -> None:
        for each in chosen:
            forces.discard_from_play(game, each.id)


class Settle(Step, frozen=True):
    """Rules 12.2. State-based checks until nothing changes, then the waiting triggers, in dominance order."""

    def run(self, game: Game[State]) -> None:
        state = game.state
        step = check(game)
        if step is not None:
            game.then(step, Settle())
        elif state.waiting:
            steps = [step for happening in heard_all(state) for step in answering(game, happening)]
            if steps:
                game.then(*steps, Settle())


def answering(game: Game[State], happening: Happening) -> Iterator[Step]:
    """The responses to a happening: the triggers of cards, then delayed effects."""
    yield from heard(game.state, happening)
    yield from due(game, happening)


ABOUT_ITSELF = frozenset(
    ("play", "recruit", "rolled", "rotated", "joined", "damaged", "killed", "heal", "replaced", "control_changed")
) | frozenset(("tokens_empty", "fulfilled"))
"""Triggers about the card of the response by default."""
ABOUT_ONESELF = frozenset(("pattern_token_gained", "success_any", "pattern_converted_for_recruit", "prophecy_fulfilled"))
"""Triggers about the player of the response by default."""


def heard(state: State, happening: Happening) -> Iterator[Step]:
    """The triggered entries of a happening, the dominant player's first."""
    found = [
        (response, ctx)
        for me in in_force.listening(state, happening.trigger)
        if not happening.before or me <= happening.before
        for response, ctx in in_force.entries(state, me, "trig", happening.trigger)
    ]
    if happening.trigger == "killed":
        found += of_the_dead(state, happening)
    found += [*lingering(state, happening), *of_challenges(state, happening)]
    if not found:
        return
    answering = [(response, aware(ctx, happening)) for response, ctx in found if answers(state, response, ctx, happening)]
    for seat in state.dominance_order:
        for response, ctx in answering:
            if ctx.seat == seat and all(each.holds(state, ctx) for each in response.if_):
                yield Use(response.ref, ctx)


def of_the_dead(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """A card that has just died responds to its own death."""
    piece = state.last_known(happening.piece)
    if piece is not None:
        for response in words(piece.kind).by.get(("trig", "killed"), ()):
            if response.who is None:
                yield response, Context(piece.seat, happening.piece, piece.kind)


def of_challenges(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """The card of a challenge listens until the challenge is resolved."""
    for number in in_force.laid(state, speaking):
        for response in words(state.challenges[number].kind).by.get(("trig", happening.trigger), ()):
            if not response.as_advantage:
                yield response, in_force.challenge_context(state, number)


def speaking(state: State) -> tuple[ChallengeId, ...]:
    """The challenges whose cards have text now."""
    return tuple(number for number in state.unresolved() if state.challenges[number].speaks)


def lingering(state: State, happening: Happening) -> Iterator[tuple[Entry, Context]]:
    """Rules 12.2. Entries of a card that is gone continue as long as its tokens are on the target."""
    for kind, ctx in in_force.lingering(state):
        for response in words(kind).by.get(("trig", happening.trigger), ()):
            yield response, ctx


def aware(ctx: Context, happening: Happening) -> Context:
    """An response's context, with the event."""
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


def answers(state: State, response: Entry, ctx: Context, happening: Happening) -> bool:
    """True if a happening matches a trigger, by its card or player."""
    if isinstance(response.who, Selector) and happening.piece:
        return bool(response.who.matches(state, ctx, happening.piece))
    match response.who.text if isinstance(response.who, Selector) else usual(happening.trigger):
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
