"""Who is at a table. To have lost the connection, to be away, and to lose one's seat are three different things."""

import time
from collections.abc import Iterable, Sequence

from regalia.server.tables.watcher import Watcher


class Presence:
    """Those who look on, and when others were last here."""

    def __init__(self, since: float | None = None) -> None:
        self.watchers: dict[Watcher, None] = {}
        """In the order in which they came."""
        self.used_at = time.monotonic()
        """When somebody was last here or wanted something."""
        self._connections: dict[str, list[Watcher]] = {}
        """The connections of each person."""
        self._since = time.monotonic() if since is None else since
        self._seen_at: dict[str, float] = {}
        self._shown: tuple[frozenset[str], int] = (frozenset(), 0)

    def come(self, watcher: Watcher) -> None:
        """Somebody looks on."""
        self.watchers[watcher] = None
        if watcher.person is not None:
            self._connections.setdefault(watcher.person, []).append(watcher)
        self._note(watcher)

    def go(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.pop(watcher, None)
        own = self._connections.get(watcher.person or "", [])
        if watcher in own:
            own.remove(watcher)
        if not own:
            self._connections.pop(watcher.person or "", None)
        self._note(watcher)

    def wake(self, sight: bool, table: bool) -> None:
        """Something has changed for everybody who looks on."""
        for watcher in self.watchers:
            watcher.wake(sight, table)

    def drop_all(self) -> None:
        """Let all connections go."""
        for watcher in self.watchers:
            watcher.drop()

    def is_here(self, person: str | None) -> bool:
        """Whether a person has a connection to this table."""
        return person in self._connections

    def connections_of(self, person: str | None) -> Sequence[Watcher]:
        """A person's connections, in the order in which they were opened."""
        return self._connections.get(person or "", ())

    def besides(self, people: Iterable[str]) -> int:
        """The number of connections of everybody else."""
        return len(self.watchers) - sum(len(self.connections_of(person)) for person in people)

    def gone_for(self, person: str) -> float:
        """Seconds since a person was last here; 0 for one who is."""
        return 0.0 if self.is_here(person) else time.monotonic() - self._seen_at.get(person, self._since)

    def quiet_for(self) -> float:
        """Seconds since anybody was here."""
        return 0.0 if self.watchers else time.monotonic() - self.used_at

    def note_shown(self, away: frozenset[str]) -> bool:
        """Who is away, and how many look on, is told now; whether that is anything new."""
        before, self._shown = self._shown, (away, len(self.watchers))
        return before != self._shown

    def note_use(self) -> None:
        """Somebody wants something."""
        self.used_at = time.monotonic()

    def _note(self, watcher: Watcher) -> None:
        self.used_at = time.monotonic()
        if watcher.person is not None:
            self._seen_at[watcher.person] = self.used_at


AT_REST = Presence(since=float("-inf"))
"""Of a table that is not in memory: everybody has been away for long."""
