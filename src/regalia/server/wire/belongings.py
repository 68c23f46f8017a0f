"""What people bring to tables, such as decks: kept, published and examined."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from regalia.core import Refusal
from regalia.server.wire.base import Message


class Keep(Message, frozen=True):
    """What one keeps for later, such as a deck, and its name."""

    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")]
    content: Any


class Kept(Struct, frozen=True):
    """Something that may be brought to a seat: ready-made, or one's own."""

    id: str
    name: str
    """Empty for what is ready-made: the message `brings-<id>` of the game names it."""
    content: Any
    refusals: tuple[Refusal, ...]
    """Why it may not be brought. With content that the game cannot read any more, the reason is `unreadable`."""
    brought: bool = False
    """True at one's own seat for what the seat brings, as long as it is the same content."""


class Published(Struct, frozen=True):
    """A version of something that a person has published for others to bring."""

    id: str
    version: int
    """Counted from 1."""
    name: str
    author: str
    mine: bool
    """True for the reader's own."""
    at: float
    """When it was published, in seconds since the epoch."""
    content: Any
    refusals: tuple[Refusal, ...]
    """Why it cannot be brought to a table with the usual options."""


class PublishedList(Struct, frozen=True):
    """What is published for a game, or all versions of one thing."""

    published: tuple[Published, ...]


class PublishedVersion(Struct, frozen=True):
    """What publishing came to."""

    version: int


class Stock(Struct, frozen=True):
    """What a person may bring to a seat."""

    ready: tuple[Kept, ...]
    own: tuple[Kept, ...]


class Examine(Message, frozen=True):
    """Content to examine before it is brought anywhere, as the game's record or as text, for tables with these options."""

    content: Any = None
    text: str | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Examined(Struct, frozen=True):
    """What was read, and what speaks against it."""

    content: Any
    text: str | None
    """The content as text in the reader's language; null in games that have no such text."""
    refusals: tuple[Refusal, ...]
    warnings: tuple[Refusal, ...]
    unread: tuple[Refusal, ...]
    """What of the text could not be read."""
