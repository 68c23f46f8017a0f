"""One timer for each connection, however often its deadline moves."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import pytest

from regalia.server.live.deadline import Deadline


class Clock:
    """An event loop's clock and timers, moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, Callable[[], object]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, at: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        timer = at, call
        self.timers.append(timer)
        return cast("asyncio.TimerHandle", SimpleNamespace(cancel=lambda: self.timers.remove(timer)))

    def move(self, seconds: float) -> None:
        """Let time pass, and call what is due."""
        self.now += seconds
        due = [timer for timer in self.timers if timer[0] <= self.now]
        for timer in due:
            self.timers.remove(timer)
            timer[1]()


def late_after(monkeypatch: pytest.MonkeyPatch, *steps: tuple[str, float]) -> int:
    """How often something was too late, after deadlines and waits."""
    clock, late = Clock(), list[float]()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: clock)
    deadline = Deadline(lambda: late.append(clock.now))
    for what, seconds in steps:
        if what == "within":
            deadline.within(seconds)
        elif what == "met":
            deadline.met()
        elif what == "end":
            deadline.end()
        else:
            clock.move(seconds)
    return len(late)


def test_what_is_not_done_in_time_is_late_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert late_after(monkeypatch, ("within", 2), ("wait", 1.9)) == 0
    assert late_after(monkeypatch, ("within", 2), ("wait", 2), ("wait", 8)) == 1


def test_what_is_done_in_time_is_never_late(monkeypatch: pytest.MonkeyPatch) -> None:
    assert late_after(monkeypatch, ("within", 2), ("met", 0), ("wait", 10)) == 0
    assert late_after(monkeypatch, ("within", 2), ("end", 0), ("wait", 10)) == 0


def test_a_new_deadline_counts_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    moved = ("within", 20), ("wait", 12), ("met", 0), ("within", 20), ("wait", 12)
    assert late_after(monkeypatch, *moved) == 0
    assert late_after(monkeypatch, *moved, ("wait", 8)) == 1


async def test_moving_the_deadline_makes_no_second_timer() -> None:
    deadline = Deadline(lambda: None)
    deadline.within(10)
    timer = deadline._timer
    for _ in range(3):
        deadline.met()
        deadline.within(10)
        assert deadline._timer is timer
    deadline.end()
