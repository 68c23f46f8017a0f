"""A table, as everyone sees it."""

from typing import Any, Literal

from regalia.core import Seat, SeatNonce
from regalia.server.store import Flag, HintTaken, Motion, Origin, Spectators, UndoRequest
from regalia.server.store.talk import Talk
from regalia.server.time.tempo import Tempo
from regalia.server.wire.base import Message


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
    shows: bool
    """True if the person agrees that spectators see the hand."""
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
    paused_until: float | None
    """When the pause of a rated game ends by itself, in seconds since the epoch; None if it does not."""
    motion: Motion | None
    """What is proposed, and who agrees."""
    called_off: bool
    """True if all have agreed to end the game without a result, or an administrator has ended it."""
    closed_why: str
    """What an administrator who has closed the table says about it; empty for all others."""
    talk: Talk | None
    """What may be said; null where only bots could be talked to."""
    learning: bool
    """True if seats may ask for hints."""
    hints: tuple[HintTaken, ...]
    """The hints that seats have taken, in their order."""
    from_file: bool
    """True if the game was opened from a record: the names are those in its file, and belong to no person here."""
    began_elsewhere: bool
    """True if the game was handed over by another arena: its people may know what is hidden, and it never counts."""
    origin: Origin | None
    """The game from which it plays on, if it is a branch."""
    event: str
    """The id of the tournament that the game is part of; empty for all others."""
    rated: bool
    """True if play has begun, and the game is to count for ratings."""
    spectators: Spectators
    """What is agreed about people without a seat."""
    behind: bool
    """True if the reader sees the game late."""
