"""Windows that the arena passes for a seat, and questions that it answers as the seat has ordered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from regalia.core import Seat
from regalia.core.views import Posed
from regalia.server.store.passes import Asked
from regalia.server.wire.base import Id, Message, Place

WhyPassed = Literal["ahead", "never", "news", "able", "run", "order"]
"""Why the arena answers: passes were given in advance, by how one wants to be asked, because the seat has passed the run,
or by a standing order.
"""
WhyEnded = Literal["news", "stretch", "times", "concern", "gone", "options", "by_hand"]
"""Why passes given in advance or an order have ended: another seat has done something, the stretch is over, it was given as
often as said, something concerns the seat, the option is not offered, another one is, the seat has answered itself.
"""


class Wanted(Message, frozen=True):
    """How one wants to be asked in the windows of a name, from now on and at every table of the game."""

    asked: Asked


class PassAhead(Message, frozen=True):
    """Passes given in advance: until something happens (`news`), to the end of a stretch, or both; of one window or all."""

    news: bool = False
    stretch: Annotated[str, Meta(max_length=64)] = ""
    window: Annotated[str, Meta(max_length=512)] = ""


class NewOrder(Message, frozen=True):
    """An answer for whenever a question comes, also now if it is open.

    It holds for a number of times, to the end of a stretch, until something concerns the seat, until there is a new option;
    whichever comes first.
    """

    answer: Raw
    times: Annotated[int, Meta(ge=0, le=99)] = 0
    stretch: Annotated[str, Meta(max_length=64)] = ""
    concern: bool = False
    options: bool = False
    question: Annotated[str, Meta(max_length=64)] = ""
    """The kind of the question; empty: the current one."""
    otherwise: Annotated[list[Raw], Meta(max_length=7)] = field(default_factory=list)
    """What is answered where the answer is not possible: the first of these that is. Of several, all in this order."""
    facts: Annotated[dict[str, str | int], Meta(max_length=8)] = field(default_factory=dict)
    """What the question must be about; empty: anything."""
    nearest: bool = False
    """True if a number outside the question's range becomes the nearest one inside."""


class StandingOrder(Message, frozen=True):
    """An order, as its seat sees it."""

    id: str
    """A mark of what it is about; an order about the same replaces it."""
    question: str
    answer: Annotated[Any, Meta(extra={"typescript": "Answer"})]
    otherwise: Annotated[Any, Meta(extra={"typescript": "readonly Answer[]"})]
    facts: dict[str, str | int]
    nearest: bool
    times: int
    """How often it will still be given; 0 for any number."""
    stretch: str
    concern: bool
    options: bool
    ended: WhyEnded | None
    """Why it has ended; null if it is in force."""
    now: bool
    """True if it is about to answer the current question."""


class Foresee(Message, frozen=True, tag="foresee"):
    """Which questions can this seat answer in advance?"""

    id: Id
    seat: Place


class ForeseenQuestion(Message, frozen=True):
    """A question that a seat can answer in advance."""

    question: str
    """Its kind; its name is the game's message `decision-<kind>.ahead`, if it has one."""
    ask: Posed
    """The answers that it can offer."""
    facts: dict[str, tuple[str | int, ...]]
    """What it can be about: the values of each fact. The name of a fact is the game's message `ahead-<fact>`."""


class ForeseenMessage(Message, frozen=True, tag="foreseen"):
    """The questions that a seat can answer in advance, and how long such an order can last."""

    id: str
    questions: list[ForeseenQuestion]
    current: str | None
    """The kind of the question that is open, if an order can answer it."""
    facts: dict[str, str | int]
    """What that question is about."""
    stretches: list[str]
    """The stretches to whose ends an order can hold."""
    most: int
    """How many orders a seat can have."""


class SetPasses(Message, frozen=True, tag="set_passes"):
    """Say how one wants to be asked about windows, pass some in advance, give an order or take one back, or stop all that.

    What is null stays as it is.
    """

    id: Id
    seat: Place
    asked: dict[Annotated[str, Meta(max_length=512)], Asked] | None = None
    ahead: PassAhead | None = None
    run: bool = False
    """Do nothing now, or when asked next, and pass until something happens: after the time that the arena takes."""
    stop: bool = False
    order: NewOrder | None = None
    drop: Annotated[str, Meta(max_length=64)] = ""
    """The id of an order that is taken back, or of one that has ended and need not be listed any more."""


class PassesMessage(Message, frozen=True, tag="passes"):
    """What the faced seat has said about windows and questions that keep coming, and what follows from it now.

    Other seats do not see it.
    """

    seat: Seat
    asked: dict[str, Asked]
    ahead: list[PassAhead]
    passing: WhyPassed | None
    """Why the arena is about to answer for the seat, if it is."""
    ended: WhyEnded | None
    """Why passes given in advance or an order have ended, if the seat is asked because of that."""
    nothing: Annotated[Any, Meta(extra={"typescript": "Answer | null"})]
    """The answer to do nothing, if it is to be said as `run`: because one is asked now, or can act later in this run."""
    pace: float
    """Seconds that an ordered answer takes at least."""
    orders: list[StandingOrder]
    ended_orders: list[StandingOrder]
    """The orders that have ended, each with the reason."""
    again: Annotated[Any, Meta(extra={"typescript": "Answer | null"})]
    """What the seat has answered to this question the last two times and may answer again: an order is offered."""
    stretches: list[str]
    """The stretches to whose ends an order may hold."""
