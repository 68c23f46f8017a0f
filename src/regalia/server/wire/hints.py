"""Hints at a learning table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from regalia.core import Reason
from regalia.server.wire.base import Message, Number, Place


class AskHint(Message, frozen=True):
    """Ask what a bot would do in one's place, seeing the sight `at`."""

    seat: Place
    at: Number


class AskReview(Message, frozen=True):
    """Ask whether one's own action was a mistake."""

    seat: Place
    seq: Number


class Review(Struct, frozen=True):
    """What an answer has cost, by what the seat knew when it gave it."""

    mistake: bool
    """True if it was worth much less than the best one, for certain."""
    behind: float
    """How much less, in tenths; 0 unless it was a mistake: a review is no hint."""


class Advice(Struct, frozen=True):
    """An answer, and what it is worth: the chance to win; alone at the table, points."""

    answer: Annotated[Any, Meta(extra={"typescript": "Answer"})]
    worth: float
    behind: float
    """How much less that is than the best answer's."""
    margin: float
    """Half the width of the 90 % interval of `behind`."""


class Hint(Struct, frozen=True):
    """The likeliest answers to the seat's question, the best first, by what the seat knows."""

    worlds: int
    """How many games were imagined."""
    advice: list[Advice]
    reasons: list[Reason]
    """Reasons for the best answer, the most telling first; two at most."""
