"""Windows that the arena passes for a seat."""

from typing import Annotated, Literal

from msgspec import Meta

from regalia.core import Seat
from regalia.server.store import Asked
from regalia.server.wire.base import Id, Message, Place

WhyPassed = Literal["ahead", "never", "news", "able"]
"""Why a window is passed: passes were given in advance, or by how one wants to be asked."""
WhyEnded = Literal["news", "stretch"]
"""Why passes given in advance have ended: another seat has done something, or the stretch is over."""


class PassAhead(Message, frozen=True):
    """Passes given in advance: until something happens (`news`), to the end of a stretch, or both; of one window or all."""

    news: bool = False
    stretch: Annotated[str, Meta(max_length=64)] = ""
    window: Annotated[str, Meta(max_length=512)] = ""


class SetPasses(Message, frozen=True, tag="set_passes"):
    """Say how one wants to be asked about windows, or pass some in advance, or stop that: what is null stays as it is."""

    id: Id
    seat: Place
    asked: dict[Annotated[str, Meta(max_length=512)], Asked] | None = None
    ahead: PassAhead | None = None
    stop: bool = False


class PassesMessage(Message, frozen=True, tag="passes"):
    """What the faced seat has said about windows, and what follows from it now. Other seats do not see it."""

    seat: Seat
    asked: dict[str, Asked]
    ahead: list[PassAhead]
    passing: WhyPassed | None
    """Why the arena is about to pass for the seat, if it is."""
    ended: WhyEnded | None
    """Why passes given in advance have ended, if the seat is asked because of that."""
    pace: float
    """Seconds that a pass by the arena takes where it depends on what one could do; one's own should take as long."""
