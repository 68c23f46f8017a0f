"""Clocks as functions of the time, by properties and over simulated years."""

import random
from collections.abc import Iterator
from itertools import count, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from regalia.server.time.clocks import (
    MOST_LAG,
    Clock,
    answered,
    begun,
    converted,
    falls_at,
    going_on,
    is_out,
    refilled,
    returned,
    running_for,
    settled,
    shares,
)
from regalia.server.time.rests import Span, merged, outages, reached, resting, running
from regalia.server.time.tempo import DAY, HOUR, PACES, TEMPOS, Tempo, tempo_of

FIXED = settings(derandomize=True, database=None, deadline=None, max_examples=200)
TIMES = st.integers(0, 10_000)
SPANS = st.lists(st.tuples(TIMES, TIMES).map(lambda two: (float(min(two)), float(max(two)))), max_size=6)
RESTS = SPANS.map(lambda spans: [*merged(*([span] for span in spans))])
FIVE, DAILY = TEMPOS["live-5"], TEMPOS["day"]


@FIXED
@given(st.lists(SPANS.map(sorted), max_size=4))
def test_merged_rests_hold_every_moment_of_each_and_none_besides(rests: list[list[Span]]) -> None:
    together = [*merged(*rests)]
    assert all(start < end for start, end in together)
    assert all(before[1] < after[0] for before, after in pairwise(together))
    for moment in range(0, 10_000, 97):
        at = moment + 0.5
        assert resting(at, together) == any(start <= at < end for spans in rests for start, end in spans)


@FIXED
@given(TIMES, st.integers(1, 5_000), RESTS)
def test_a_time_is_reached_exactly_when_so_much_has_run(since: int, seconds: int, rests: list[Span]) -> None:
    at = reached(since, seconds, rests)
    assert running(since, at, rests) == seconds
    assert running(since, at - 0.25, rests) < seconds


@FIXED
@given(TIMES, TIMES, TIMES, RESTS)
def test_time_in_two_parts_is_as_long_as_in_one(one: int, two: int, three: int, rests: list[Span]) -> None:
    since, between, until = sorted((one, two, three))
    assert running(since, between, rests) + running(between, until, rests) == running(since, until, rests)


def test_an_endless_calendar_is_read_only_as_far_as_it_is_needed() -> None:
    def nights() -> Iterator[Span]:
        return ((day * DAY + 22 * HOUR, day * DAY + 30 * HOUR) for day in count())

    assert reached(0, (22 + 16 + 8) * HOUR, nights()) == 2 * DAY + 14 * HOUR
    assert running(0, 10 * DAY, merged(nights(), [(3 * DAY, 3 * DAY + 8 * HOUR)])) == (22 + 9 * 16 - 2) * HOUR


@FIXED
@given(TIMES, st.integers(0, 600), st.integers(0, 60), TIMES, RESTS)
def test_a_clock_loses_what_runs_beyond_its_grace(since: int, left: int, grace: int, for_: int, rests: list[Span]) -> None:
    stopped = settled(Clock(left, since, grace), since + for_, rests)
    used = running(since, since + for_, rests)
    assert stopped == Clock(max(0, left - max(0, used - grace)), None, max(0, grace - used))


@FIXED
@given(TIMES, st.integers(0, 600), st.integers(0, 60), TIMES, TIMES, RESTS)
def test_a_pause_of_no_length_changes_nothing(
    since: int, left: int, grace: int, one: int, two: int, rests: list[Span]
) -> None:
    clock, (between, until) = Clock(left, since, grace), sorted((since + one, since + two))
    again = running_for(settled(clock, between, rests), between)
    assert settled(again, until, rests) == settled(clock, until, rests)
    assert falls_at(again, rests) == falls_at(clock, rests) or between >= (falls_at(clock, rests) or 0)


@FIXED
@given(TIMES, st.integers(1, 600), st.integers(0, 60), RESTS)
def test_a_flag_falls_when_grace_and_bank_have_run(since: int, left: int, grace: int, rests: list[Span]) -> None:
    clock = Clock(left, since, grace)
    falls = falls_at(clock, rests)
    assert falls is not None
    assert settled(clock, falls, rests).left == 0
    assert settled(clock, falls - 0.25, rests).left > 0
    assert not is_out(clock, falls + MOST_LAG - 0.25, rests)
    assert is_out(clock, falls + MOST_LAG, rests)


def test_a_clock_that_stands_neither_loses_time_nor_its_flag() -> None:
    assert settled(Clock(10), 10**9, []) == Clock(10)
    assert falls_at(Clock(10), []) is None
    assert not is_out(Clock(0), 10**9, [])


def test_half_a_second_at_most_is_put_down_to_the_connection() -> None:
    lost = [10 - settled(Clock(10, 100), 103, [], lag).left for lag in (-1, 0, 0.2, 0.5, 30)]
    assert lost == [3, 3, 3 - 0.2, 3 - 0.5, 3 - 0.5]
    assert settled(Clock(10, 100), 100.1, [], lag=0.5).left == 10


def test_each_decision_brings_the_increment_up_to_the_cap() -> None:
    assert answered(FIVE, Clock(100), 1) == Clock(110, rewarded=1)
    assert answered(FIVE, Clock(FIVE.cap - 3), 1).left == FIVE.cap
    assert answered(FIVE, Clock(FIVE.cap + 3), 1).left == FIVE.cap + 3


@FIXED
@given(st.lists(st.integers(0, 5), max_size=40))
def test_whoever_steps_back_and_decides_again_gains_nothing(steps_back: list[int]) -> None:
    clock, stand, most = Clock(0.0), 0, 0
    for back in steps_back:
        stand = max(0, stand - back) + 1
        most = max(most, stand)
        clock = answered(FIVE, clock, stand)
    assert clock.left == min(most * FIVE.increment, FIVE.cap)


def test_the_grace_is_for_what_others_bring_about_and_only_for_that_decision() -> None:
    clocks = going_on(FIVE, begun(FIVE, 3), [0, 1], 50, [[], [], []], by=1)
    assert [clock.grace for clock in clocks] == [FIVE.grace, 0, 0]
    assert [clock.since for clock in clocks] == [50, 50, None]
    assert answered(FIVE, settled(clocks[0], 51, []), 1).grace == 0


def test_clocks_that_run_on_are_left_alone_and_flags_that_fell_stay_down() -> None:
    clocks = (Clock(9, 10), Clock(9, 10), Clock(0, fallen=True))
    assert going_on(FIVE, clocks, [0, 2], 14, [[], [], []], by=1) == (Clock(9, 10), Clock(5), Clock(0, fallen=True))


def test_a_person_who_returns_has_at_least_a_minute_or_a_twentieth_of_the_bank() -> None:
    down = Clock(0, fallen=True, rewarded=4)
    assert returned(FIVE, down) == returned(FIVE, Clock(40, rewarded=4)) == Clock(60, rewarded=4)
    assert returned(FIVE, Clock(90)) == Clock(90)
    hour = replace(FIVE, bank=3600.0, cap=7200.0)
    assert returned(hour, down) == Clock(0.05 * 3600, rewarded=4)


def test_a_person_who_is_waited_for_has_a_whole_bank() -> None:
    down = Clock(0, fallen=True, rewarded=4)
    assert refilled(FIVE, down) == Clock(FIVE.bank, rewarded=4)


def test_another_tempo_keeps_the_part_of_the_bank_that_is_left() -> None:
    down, whole = Clock(0, fallen=True, rewarded=4), Clock(FIVE.bank)
    clocks = (down, Clock(FIVE.bank / 2), whole)
    daily = converted(DAILY, clocks, shares(FIVE, clocks))
    assert daily == (Clock(DAILY.increment, rewarded=4), Clock(DAY / 2), Clock(DAY))
    assert converted(FIVE, daily[1:], shares(DAILY, daily[1:])) == clocks[1:]


def test_what_a_table_may_agree_on() -> None:
    assert [pace for pace in PACES if tempo_of(pace) is None] == ["none"]
    assert [TEMPOS[pace].bank for pace in PACES[1:]] == [300, 900, 1800, DAY / 2, DAY, 3 * DAY, 7 * DAY]
    assert [TEMPOS[pace].increment for pace in PACES[1:4]] == [10, 20, 30]
    for pace, tempo in TEMPOS.items():
        assert tempo.pace == pace
        assert 0 < tempo.grace <= tempo.increment <= tempo.bank <= tempo.cap
        assert tempo.live == (tempo.bank < DAY / 2)


def test_nobody_serves_between_the_lives_of_arenas() -> None:
    assert outages([]) == outages([(1, 5)]) == []
    assert outages([(20, 22), (1, 5), (7, 20)]) == [(5, 7)]
    assert outages([(1, 50), (7, 20), (60, 60)]) == [(50, 60)]


class Years:
    """A game that goes on for years, with an account of every second."""

    def __init__(self, tempo: Tempo, seed: int) -> None:
        self.rng, self.tempo = random.Random(seed), tempo
        self.now, self.lives = 0.0, [(0.0, 0.0)]
        self.clocks = going_on(tempo, begun(tempo, 3), [0], 0, [[]] * 3)
        self.stand = [0, 0, 0]
        self.spent = [0.0, 0.0, 0.0]
        """Seconds in which an arena served and the seat was asked, beyond the graces."""

    def rests(self) -> list[list[Span]]:
        return [outages([*self.lives, (self.now, self.now)])] * 3

    def wait(self) -> None:
        """Time passes; sometimes the arena is stopped for a while."""
        self.now += self.rng.uniform(0, self.tempo.increment * 1.4)
        self.lives[-1] = (self.lives[-1][0], self.now)
        if self.rng.random() < 0.3:
            self.now += self.rng.uniform(0, 20) * self.tempo.increment
            self.lives.append((self.now, self.now))

    def decide(self) -> None:
        """A seat that is asked decides, and one or two others are asked."""
        asked = [seat for seat, clock in enumerate(self.clocks) if clock.since is not None]
        seat, rests = self.rng.choice(asked), self.rests()
        before = self.clocks[seat]
        served = sum(
            max(0.0, min(end, self.now) - max(start, before.since or 0)) for start, end in [*self.lives]
        )  # the other way round than the clocks: by lives, not by outages
        stopped = settled(before, self.now, rests[seat])
        self.spent[seat] += max(0.0, served - before.grace)
        assert abs(before.left - stopped.left - max(0.0, served - before.grace)) < 1e-3 or stopped.left == 0
        self.stand[seat] += 1
        moved = replace(answered(self.tempo, stopped, self.stand[seat]))
        clocks = tuple(moved if each == seat else clock for each, clock in enumerate(self.clocks))
        run = {each for each in asked if each != seat} | {self.rng.randrange(3)}
        self.clocks = going_on(self.tempo, clocks, run, self.now, rests, by=seat)


@pytest.mark.exhaustive
def test_over_simulated_years_a_clock_runs_only_while_its_seat_is_asked_and_an_arena_serves() -> None:
    for seed, tempo in enumerate((FIVE, DAILY, TEMPOS["week"])):
        years = Years(tempo, seed)
        for _ in range(2_000):
            years.wait()
            years.decide()
        assert years.now > (HOUR if tempo.live else 4 * 365 * DAY)
        assert sum(years.spent) > 0
        assert len(years.lives) > 400
        assert all(0 <= clock.left <= tempo.cap for clock in years.clocks)
