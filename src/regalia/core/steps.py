"""Steps: one line of the rulebook each, and the questions they put to seats."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from regalia.core.questions import Answer, Answers, Ask, Choices, Offers, Option, Options, Seat

if TYPE_CHECKING:
    from regalia.core.events import Eyes
    from regalia.core.game import Game


class Refusal(Struct, frozen=True):
    """Why something may not be chosen: the step or pick that rejected it, and the section of the rules it carries out."""

    reason: str
    rule: str
    facts: dict[str, Any] = {}
    """The arguments of its message, such as the amount that is missing."""


class WindowName(Struct, frozen=True):
    """A window by its public facts. Passes in advance are given in these terms."""

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
    """The first section of the rules that a doc string cites, or nothing."""
    found = _SECTION.search(doc or "")
    return found.group(1) if found else ""


class Step(Struct, frozen=True, tag=True, gc=False):
    """One line of the rulebook. It either asks something (`ask`, `answer`) or simply happens (`run`).

    A step is plain data: what remains to be done can be saved, copied, shown and compared. Its doc string opens with the
    section of the rules that it carries out.
    """

    rule: ClassVar[str] = ""
    """The section of the rules, read from the doc string."""
    asks: ClassVar[bool] = False
    """True if the step asks something: set automatically for steps that define `ask`."""
    forced: ClassVar[bool] = True
    """True if the engine gives an answer that is the only legal one. False where being asked is itself information."""
    nothing: ClassVar[Option | None] = None
    """The option to do nothing. It is always offered, while others depend on secrets; a table gives it for a seat that has
    no other.
    """
    final: ClassVar[tuple[type[Option], ...]] = ()
    """Options that cannot be taken back, in a question whose other options can: a client asks about them once more."""
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
        """Act on the answers of all seats asked, in the order of the seats. A step may name the type of the answers."""
        raise AssertionError(f"{self} asks nothing")

    def run(self, game: "Game[Any]") -> None:
        """What simply happens."""
        raise AssertionError(f"{self} does not happen by itself")

    def offers(self, state: Any) -> Offers:
        """What seats may do unasked while this question is open; the game never waits for it. Does not change the state.

        Each seat receives its own offers alone, so that they may depend on its secrets.
        """
        return NO_OFFERS

    def accept(self, game: "Game[Any]", seat: Seat, chosen: Any) -> None:
        """Do what was offered. What it puts on the stack happens first; then this question is put again."""
        raise AssertionError(f"{self} offers nothing")

    def kind(self) -> str:
        """The public name of this decision, as in the message `decision-<kind>`."""
        return type(self).__name__

    def cited(self) -> str:
        """The section of the rules that the present question comes from."""
        return self.rule

    def keeps_secret(self, state: Any) -> bool:
        """True if the answers of a question to several seats stay hidden when all are in, up to the next question.

        What other seats see, know and are asked then does not depend on an answer, and nothing is drawn by chance. So a
        seat can take its answer back until another seat answers again. Must not depend on a secret.
        """
        return False

    def confirm(self) -> bool:
        """True if a client should ask for confirmation of the answer to the present question."""
        return self.confirmed

    def window_named(self, state: Any) -> WindowName | None:
        """The window that this question belongs to, if it may be passed in advance. Must not depend on a secret."""
        return None

    def why_not(self, state: Any, seat: Seat, option: Answer) -> Refusal:
        """The reason why an answer was not offered to a seat: the obstacle, or else the step itself."""
        return self.obstacle(state, seat, option) or Refusal(type(self).__name__, self.rule)

    def obstacle(self, state: Any, seat: Seat, option: Answer) -> Refusal | None:
        """The cause that forbids an answer that was not offered, such as missing coins; None if unknown."""
        return None

    def shown(self, eyes: "Eyes") -> Any:
        """What these eyes see of the question beyond its options, such as earlier picks: the game's own record, or None.

        The game's view takes it from `Game.shown`.
        """
        return None

    def imagined(self, state: Any, seat: Seat, chance: Any) -> "Step":
        """The step as it is in a game that `seat` cannot tell from the true one; `state` is already imagined.

        A step that holds something the other seats do not know (the first of two secret picks) replaces it here. In an
        imagined game the same seats are asked, and can answer: a question that implies what a seat holds, such as which
        card of the hand pays, lets it hold that in `state`.
        """
        return self


class Choice(Step, frozen=True):
    """A step that asks one seat one question.

    A subclass says in `options` what the seat may answer, and in `choose` what then happens. The annotation of `chosen`
    names the records that `options` offers; a test of every game compares the two.
    """

    seat: Seat

    def options(self, state: Any) -> Choices:
        """What the seat may answer. If it is empty the seat is not asked."""
        raise AssertionError(f"{self} asks nothing")

    def choose(self, game: "Game[Any]", chosen: Any) -> None:
        """Act on the answer."""
        raise AssertionError(f"{self} asks nothing")

    def skip(self, game: "Game[Any]") -> None:
        """Go on without an answer, because there were no options. Does nothing unless a subclass says otherwise."""

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
