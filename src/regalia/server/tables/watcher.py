"""Watchers: one connection each. What it is told is made when it can take it, so a slow one simply gets the newest."""

import asyncio
from collections import deque
from typing import Protocol

from regalia.core import Seat

MOST_REPLIES = 256
"""A connection that does not take its replies is let go at this many; it comes back and asks again."""


class Source(Protocol):
    """What a watcher is told from: its table."""

    def table_for(self, person: str | None) -> bytes:
        """Who sits where, as one person is told it."""
        ...

    def sight_for(self, watcher: "Watcher") -> bytes | None:
        """What a watcher sees now, with what happened since it was last told; None before the game begins."""
        ...


class Watcher:
    """Somebody looking at a table through some eyes."""

    def __init__(self, source: Source, person: str | None) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.faced = False
        """Whether it has said through whose eyes it looks; before that it is told nothing."""
        self.told = -1
        """The last action it knows of."""
        self.dropped = False
        self._source = source
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

    async def messages(self) -> list[bytes]:
        """All it is to be told now, in order; waits until there is something, or it is let go."""
        await self._news.wait()
        self._news.clear()
        return self._take()

    def _take(self) -> list[bytes]:
        messages = [*self._replies]
        self._replies.clear()
        if self.faced and self._stale["table"]:
            self._stale["table"] = False
            messages.append(self._source.table_for(self.person))
        if self.faced and self._stale["sight"]:
            self._stale["sight"] = False
            sight = self._source.sight_for(self)
            if sight is not None:
                messages.append(sight)
        return messages
