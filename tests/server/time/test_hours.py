"""Sleep, days off and vacation by the wall clock of a time zone."""

from datetime import date, datetime
from itertools import islice
from zoneinfo import ZoneInfo

import msgspec
import pytest

from regalia.server.time.hours import Hours, Rests, fault_of
from regalia.server.time.rests import reached, resting, running
from regalia.server.time.tempo import DAY, HOUR

TOKYO, BERLIN = ZoneInfo("Asia/Tokyo"), ZoneInfo("Europe/Berlin")
NIGHTS = Hours("Asia/Tokyo", sleep=(23 * 60, 7 * 60))


def at(zone: ZoneInfo, year: int, month: int, day: int, hour: int = 0) -> float:
    return datetime(year, month, day, hour, tzinfo=zone).timestamp()


def test_a_clock_stands_by_night_where_the_person_lives() -> None:
    since = at(TOKYO, 2026, 11, 20, 22)
    assert reached(since, 2 * HOUR, NIGHTS.rests(since)) == at(TOKYO, 2026, 11, 21, 8)
    assert running(since, since + 10 * DAY, NIGHTS.rests(since)) == 10 * 16 * HOUR
    assert resting(at(TOKYO, 2026, 11, 21, 3), NIGHTS.rests(since))
    assert not resting(at(TOKYO, 2026, 11, 21, 7), NIGHTS.rests(since))


def test_a_nap_on_one_day_ends_on_that_day() -> None:
    since = at(TOKYO, 2026, 11, 20, 12)
    nap = Hours("Asia/Tokyo", sleep=(13 * 60, 14 * 60 + 30))
    assert reached(since, 2 * HOUR, nap.rests(since)) == at(TOKYO, 2026, 11, 20, 15) + HOUR / 2


def test_days_off_are_whole_days_and_join_the_nights() -> None:
    free = msgspec.structs.replace(NIGHTS, days_off=(5, 6))
    since = at(TOKYO, 2026, 11, 20, 22)  # a Friday
    assert reached(since, 2 * HOUR, free.rests(since)) == at(TOKYO, 2026, 11, 23, 8)
    week = Hours("Asia/Tokyo", days_off=(5, 6))
    assert [*islice(week.rests(since), 1)] == [(at(TOKYO, 2026, 11, 21), at(TOKYO, 2026, 11, 23))]


def test_a_vacation_lasts_to_the_end_of_its_last_day() -> None:
    since = at(TOKYO, 2026, 12, 23, 12)
    away = Hours("Asia/Tokyo", vacations=((date(2026, 12, 24), date(2026, 12, 31)),))
    assert reached(since, 13 * HOUR, away.rests(since)) == at(TOKYO, 2027, 1, 1, 1)


def test_a_night_is_as_long_as_the_wall_clock_says_when_it_is_changed() -> None:
    nights = Hours("Europe/Berlin", sleep=(23 * 60, 7 * 60))
    spring, autumn = at(BERLIN, 2026, 3, 28, 23), at(BERLIN, 2026, 10, 24, 23)
    assert next(end - start for start, end in nights.rests(spring) if start >= spring) == 7 * HOUR
    assert next(end - start for start, end in nights.rests(autumn) if start >= autumn) == 9 * HOUR


def test_the_rests_of_a_clock_are_outages_too_and_can_be_read_again() -> None:
    since = at(TOKYO, 2026, 11, 20, 22)
    outage = (since + HOUR / 2, since + 3 * HOUR)
    rests = Rests([outage], NIGHTS, since)
    for _ in range(2):
        assert reached(since, HOUR, rests) == at(TOKYO, 2026, 11, 21, 7) + HOUR / 2
    assert [*Rests([outage], None, since)] == [outage]


def test_a_person_rests_at_most_so_long() -> None:
    def vacation(start: str, end: str) -> Hours:
        return Hours(vacations=((date.fromisoformat(start), date.fromisoformat(end)),))

    faults = {
        Hours("Mars/Olympus"): "hours-zone",
        Hours("../etc/passwd"): "hours-zone",
        Hours(sleep=(20 * 60, 8 * 60 + 1)): "hours-too-long",
        Hours(sleep=(20 * 60, 8 * 60)): None,
        Hours(days_off=(0, 1, 2, 3)): "hours-days-off",
        Hours(days_off=(0, 5, 6)): None,
        vacation("2026-06-01", "2026-06-30"): None,
        vacation("2026-06-01", "2026-07-01"): "hours-vacation",
        vacation("2026-12-15", "2027-01-14"): None,
        vacation("2026-06-02", "2026-06-01"): "hours-vacation",
        vacation("2026-06-01", "9999-06-01"): "hours-vacation",
    }
    for hours, fault in faults.items():
        assert fault_of(hours) == fault, hours


@pytest.mark.parametrize("hours", [NIGHTS, Hours(vacations=((date(2026, 12, 24), date(2026, 12, 31)),), changed=5.0)])
def test_hours_are_saved_as_they_are(hours: Hours) -> None:
    assert msgspec.json.decode(msgspec.json.encode(hours), type=Hours) == hours
