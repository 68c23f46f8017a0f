"""Rules 7.2, 9.15, 12.2, 12.5. An entry is used: X, each target, every cost in the printed order.

Then it is carried out.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from regalia.core import Chance, Choices, Foreseen, Game, Number, Option, Seat, Several, Step
from regalia.games.wheel_of_time.asking.targets import able, all_of, largest_x, one_by_one, options_for, wanted
from regalia.games.wheel_of_time.asking.why import AboutEntry
from regalia.games.wheel_of_time.imagine import drawn_again
from regalia.games.wheel_of_time.language.reading import entry, words
from regalia.games.wheel_of_time.language.records import Entry
from regalia.games.wheel_of_time.options import DONE, NO, YES, Done, No, Yes
from regalia.games.wheel_of_time.paying.coins import PRINTED, single_source
from regalia.games.wheel_of_time.paying.pricing import event_price
from regalia.games.wheel_of_time.pieces import Context, Id, Kind, Ref
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.costs import PayNext, PaySymbols
from regalia.games.wheel_of_time.steps.paying import Paying
from regalia.games.wheel_of_time.verbs import challenges
from regalia.games.wheel_of_time.verbs.writing import note
from regalia.games.wheel_of_time.words import limits


class Use(Step, frozen=True):
    """Rules 12.2. An entry begins: if its conditions still hold, its use is counted, and what it asks is asked."""

    ref: Ref
    ctx: Context

    def imagined(self, state: State, seat: Seat, chance: Chance) -> "Use":
        return replace(self, ctx=drawn_again(self.ctx, state, seat, chance))

    def run(self, game: Game[State]) -> None:
        state, used = game.state, entry(self.ref)
        played = used.mode == "play"  # rules 13, A Beginning: the conditions held when it left the hand
        if not limits.free(state, used, self.ctx) or not (played or all(each.holds(state, self.ctx) for each in used.if_)):
            return
        if used.may and used.mode == "trig":
            game.then(Willing(self.ctx.seat, self.ref, self.ctx))
        else:
            begin(game, self.ref, self.ctx)


def begin(game: Game[State], ref: Ref, ctx: Context) -> None:
    """Count the use; then X, the targets and the costs."""
    used = entry(ref)
    if not able(game.state, used, ctx):
        return
    limits.count(game, used, ctx)
    game.then(ChooseX(ctx.seat, ref, ctx))


def optional(kind: Kind) -> bool:
    """True if a card in play has an optional trigger."""
    return any(each.may for each in words(kind).modes.get("trig", ()))


class Willing(AboutEntry, frozen=True):
    """Rules 12.2. An optional trigger: its player decides."""

    def imagined(self, state: State, seat: Seat, chance: Chance) -> "Willing":
        return replace(self, ctx=drawn_again(self.ctx, state, seat, chance))

    @classmethod
    def foreseen(cls, state: State, seat: Seat) -> Mapping[str, Foreseen]:
        kinds = dict.fromkeys(piece.kind for _, piece in state.own(seat) if optional(piece.kind))
        return {"Willing": Foreseen((YES, NO), {"kind": tuple(kinds)})}

    def options(self, state: State) -> Choices:
        return (YES, NO) if able(state, entry(self.ref), self.ctx) else ()

    def choose(self, game: Game[State], chosen: Yes | No) -> None:
        if chosen == YES:
            begin(game, self.ref, self.ctx)


class ChooseX(AboutEntry, frozen=True):
    """Rules 7.2. How often something is paid, at least once, as often as the pool and the targets allow."""

    def options(self, state: State) -> Choices:
        most = largest_x(state, entry(self.ref), self.ctx)
        return Number(1, most) if most else ()

    def choose(self, game: Game[State], chosen: int) -> None:
        game.then(ChooseTarget(self.seat, self.ref, replace(self.ctx, x=chosen)))

    def skip(self, game: Game[State]) -> None:
        game.then(ChooseTarget(self.seat, self.ref, self.ctx))


class ChooseTarget(AboutEntry, frozen=True):
    """Rules 9.15, 12.3. The targets are chosen when an entry is used: all of one selector together, or one by one."""

    at: int = 0
    chosen: tuple[Id, ...] = ()
    """Of those chosen one by one."""

    def options(self, state: State) -> Choices:
        used = entry(self.ref)
        if self.at >= len(used.targets):
            return ()
        options, least, most = options_for(state, used, self.ctx, self.at, self.chosen)
        if one_by_one(used.targets[self.at]):
            return (*options, DONE) if len(self.chosen) >= least and self.chosen else options
        if least == most == 1:
            return options
        return Several(options, min(least, len(options)), min(most, len(options))) if options else ()

    def choose(self, game: Game[State], chosen: Any) -> None:
        used = entry(self.ref)
        if one_by_one(used.targets[self.at]):
            self._one_more(game, used, chosen)
        else:
            self._go_on(game, wanted(self.ctx, self.at, chosen if isinstance(chosen, tuple) else (chosen,)))

    def _one_more(self, game: Game[State], used: Entry, chosen: Option) -> None:
        if isinstance(chosen, Done):
            self._go_on(game, self.ctx)
            return
        ctx = wanted(self.ctx, self.at, (chosen,), more=True)
        here = replace(self, ctx=ctx, chosen=(*self.chosen, len(self.chosen)))
        _, _, most = options_for(game.state, used, ctx, self.at, here.chosen)
        if len(here.chosen) >= most:
            self._go_on(game, ctx)
        else:
            game.then(here)

    def skip(self, game: Game[State]) -> None:
        used = entry(self.ref)
        if self.at < len(used.targets):
            self._go_on(game, all_of(game.state, used, self.ctx, self.at) if used.targets[self.at].each else self.ctx)
        else:
            game.then(Chosen(self.ref, self.ctx))

    def _go_on(self, game: Game[State], ctx: Context) -> None:
        game.then(replace(self, ctx=ctx, at=self.at + 1, chosen=()))


class Chosen(Step, frozen=True):
    """Rules 5.3, 9.15. After the targets are chosen: a challenge stores its own; then the costs."""

    ref: Ref
    ctx: Context

    def run(self, game: Game[State]) -> None:
        state, used, ctx = game.state, entry(self.ref), self.ctx
        if used.mode == "init" and used.targets and ctx.challenge in state.challenges:
            challenges.aim(game, ctx.challenge, ctx.targets, ctx.kinds, ctx.players)
        if used.mode == "play":
            for each in ctx.targets:
                note(state, "struck", piece=each, kind=ctx.kind, seat=ctx.seat)
        ctx = concerned(state, used, ctx)
        if used.mode == "play" and single_source(used):
            game.then(PaySymbols(ctx.seat, self.ref, ctx, PRINTED))
            return
        if used.mode == "play":
            game.then(Paying(ctx.seat, "event", ctx.kind, event_price(state, ctx.seat, ctx.kind, ctx)))
        game.then(PayNext(self.ref, ctx, 0))


def concerned(state: State, used: Entry, ctx: Context) -> Context:
    """Rules 12.2. "The challenge" of an entry used at a timing `part`: that of its target, if it has one in a challenge."""
    for each in (*ctx.targets, *ctx.seconds):
        if each in state.challenges:
            return replace(ctx, challenge=each)
        piece = state.pieces.get(each)
        if piece is not None and piece.challenge and not ctx.challenge:
            return replace(ctx, challenge=piece.challenge)
    return ctx
