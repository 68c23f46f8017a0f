"""Messages of puzzles."""

from typing import Any

from msgspec import Struct

from regalia.bots import Level
from regalia.core import Reason, Refusal
from regalia.server.wire.base import Message
from regalia.server.wire.hints import Advice
from regalia.server.wire.sights import SightMessage
from regalia.server.wire.table import TableMessage


class TryPuzzle(Message, frozen=True):
    """Show a puzzle, or give an answer to it."""

    answer: Any = None
    why: Any = None
    """An option about which to say why it cannot be chosen."""


class Solved(Struct, frozen=True):
    """The result of an answer to a puzzle, with what all answers are worth."""

    right: bool
    """True if the given answer is the best one."""
    given: Any
    answers: list[Advice]
    """All answers, the best first; their worth is the chance to win, by what the seat knows."""
    worlds: int
    """How many games were imagined."""
    played: Any
    """What was answered in the real game."""
    found_by: list[Level]
    """The levels of bots below the strongest that find the best answer."""
    reasons: list[Reason]
    """Why it is good."""


class PuzzleTable(Struct, frozen=True):
    """A puzzle as its visitor sees it."""

    day: str | None
    """The day of which it is the puzzle, such as `2026-11-29`."""
    before: str | None
    """The day before that had a puzzle of the game, as an address; null if there was none."""
    solved: Solved | None
    refused: Refusal | None
    """Why the option or answer is not allowed; null if it is."""
    table: TableMessage
    sight: SightMessage
