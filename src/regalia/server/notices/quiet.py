"""When a person gets no notices: while their clocks stand (`/hours`)."""

from regalia.server.tempo.hours import Hours


def awake_at(hours: Hours | None, now: float) -> float:
    """The earliest moment for a notice: now, or the end of the rest that it lies in."""
    for start, end in hours.rests(now) if hours is not None else ():
        if start > now:
            break
        if now < end:
            return end
    return now
