"""How long the lobby lists a public table: as long as its game could still begin, or go on."""

from regalia.server.store import TableDoc
from regalia.server.table.seating import free
from regalia.server.time.tempo import DAY, MINUTE

LISTED_FOR = 10 * MINUTE
"""Seconds for which a table is listed that is new, or that its last visitor has left."""
LISTED_FOR_DAYS = 7 * DAY
"""Seconds since the host was last seen anywhere, for which a table is listed at which no one needs to be."""


class Attendance:
    """When tables were last attended, at any node. Only in memory: after a restart, visitors reconnect."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        """By table, in order of time."""

    def note(self, table: str, now: float) -> None:
        """Note that someone is at a table now, or has just left it; drop what no longer matters."""
        self._at.pop(table, None)
        self._at[table] = now
        while now - self._at[oldest := next(iter(self._at))] >= LISTED_FOR:
            del self._at[oldest]

    def at(self, table: str) -> float:
        """When a table was last attended; long ago if that is not known."""
        return self._at.get(table, 0.0)


def is_listed(doc: TableDoc, attended: float, host_seen: float, now: float) -> bool:
    """True if the lobby lists a public table, by when it was attended and its host was seen last."""
    if doc.status == "open" and not free(doc):
        return False
    if doc.status == "playing" and doc.bots_alone:
        return now - attended < LISTED_FOR
    if now - max(attended, doc.created) < LISTED_FOR:
        return True
    return can_wait(doc) and now - max(host_seen, doc.created) < LISTED_FOR_DAYS


def can_wait(doc: TableDoc) -> bool:
    """True if no one needs to be at a table: it has days to think, or is open and has no clocks."""
    return not doc.tempo.live if doc.tempo is not None else doc.status == "open"
