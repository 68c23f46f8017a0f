"""Windows: moments at which several seats can act, one after the other, until they pass.

Only public facts decide if a seat is asked (`could`). A seat that could act is asked even if it can only choose `Pass`, so
the question reveals nothing about a hand.
"""

from typing import Any, ClassVar

from msgspec.structs import replace

from regalia.core.game import Game
from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Answers, Option, Options
from regalia.core.ready import PASS
from regalia.core.steps import Step, WindowName


class Acting(Step, frozen=True):
    """Seats are asked one after the other to act or pass: the common part of both kinds of windows."""

    forced: ClassVar[bool] = False
    nothing: ClassVar[Option | None] = PASS

    def could(self, state: Any, seat: Seat) -> bool:
        """True if, according to public facts, the seat might be able to act. Others pass without being asked."""
        return True

    def may(self, state: Any, seat: Seat) -> tuple[Option, ...]:
        """The options of the seat."""
        raise AssertionError(f"{self} offers nothing")

    def do(self, game: Game[Any], seat: Seat, chosen: Answer) -> None:
        """Apply the choice. The steps it queues run before a seat is asked again."""
        raise AssertionError(f"{self} offers nothing")

    def called(self, state: Any) -> str:
        """The public name of the window, by which players choose how often to be asked."""
        return self.kind()

    def stretches(self, state: Any) -> dict[str, str]:
        """The parts of the game with this window, such as a round and a turn, each with a value that identifies it.

        A seat can pass in advance to the end of such a part.
        """
        return {}

    def window_named(self, state: Any) -> WindowName:
        return WindowName(self.called(state), self.stretches(state))

    def put_to(self, state: Any, seat: Seat) -> Options:
        """The question, if the seat is asked."""
        return {seat: (*self.may(state, seat), PASS)} if self.could(state, seat) else {}


class Window(Acting, frozen=True):
    """Seats act in turn, beginning with `seat`; it ends after as many passes in a row as there are seats."""

    seat: Seat
    passes: int = 0

    def ask(self, state: Any) -> Options:
        return self.put_to(state, self.seat)

    def answer(self, game: Game[Any], answers: Answers) -> None:
        chosen = answers.get(self.seat, PASS)
        passes = self.passes + 1 if chosen == PASS else 0
        if chosen != PASS:
            self.do(game, self.seat, chosen)
        seats = game.state.seats
        if passes < len(seats):
            game.then(replace(self, seat=seats[(seats.index(self.seat) + 1) % len(seats)], passes=passes))


class Until(Acting, frozen=True):
    """Each of `waiting` acts repeatedly until it passes; then the next one."""

    waiting: tuple[Seat, ...]

    def ask(self, state: Any) -> Options:
        return self.put_to(state, self.waiting[0]) if self.waiting else {}

    def answer(self, game: Game[Any], answers: Answers) -> None:
        if not self.waiting:
            return
        seat = self.waiting[0]
        chosen = answers.get(seat, PASS)
        if chosen == PASS:
            game.then(replace(self, waiting=self.waiting[1:]))
        else:
            self.do(game, seat, chosen)
            game.then(self)


class Queue(Step, frozen=True):
    """Handles events first in, first out, from `state.pending`, a tuple that verbs append to.

    Events caused by a response join the end of the queue.
    """

    def respond(self, state: Any, event: Any) -> tuple[Step, ...]:
        """The steps with which others can respond to one event."""
        raise AssertionError(f"{self} knows no responses")

    def run(self, game: Game[Any]) -> None:
        state = game.state
        while state.pending:
            event, *rest = state.pending
            state.pending = tuple(rest)
            steps = self.respond(state, event)
            if steps:
                game.then(*steps, self)
                return


class About(Step, frozen=True):
    """Something is about to happen to a seat, which can prevent or replace it. Otherwise it happens."""

    forced: ClassVar[bool] = False

    def threatened(self, state: Any) -> Seat:
        """The seat that is asked."""
        raise AssertionError(f"{self} threatens nobody")

    def could(self, state: Any, seat: Seat) -> bool:
        """True if, according to public facts, the seat might be able to act. Others are not asked."""
        return True

    def may(self, state: Any, seat: Seat) -> tuple[Option, ...]:
        """The options of the seat instead."""
        raise AssertionError(f"{self} offers nothing")

    def instead(self, game: Game[Any], seat: Seat, chosen: Answer) -> None:
        """Carry out what the seat does instead."""
        raise AssertionError(f"{self} offers nothing")

    def happen(self, game: Game[Any]) -> None:
        """Carry out what was about to happen."""
        raise AssertionError(f"{self} does nothing")

    def ask(self, state: Any) -> Options:
        seat = self.threatened(state)
        return {seat: (*self.may(state, seat), PASS)} if self.could(state, seat) else {}

    def answer(self, game: Game[Any], answers: Answers) -> None:
        seat = self.threatened(game.state)
        chosen = answers.get(seat, PASS)
        if chosen == PASS:
            self.happen(game)
        else:
            self.instead(game, seat, chosen)
