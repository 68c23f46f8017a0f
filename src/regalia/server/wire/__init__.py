"""Every message, as docs/protocol.md describes it. Decoded strictly: an unknown field is refused."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from regalia.bots import Level
from regalia.core import Refusal, Seat, SeatNonce, Sight
from regalia.server.errors import Problem
from regalia.server.store import Flag, HintTaken, Motion, UndoRequest
from regalia.server.store.talk import Talk
from regalia.server.time.tempo import Pace, Tempo
from regalia.server.wire.base import Hex, Id, Message, Name, Number, PackHash, Place
from regalia.server.wire.clocks import ClocksMessage
from regalia.server.wire.passes import PassesMessage, SetPasses
from regalia.server.wire.talk import AboutTalk, Said, TalkMessage

MOST_BYTES = 16 * 1024
"""Largest message in bytes."""

# From the player


class Face(Message, frozen=True, tag="face"):
    """Look through this seat's eyes, or as a spectator."""

    seat: Place | None


class Act(Message, frozen=True, tag="act"):
    """Give an answer to what the seat was asked in the sight `at`."""

    id: Id
    seat: Place
    at: Number
    answer: Raw
    lag: Number = 0
    """How long the connection takes there and back, in milliseconds; up to 500 are not counted as thinking time."""


class Undo(Message, frozen=True, tag="undo"):
    """Step back to one of the safe moments."""

    id: Id
    seat: Place
    to: Number


class AskUndo(Message, frozen=True, tag="ask_undo"):
    """Ask the others to step back further."""

    id: Id
    seat: Place
    to: Number


class Consent(Message, frozen=True, tag="consent"):
    """Agree or disagree with a request to step back."""

    id: Id
    seat: Place
    yes: bool


class Why(Message, frozen=True, tag="why"):
    """Why may this seat not choose this?"""

    id: Id
    seat: Place
    option: Raw


class Moment(Message, frozen=True, tag="moment"):
    """Show the table as it was after an action."""

    id: Id
    at: Number


class CatchUp(Message, frozen=True, tag="catch_up"):
    """Send the log after a number, and the present."""

    since: Number


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a pong, to check the connection."""


FromPlayer: TypeAlias = Face | Act | Undo | AskUndo | Consent | Why | Moment | SetPasses | AboutTalk | CatchUp | Ping

# From the table


class Happening(Message, frozen=True):
    """What one action made happen, as one seat sees it."""

    seq: int
    seat: Seat | None
    events: Annotated[Any, Meta(extra={"typescript": "readonly GameEvent[]"})]


class SightMessage(Message, frozen=True, tag="sight"):
    """What the faced seat sees, and what happened since the last time."""

    seq: int
    since: int
    seat: Seat | None
    events: list[Happening]
    undo: list[int]
    sight: Annotated[Sight | Raw, Meta(extra={"typescript": "Sight"})]


class MomentMessage(Message, frozen=True, tag="moment"):
    """What the faced seat saw after an action."""

    id: str
    seq: int
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


class SeatAtTable(Message, frozen=True):
    """A seat as everyone sees it."""

    person: str | None
    name: str
    bot: str | None
    here: bool
    away: bool
    yours: bool
    nonce: SeatNonce | None
    brought: bool
    """True if it has brought something."""
    forfeited: bool
    """True if the person ran out of time, or has resigned, and has lost the seat for good."""
    resigned: bool
    """True if the person has resigned."""
    seal: str | None
    """The hash of that, from the start of the game on."""
    at_random: bool
    """True if the seat's bot could not think, and has given its last answer at random."""


class SeatWish(Message, frozen=True):
    """A person asks the host for a seat: for themselves, or for a person at their device."""

    person: str
    seat: Seat
    name: str
    """Who is to sit there."""
    device: bool


class Removed(Message, frozen=True):
    """A person whom the host has removed."""

    person: str
    name: str


class TablePack(Message, frozen=True):
    """What is printed on the cards of a table, if it is not the game's own content."""

    name: str
    hash: str
    titles: dict[str, str]
    """What people call it, by language."""
    offered: bool
    """False if the arena has it no more: the table can be watched, and does not go on."""


class TableMessage(Message, frozen=True, tag="table"):
    """Who sits where, who is here, what was agreed."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    options: dict[str, Any]
    host: str
    starting: bool
    commitment: str
    seed: str | None
    rematch: str | None
    seats: list[SeatAtTable]
    wishes: list[SeatWish]
    removed: list[Removed]
    watching: int
    pack: TablePack | None
    asking: UndoRequest | None
    tempo: Tempo | None
    flag: Flag
    """What happens to a seat whose time is up."""
    stand_in: str
    """The level of bots that take seats of absent people."""
    paused: bool
    motion: Motion | None
    """What is proposed, and who agrees."""
    called_off: bool
    """True if all have agreed to end the game without a result."""
    talk: Talk | None
    """What may be said; null where only bots could be talked to."""
    learning: bool
    """True if seats may ask for hints."""
    hints: tuple[HintTaken, ...]
    """The hints that seats have taken, in their order."""


FromTable: TypeAlias = (
    TableMessage
    | ClocksMessage
    | PassesMessage
    | SightMessage
    | MomentMessage
    | TalkMessage
    | Done
    | Said
    | Refused
    | Because
    | Pong
)
Reply: TypeAlias = MomentMessage | Done | Said | Refused | Because | Pong

# Before and after play, over HTTP


class Guest(Message, frozen=True):
    """A name to be known by."""

    name: Name


class Somebody(Message, frozen=True):
    """The guest's id and name, and the token that programs send. It is sent once; later it is empty for a browser."""

    id: str
    name: str
    token: str


class SeatPlan(Message, frozen=True):
    """Who is to sit somewhere: `me`, a person at this `device` by a name, a `bot` of a level, or `nobody` yet."""

    who: Literal["me", "device", "bot", "nobody"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Message, frozen=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    public: bool = True
    pack: PackHash = ""
    tempo: Pace = "none"
    flag: Flag = "bot"
    stand_in: Level = "squire"
    learning: bool = False
    id: Id | None = None
    """Chosen by the sender: a repeated one opens no second table."""


class Bring(Message, frozen=True):
    """What a seat brings: something ready-made by its name, or one's own."""

    ready: str | None = None
    content: Any = None


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


class NonceHash(Message, frozen=True):
    """SHA-256 of the nonce that one is going to reveal when the game starts."""

    hash: Hex


class Nonce(Message, frozen=True):
    """32 bytes that one has drawn for the seed of the game."""

    nonce: Hex


class Agreement(Message, frozen=True):
    """What the host changes before play."""

    options: dict[str, Any] | None = None
    public: bool | None = None
    pack: PackHash | None = None
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    tempo: Pace | None = None
    flag: Flag | None = None
    stand_in: Level | None = None
    learning: bool | None = None


class Opened(Message, frozen=True):
    """The id of a new table."""

    id: str


class Awaited(Struct, frozen=True):
    """What a game in play waits for."""

    seats: list[Seat]
    decision: str
    """The Fluent message `decision-<decision>` of the game."""


class Lobby(Struct, frozen=True):
    """Tables of others that one may join or watch, and one's own."""

    open: list[TableMessage]
    playing: list[TableMessage]
    yours: list[TableMessage]
    """Those that wait for you come first, then others in play, then open ones."""
    your_turn: list[str]
    """The ids of your tables that wait for you."""
    finished: list[TableMessage]
    """Your games that are over, the newest first."""
    waiting: dict[str, Awaited]
    """What your tables in play wait for, by their ids."""
    invited: list[TableMessage]
    """Tables that wait for you because their hosts have invited you."""


encoder = msgspec.json.Encoder()


def encode(message: Any) -> bytes:
    """Encode a message."""
    return encoder.encode(message)
