"""Watchers: one connection each. What it is told is made when it can take it, so a slow one simply gets the newest."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from regalia.core import Seat

if TYPE_CHECKING:
    from regalia.server.tables.table import Table

MOST_REPLIES = 256
"""A connection that does not take its replies is let go at this many; it comes back and asks again."""
HEARTBEAT = 20.0
"""Seconds of silence after which a live stream says that it is still there."""


class Watcher:
    """Somebody looking at a table through some eyes."""

    def __init__(self, table: "Table", person: str | None) -> None:
        self.table = table
        self.person = person
        self.seat: Seat | None = None
        self.faced = False
        """Whether it has said through whose eyes it looks; before that it is told nothing."""
        self.told = -1
        """The last action it knows of."""
        self.dropped = False
        self._replies: deque[bytes] = deque()
        self._stale = {"table": False, "sight": False}
        self._news = asyncio.Event()

    def face(self, seat: Seat | None) -> None:
        """Look through other eyes, from the beginning of the log."""
        self.seat, self.faced, self.told = seat, True, -1
        self.wake(table=True)

    def wake(self, sight: bool = True, table: bool = False) -> None:
        """Something has changed in what it sees, or in who sits where."""
        self._stale["sight"] |= sight
        self._stale["table"] |= table
        self._news.set()

    def reply(self, message: bytes) -> None:
        """An answer to something it said."""
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.drop()
        self._news.set()

    def drop(self) -> None:
        """Let the connection go."""
        self.dropped = True
        self._news.set()

    async def messages(self) -> AsyncIterator[bytes | None]:
        """All it is to be told, in order and as it takes it; None after a long silence."""
        while not self.dropped:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._news.wait()
            except TimeoutError:
                yield None
                continue
            self._news.clear()
            for message in self._take():
                yield message

    def _take(self) -> list[bytes]:
        messages = [*self._replies]
        self._replies.clear()
        if self.faced and self._stale["table"]:
            self._stale["table"] = False
            messages.append(self.table.told_to(self.person))
        if self.faced and self._stale["sight"]:
            self._stale["sight"] = False
            sight = self.table.sight_for(self)
            if sight is not None:
                messages.append(sight)
        return messages
