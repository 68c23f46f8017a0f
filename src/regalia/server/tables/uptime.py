"""When arenas have been serving this database. No clock runs while none does."""

import asyncio

from regalia.server.store import Store
from regalia.server.tempo.rests import Span, outages

BEAT = 5.0
"""Seconds between signs of life. Also the most of a killed arena's last seconds that count as an outage."""
SLEPT = 30.0
"""An arena without a sign of life for this number of seconds has not served, such as on a machine that slept."""


class Uptime:
    """The outages until now, and this arena's own signs of life."""

    def __init__(self, store: Store) -> None:
        self.outages: list[Span] = []
        self._store = store
        self._lives: list[Span] | None = None
        """None until they are read."""
        self._began = 0.0
        self._seen = 0.0
        self._reading = asyncio.Lock()

    async def begin(self, now: float) -> None:
        """Read the lives before this one, and begin it. Does nothing the second time."""
        async with self._reading:
            if self._lives is None:
                lives = await self._store.lives()
                await self._begin(lives, now)

    async def beat(self, now: float) -> None:
        """Save a sign of life, if it is time for one."""
        await self.begin(now)
        assert self._lives is not None, "it has begun"
        if now - self._seen > SLEPT:
            await self._begin([*self._lives, (self._began, self._seen)], now)
        elif now - self._seen >= BEAT:
            await self.note(now)

    async def note(self, now: float) -> None:
        """Save a sign of life."""
        if self._lives is not None:
            await self._store.save_life(self._began, max(now, self._began))
            self._seen = now

    async def _begin(self, lives: list[Span], now: float) -> None:
        await self._store.save_life(now, now)
        self._lives, self._began, self._seen = lives, now, now
        self.outages = outages([*lives, (now, now)])
