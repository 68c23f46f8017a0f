"""What opens a table, and what is settled before play."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from regalia.bots import Level
from regalia.server.store import Flag, Spectators, SpectatorsDelay, SpectatorsWelcome
from regalia.server.time.tempo import Pace
from regalia.server.wire.base import Hex, Id, Message, Name, PackHash


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
    stand_in: Level | None = None
    """Who stands in for people. Null for the usual level of the game."""
    learning: bool = False
    spectators: Spectators | None = None
    """Null for what the host has agreed on last."""
    id: Id | None = None
    """Chosen by the sender: a repeated one opens no second table."""


class Bring(Message, frozen=True):
    """What a seat brings: something ready-made by its name, or one's own."""

    ready: str | None = None
    content: Any = None


class NonceHash(Message, frozen=True):
    """SHA-256 of the nonce that one is going to reveal when the game starts."""

    hash: Hex


class Nonce(Message, frozen=True):
    """32 bytes that one has drawn for the seed of the game."""

    nonce: Hex


class SpectatorsChange(Message, frozen=True):
    """What changes in the agreement about spectators; null stays as it is."""

    welcome: SpectatorsWelcome | None = None
    delay: SpectatorsDelay | None = None
    hands: bool | None = None


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
    spectators: SpectatorsChange | None = None


class ShowHand(Message, frozen=True):
    """Agree that spectators see one's hand, or no longer agree."""

    yes: bool


class Opened(Message, frozen=True):
    """The id of a new table."""

    id: str
