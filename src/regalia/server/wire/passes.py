"""Windows that the arena passes for a seat, and questions that it answers as the seat has ordered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from regalia.core import Seat
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
    """An answer for now and whenever the question comes: a number of times, to the end of a stretch, until something
    concerns the seat, until there is a new option; whichever comes first.
    """

    answer: Raw
    times: Annotated[int, Meta(ge=0, le=99)] = 0
    stretch: Annotated[str, Meta(max_length=64)] = ""
    concern: bool = False
    options: bool = False


class StandingOrder(Message, frozen=True):
    """An order that has not ended, as its seat sees it."""

    question: str
    answer: Annotated[Any, Meta(extra={"typescript": "Answer"})]
    times: int
    """How often it will still be given; 0 for any number."""
    stretch: str
    concern: bool
    options: bool


class SetPasses(Message, frozen=True, tag="set_passes"):
    """Say how one wants to be asked about windows, pass some in advance, give an order, or stop all that: what is null
    stays as it is.
    """

    id: Id
    seat: Place
    asked: dict[Annotated[str, Meta(max_length=512)], Asked] | None = None
    ahead: PassAhead | None = None
    run: bool = False
    """Do nothing now, or when asked next, and pass until something happens: after the time that the arena takes."""
    stop: bool = False
    order: NewOrder | None = None


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
    again: Annotated[Any, Meta(extra={"typescript": "Answer | null"})]
    """What the seat has answered to this question the last two times and may answer again: an order is offered."""
    stretches: list[str]
    """The stretches to whose ends an order may hold."""
