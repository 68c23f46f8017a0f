"""What a table sends over its socket: sights, and answers to requests."""

from typing import Annotated, Any

from msgspec import Meta, Raw, field

from regalia.core import Refusal, Seat, Sight
from regalia.server.errors import Problem
from regalia.server.wire.base import Message
from regalia.server.wire.patches import Patch


class Happening(Message, frozen=True, omit_defaults=True):
    """What one action made happen, as one seat sees it."""

    seq: int
    seat: Seat | None
    events: Annotated[Any, Meta(extra={"typescript": "readonly GameEvent[]"})]
    patches: list[Patch] = field(default_factory=list)
    """For connections that ask for them: what changed in the view with each event. With an event that has none, the last,
    everything is shown as it is now.
    """


class SightMessage(Message, frozen=True, tag="sight"):
    """What the faced seat sees, and what happened since the last time."""

    seq: int
    since: int
    seat: Seat | None
    events: list[Happening]
    undo: list[int]
    sight: Annotated[Sight | Raw, Meta(extra={"typescript": "Sight"})]


class MomentMessage(Message, frozen=True, tag="moment"):
    """What was seen after an action, and what the action made happen."""

    id: str
    seq: int
    seat: Seat | None
    """The seat that was asked for; null for none."""
    happening: Happening
    sight: Annotated[Sight | Raw, Meta(extra={"typescript": "Sight"})]


class Done(Message, frozen=True, tag="done"):
    """The request was carried out and saved as this action."""

    id: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """The request was refused; nothing has changed."""

    id: str
    error: Problem


class Because(Message, frozen=True, tag="because"):
    """Why an option may not be chosen; null if it may."""

    id: str
    refusal: Refusal | None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""
