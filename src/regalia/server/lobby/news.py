"""News for readers that wait for them, such as the streams of pages."""

import asyncio
from collections.abc import AsyncIterator

CALM = 1.0
"""Seconds between two notifications to one reader."""


class News:
    """Wakes all who wait when something has changed."""

    def __init__(self) -> None:
        self.version = 0
        """The number of changes."""
        self._event = asyncio.Event()

    def changed(self) -> None:
        """Wake the readers."""
        self.version += 1
        self._event.set()
        self._event = asyncio.Event()

    async def follow_at_once(self, patience: float) -> AsyncIterator[bool]:
        """The same as `follow`, but yields True at the beginning, too."""
        yield True
        async for changed in self.follow(patience):
            yield changed

    async def follow(self, patience: float) -> AsyncIterator[bool]:
        """Yields True after each change, and False when nothing changed for that many seconds."""
        seen = self.version
        while True:
            try:
                if seen == self.version:
                    async with asyncio.timeout(patience):
                        await self._event.wait()
            except TimeoutError:
                yield False
            else:
                seen = self.version
                yield True
                await asyncio.sleep(CALM)
