"""The engine: a state, a stack of steps, the answers given so far."""

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from regalia.core.chance import Chance
from regalia.core.checking import allows
from regalia.core.events import Event, Eyes, Resigned
from regalia.core.questions import Answer, Answers, Offers, Option, Options, Seat, Unasked, in_order, lone_answer
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
        """The remaining steps; the last one is next, or is asking now."""
        self.asks: Options = NOBODY
        """The seats that must still decide, with their options. Replaced, never changed."""
        self.given: Answers = NOTHING
        """Answers already given to the current question. Secret until all are in; replaced, never changed."""
        self.events = events
        """Events since the list was last taken, or None if events are not recorded."""
        self.resigned: tuple[Seat, ...] = ()
        """The seats that have resigned, in that order."""
        self.base = 0
        """The height of the stack below the steps that the running step queues."""
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
        """True if no step remains."""
        return not self.stack

    @property
    def offers(self) -> Offers:
        """The offers of each seat; computed at each access."""
        return self.stack[-1].offers(self.state) if self.stack else NO_OFFERS

    @property
    def step(self) -> Step:
        """The step that is asking."""
        return self.stack[-1]

    def shown(self, eyes: Eyes) -> Any:
        """What these eyes see of the current question beyond its options; None if nothing, and at the end of the game."""
        return self.stack[-1].shown(eyes) if self.stack else None

    def then(self, *steps: Step) -> None:
        """Queue these steps next, after those this step has already queued: calls read in playing order."""
        self.stack[self.base : self.base] = steps[::-1]

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
            self._act({seat: answer})
        else:
            given = {**self.given, seat: answer}
            asks = {other: ask for other, ask in asks.items() if other != seat}
            if asks:
                self.asks, self.given = asks, given
                return
            self._act({other: given[other] for other in sorted(given)})
        self.play_on()

    def _accept(self, seat: Seat, option: Option) -> None:
        """Take an offer, then ask the question again. Answers to an unchanged question are kept."""
        step, given = self.stack[-1], self.given
        asked = step.ask(self.state) if given else NOBODY
        self.asks, self.given = NOBODY, NOTHING
        step.accept(self, seat, option)
        self.play_on()
        if given and self.stack and self.stack[-1] is step:
            asks = step.ask(self.state)
            kept = {other: answer for other, answer in given.items() if other in asks and asks[other] == asked[other]}
            self.given = {**self.given, **kept}
            self.asks = {other: ask for other, ask in self.asks.items() if other not in kept}
            if not self.asks:
                self._act({other: self.given[other] for other in sorted(self.given)})
                self.play_on()

    def ask_again(self) -> None:
        """Compute `asks` again for the seats that have not answered."""
        asks = self.step.ask(self.state) if self.stack else NOBODY
        self.asks = {seat: ask for seat, ask in asks.items() if seat not in self.given}

    def play_on(self) -> None:
        """Run steps up to the next decision or the end."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.asks:
                asks = step.ask(self.state)
                if asks and step.forced:
                    asks = self._take_lone_answers(asks)
                if asks:
                    self.asks, self.base = asks, len(stack)
                    return
                self._act({seat: self.given[seat] for seat in sorted(self.given)} if self.given else NOTHING)
            else:
                stack.pop()
                self.base = len(stack)
                step.run(self)

    def _take_lone_answers(self, asks: Options) -> Options:
        """Give the answers of seats that have only one; return the questions of the others."""
        given = NOTHING
        for seat, ask in asks.items():
            if type(ask) is tuple and len(ask) > 1:
                continue  # most questions, decided here because this is quicker than a call
            answer = lone_answer(ask)
            if answer is not None:
                given = {**given, seat: answer}
        if not given:
            return asks
        self.given = given
        return {seat: ask for seat, ask in asks.items() if seat not in given}

    def _act(self, answers: Any) -> None:
        stack = self.stack
        step = stack.pop()
        self.asks, self.given, self.base = NOBODY, NOTHING, len(stack)
        step.answer(self, answers)
