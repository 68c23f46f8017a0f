"""Watchers: one for each connection.

Messages are built when the client is ready for them, so a slow client skips to the latest state.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from regalia.core import Seat
from regalia.server.people.rights import SESSION, Right, Rights
from regalia.server.talk.read_position import ReadPosition
from regalia.server.wire import encode
from regalia.server.wire.announcements import AnnouncementsMessage

NOT_ANNOUNCED = encode(AnnouncementsMessage([]))
"""What clients assume until they get an `announcements` message."""
MOST_REPLIES = 256
"""The most replies in a queue; a connection that does not read them is closed, and its client reconnects."""


class Source(Protocol):
    """Where a watcher gets its messages: the table."""

    def table_for(self, watcher: "Watcher") -> bytes | None:
        """The `table` message for a watcher; None if there is nothing new to it."""
        ...

    def clocks_for(self, watcher: "Watcher") -> bytes | None:
        """The `clocks` message; None at a table without clocks."""
        ...

    def sight_for(self, watcher: "Watcher") -> bytes | None:
        """The `sight` message for a watcher, with the events since its last one; None before the game begins."""
        ...

    def talk_for(self, watcher: "Watcher") -> bytes | None:
        """The `talk` message for a watcher; None if there is nothing new to it."""
        ...

    def analysis_for(self, watcher: "Watcher") -> bytes | None:
        """The `analysis` message; None if there is no news of it."""
        ...

    def announcements(self) -> bytes:
        """The `announcements` message."""
        ...

    def presentation_for(self, watcher: "Watcher") -> bytes | None:
        """The `presentation` message; None for a watcher that follows none."""
        ...

    def passes_for(self, watcher: "Watcher") -> bytes | None:
        """The `passes` message for a watcher; None while its seat has said nothing and is offered no order."""
        ...


class Watcher:
    """One connection to a table, facing a seat or as a spectator."""

    def __init__(
        self, source: Source, person: str | None, by: str = "", rights: Rights = SESSION, address: str = ""
    ) -> None:
        self.person = person
        self.by = by
        """The session or the program's token by which the person is known; when it ends, the connection is closed."""
        self.rights = rights
        self.present = person if Right.PLAY in rights else None
        """The person who counts as present by this connection; None for a connection that can only watch."""
        self.address = address
        self.read_position = ReadPosition(administers=Right.HOST in rights) if Right.LISTEN in rights else None
        """What it has been sent of the talk; None for a program, to which no talk is sent."""
        self.seat: Seat | None = None
        self.patches = False
        """True if it is sent what each event changed."""
        self.faced = False
        """True once the client has sent `face`; before that it gets no messages but replies."""
        self.told = -1
        """The last action that was sent to it; -1 for none."""
        self.dropped = False
        self.sent_late: bytes | None = None
        """The last `table` message that was sent to it, if it sees the game late."""
        self.told_passes = False
        """True if the last `passes` message that was sent to it says something; False, too, before the first one."""
        self._passes: bytes | None = None
        """The last `passes` message that was sent to it."""
        self._announced = NOT_ANNOUNCED
        """The last `announcements` message that was sent to it."""
        self._source = source
        self._replies: deque[bytes] = deque()
        self.follows = ""
        """The link of the presentation that it follows; empty for none."""
        kinds = ("table", "sight", "clocks", "talk", "analysis", "presentation", "announcements")
        self._stale = dict.fromkeys(kinds, False)
        """Which messages are out of date, in the order in which they are sent."""
        self._news = asyncio.Event()

    def face(self, seat: Seat | None) -> None:
        """Face another seat; the whole log is sent again."""
        self.seat, self.faced, self.told, self.told_passes, self._passes = seat, True, -1, False, None
        self.sent_late = None
        self.forget_talk()
        self._stale["announcements"] = True
        self.wake(table=True)

    def forget_talk(self) -> None:
        """Send all talk again."""
        if self.read_position is not None:
            self.read_position.forget()

    def wake(self, sight: bool = True, table: bool = False, talk: bool = False) -> None:
        """Mark the `sight` or `table` message as out of date, and with either the `clocks`; or the `talk` message, which
        also depends on the table.
        """
        self._stale["sight"] |= sight
        self._stale["table"] |= table
        self._stale["clocks"] |= sight or table
        self._stale["talk"] |= table or talk
        self._news.set()

    def wake_for_presentation(self) -> None:
        """Mark the `presentation` message as out of date."""
        self._stale["presentation"] = True
        self._news.set()

    def wake_for_analysis(self) -> None:
        """Mark the `analysis` message as out of date."""
        self._stale["analysis"] = True
        self._news.set()

    def wake_for_announcements(self) -> None:
        """Mark the `announcements` message and the `clocks` as out of date."""
        self._stale["announcements"] = self._stale["clocks"] = True
        self._news.set()

    def reply(self, message: bytes) -> None:
        """Queue a reply."""
        self._replies.append(message)
        if len(self._replies) > MOST_REPLIES:
            self.drop()
        self._news.set()

    def drop(self) -> None:
        """Close the connection."""
        self.dropped = True
        self._news.set()

    async def messages(self) -> list[bytes]:
        """All messages to send now, in order; waits until there are some, or the connection is closed."""
        await self._news.wait()
        self._news.clear()
        return self._take()

    def _take(self) -> list[bytes]:
        messages = [*self._replies]
        self._replies.clear()
        for kind in self._stale:
            if self.faced and not self.dropped and self._stale[kind]:
                self._stale[kind] = False
                messages += [message for message in self._latest(kind) if message is not None]
        return messages

    def _latest(self, kind: str) -> Sequence[bytes | None]:
        """The messages of a kind that is out of date; None for those that have nothing to say."""
        match kind:
            case "table":
                return (self._source.table_for(self),)
            case "sight":
                return (self._changed_passes(), self._source.sight_for(self))
            case "clocks":
                return (self._source.clocks_for(self),)
            case "talk":
                return (self._source.talk_for(self),)
            case "presentation":
                return (self._source.presentation_for(self),)
            case "announcements":
                return (self._changed_announcements(),)
            case _:
                return (self._source.analysis_for(self),)

    def _changed_announcements(self) -> bytes | None:
        """The `announcements` message, unless it is the last one that was sent."""
        before, self._announced = self._announced, self._source.announcements()
        return self._announced if self._announced != before else None

    def _changed_passes(self) -> bytes | None:
        """The `passes` message, unless it is the last one that was sent."""
        passes = self._source.passes_for(self)
        if passes is None or passes == self._passes:
            return None
        self._passes = passes
        return passes
