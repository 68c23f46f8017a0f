"""What an analysis says about each seat: its mistakes, and where its result came from."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from regalia.bots.analysis import Moment
from regalia.bots.tournament import half_interval
from regalia.core import Seat


class Summary(Struct, frozen=True):
    """One seat. Its chance at the first moment, `play`, `others` and `luck` add up to what it has after the last one."""

    seat: Seat
    decisions: int
    """The number of its own decisions; those that a bot made for it do not count."""
    inexact: int
    mistakes: int
    blunders: int
    loss: float
    """The mean `regret` of its decisions."""
    margin: float | None
    """Half of its 95 % interval; None for fewer than two decisions."""
    usual: float
    """What decisions by the habits of good players would have lost in the same positions.

    A mean loss says little without it: where a game is almost decided, even bad answers cost nothing.
    """
    play: float
    """What its own decisions have changed, compared with the habits of good players."""
    others: float
    """What the decisions of the others have changed, and of bots in its place."""
    luck: float
    """All other changes."""


def summaries(moments: Sequence[Moment]) -> list[Summary]:
    """A line for each seat, by the moments that have been judged."""
    return [summary(moments, seat) for seat in range(len(moments[0].luck))] if moments else []


def summary(moments: Sequence[Moment], seat: Seat) -> Summary:
    """One seat's line."""
    own = [moment.judged for moment in moments if is_own(moment, seat)]
    losses, words = [judged.regret for judged in own], Counter(judged.word for judged in own)
    return Summary(
        seat,
        len(own),
        words["inexact"],
        words["mistake"],
        words["blunder"],
        fmean(losses) if losses else 0.0,
        half_interval(losses),
        fmean(judged.regret + judged.skill[seat] for judged in own) if own else 0.0,
        sum(judged.skill[seat] for judged in own),
        sum(moment.judged.skill[seat] for moment in moments if not is_own(moment, seat)),
        sum(moment.luck[seat] for moment in moments),
    )


def is_own(moment: Moment, seat: Seat) -> bool:
    """True if the person or bot of the seat has decided, and no bot in its place."""
    return moment.judged.seat == seat and not moment.kept
