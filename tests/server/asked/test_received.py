"""Neither the number nor the timing of passes tells the opponent what a seat holds; `make passes` plays 500 games."""

import pytest

from regalia.server.asked.delays import AT_ONCE, SOONEST, Run, seconds_of
from tests.server.asked.received import SIGNIFICANT, Simulated, told_by_number, told_by_time

GAMES = range(12)


def test_the_number_of_passes_is_the_same_with_every_hand() -> None:
    assert sum(told_by_number(number) for number in GAMES[:4]) == 0


def test_the_time_of_a_pass_is_the_same_whether_a_seat_could_act_or_not() -> None:
    received = [each for number in GAMES for each in played(number).received]
    assert sum(each.able for each in received) > 100
    assert [order for order in (0, 1) if told_by_time(received, order) > SIGNIFICANT] == []


@pytest.mark.exhaustive
def test_people_who_send_their_passes_themselves_would_tell() -> None:
    received = [each for number in GAMES for each in played(number, by_hand=True).received]
    assert [order for order in (0, 1) if told_by_time(received, order) > SIGNIFICANT] == [0, 1]


def played(number: int, by_hand: bool = False) -> Simulated:
    simulated = Simulated(number, by_hand)
    simulated.play()
    return simulated


def test_a_run_of_windows_is_passed_at_one_pace() -> None:
    run = Run(4, 100.0, lambda: 0.0)
    assert run.seconds_before("able", 0, 2, 100.0) == SOONEST * 2
    assert run.seconds_before("run", 0, 2, 100.5) == SOONEST * 2 - 0.5
    assert run.seconds_before("able", 0, 2, 100 + SOONEST * 2) == AT_ONCE
    assert run.seconds_before("never", 0, 2, 100.0) == AT_ONCE


def test_each_seat_has_a_time_of_its_own_in_each_run() -> None:
    drawn = iter((0.0, 0.875))
    run = Run(4, 100.0, lambda: next(drawn))
    waits = [run.seconds_before("able", seat, 2, 100.0) for seat in (0, 1, 0)]
    assert waits == [SOONEST * 2, SOONEST * 2 * 2, SOONEST * 2]


def test_a_late_pass_proves_nothing() -> None:
    assert seconds_of("able", 1.2, 0.999) > 8
