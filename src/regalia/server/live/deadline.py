"""A deadline that moves with every message but needs one timer only: when it fires, it is set again if it is early."""

import asyncio
from collections.abc import Callable

SEND_WITHIN = 10.0
"""Seconds a client has to take a message before its connection is closed."""


class Deadline:
    """Calls `late` once when a deadline passes. All periods must be equally long."""

    def __init__(self, late: Callable[[], object]) -> None:
        self._late = late
        self._loop = asyncio.get_running_loop()
        self._at: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def within(self, seconds: float) -> None:
        """Set the deadline this many seconds from now."""
        self._at = self._loop.time() + seconds
        if self._timer is None:
            self._timer = self._loop.call_at(self._at, self._look)

    def met(self) -> None:
        """Clear the deadline."""
        self._at = None

    def end(self) -> None:
        """Clear the deadline and cancel the timer."""
        self._at = None
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self._timer = None
        if self._at is None:
            return
        if self._at <= self._loop.time():
            self._late()
        else:
            self._timer = self._loop.call_at(self._at, self._look)
