"""Steps: one line of the rulebook each, and the questions they ask seats."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from regalia.core.meaning import Seat
from regalia.core.questions import Answer, Answers, Ask, Choices, Foreseen, Offers, Option, Options

if TYPE_CHECKING:
    from regalia.core.events import Eyes
    from regalia.core.game import Game


class Refusal(Struct, frozen=True):
    """Why something cannot be chosen: the step or pick that rejected it, and the section of the rules it implements."""

    reason: str
    rule: str
    facts: dict[str, Any] = {}
    """The arguments of its message, such as the amount that is missing."""


class WindowName(Struct, frozen=True):
    """The public facts of a window. Passes in advance refer to them."""

    name: str
    stretches: dict[str, str]
    """The parts of the game that it belongs to: {"round": "3.action"}. A part ends when this value changes."""


class IllegalAnswer(Exception):  # noqa: N818 - the name the players' mistakes have everywhere
    """Raised for an answer that was not among the options. Nothing has changed."""

    def __init__(self, seat: Seat, allowed: Ask | None, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not: {refusal.reason} (rules {refusal.rule}); allowed: {allowed}")
        self.seat = seat
        self.allowed = allowed
        self.refusal = refusal


NO_OFFERS: Offers = {}
_SECTION = re.compile(r"Rules (\d+(?:\.\d+)*)")


def section(doc: str | None) -> str:
    """The first section of the rules that a doc string cites, or an empty string."""
    found = _SECTION.search(doc or "")
    return found.group(1) if found else ""


class Step(Struct, frozen=True, tag=True, gc=False):
    """One line of the rulebook. It either asks a question (`ask`, `answer`) or runs (`run`).

    A step is plain data, so remaining steps can be saved, copied, shown and compared. Its doc string starts with the
    section of the rules that it implements.
    """

    rule: ClassVar[str] = ""
    """The section of the rules, read from the doc string."""
    asks: ClassVar[bool] = False
    """True if the step asks a question: set automatically for steps that define `ask`."""
    forced: ClassVar[bool] = True
    """True if the engine gives the only legal answer itself. False if being asked reveals something."""
    nothing: ClassVar[Option | None] = None
    """The option to do nothing, always offered while others depend on secrets; a table gives it for a seat with no other.
    """
    final: ClassVar[tuple[type[Option], ...]] = ()
    """Options that cannot be undone, in a question whose other options can: a client asks for confirmation."""
    secret: ClassVar[bool] = False
    """True if the answer stays hidden from the other seats."""
    confirmed: ClassVar[bool] = True
    """True if a client should ask for confirmation before it sends the answer. False for the first of two picks."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.rule = section(cls.__doc__) or cls.rule
        cls.asks = cls.ask is not Step.ask

    def ask(self, state: Any) -> Options:
        """The question for each seat that must decide; seats without a choice are left out. Must not change the state."""
        raise AssertionError(f"{self} asks nothing")

    def answer(self, game: "Game[Any]", answers: Mapping[Seat, Any]) -> None:
        """Apply the answers of all seats asked, in the order of the seats. A step can name the type of the answers."""
        raise AssertionError(f"{self} asks nothing")

    def run(self, game: "Game[Any]") -> None:
        """Carry out a step without a question."""
        raise AssertionError(f"{self} does not happen by itself")

    def offers(self, state: Any) -> Offers:
        """Optional actions of seats while this question is open; the game does not wait. Must not change the state.

        Each seat receives only its own offers, so they can depend on its secrets.
        """
        return NO_OFFERS

    def accept(self, game: "Game[Any]", seat: Seat, chosen: Any) -> None:
        """Take an offer. The steps it queues run first; then this question is asked again."""
        raise AssertionError(f"{self} offers nothing")

    def kind(self) -> str:
        """The public name of this decision, as in the message `decision-<kind>`."""
        return type(self).__name__

    def cited(self) -> str:
        """The section of the rules that the current question comes from."""
        return self.rule

    def keeps_secret(self, state: Any) -> bool:
        """True if the answers of a question to several seats stay hidden when all are in, up to the next question.

        Until then, what other seats see, know and are asked does not depend on an answer, and nothing is drawn at random,
        so a seat can take its answer back until another seat answers again. Must not depend on a secret.
        """
        return False

    def confirm(self) -> bool:
        """True if a client should ask for confirmation of the answer to the current question."""
        return self.confirmed

    def window_named(self, state: Any) -> WindowName | None:
        """The window of this question, if it can be passed in advance. Must not depend on a secret."""
        return None

    def why_not(self, state: Any, seat: Seat, option: Answer) -> Refusal:
        """The reason why an answer was not offered to a seat: the obstacle, otherwise the step itself."""
        return self.obstacle(state, seat, option) or Refusal(type(self).__name__, self.rule)

    def obstacle(self, state: Any, seat: Seat, option: Answer) -> Refusal | None:
        """The obstacle to an answer that was not offered, such as missing coins; None if unknown."""
        return None

    @classmethod
    def foreseen(cls, state: Any, seat: Seat) -> Mapping[str, Foreseen]:
        """The questions of this step that the seat can answer in advance, by their `kind`; none by default.

        Each has a name in the game's texts, `decision-<kind>.ahead`. Must depend only on what the seat knows.
        """
        return {}

    def facts(self, state: Any, seat: Seat) -> Mapping[str, str | int]:
        """The facts by which the seat can limit an answer given in advance, such as the card that asks.

        Only what the question itself shows this seat. The name of a fact is the game's message `ahead-<fact>`.
        """
        return {}

    def recommended(self, state: Any, seat: Seat) -> Sequence[Answer]:
        """Legal answers that are good for a first game, the best first; none by default.

        For choices that last for the whole game. Must depend only on what the seat knows.
        """
        return ()

    def shown(self, eyes: "Eyes") -> Any:
        """What these eyes see of the question beyond its options, such as earlier picks: the game's own record, or None.

        The game's view takes it from `Game.shown`.
        """
        return None

    def imagined(self, state: Any, seat: Seat, chance: Any) -> "Step":
        """The step in a game that `seat` cannot distinguish from the real one; `state` is already imagined.

        A step that contains a secret of another seat (the first of two secret picks) replaces it here. In an imagined game
        the same seats are asked and must be able to answer: a question that implies what a seat holds, such as which card
        of the hand pays, must put it into `state`.
        """
        return self


class Choice(Step, frozen=True):
    """A step that asks one seat one question.

    A subclass returns the options in `options` and applies the answer in `choose`. The annotation of `chosen` names the
    records that `options` offers; a test of every game compares the two.
    """

    seat: Seat

    def options(self, state: Any) -> Choices:
        """The options of the seat. If there are none, the seat is not asked."""
        raise AssertionError(f"{self} asks nothing")

    def choose(self, game: "Game[Any]", chosen: Any) -> None:
        """Apply the answer."""
        raise AssertionError(f"{self} asks nothing")

    def skip(self, game: "Game[Any]") -> None:
        """Continue without an answer, because there were no options. Does nothing by default."""

    def ask(self, state: Any) -> Options:
        options: Any = self.options(state)
        if type(options) is list:
            options = tuple(options)
        return {self.seat: options} if options else {}

    def answer(self, game: "Game[Any]", answers: Answers) -> None:
        if answers:
            self.choose(game, answers[self.seat])
        else:
            self.skip(game)
