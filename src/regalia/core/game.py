"""The engine: a state, a stack of steps, the answers given so far."""

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from regalia.core.chance import Chance
from regalia.core.checking import allows
from regalia.core.events import Event, Eyes, Resigned
from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Answers, Offers, Option, Options, Unasked, in_order, lone_answer
from regalia.core.steps import NO_OFFERS, IllegalAnswer, Refusal, Step

if TYPE_CHECKING:
    from regalia.core.rules import Rules


class Copyable(Protocol):
    """What core needs of a state: a copy, and the chance it draws from."""

    chance: Chance

    @property
    def seats(self) -> range:
        """All seats of the table."""
        ...

    def copy(self: "S") -> "S":
        """A copy that shares nothing mutable with this state."""
        ...


S = TypeVar("S", bound=Copyable)

NOBODY: Options = {}
NOTHING: Answers = {}


class Game(Generic[S]):
    """One game in progress. Between calls it is at a decision or at its end."""

    __slots__ = ("asks", "base", "events", "given", "resigned", "rules", "stack", "state")

    def __init__(self, rules: "Rules[S]", state: S, *steps: Step, events: list[Event] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.stack: list[Step] = [*reversed(steps)]
        """The remaining steps; the last one is next, is asking now or is running."""
        self.asks: Options = NOBODY
        """The seats that must still decide, with their options. Replaced, never changed."""
        self.given: Answers = NOTHING
        """Answers already given to the current question. Secret until all are in; replaced, never changed."""
        self.events = events
        """Events since the list was last taken, or None if events are not recorded."""
        self.resigned: tuple[Seat, ...] = ()
        """The seats that have resigned, in that order."""
        self.base = 0
        """Where `then` inserts steps into the stack: below the running step; at rest, its height."""
        self.play_on()

    def __str__(self) -> str:
        """The table as text."""
        return self.rules.draw(self)

    def copy(self) -> "Game[S]":
        """An independent copy of the game in the same position, which records no events."""
        twin: Game[S] = Game.__new__(Game)
        twin.rules = self.rules
        twin.state = self.state.copy()
        twin.stack = self.stack.copy()
        twin.asks = self.asks
        twin.given = self.given
        twin.resigned = self.resigned
        twin.events = None
        twin.base = self.base
        return twin

    @property
    def is_over(self) -> bool:
        """True if no step remains. A running step remains until it has run."""
        return not self.stack

    @property
    def is_running(self) -> bool:
        """True while a step runs: no seat is asked, and the events so far are a part of what happens."""
        return self.base < len(self.stack)

    @property
    def offers(self) -> Offers:
        """The offers of each seat; computed at each access. None at the end, or while a step runs."""
        return self.stack[-1].offers(self.state) if self.stack and not self.is_running else NO_OFFERS

    @property
    def step(self) -> Step:
        """The step that is asking, or running."""
        return self.stack[-1]

    def shown(self, eyes: Eyes) -> Any:
        """What these eyes see of the current question beyond its options; None if nothing, and at the end of the game."""
        return self.stack[-1].shown(eyes) if self.stack else None

    def then(self, *steps: Step) -> None:
        """Queue these steps next, after those this step has already queued: calls read in playing order."""
        base = self.base
        self.stack[base:base] = steps[::-1]

    def happened(self, event: Event) -> None:
        """Record an event, unless events are muted."""
        if self.events is not None:
            self.events.append(event)

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Give a seat's answer, and continue to the next decision.

        A seat that is not asked can take one of its offers. Raises IllegalAnswer and changes nothing if the answer is not
        among the seat's options.
        """
        refusal = self.why_not(seat, answer)
        if refusal is not None:
            raise IllegalAnswer(seat, self.asks.get(seat), refusal)
        self.give(seat, answer)

    def give(self, seat: Seat, answer: Answer) -> None:
        """Give an answer that is known to be legal; its parts can be in any order."""
        self.take(seat, answer if isinstance(answer, Unasked) else in_order(self.asks[seat], answer))

    def resign(self, seat: Seat, ends: bool) -> None:
        """Record that a seat resigns, which ranks it behind all that have not; if `ends`, the game is over."""
        self.resigned = (*self.resigned, seat)
        self.happened(Resigned(seat))
        if ends:
            self.stack, self.asks, self.given, self.base = [], NOBODY, NOTHING, 0

    def why_not(self, seat: Seat, answer: Answer) -> Refusal | None:
        """The reason why this seat cannot give this answer now, or None if it can."""
        if self.is_over:
            return Refusal("game-over", "")
        if isinstance(answer, Unasked):
            offered = answer.option in self.offers.get(seat, ())
            return None if offered else self.step.why_not(self.state, seat, answer.option)
        ask = self.asks.get(seat)
        if ask is None:
            return Refusal("not-asked", self.step.rule)
        return None if allows(ask, answer) else self.step.why_not(self.state, seat, answer)

    def take(self, seat: Seat, answer: Answer) -> None:
        """Give an answer that is known to be among the seat's options, in the engine's order, or take an offer."""
        asks = self.asks
        if type(answer) is Unasked:  # quicker than isinstance, for rollouts
            self._accept(seat, answer.option)
            return
        if len(asks) == 1 and not self.given:
            self.play_on({seat: answer})
            return
        self.given = {**self.given, seat: answer}
        self.asks = {other: ask for other, ask in asks.items() if other != seat}
        if not self.asks:
            self.play_on(self._all_given())

    def _accept(self, seat: Seat, option: Option) -> None:
        """Take an offer, then ask the question again. Answers to an unchanged question are kept."""
        step, given = self.stack[-1], self.given
        asked = step.ask(self.state) if given else NOBODY
        self.asks, self.given = NOBODY, NOTHING
        self.stack.append(step)
        step.accept(self, seat, option)
        self.stack.pop()
        self.play_on()
        if given and self.stack and self.stack[-1] is step:
            asks = step.ask(self.state)
            kept = {other: answer for other, answer in given.items() if other in asks and asks[other] == asked[other]}
            self.given = {**self.given, **kept}
            self.asks = {other: ask for other, ask in self.asks.items() if other not in kept}
            if not self.asks:
                self.play_on(self._all_given())

    def ask_again(self) -> None:
        """Compute `asks` again for the seats that have not answered."""
        asks = self.step.ask(self.state) if self.stack and not self.is_running else NOBODY
        self.asks = {seat: ask for seat, ask in asks.items() if seat not in self.given}

    def play_on(self, answers: Answers | None = None) -> None:
        """Apply these answers to the question, if any, then run steps up to the next decision or the end.

        Rollouts spend most of their time here, so nothing is called that most steps do not need.
        """
        stack = self.stack
        while stack:
            step = stack[-1]
            if answers is None:
                if not step.asks:
                    self.base = len(stack) - 1
                    step.run(self)
                    stack.pop()
                    continue
                asks = step.ask(self.state)
                if step.forced:
                    for seat in asks:
                        ask = asks[seat]
                        if type(ask) is not tuple or len(ask) == 1:
                            asks = self._take_lone_answers(asks)
                            break
                if asks:
                    self.asks, self.base = asks, len(stack)
                    return
                answers = self._all_given() if self.given else NOTHING
            self.asks, self.given, self.base = NOBODY, NOTHING, len(stack) - 1
            step.answer(self, answers)
            stack.pop()
            answers = None

    def _all_given(self) -> Answers:
        """The answers to the current question, in the order of the seats."""
        return {seat: self.given[seat] for seat in sorted(self.given)}

    def _take_lone_answers(self, asks: Options) -> Options:
        """Give the answers of seats that have only one; return the questions of the others."""
        given = NOTHING
        for seat, ask in asks.items():
            answer = lone_answer(ask)
            if answer is not None:
                given = {**given, seat: answer}
        if not given:
            return asks
        self.given = given
        return {seat: ask for seat, ask in asks.items() if seat not in given}
