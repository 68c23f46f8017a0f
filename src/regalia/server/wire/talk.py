"""Messages about talk at a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from regalia.core import Seat
from regalia.server.store.talk import Talk
from regalia.server.wire.base import Id, Message, Number, Place

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "good-game",
    "thanks",
    "one-moment",
    "back",
    "your-turn",
    "sorry",
    "must-go",
]
"""Keys of set phrases; each reader sees them in their own language."""
MOST_CHARACTERS = 300


class Say(Message, frozen=True, tag="say"):
    """Say a line: either a text or a phrase, at one's seat, or as a spectator without one."""

    id: Id
    seat: Place | None
    text: Annotated[str, Meta(max_length=MOST_CHARACTERS)] = ""
    phrase: Phrase | None = None


class RemoveLine(Message, frozen=True, tag="remove_line"):
    """Remove a line, as the host of the table or an administrator."""

    id: Id
    number: Number


class Mute(Message, frozen=True, tag="mute"):
    """Mute a person at all tables, or unmute them."""

    id: Id
    person: Annotated[str, Meta(min_length=1, max_length=64)]
    yes: bool


class CatchUpTalk(Message, frozen=True, tag="catch_up_talk"):
    """Send what was said or has changed after a number."""

    since: Number


AboutTalk: TypeAlias = Say | RemoveLine | Mute | CatchUpTalk


class Said(Message, frozen=True, tag="said"):
    """The request about talk was carried out and saved; `number` is that of the line."""

    id: str
    number: int


class LineOfTalk(Message, frozen=True):
    """A line of talk. A removed one, and one of a person who was deleted, have neither text nor phrase."""

    number: int
    at: float
    person: str
    name: str
    seat: Seat | None
    """The seat of the person who said it; null for one without a seat."""
    text: str
    phrase: Phrase | None
    aside: bool
    """True if a spectator said it while the game was played."""
    mentions: tuple[Seat, ...]
    removed: bool
    yours: bool


class Muted(Message, frozen=True):
    """A person whom the reader has muted."""

    person: str
    name: str


class TalkMessage(Message, frozen=True, tag="talk"):
    """The lines that were said or have changed after `since`; if that is null, they are all that the reader may see."""

    seq: int
    since: int | None
    lines: list[LineOfTalk]
    muted: list[Muted]
    may_remove: bool
    """True if the reader may remove lines."""


class TalkRule(Message, frozen=True):
    """What may be said at a table."""

    talk: Talk
