"""Rules 12.1, 12.7. An entry is carried out, one operation after the other; delayed effects happen when due."""

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from regalia.core import Answers, Choices, Eyes, Game, Options, Seat, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking.why import AboutEntry
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.cards import is_character
from regalia.games.wheel_of_time.imagine import drawn_again
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.language.records import Again, Do, Op, Stop
from regalia.games.wheel_of_time.options import NO, YES, No, Pick, Spend, Yes
from regalia.games.wheel_of_time.pieces import Context, Happening, Id, Kind, Lasting, Ref
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.verbs.writing import end


class Carry(Step, frozen=True):
    """Rules 12.7. One operation: first its questions, then its effect, then the next one of the entry."""

    ref: Ref
    ctx: Context
    at: int = 0
    picks: tuple[Pick, ...] = ()

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind)

    @property
    def op(self) -> Op:
        """The operation."""
        return entry(self.ref).ops[self.at]

    def ask(self, state: State) -> Options:
        asked = self.op.asks(state, self) if self._happens(state) else None
        return {} if asked is None else {asked[0]: asked[1]}

    def answer(self, game: Game[State], answers: Answers) -> None:
        if answers:
            game.then(replace(self, picks=(*self.picks, *answers.values())))
            return
        result = self.op.do(game, self) if self._happens(game.state) else None
        match result:
            case Again(ctx, picks):
                game.then(replace(self, ctx=ctx, picks=picks))
            case Stop():
                return
            case Context():
                game.then(*carrying(self.ref, result, self.at + 1))
            case _:
                game.then(*carrying(self.ref, self.ctx, self.at + 1))

    def _happens(self, state: State) -> bool:
        """True unless a condition of the operation itself is not met; once begun, it is finished."""
        unasked = bool(self.picks) or self.op.later or self.op.standing
        return unasked or all(each.holds(state, self.ctx) for each in self.op.if_)

    def kind(self) -> str:
        """The name of the operation: `Search`."""
        return type(self.op).__name__

    def imagined(self, state: State, seat: Seat, chance: Any) -> Step:
        """Replace the cards that its player looks at by those that are there now."""
        if seat == self.ctx.seat:
            return self
        ctx = replace(self.ctx, kinds=self.op.looked_at(state, self))
        return replace(self, ctx=drawn_again(ctx, state, seat, chance))


class CarryUnseen(Carry, frozen=True):
    """Rules 9.13. The same, if only its player knows the choice, and if there was one."""

    secret: ClassVar[bool] = True
    forced: ClassVar[bool] = False


def carrying(ref: Ref, ctx: Context, at: int = 0) -> tuple[Step, ...]:
    """The steps that carry out an entry, starting with one of its operations."""
    ops = entry(ref).ops
    if at >= len(ops):
        return ()
    return ((CarryUnseen if ops[at].unseen else Carry)(ref, ctx, at),)


def carry(game: Game[State], kind: Kind, nested: Do, ctx: Context) -> None:
    """Carry out operations that are nested in one of a card."""
    game.then(*carrying(Ref(kind, nested.entry), ctx))


MOMENTS = {
    "opp_plays:named": "played",
    "resolution_end": "resolution_end",
    "killed": "killed",
    "roll": "rolled",
    "success": "success_any",
    "next_action_start": "action_start",
    "pattern_token_gained": "pattern_token_gained",
    "each_other_challenge": "om_start",
    "resolve": "resolved",
    "before_resolve_end": "before_outcome",
    "om_tally": "om_tally",
    "ctg_tally": "ctg_tally",
}
"""The happening of each moment."""


def due(game: Game[State], happening: Happening) -> Iterator[Step]:
    """The delayed effects of this moment, oldest first."""
    state = game.state
    for effect in in_force.of(state, "delayed"):
        if MOMENTS.get(effect.op.on) == happening.trigger and meant(state, effect, happening):
            ctx = with_facts(effect.ctx, happening)
            if all(each.holds(state, ctx) for each in effect.op.if_):
                yield from happens(game, effect, ctx)


def meant(state: State, effect: Effect, happening: Happening) -> bool:
    """True if it is the moment that an effect waits for."""
    ctx = effect.ctx
    match effect.op.on:
        case "opp_plays:named":
            return happening.seat == other(ctx.seat) and card(happening.kind).title == card(ctx.named).title
        case "roll":
            return happening.piece in ctx.targets
        case "killed":
            return effect.op.who is None or bool(effect.op.who.matches(state, ctx, happening.piece))
        case "each_other_challenge":
            return happening.challenge != ctx.challenge
        case "success" | "resolve" | "before_resolve_end" | "om_tally" | "ctg_tally":
            return happening.challenge in challenges_of(state, ctx)
    return True


def challenges_of(state: State, ctx: Context) -> tuple[Id, ...]:
    """The challenges of an effect: those targeted, that of its target, or that in which it was played."""
    named = [each for each in ctx.targets if each in state.challenges]
    there = [piece.challenge for each in ctx.targets if (piece := state.pieces.get(each)) and piece.challenge]
    return (*named, *there) or (ctx.challenge,)


def with_facts(ctx: Context, happening: Happening) -> Context:
    """The context of a delayed effect, with the current event."""
    return replace(
        ctx,
        about=happening.piece,
        about_kind=happening.kind,
        about_seat=happening.seat,
        challenge=happening.challenge or ctx.challenge,
        roll=happening.piece if happening.trigger == "rolled" else 0,
        chosen=happening.cause if happening.trigger == "pattern_token_gained" else ctx.chosen,
        margin=happening.amount if happening.trigger == "success_any" else ctx.margin,
    )


def happens(game: Game[State], effect: Effect, ctx: Context) -> Iterator[Step]:
    """A delayed effect happens, perhaps optionally, perhaps unless a player pays. A single one is then over."""
    assert effect.lasting is not None
    ref = Ref(effect.entry.ref.kind, effect.op.do_.entry)
    if effect.op.until is None or effect.op.once:
        forget(game.state, effect.lasting)
    if effect.op.unless:
        there = [(me, piece.seat) for me in ctx.targets if (piece := game.state.pieces.get(me)) is not None]
        yield from (Spare(seat, ref, replace(ctx, targets=(me,))) for me, seat in there)
    elif effect.op.may:
        yield Want(ctx.about_seat, ref, ctx)
    else:
        yield from carrying(ref, ctx)


def forget(state: State, lasting: Lasting) -> None:
    """An effect is over."""
    end(state, lambda each: each.number == lasting.number)


class Want(AboutEntry, frozen=True):
    """Rules 12.7. An optional delayed effect happens now."""

    def options(self, state: State) -> Choices:
        return (YES, NO)

    def choose(self, game: Game[State], chosen: Yes | No) -> None:
        if chosen == YES:
            game.then(*carrying(self.ref, self.ctx))


class Spare(AboutEntry, frozen=True):
    """Rules 13, Infighting. The target's controller can pay a Combat symbol generated by an own character."""

    def options(self, state: State) -> Choices:
        fitting = [each for each in state.pools[self.seat] if each.ability == "C" and is_character(state, each.source)]
        return (*map(Spend, dict.fromkeys(fitting)), NO) if fitting else ()

    def choose(self, game: Game[State], chosen: Spend | No) -> None:
        if isinstance(chosen, Spend):
            pools.spend_symbols(game, self.seat, (chosen.symbol,))
        else:
            self.skip(game)

    def skip(self, game: Game[State]) -> None:
        game.then(*carrying(self.ref, self.ctx))
