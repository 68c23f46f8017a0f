"""Rules 12.1, 12.7. An entry is carried out, one operation after the other."""

from typing import Any, ClassVar

from msgspec.structs import replace

from regalia.core import Answers, Eyes, Game, Options, Seat, Step
from regalia.games.wheel_of_time.imagine import drawn_again
from regalia.games.wheel_of_time.language.now import Again, Stop
from regalia.games.wheel_of_time.language.reading import entry
from regalia.games.wheel_of_time.language.records import Do, Op
from regalia.games.wheel_of_time.picks import Pick
from regalia.games.wheel_of_time.pieces import Context, Kind, Ref
from regalia.games.wheel_of_time.seen import Shown
from regalia.games.wheel_of_time.state import State


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
