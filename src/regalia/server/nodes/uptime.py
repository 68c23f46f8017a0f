"""When arenas have been serving this database, and when hosts have stopped the clocks for maintenance.

No clock runs while no arena serves, nor during maintenance.
"""

import asyncio

from regalia.server.errors import Refuse
from regalia.server.store import Store
from regalia.server.time.rests import SET_BACK, Span, merged, outages

ROUND = 2.0
"""Seconds between signs of life."""
BEAT = 5.0
"""Seconds between saved signs of life. Also the most of a killed arena's last seconds that count as an outage."""
SLEPT = 30.0
"""An arena without a sign of life for this number of seconds has not served, such as on a machine that slept."""


class Uptime:
    """All outages so far, and this arena's heartbeats."""

    def __init__(self, store: Store, alone: bool = True) -> None:
        self.seen = 0.0
        """The last sign of life, perhaps not saved yet."""
        self._store = store
        self._alone = alone
        """True if no other node serves the database: the restart of this one ends maintenance."""
        self._maintenances: list[Span] = []
        self._outages: list[Span] | None = None
        """Up to the beginning of this life; None until they are read."""
        self._began = 0.0
        self._saved = 0.0
        self._reading = asyncio.Lock()

    def outages(self, now: float) -> list[Span]:
        """All outages so far, including one that has just ended if no heartbeat was sent since, and maintenance that has
        begun.
        """
        known = self._outages or []
        if self._outages is not None and now - self.seen > SLEPT:
            known = [*known, (self.seen, now)]
        begun = [span for span in self._maintenances if span[0] <= now]
        return [*merged(known, begun)] if begun else known

    async def read_maintenances(self) -> None:
        """Read when hosts have stopped the clocks."""
        self._maintenances = await self._store.maintenances()

    async def begin(self, now: float) -> None:
        """Read the lives before this one, and begin it. Does nothing the second time."""
        async with self._reading:
            if self._outages is None:
                if self._alone:
                    await self._store.end_maintenance(now)
                await self.read_maintenances()
                await self._begin(now)

    async def beat(self, now: float) -> None:
        """Record a heartbeat, and save it when due. After an outage or a clock correction, a new life begins."""
        await self.begin(now)
        if now - self.seen > SLEPT or self.seen - now > SET_BACK:
            await self._store.save_life(self._began, self.seen)
            await self._begin(now)
        elif now - self._saved >= BEAT:
            await self._save(now)
        else:
            self.seen = max(now, self.seen)

    async def note(self, now: float) -> None:
        """Record a heartbeat and save it."""
        await self.beat(now)
        if self._saved != now:
            await self._save(now)

    async def end(self, now: float) -> None:
        """Save the last heartbeat, if one was recorded."""
        if self._outages is not None:
            await self.note(now)

    async def can_save(self, now: float) -> bool:
        """Record a heartbeat. True if it was saved, so the store can be written."""
        try:
            await self.note(now)
        except Refuse:
            return False
        return True

    async def _save(self, now: float) -> None:
        self.seen = max(now, self._began)
        await self._store.save_life(self._began, self.seen)
        self._saved = self.seen

    async def _begin(self, now: float) -> None:
        """Begin a life. What was saved by a clock that was ahead counts up to now only."""
        lives = [(min(began, now), min(seen, now)) for began, seen in await self._store.lives()]
        await self._store.save_life(now, now)
        self._outages = outages([*lives, (now, now)])
        self._began = self._saved = self.seen = now
