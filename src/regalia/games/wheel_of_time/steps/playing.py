"""Rules 5.1, 9.4, 9.6, 9.10, 11.3, 12.2. How plays, abilities and entries of challenges begin; event windows."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from regalia.core import PASS, Answer, Foreseen, Game, Option, Options, Refusal, Seat, Step, Window
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking import refusals
from regalia.games.wheel_of_time.asking.menu import CLEANSING, DEATHS, meanings, of_event, of_granted, usable
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import traits
from regalia.games.wheel_of_time.effective.playing import event_toll
from regalia.games.wheel_of_time.events import Played, Used
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.options import Activate, Cleanse, PlayEvent, Soothe, Supplant, UseFromHand
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, Context, Kind, PieceId, Ref
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.steps.use import Use
from regalia.games.wheel_of_time.verbs import cards, forces, pattern, pools
from regalia.games.wheel_of_time.verbs.writing import happen, note
from regalia.games.wheel_of_time.words.position import fresh_deaths


class EventPlayed(Step, frozen=True):
    """Rules 11.3. A resolved event goes to the discard pile, unless it has become something else."""

    seat: Seat
    what: Kind
    stays: bool

    def run(self, game: Game[State]) -> None:
        state = game.state
        pools.forget_roll(state, 0)
        if not self.stays:
            cards.lay_on_discards(state, self.seat, (self.what,))
        note(state, "played", kind=self.what, seat=self.seat, word="event")
        happen(state, "played", kind=self.what, seat=self.seat)


class ReadOut(Step, frozen=True):
    """Rules 12.2. One entry of a challenge happens, with what the entries before it have chosen."""

    ref: Ref
    challenge: ChallengeId

    def run(self, game: Game[State]) -> None:
        game.then(Use(self.ref, in_force.challenge_context(game.state, self.challenge)))


class Cleansed(Step, frozen=True):
    """Rules 9.10. A corruption token was paid for: it is taken off."""

    me: PieceId

    def run(self, game: Game[State]) -> None:
        forces.corrupt(game, self.me, -1)


def begin(game: Game[State], seat: Seat, chosen: Any) -> None:
    """Begin to play or activate it."""
    state = game.state
    match chosen:
        case PlayEvent(kind, number, challenge):
            play_event(game, seat, Ref(kind, number), challenge)
        case UseFromHand(kind, number):
            ctx = Context(seat, kind=kind, challenge=state.resolving)
            activate(game, Ref(kind, number), ctx)
        case Activate(0, ref, target):
            ctx = next(ctx for kind, ctx in in_force.lingering(state) if kind == ref.kind and target in ctx.targets)
            activate(game, ref, replace(ctx, seat=seat))
        case Activate(me, ref, about):
            activate(game, ref, context_of(state, seat, me, ref, about))
        case Supplant(me, kind):
            cards.leave_hand(state, seat, kind)
            forces.replace_piece(game, me, kind)
        case Cleanse(me):
            game.then(Paying(seat, "text_cost", state.pieces[me].kind, CLEANSING), Cleansed(me))
    game.then(Settle())


def context_of(state: State, seat: Seat, me: PieceId, ref: Ref, about: int) -> Context:
    """The initial context of an ability."""
    each = entry(ref)
    if each.when == "nested":
        return of_granted(state, me, ref)
    ctx = replace(in_force.context(state, me), seat=seat)
    return next(used for chosen, used in meanings(state, each, ctx) if chosen == about)


def activate(game: Game[State], ref: Ref, ctx: Context) -> None:
    """An ability is used."""
    game.happened(Used(ctx.seat, ctx.card, ref.kind, ref.entry))
    note(game.state, "used_ability", piece=ctx.card, kind=ref.kind, seat=ctx.seat, challenge=ctx.challenge)
    game.then(Use(ref, ctx))


def play_event(game: Game[State], seat: Seat, ref: Ref, challenge: ChallengeId) -> None:
    """Rules 11.3. An event is played: paid, resolved, discarded. Some effects want a token for it."""
    toll = event_toll(game.state, seat, ref.kind)
    if toll:
        pattern.remove_pattern(game, seat, toll)
        pattern.add_pattern(game, other(seat), toll)
    ctx = of_event(game.state, seat, ref.kind, challenge)
    cards.leave_hand(game.state, seat, ref.kind)
    game.happened(Played(seat, ref.kind))
    stays = any(op.stays for op in entry(ref).ops)
    game.then(Use(ref, ctx), EventPlayed(seat, ref.kind, stays))


def carry_out(game: Game[State], challenge: ChallengeId, mode: str, when: str) -> None:
    """Rules 12.2. The `init` or `outcome` entries of a challenge happen: puts their steps on the stack."""
    kind = game.state.challenges[challenge].kind
    if not kind:
        return
    ctx = in_force.challenge_context(game.state, challenge)
    game.then(*[ReadOut(each.ref, ctx.challenge) for each in words(kind).by.get((mode, when), ()) if not each.as_advantage])


class Open(Step, frozen=True):
    """Rules 5.1. A window opens: the dominant player goes first."""

    name: str

    def run(self, game: Game[State]) -> None:
        pattern.set_step(game.state, self.name)
        game.then(EventWindow(game.state.dominant, 0, self.name), Mourn())


class Mourn(Step, frozen=True):
    """Rules 12.2, `killed`. A window has closed: deaths before it no longer count as just past."""

    def run(self, game: Game[State]) -> None:
        if fresh_deaths(game.state):
            note(game.state, "mourned")


WINDOWS = (
    "w_ready",
    "w_declared",
    "w_placed",
    "w_participation",
    "w_generate_end",
    "w_action",
    "w_action_end",
    "om_start",
    "om_pools",
    "ctg_start",
    "ctg_pools",
    "outcome_start",
    "w_resolution_end",
    DEATHS,
    "w_draw_end",
)
"""The names of the event windows, in the order of a turn."""


class EventWindow(Window, frozen=True):
    """Rules 5.1. One event or ability, or a pass; after a play the other player has the priority."""

    name: str = ""

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        return {"EventWindow": Foreseen((*playable(state, seat), PASS), {"window": WINDOWS})}

    def facts(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {"window": self.name}

    def called(self, state: State) -> str:
        return self.name

    def stretches(self, state: State) -> dict[str, str]:
        return stretches(state)

    def put_to(self, state: State, seat: Seat) -> Options:
        if self.name == DEATHS and not fresh_deaths(state):
            return {}
        may = self.may(state, seat)
        return {seat: (*may, PASS)} if may or state.hands[seat] else {}

    def obstacle(self, state: State, seat: Seat, option: Answer) -> Refusal | None:
        return refusals.in_a_window(state, seat, option, self.name)

    def may(self, state: State, seat: Seat) -> tuple[Option, ...]:
        return (*usable(state, seat, self.name), *soothing(state, seat, self.name))

    def do(self, game: Game[State], seat: Seat, chosen: Any) -> None:
        if isinstance(chosen, Soothe):
            pattern.convert(game, seat, 1, "taveren")
            forces.heal(game, chosen.piece, 1)
            game.then(Settle())
        else:
            begin(game, seat, chosen)


def stretches(state: State) -> dict[str, str]:
    """Rules 5. The parts of the game that can be passed in advance: this round, and this turn."""
    return {"round": f"{state.turn}.{state.round}", "turn": str(state.turn)}


def playable(state: State, seat: Seat) -> Iterator[Option]:
    """Rules 11.3. The events of a hand, with each of their entries, outside of a challenge or in one of this turn."""
    for kind in dict.fromkeys(state.hands[seat]):
        entries = words(kind).modes.get("play", ()) if card(kind).type == "event" else ()
        for each in entries:
            yield from (PlayEvent(kind, each.ref.entry, challenge) for challenge in (0, *state.unresolved()))


class Moment(Step, frozen=True):
    """Rules 12.2. Triggers of a moment of the turn."""

    trigger: str
    seat: Seat = NOBODY

    def run(self, game: Game[State]) -> None:
        happen(game.state, self.trigger, seat=self.seat, challenge=game.state.resolving)
        game.then(Settle())


def soothing(state: State, seat: Seat, window: str) -> Iterator[Option]:
    """Rules 9.4. The Ta'veren whose damage a conversion of a token can remove."""
    if seat == state.hero and state.sections[seat] and window != DEATHS:
        for me, piece in state.own(seat):
            if piece.damage and "Ta'veren" in traits(state, me):
                yield Soothe(me)
