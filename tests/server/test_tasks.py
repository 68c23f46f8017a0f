"""Work that is done at an interval, by a clock of the test's own."""

import asyncio
import math

import pytest

from regalia.server import tasks
from regalia.server.tasks import steadily


class Clock:
    """Time that passes only where the test says so, or something sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds


def begun_at(monkeypatch: pytest.MonkeyPatch, *lasting: float) -> list[float]:
    """When work begins that is to be done each second, and lasts as long as this; without end, it fails at once."""
    clock, begun, ends = Clock(), list[float](), iter(lasting)
    monkeypatch.setattr(tasks, "time", clock)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)

    async def work() -> None:
        begun.append(clock.now)
        lasts = next(ends, None)
        if lasts is None:
            raise asyncio.CancelledError
        if lasts == math.inf:
            raise RuntimeError
        clock.now += lasts

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(steadily(1.0, work, "it fails"))
    return begun


def test_work_begins_each_second_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun_at(monkeypatch, 0.25, 0.5, 0.0) == [0, 1, 2, 3]


def test_what_has_taken_longer_than_a_second_begins_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun_at(monkeypatch, 2.5, 0.5) == [0, 2.5, 3.5]


def test_what_fails_is_tried_again_after_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun_at(monkeypatch, math.inf, 0.5) == [0, 1, 2]
