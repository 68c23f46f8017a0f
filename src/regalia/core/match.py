"""Matches: a game with its history. An answer is validated and played once, on a copy; the copy then becomes the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from regalia.core.chance import SeatNonce, mixed
from regalia.core.events import Event
from regalia.core.frames import Frames
from regalia.core.game import Game
from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Resign, Unasked, lone_answer
from regalia.core.rules import Rules
from regalia.core.saves import save


class Given(Struct, frozen=True):
    """One answer of one seat, as stored in a record."""

    seat: Seat
    answer: Any


class Carried(Struct, frozen=True):
    """The position in which a game begun under older rules continued under the rules of its record."""

    after: int
    """The number of answers given before."""
    position: Any
    """The position at that moment, upgraded."""


@dataclass(frozen=True)
class Move:
    """An answer that has been played on a copy of the game but not yet given."""

    given: Given
    game: Game[Any]
    """The position after it."""
    events: Frames
    """What happened, with the game right after each event."""


NO_ANSWERS = (Unasked, Resign)
"""What a match stores among its answers although it answers no question."""
REMEMBERED = 16
"""A position is kept after each multiple of this number; showing an earlier moment replays at most this many answers."""


class Match:
    """A game with its history. It computes which answers can be undone and can show any earlier moment.

    Its positions are never changed: each answer makes a new one.
    """

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        seed: str,
        options: Any = None,
        nonces: Sequence[SeatNonce | None] = (),
        brought: Sequence[Any] = (),
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.nonces = list(nonces)
        self.seats = seats
        self.options = options or rules.options()
        self.brought: Sequence[Any] = brought or (rules.brings.usual(seats, self.options) if rules.brings else ())
        """The deck of each seat."""
        self.game = rules.begin(seats, mixed(seed, nonces), self.options, events=True, brought=self.brought)
        self.opening, self.game.events = self.game.events or [], []
        """What happened before the first decision."""
        self.answers: list[Given] = []
        self._moments: dict[int, Game[Any]] = {0: self.game.copy()}
        self._trail: list[Game[Any]] = []
        self._hidden: dict[int, int] = {}
        """Moments after the last hidden answer to a question, each with the moment before its first answer."""
        self.carried: Carried | None = None

    def carry_on(self, position: Game[Any], answers: list[Given]) -> None:
        """Continue from a saved position that was reached by these answers under older rules.

        Moments before it can no longer be shown.
        """
        self._start_from(position, answers)
        self.carried = Carried(len(answers), msgspec.json.decode(save(position)))

    def _start_from(self, position: Game[Any], answers: list[Given]) -> None:
        self.game, self.answers = position, list(answers)
        self.game.events = []
        self._moments, self._trail, self._hidden = {len(answers): position.copy()}, [], {}

    def propose(self, seat: Seat, answer: Answer | Resign) -> Move:
        """Play an answer on a copy of the game. Raises IllegalAnswer if it is not allowed; nothing changes either way."""
        game = self.game.copy()
        game.events = events = Frames(game)
        if isinstance(answer, Resign):
            game.resign(seat, answer.ends)
        else:
            game.answer(seat, answer)
        game.events = []
        return Move(Given(seat, answer), game, events)

    def commit(self, move: Move) -> None:
        """Give a proposed answer. Nothing else may have been committed since it was proposed."""
        before, self.game = self.game, move.game
        self._remember(before, move.given)

    def answer(self, seat: Seat, answer: Answer | Resign) -> list[Event]:
        """Give an answer and return what happened. Raises IllegalAnswer, and changes nothing, if it is not allowed."""
        move = self.propose(seat, answer)
        self.commit(move)
        return move.events

    def undo_steps(self, seat: Seat) -> list[int]:
        """The moments to which this seat can undo, because no seat has learned or decided anything since.

        A moment is the number of answers given before it.
        """
        own = self.open_answer(seat)
        if own is not None:
            return [own]
        if not self._trail or self.answers[-1].seat != seat:
            return []
        steps: list[int] = []
        for moment in range(len(self.answers) - 1, len(self.answers) - len(self._trail) - 1, -1):
            if self.answers[moment].seat != seat:
                break
            steps.append(moment)
        return steps[::-1]

    def undo(self, seat: Seat, to: int) -> None:
        """Undo to one of the safe moments. Raises ValueError, and changes nothing, for any other."""
        if to not in self.undo_steps(seat):
            raise ValueError(f"seat {seat} cannot step back to {to}")
        others = self.answers[to + 1 :] if to == self.open_answer(seat) else []
        self.rewind(to)
        for given in others:
            self.answer(given.seat, given.answer)

    def rewind(self, to: int) -> None:
        """Undo to the moment after `to` answers, even if seats have learned or decided something since.

        Undone answers leave no trace. Raises ValueError for a moment that was played under older rules.
        """
        first = min(self._moments)
        if to < first:
            raise ValueError(f"moment {to} was played under older rules")
        index = to - (len(self.answers) - len(self._trail))
        if 0 <= index < len(self._trail):
            self.game, self._trail = self._trail[index], self._trail[:index]
            self.game.events = []
            self.answers = self.answers[:to]
            self._moments = {moment: game for moment, game in self._moments.items() if moment <= to}
            self._hidden = {moment: first for moment, first in self._hidden.items() if moment <= to}
            return
        answers = self.answers[:to]
        self._start_from(self._moments[first].copy(), answers[:first])
        for given in answers[first:]:
            self.answer(given.seat, given.answer)

    def at(self, moment: int) -> Game[Any]:
        """A copy of the game as it was after `moment` answers.

        Raises ValueError for a moment that was played under older rules.
        """
        near = max((known for known in self._moments if known <= moment), default=None)
        if near is None:
            raise ValueError(f"moment {moment} was played under older rules")
        game = self._moments[near].copy()
        for given in self.answers[near:moment]:
            give(game, given)
        return game

    def open_answer(self, seat: Seat) -> int | None:
        """Index of the answer that this seat can take back alone, while the others keep theirs.

        It belongs to a question that others must still answer, or to one whose answers stay hidden after all are in, as
        long as no seat has answered again.

        None if the engine gave the only possible answer, because the seat's latest answer then belongs to an earlier
        question. None, too, for an answer before the position from which the match was continued, after an offer was taken,
        and after a seat has resigned.
        """
        if len(self.answers) in self._hidden:
            return self._last_of(seat, self._hidden[len(self.answers)])
        game = self.game
        if seat not in game.given or is_forced(game, seat):
            return None
        return self._last_of(seat, min(self._moments))

    def _last_of(self, seat: Seat, first: int) -> int | None:
        """Index of a seat's latest answer since a moment; None after an entry that is not an answer."""
        for index in range(len(self.answers) - 1, first - 1, -1):
            given = self.answers[index]
            if isinstance(given.answer, NO_ANSWERS):
                return None
            if given.seat == seat:
                return index
        return None

    def without(self, seat: Seat) -> Game[Any]:
        """The game after a seat has taken back its `open_answer`. Raises ValueError if it has none."""
        own = self.open_answer(seat)
        if own is None:
            raise ValueError(f"seat {seat} has no answer that it can take back alone")
        game = self.at(own)
        for given in self.answers[own + 1 :]:
            give(game, given)
        return game

    def _remember(self, before: Game[Any], given: Given) -> None:
        self.answers.append(given)
        number = len(self.answers)
        if number % REMEMBERED == 0:
            self._moments[number] = self.game
        if self._somebody_learned(before, given.answer):
            self._trail.clear()
        else:
            self._trail.append(before)
        last = before.given and len(before.asks) == 1 and not isinstance(given.answer, NO_ANSWERS)
        if last and before.step.keeps_secret(before.state):
            self._note_hidden(before, given)

    def _note_hidden(self, before: Game[Any], given: Given) -> None:
        """Record that all hidden answers to a question are in, unless one entry among them is not an answer."""
        seats = {seat for seat in before.given if not is_forced(before, seat)} | {given.seat}
        first = len(self.answers) - len(seats)
        own = self.answers[max(first, 0) :]
        if first >= min(self._moments) and not any(isinstance(each.answer, NO_ANSWERS) for each in own):
            assert {each.seat for each in own} == seats, "each seat has answered once"
            self._hidden[len(self.answers)] = first

    def _somebody_learned(self, before: Game[Any], answer: Answer | Resign) -> bool:
        if self.game.is_over or before.state.chance.drawn != self.game.state.chance.drawn:
            return True
        if isinstance(answer, Resign):
            return True
        last = len(before.asks) == 1 or isinstance(answer, Unasked)
        if before.given and last:  # the last simultaneous answer reveals the others; an accepted offer may
            return True
        known, state = self.rules.known, self.game.state
        if self.rules.zones is not None and before.state.knows.learned != state.knows.learned:
            return True
        return any(known(state, seat) - known(before.state, seat) for seat in state.seats)


def is_forced(game: Game[Any], seat: Seat) -> bool:
    """True if the engine has given a seat's answer to the current question, because it was the only one."""
    return game.step.forced and lone_answer(game.step.ask(game.state)[seat]) is not None


def give(game: Game[Any], given: Given) -> None:
    """Play an entry that is known to be legal."""
    if isinstance(given.answer, Resign):
        game.resign(given.seat, given.answer.ends)
    else:
        game.give(given.seat, given.answer)
