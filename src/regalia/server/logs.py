"""A log that nobody can fill: of equal messages only the first few a minute are written."""

import logging
import time
from collections.abc import Callable

MOST = 10
"""Messages of one kind that are written within a minute."""
MINUTE = 60.0
MOST_KINDS = 1000


class Sparing(logging.Filter):
    """Passes the first messages of each kind (a logger and its text before its arguments are filled in) each minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}
        """When the minute of a kind began, and how many of it there have been since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a message; the first of a new minute says how many were not written."""
        kind, now = (record.name, str(record.msg)), self._clock()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= MINUTE:
            if count > MOST:
                record.msg = f"{record.msg} (and {count - MOST} more like it before)"
            since, count = now, 0
        if len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[kind] = (since, count + 1)
        return count < MOST
