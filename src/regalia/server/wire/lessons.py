"""A table that teaches: what is asked of it, and what it shows."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from regalia.core import Refusal
from regalia.server.wire.base import Message
from regalia.server.wire.sights import SightMessage
from regalia.server.wire.table import TableMessage

MOST_STEPS = 60


class Learn(Message, frozen=True):
    """Show a lesson after these answers, one for each step that is done; null at a step that asks for none."""

    given: Annotated[list[Any], Meta(max_length=MOST_STEPS)] = msgspec.field(default_factory=list)
    answer: Any = None
    """The answer to try at the current step."""
    goes_on: bool = False
    """True to do a step that asks for no answer."""
    skips: bool = False
    """True to give the answer that the step would show."""
    why: Any = None
    """An option about which to say why it cannot be chosen."""
    whole: bool = False
    """True to send everything that has happened, not only what is new."""


class LessonWords(Struct, frozen=True):
    """A step of a lesson, in the visitor's language."""

    heading: str
    sentence: str
    why: str
    rule: str
    point: Any
    """A piece by its name, or an option; null for nothing."""
    lit: list[Any]
    reads: bool
    """True if the step asks for no answer."""
    free: bool
    """True if the step accepts any answer, so that everything can be tapped."""
    shown: Any
    """The answer that is shown on request."""


class LessonRefusal(Struct, frozen=True):
    """Why an answer is not accepted. Nothing has changed."""

    refusal: Refusal | None
    """The reason of the rules; null if they allow it."""
    words: str
    """What the lesson says about another answer; can be empty."""


class NextLesson(Struct, frozen=True):
    """The lesson that follows."""

    name: str
    title: str


class LessonTable(Struct, frozen=True):
    """A table that teaches, at one of its steps."""

    title: str
    steps: int
    index: int
    """The number of steps that are done."""
    given: list[Any]
    step: LessonWords | None
    """None at the end."""
    refused: LessonRefusal | None
    next: NextLesson | None
    table: TableMessage
    sight: SightMessage
