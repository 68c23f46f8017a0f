"""Which tables this node drives: on behalf of which it lets bots answer. At most one node at a time drives a table.

A node says every second in the store that it is alive. A lease names the node that drives a table; it ends when the node
gives it back, or has given no sign of life for `PATIENCE`. Every taking raises the lease's fence, and whatever a driver
saves is saved only if the fence is still the same: a node that was asleep and does not know that it has lost a table can
write nothing for it (M. Kleppmann, "How to do distributed locking", 2016).

A table that changes hands loses what its bots were thinking, so as few as possible do. Of the tables that are due and free,
a node takes its share, and leaves the rest to the others for one beat. After a silence of its own it waits longer for the
others to come back, since they may have been silent for the same reason.
"""

import time
from collections.abc import Collection
from math import ceil, inf
from typing import Protocol

from regalia.server.errors import Refuse
from regalia.server.store import Conflict, Store, TableDoc
from regalia.server.store.nodes import Fence

BEAT = 1.0
"""Seconds between signs of life."""
PATIENCE = 3.0
"""Seconds without a sign of life after which another node may take a table. Measured by the clock of the store."""
LATE = 1.5
"""Seconds between two signs of life from which on it may be that all nodes were silent for the same reason."""
SLACK = 2
"""Number of tables above its share, or a tenth of it, that a node keeps before it gives some back."""
BELIEVED = 2.0
"""Seconds for which a node that could not take a table does not try again, unless the table is due and free."""
REST = 5.0
"""Seconds for which a node that gave tables back gives back no more, and takes these again only if no other node does."""


class Leases(Protocol):
    """The tables that are driven here."""

    shared: bool
    """True if there are other nodes."""

    def holds(self, table: str) -> bool:
        """True if this node drives a table."""
        ...

    def fence(self, table: str) -> Fence | None:
        """The fence that a driver's action is saved with; None if there is only one node. Raises Refuse if not held."""
        ...

    async def due(self, now: float) -> list[str]:
        """The due tables that no other node drives, longest due first."""
        ...

    async def take(self, table: str) -> bool:
        """Drive a table from now on, unless another node does. True if it is held."""
        ...

    async def check(self, table: str) -> None:
        """Find out whether this node still drives a table, after a save has failed."""
        ...

    async def give_back(self, tables: Collection[str]) -> None:
        """Stop driving tables."""
        ...

    async def driven(self, host: str, source: str) -> list[TableDoc]:
        """The games of a host or of a source that nodes drive, if there are several."""
        ...


class Alone:
    """The leases of the only node: it drives every table."""

    shared = False

    def __init__(self, store: Store) -> None:
        self._store = store

    def holds(self, table: str) -> bool:
        """True if this node drives a table."""
        return True

    def fence(self, table: str) -> None:
        """Returns None: a single node needs no fence."""

    async def due(self, now: float) -> list[str]:
        """The due tables, longest due first."""
        return await self._store.due(now)

    async def take(self, table: str) -> bool:
        """Drive a table from now on."""
        return True

    async def check(self, table: str) -> None:
        """Does nothing: a single node drives every table."""

    async def give_back(self, tables: Collection[str]) -> None:
        """Does nothing: there is no other node."""

    async def driven(self, host: str, source: str) -> list[TableDoc]:
        """Returns nothing: there is no other node."""
        return []


class Shared:
    """The leases of one node of several."""

    shared = True

    def __init__(self, store: Store, node: str) -> None:
        self._store, self._node = store, node
        self._fences: dict[str, int] = {}
        self._resting: dict[str, float] = {}
        """Tables that were given back, and until when they are not taken again, by the monotonic clock."""
        self._elsewhere: dict[str, float] = {}
        """Tables that another node drives, and until when that is believed."""
        self.is_first = False
        """True for one node of those that are alive: it does what is done once for the whole site."""
        self._counts: dict[str, int] = {}
        """The number of tables of each node that is alive, as of the last sign of life."""
        self._seen_at = -inf
        """When the last sign of life was given, by the monotonic clock."""
        self._silence, self._silent_until = 0.0, -inf
        """The longest of the latest silences of this node, in seconds, and when the last one ended."""
        self._left: set[str] = set()
        """Tables that were due and free when last looked for, and left to other nodes."""
        self._gives_from = -inf
        """Until then, by the monotonic clock, nothing more is given back."""

    @property
    def _is_alive(self) -> bool:
        """True if this node's last heartbeat is still valid."""
        return time.monotonic() - self._seen_at < PATIENCE

    def holds(self, table: str) -> bool:
        """True if this node drives a table."""
        return table in self._fences and self._is_alive

    def fence(self, table: str) -> Fence:
        """The fence that a driver's action is saved with. Raises Refuse if this node does not drive the table."""
        if not self.holds(table):
            raise Refuse("try_again")
        return Fence(self._node, self._fences[table])

    async def due(self, now: float) -> list[str]:
        """The tables that are due and driven here, or to be taken: this node's share of those that are free, and all that
        were left to other nodes the last time. Those that are due for longest come first.
        """
        found = await self._store.due(now, self._node, self._patience())
        free = [table for table in found if table not in self._fences]
        if free:
            await self._give_sign()
        share = ceil(self._share(len(free)))
        fresh = [table for table in free if table not in self._left and table not in self._resting]
        taken = self._left.intersection(free)
        taken.update(fresh[: max(0, share - len(self._fences) - len(taken))])
        self._left = {*free} - taken
        for table in taken:
            self._elsewhere.pop(table, None)
            self._resting.pop(table, None)
        return [table for table in found if table in taken or table in self._fences]

    async def take(self, table: str) -> bool:
        """Drive a table from now on, unless another node does. True if it is held."""
        if self.holds(table):
            return True
        now = time.monotonic()
        if not self._is_alive or max(self._resting.get(table, 0), self._elsewhere.get(table, 0)) > now:
            return False
        try:
            number = await self._store.take_lease(table, self._node, self._patience())
        except Conflict:
            self._elsewhere[table] = now + BELIEVED
            return False
        except Refuse:
            return False
        self._fences[table] = number
        return self.holds(table)

    async def check(self, table: str) -> None:
        """Find out whether this node still drives a table, after a save has failed."""
        known = self._fences.get(table)
        if known is None or await self._store.lease(table) == Fence(self._node, known):
            return
        if self._fences.get(table) == known:  # it was not taken again meanwhile
            del self._fences[table]

    async def give_back(self, tables: Collection[str]) -> None:
        """Stop driving tables."""
        held = [table for table in tables if self._fences.pop(table, None) is not None]
        if held:
            await self._store.end_leases(self._node, held)

    async def driven(self, host: str, source: str) -> list[TableDoc]:
        """The games of a host or of a source that nodes drive."""
        return await self._store.driven(host, source, self._patience())

    async def beat(self) -> list[str]:
        """Send a heartbeat and give back surplus leases. Returns their tables, which others will take."""
        await self._give_sign()
        now = self._seen_at
        self._elsewhere = {table: until for table, until in self._elsewhere.items() if until > now}
        self._resting = {table: until for table, until in self._resting.items() if until > now}
        share = self._share(len(self._left))
        surplus = int(len(self._fences) - share - max(SLACK, share / 10))
        if len(self._counts) < 2 or surplus <= 0 or now < self._gives_from:
            return []
        given = [*self._fences][:surplus]
        self._gives_from = now + REST
        self._resting.update(dict.fromkeys(given, self._gives_from))
        await self.give_back(given)
        return given

    def _share(self, free: int) -> float:
        """Each live node's share of this number of free tables."""
        return (sum(self._counts.values()) + free) / max(1, len(self._counts))

    async def _give_sign(self) -> None:
        """Send a heartbeat, and read which nodes are alive."""
        begun = time.monotonic()
        self._counts = await self._store.beat(self._node, self._patience())
        self.is_first = self._node == min(self._counts, default=self._node)
        if begun - self._seen_at >= PATIENCE:
            await self._find_lost()
        if begun - self._seen_at > LATE:
            self._silence, self._silent_until = self._silent(begun), begun
        self._seen_at = max(self._seen_at, begun)

    def _patience(self) -> float:
        """Seconds without a sign of life after which a node counts as dead. What has silenced this node may have silenced
        that one up to a beat earlier, and it has the usual time to come back.
        """
        silent = self._silent(time.monotonic())
        return PATIENCE + silent + BEAT if silent else PATIENCE

    def _silent(self, now: float) -> float:
        """The length of the longest silence of this node, of more than `LATE` seconds, that goes on or ended lately."""
        going_on = now - self._seen_at
        return max(
            going_on if LATE < going_on < inf else 0.0, self._silence if now - self._silent_until < PATIENCE else 0.0
        )

    async def _find_lost(self) -> None:
        """Forget the leases that others have taken during a silence."""
        known = dict(self._fences)
        held = await self._store.leases_of(self._node)
        for table, number in known.items():
            if held.get(table) != number and self._fences.get(table) == number:  # it was not taken again meanwhile
                del self._fences[table]

    async def leave(self) -> None:
        """Give all leases back and leave the site."""
        self._fences.clear()
        await self._store.leave(self._node)
