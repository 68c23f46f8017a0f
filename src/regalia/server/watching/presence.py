"""Who is connected to a table. Disconnected, shown as away, and replaced by a bot are three different states."""

import time
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from regalia.core import Seat
from regalia.server.watching.watcher import Watcher

BELIEVED = 10.0
"""Seconds for which another node is believed that a person is connected there; it says so every few seconds."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to the table at another node."""

    people: Sequence[str]
    """The person of each connection; empty for one without a name."""
    follows: Sequence[str]
    """The presentation that each connection follows; empty for none."""
    until: float
    """By the monotonic clock."""


class Presence:
    """The watchers of a table, and when each person was last connected."""

    def __init__(self, since: float | None = None) -> None:
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self.used_at = time.monotonic()
        """When the table was last used."""
        self._connections: dict[str, list[Watcher]] = {}
        """The connections by which each person is present."""
        self._since = time.monotonic() if since is None else since
        self._seen_at: dict[str, float] = {}
        self._shown: tuple[frozenset[str], int] = (frozenset(), 0)
        self._elsewhere: dict[str, Elsewhere] = {}
        """By node; those that watch at no other node are not in it."""

    def come(self, watcher: Watcher) -> None:
        """Add a connection."""
        self.watchers[watcher] = None
        if watcher.present is not None:
            self._connections.setdefault(watcher.present, []).append(watcher)
        self._note(watcher)

    def go(self, watcher: Watcher) -> None:
        """Remove a connection."""
        self.watchers.pop(watcher, None)
        own = self._connections.get(watcher.present or "", [])
        if watcher in own:
            own.remove(watcher)
        if not own:
            self._connections.pop(watcher.present or "", None)
        self._note(watcher)

    def wake_seats(self, seats: Container[Seat]) -> None:
        """Notify those who face these seats."""
        for watcher in self.watchers:
            if watcher.seat in seats:
                watcher.wake()

    def wake(self, sight: bool, table: bool, talk: bool = False) -> None:
        """Mark every watcher as out of date."""
        for watcher in self.watchers:
            watcher.wake(sight, table, talk)

    def wake_for_announcements(self) -> None:
        """Tell every watcher of announcements, and of clocks that have stopped or go on."""
        for watcher in self.watchers:
            watcher.wake_for_announcements()

    def drop_all(self) -> None:
        """Close all connections."""
        for watcher in self.watchers:
            watcher.drop()

    def note_elsewhere(self, node: str, people: Sequence[str], follows: Sequence[str] = ()) -> bool:
        """Note who is connected at another node, a person for each connection, and what each follows.

        True if it has changed.
        """
        now, before = time.monotonic(), self._elsewhere.pop(node, None)
        there = before.people if before else []
        if people:
            self._elsewhere[node] = Elsewhere(people, follows, now + BELIEVED)
        self._seen_at |= dict.fromkeys([*there, *people], now)
        followed = before.follows if before else []
        return list(people) != list(there) or list(follows) != list(followed)

    def _others(self) -> list[Elsewhere]:
        """What other nodes have reported lately."""
        now = time.monotonic()
        return [each for each in self._elsewhere.values() if each.until > now]

    def grant_grace(self) -> None:
        """Count each person as seen now, after a time without reports from other nodes."""
        self._since = time.monotonic()
        self._seen_at.clear()

    @property
    def people(self) -> list[str]:
        """The person present by each connection at this node; empty for one that only watches."""
        return [watcher.present or "" for watcher in self.watchers]

    @property
    def follows(self) -> list[str]:
        """The presentation that each connection at this node follows; empty for none."""
        return [watcher.follows for watcher in self.watchers]

    def following(self, link: str, presenter: str) -> int:
        """The number of connections, those at other nodes included, that follow a presentation, but for its presenter's."""
        here = [*zip(self.people, self.follows, strict=True)]
        there = [each for other in self._others() for each in zip(other.people, other.follows, strict=False)]
        return sum(followed == link and person != presenter for person, followed in (*here, *there))

    @property
    def count(self) -> int:
        """Number of connections, those at other nodes included."""
        return len(self.watchers) + sum(len(each.people) for each in self._others())

    def is_here(self, person: str | None) -> bool:
        """True if a person has a connection to this table, at any node."""
        return person in self._connections or any(person in each.people for each in self._others())

    def connections_of(self, person: str) -> list[Watcher]:
        """All connections opened for a person, tokens that can only read included, the oldest first."""
        return [watcher for watcher in self.watchers if watcher.person == person]

    def connection_by(self, by: str) -> Watcher | None:
        """The newest connection of a session or a program's token."""
        return next((watcher for watcher in reversed(self.watchers) if watcher.by == by), None)

    def besides(self, people: Iterable[str]) -> int:
        """The number of connections of all other people."""
        named = {*people}
        return sum(
            person not in named for each in (self.people, *(each.people for each in self._others())) for person in each
        )

    def gone_for(self, person: str) -> float:
        """Seconds since a person was last connected; 0 for one who is."""
        return 0.0 if self.is_here(person) else time.monotonic() - self._seen_at.get(person, self._since)

    def quiet_for(self) -> float:
        """Seconds since the table was last used; 0 if someone is connected."""
        return 0.0 if self.watchers else time.monotonic() - self.used_at

    def note_shown(self, away: frozenset[str]) -> bool:
        """Note who is away and how many watch; True if it has changed since the last call."""
        before, self._shown = self._shown, (away, self.count)
        return before != self._shown

    def note_use(self) -> None:
        """Note that the table is used now."""
        self.used_at = time.monotonic()

    def _note(self, watcher: Watcher) -> None:
        self.used_at = time.monotonic()
        if watcher.present is not None:
            self._seen_at[watcher.present] = self.used_at


AT_REST = Presence(since=float("-inf"))
"""The presence at a table that is not in memory: empty, for a long time."""
