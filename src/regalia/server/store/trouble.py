"""What keeps a database from working: logged when it begins and now and then while it lasts, not for each request."""

import logging
import time
from collections.abc import Callable
from math import inf

log = logging.getLogger(__name__)

REMIND = 600.0
"""Seconds after which a trouble that lasts is logged again."""


class Trouble:
    """A trouble that may last, such as a full disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._logged_at = -inf

    def note(self, what: str) -> None:
        """Log what the trouble is and what to do, unless that was done lately."""
        now = self._clock()
        if now - self._logged_at >= REMIND:
            self._logged_at = now
            log.error("%s", what)
