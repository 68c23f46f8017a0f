"""Time during which clocks stand still, as spans of seconds since the epoch: sorted, not overlapping, perhaps endless."""

import heapq
from collections.abc import Iterable, Iterator, Sequence

Span = tuple[float, float]

SET_BACK = 1.0
"""Seconds by which the machine's clock goes back when it is corrected; less is the usual drift between nodes."""


def merged(*rests: Iterable[Span]) -> Iterator[Span]:
    """The spans that are in any of these, joined where they touch. Reads only as far as it is read."""
    begins, ends = 0.0, float("-inf")
    for start, end in heapq.merge(*rests):
        if start > ends:
            if ends > begins:
                yield begins, ends
            begins, ends = start, end
        else:
            ends = max(ends, end)
    if ends > begins:
        yield begins, ends


def running(since: float, until: float, rests: Iterable[Span]) -> float:
    """The seconds from `since` to `until` that are in no rest."""
    if until <= since:
        return 0.0
    total = until - since
    for start, end in rests:
        if start >= until:
            break
        total -= max(0.0, min(end, until) - max(start, since))
    return max(total, 0.0)


def reached(since: float, seconds: float, rests: Iterable[Span]) -> float:
    """The earliest time at which this number of seconds has run since `since`."""
    at = since
    for start, end in rests:
        if end <= at:
            continue
        if start - at >= seconds:
            break
        seconds -= max(0.0, start - at)
        at = end
    return at + seconds


def resting(at: float, rests: Iterable[Span]) -> bool:
    """True if a moment is in a rest."""
    for start, end in rests:
        if start > at:
            break
        if at < end:
            return True
    return False


def outages(lives: Sequence[Span]) -> list[Span]:
    """When no arena was serving: between the lives of arenas, each from its start to its last sign of life."""
    gaps: list[Span] = []
    ends: float | None = None
    for start, end in sorted(lives):
        if ends is not None and start > ends:
            gaps.append((ends, start))
        ends = end if ends is None else max(ends, end)
    return gaps
