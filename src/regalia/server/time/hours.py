"""When a person sleeps, is free of play, or away: the clocks of turn-based tables stand then."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from itertools import count
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta, Struct

from regalia.server.time.rests import Span, merged

LONGEST_SLEEP = 12 * 60
"""Most minutes of a day that one may sleep."""
MOST_DAYS_OFF = 3
"""Most days of a week without play."""
VACATION = 30
"""Days of vacation in a year."""

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""Of a day."""


class Hours(Struct, frozen=True, omit_defaults=True):
    """When a person's clocks stand, by the wall clock of a time zone."""

    zone: str = "UTC"
    sleep: tuple[Minute, Minute] | None = None
    """From when to when, perhaps past midnight."""
    days_off: tuple[Annotated[int, Meta(ge=0, lt=7)], ...] = ()
    """Days of the week from Monday, 0."""
    vacations: tuple[tuple[date, date], ...] = ()
    """First and last days."""
    changed: float = 0.0
    """When sleep or days off were changed last; that may be once a day."""

    def rests(self, since: float) -> Iterator[Span]:
        """When the clocks stand, from some moment before `since` on, without end."""
        zone = ZoneInfo(self.zone)
        first = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
        away = [(stamp(start, 0, zone), stamp(end + timedelta(days=1), 0, zone)) for start, end in sorted(self.vacations)]
        return merged(self._nights(first, zone), self._days(first, zone), away)

    def _nights(self, first: date, zone: ZoneInfo) -> Iterator[Span]:
        if self.sleep is None:
            return
        start, end = self.sleep
        for number in count():
            day = first + timedelta(days=number)
            yield stamp(day, start, zone), stamp(day + timedelta(days=int(end <= start)), end, zone)

    def _days(self, first: date, zone: ZoneInfo) -> Iterator[Span]:
        for number in count() if self.days_off else ():
            day = first + timedelta(days=number)
            if day.weekday() in self.days_off:
                yield stamp(day, 0, zone), stamp(day + timedelta(days=1), 0, zone)


class Rests:
    """The rests that hold for a clock: an arena's outages, and its person's own hours. Can be read again and again."""

    def __init__(self, outages: Sequence[Span], hours: Hours | None, since: float) -> None:
        self._outages, self._hours, self._since = outages, hours, since

    def __iter__(self) -> Iterator[Span]:
        return iter(self._outages) if self._hours is None else merged(self._outages, self._hours.rests(self._since))


def stamp(day: date, minute: int, zone: ZoneInfo) -> float:
    """A minute of a day in a time zone, in seconds since the epoch."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()


def fault_of(hours: Hours) -> str | None:
    """What is wrong with a person's hours: a message of the site; None if nothing is."""
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return "hours-zone"
    if hours.sleep is not None and (hours.sleep[1] - hours.sleep[0]) % (24 * 60) > LONGEST_SLEEP:
        return "hours-too-long"
    if len(set(hours.days_off)) > MOST_DAYS_OFF:
        return "hours-days-off"
    if any(end < start for start, end in hours.vacations) or any(days > VACATION for days in per_year(hours.vacations)):
        return "hours-vacation"
    return None


def per_year(vacations: Iterable[tuple[date, date]]) -> list[int]:
    """The days of vacation in each year in which there are any. A day counts once."""
    days = {
        start + timedelta(days=number)
        for start, end in vacations
        for number in range(min((end - start).days, 2 * VACATION) + 1)
    }
    return [sum(day.year == year for day in days) for year in sorted({day.year for day in days})]
