"""Rules 12.7, Pattern. Tokens are added to the Pattern and removed from it, and virtual tokens count."""

from typing import ClassVar, Literal

from regalia.core import Game, Number
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.language.now import Asked, Now
from regalia.games.wheel_of_time.language.records import Amount, Continuous, Op, Use
from regalia.games.wheel_of_time.ops.reach import number, seats
from regalia.games.wheel_of_time.pieces import NOBODY
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.verbs import pattern


def pattern_locked(state: State) -> bool:
    """Rules 12.7. True if only the Pattern challenge adds tokens this turn."""
    return bool(in_force.of(state, "pattern_lock"))


class PatternAdd(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. New tokens on the own section; `while` makes them virtual, while the card is controlled."""

    quantity: ClassVar[str] = "pattern"

    n: Amount
    while_: Literal["", "controlled"] = ""

    def do(self, game: Game[State], now: Now) -> None:
        if not pattern_locked(game.state):
            pattern.add_pattern(game, now.ctx.seat, self.n.of(game.state, now.ctx), by=now.ctx.kind)


class PatternTake(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Neutral tokens go to a section; with `may` and `upto` the player chooses how many."""

    n: Amount
    who: Literal["own", "gainer"] = "own"
    may: bool = False
    upto: bool = False

    def asks(self, state: State, now: Now) -> Asked | None:
        most = min(self.n.of(state, now.ctx), state.neutral)
        if now.picks or not (self.may or self.upto) or not most:
            return None
        return now.ctx.seat, Number(0, most)

    def do(self, game: Game[State], now: Now) -> None:
        n = now.picks[0] if now.picks else self.n.of(game.state, now.ctx)
        for seat in seats(game.state, now.ctx, self.who):
            if not pattern_locked(game.state):
                pattern.take_neutral(game, seat, n, by=now.ctx.kind)


class PatternConvert(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 2.2. A player's own tokens become neutral."""

    n: Amount
    who: Literal["own", "target"]

    def do(self, game: Game[State], now: Now) -> None:
        for seat in seats(game.state, now.ctx, self.who):
            pattern.convert(game, seat, self.n.of(game.state, now.ctx))


class PatternRemove(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Tokens leave the game: from the section of the chosen player, or half of the neutral ones, rounded up."""

    sec: Literal["target", "neutral"]
    n: Amount

    def do(self, game: Game[State], now: Now) -> None:
        n = number(game.state, now.ctx, self.n)
        if self.sec == "neutral":
            pattern.remove_pattern(game, NOBODY, n)
        else:
            for seat in now.ctx.players:
                pattern.remove_pattern(game, seat, n)


class PatternVirtual(Continuous, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. A number added to the own tokens, only for the requirements of these cards."""

    n: Amount
    for_: Use
