"""What an analysis adds to a chronicle: the costliest decision, the greatest stroke of luck, and what mattered most."""

from collections.abc import Iterator, Sequence

from regalia.bots.analysis import Moment
from regalia.bots.measured import measured
from regalia.chronicle.course import Course
from regalia.core import Episode, Seat

LUCKY = 0.15
"""The least share of a victory that makes a stroke of luck."""
MATTERS = 4.0
"""What such an episode weighs at least."""
STAKE = 10.0
"""What a whole victory adds to the weight."""


def judged(course: Course, slug: str, moments: Sequence[Moment]) -> Iterator[Episode]:
    """The costliest decision of a player, if words for mistakes can be trusted in this game, and the luckiest moment."""
    mistakes = [each for each in moments if each.judged.word in ("mistake", "blunder") and not each.kept]
    if mistakes and measured(slug).words is not False:
        worst = max(mistakes, key=lambda moment: moment.judged.loss)
        yield from in_tenths(course, "costliest", worst, worst.judged.seat, worst.judged.loss)
    strokes = [(luck, -each.judged.seq, seat, each) for each in moments for seat, luck in enumerate(each.luck)]
    if strokes:
        luck, _, seat, moment = max(strokes, key=lambda stroke: stroke[:3])
        if luck >= LUCKY:
            yield from in_tenths(course, "luckiest", moment, seat, luck)


def in_tenths(course: Course, name: str, moment: Moment, seat: Seat, share: float) -> Iterator[Episode]:
    """An episode at a decision, in wins out of ten; none if nothing was seen to happen."""
    beat = course.first_beat(moment.judged.seq + 1)
    tenths = round(10 * share)
    if beat is not None and tenths:
        yield Episode(name, beat, beat, MATTERS + STAKE * share, {"seat": seat}, {"tenths": tenths})


def swings(moments: Sequence[Moment]) -> dict[int, float]:
    """By how much the chances changed, at most of all seats, with the answer that leads to each moment."""
    return {
        each.judged.seq + 1: max(abs(skill + luck) for skill, luck in zip(each.judged.skill, each.luck, strict=True))
        for each in moments
    }
