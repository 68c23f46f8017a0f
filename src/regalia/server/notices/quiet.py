"""When a person gets no notices: while their clocks stand (`/hours`), and by e-mail also more often than is bearable."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from regalia.server.store.notices import Channel
from regalia.server.time.hours import Hours

GAP = 600.0
"""Seconds between two e-mails to a person."""
MORNING = time(8)
"""When the daily e-mail is sent."""


def awake_at(hours: Hours | None, now: float) -> float:
    """The earliest moment for a notice: now, or the end of the rest that it lies in."""
    for start, end in hours.rests(now) if hours is not None else ():
        if start > now:
            break
        if now < end:
            return end
    return now


def mail_at(channel: Channel, made: float, zone: ZoneInfo) -> float:
    """The earliest moment for a notice by e-mail."""
    return max(channel.sent_at + GAP, morning_after(made, zone) if channel.daily else 0.0)


def morning_after(at: float, zone: ZoneInfo) -> float:
    """The first moment after a time at which the daily e-mail is sent."""
    day = datetime.fromtimestamp(at, zone).date()
    mornings = (datetime.combine(day + timedelta(days=ahead), MORNING, zone).timestamp() for ahead in (0, 1))
    return next(morning for morning in mornings if morning > at)
