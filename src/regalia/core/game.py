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
    """What core needs of a state: its own copy, and the chance it draws from."""

    chance: Chance

    @property
    def seats(self) -> range:
        """All seats of the table."""
        ...

    def copy(self: "S") -> "S":
        """A state that shares nothing that changes with this one."""
        ...


S = TypeVar("S", bound=Copyable)

NOBODY: Options = {}
NOTHING: Answers = {}


class Game(Generic[S]):
    """One game in progress. Between calls it rests at a decision or at its end."""

    __slots__ = ("asks", "base", "events", "given", "resigned", "rules", "stack", "state")

    def __init__(self, rules: "Rules[S]", state: S, *steps: Step, events: list[Event] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.stack: list[Step] = [*reversed(steps)]
        """What remains to be done; the last one is next, or is being asked."""
        self.asks: Options = NOBODY
        """Who must still decide, among exactly which options. Replaced, never changed."""
        self.given: Answers = NOTHING
        """Answers already given to the present question. Secret until all are in; replaced, never changed."""
        self.events = events
        """What happened since the list was last taken away, or None if events are not recorded."""
        self.resigned: tuple[Seat, ...] = ()
        """The seats that have given up, in the order in which they did."""
        self.base = 0
        """The height of the stack below what the running step puts on it."""
        self.play_on()

    def __str__(self) -> str:
        """The table as text."""
        return self.rules.draw(self)

    def copy(self) -> "Game[S]":
        """An independent game in the same position, muted."""
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
        """What seats may do unasked; computed at each access."""
        return self.stack[-1].offers(self.state) if self.stack else NO_OFFERS

    @property
    def step(self) -> Step:
        """The step that asks at present."""
        return self.stack[-1]

    def shown(self, eyes: Eyes) -> Any:
        """What these eyes see of the present question beyond its options; None if nothing, and at the end of the game."""
        return self.stack[-1].shown(eyes) if self.stack else None

    def then(self, *steps: Step) -> None:
        """Do these steps next, after those that this step has already asked for: calls read in playing order."""
        self.stack[self.base : self.base] = steps[::-1]

    def happened(self, event: Event) -> None:
        """Record an event, unless events are muted."""
        if self.events is not None:
            self.events.append(event)

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Give a seat's answer, and play on to the next decision.

        A seat that is not asked may take what it is offered. Raises IllegalAnswer, and changes nothing, if the answer is
        not among the seat's options.
        """
        refusal = self.why_not(seat, answer)
        if refusal is not None:
            raise IllegalAnswer(seat, self.asks.get(seat), refusal)
        self.give(seat, answer)

    def give(self, seat: Seat, answer: Answer) -> None:
        """Give an answer that is known to be legal, its parts in any order."""
        self.take(seat, answer if isinstance(answer, Unasked) else in_order(self.asks[seat], answer))

    def resign(self, seat: Seat, ends: bool) -> None:
        """Note that a seat gives up: it is ranked behind all that have not. The game `ends`, or goes on as it is."""
        self.resigned = (*self.resigned, seat)
        self.happened(Resigned(seat))
        if ends:
            self.stack, self.asks, self.given, self.base = [], NOBODY, NOTHING, 0

    def why_not(self, seat: Seat, answer: Answer) -> Refusal | None:
        """Why this seat may not give this answer now, or None if it may."""
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
        """Give an answer that is known to be among the seat's options, in the engine's order, or do what it was offered."""
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
        """Do what was offered, then put the question again. Answers to an unchanged question are kept."""
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
        """Take the answers of seats that have only one; return the questions of the others."""
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
