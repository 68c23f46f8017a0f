"""What a client sends over the socket of a table."""

from typing import TypeAlias

from msgspec import Raw

from regalia.server.wire.base import Id, Message, Number, Place
from regalia.server.wire.passes import Foresee, SetPasses
from regalia.server.wire.presenting import Follow, Present, StopPresenting
from regalia.server.wire.talk import AboutTalk


class Face(Message, frozen=True, tag="face"):
    """Look through this seat's eyes, or as a spectator."""

    seat: Place | None
    patches: bool = False
    """True to be sent what each event changed."""


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
    seat: Place | None = None
    """Of a finished game: as this seat saw it then; without one, with nothing hidden."""
    patches: bool = False
    """True to be sent what each event of the action changed."""


class CatchUp(Message, frozen=True, tag="catch_up"):
    """Send the log after a number, and the present."""

    since: Number


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a pong, to check the connection."""


FromPlayer: TypeAlias = (
    Face
    | Act
    | Undo
    | AskUndo
    | Consent
    | Why
    | Foresee
    | Moment
    | SetPasses
    | AboutTalk
    | Present
    | StopPresenting
    | Follow
    | CatchUp
    | Ping
)
