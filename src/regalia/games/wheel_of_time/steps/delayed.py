"""Rules 12.7, `delayed`. Delayed effects happen at their moment."""

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core import Choice, Choices, Eyes, Game, Step
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective import is_character
from regalia.games.wheel_of_time.in_force import Effect
from regalia.games.wheel_of_time.options import Spend
from regalia.games.wheel_of_time.picks import NO, YES, No, Yes
from regalia.games.wheel_of_time.pieces import Context, Happening, Id, Lasting, Ref
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State, other
from regalia.games.wheel_of_time.steps.carry import carrying
from regalia.games.wheel_of_time.verbs import pools
from regalia.games.wheel_of_time.verbs.lasting import end

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


class Want(Choice, frozen=True):
    """Rules 12.7. An optional delayed effect happens now."""

    ref: Ref
    ctx: Context

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind)

    def options(self, state: State) -> Choices:
        return (YES, NO)

    def choose(self, game: Game[State], chosen: Yes | No) -> None:
        if chosen == YES:
            game.then(*carrying(self.ref, self.ctx))


class Spare(Choice, frozen=True):
    """Rules 13, Infighting. The target's controller can pay a Combat symbol generated by an own character."""

    ref: Ref
    ctx: Context

    def shown(self, eyes: Eyes) -> Shown:
        return Shown(kind=self.ref.kind)

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
