"""The analysis of a finished game, and news of its progress."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from regalia.bots.judged import Word
from regalia.bots.summary import Summary
from regalia.core import Reason, Seat
from regalia.server.wire.base import Message
from regalia.server.wire.hints import Advice

AnalysisState: TypeAlias = Literal["none", "waiting", "running", "done", "cut", "failed"]
"""`none`: not asked for yet; `waiting`: others come first; `cut`: its time is over; `failed`: it could not be computed."""


class JudgedMoment(Struct, frozen=True, omit_defaults=True):
    """A decision, judged by what its seat knew, and what happened up to the next one. Lists have a number for each seat."""

    at: int
    """The action that gave the answer."""
    seat: Seat
    chances: list[float]
    """Right before it, in the true position: shares of the victory."""
    points: list[float]
    """The points that each seat could expect, likewise."""
    skill: list[float]
    """How the answer changed the chances, compared with the habits of good players."""
    luck: list[float]
    """How everything else changed them up to the next moment."""
    played: Advice
    """The answer that was given; its worth is the seat's chance by what it knew."""
    best: list[Advice]
    """The best answers, at most three."""
    worlds: int
    """In how many imagined worlds they were tried."""
    word: Word | None = None
    """A word for what the answer has cost, if that is certain."""
    decided: bool = False
    """True if one seat had almost won before and after it."""
    kept: bool = False
    """True if a bot decided for an absent person."""
    reasons: list[Reason] = field(default_factory=list)
    """Why the best answer is better; only where there is a word."""


class AnalysisOf(Struct, frozen=True):
    """The analysis of a finished game."""

    state: AnalysisState
    ahead: int
    """How many others come first, while it waits."""
    count: int
    """The number of decisions to judge."""
    after: int
    """The number of moments that are left out: those that the reader has."""
    moments: list[JudgedMoment]
    """The moments from there on that have been judged."""
    seats: list[Summary]
    end: list[float]
    """The share of the victory that each seat had in the end."""
    doubts: list[str]
    """What is not sure about such figures in this game: `fails-<claim>` for a claim that failed, `unmeasured`."""
    obstacle: str | None = None
    """Why it cannot be analysed here: `off`, `alone`, `pack`, `rules`, `private`, a problem of its record, or null."""


class AnalysisNews(Message, frozen=True, tag="analysis"):
    """More of an analysis is known. The moments are fetched by HTTP."""

    state: AnalysisState
    ahead: int
    done: int
    """The number of moments that have been judged."""
    count: int
