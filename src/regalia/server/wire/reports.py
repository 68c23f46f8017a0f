"""Messages about reports."""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.server.store.reports import Matter, Outcome, Why
from regalia.server.wire.base import Message, Number


class FileReport(Message, frozen=True):
    """Report a line of talk, a table, a name, a person or a club."""

    matter: Matter
    reason: Why
    words: Annotated[str, Meta(max_length=500)] = ""
    person: Annotated[str, Meta(max_length=64, pattern=r"^[\w-]*$")] = ""
    """The id of the person; for a name or a person."""
    table: Annotated[str, Meta(max_length=16)] = ""
    """The table; for a line or a table."""
    club: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")] = ""
    """The id of the club; for a club or a line in it."""
    line: Number = 0


class OwnReport(Struct, frozen=True):
    """What the reader has reported, and what came of it."""

    name: str
    """Of the person who was reported."""
    matter: Matter
    reason: Why
    at: float
    outcome: Outcome
    """Empty while it waits. What was decided against the person is not shown: all but `dismissed` is `warned`."""
