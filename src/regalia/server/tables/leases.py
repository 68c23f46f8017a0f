"""Which tables this node drives: on behalf of which it lets bots answer. At most one node at a time drives a table.

A node says every second in the store that it is alive. A lease names the node that drives a table; it ends when the node
gives it back, or has given no sign of life for `PATIENCE`. Every taking raises the lease's fence, and whatever a driver
saves is saved only if the fence is still the same: a node that was asleep and does not know that it has lost a table can
write nothing for it (M. Kleppmann, "How to do distributed locking", 2016).
"""

import time
from collections.abc import Collection
from typing import Protocol

from regalia.server.errors import Refuse
from regalia.server.store import Conflict, Store
from regalia.server.store.nodes import Fence

BEAT = 1.0
"""Seconds between signs of life."""
PATIENCE = 3.0
"""Seconds without a sign of life after which another node may take a table. Measured by the clock of the store."""
SLACK = 2
"""Number of tables above its share, or a tenth of it, that a node keeps before it gives some back."""
BELIEVED = 2.0
"""Seconds for which a node that could not take a table does not try again, unless the table is due and free."""
REST = 5.0
"""Seconds for which a node does not take a table again that it gave back to be taken by another."""


class Leases(Protocol):
    """The tables that are driven here."""

    shared: bool
    """True if there are other nodes."""

    def holds(self, table: str) -> bool:
        """True if this node drives a table."""
        ...

    def fence(self, table: str) -> Fence | None:
        """What an action of a driver is saved with; None if there is only one node. Raises Refuse if it is not held."""
        ...

    async def due(self, now: float) -> list[str]:
        """The tables that are due and that no other node drives, those that are due for longest first."""
        ...

    async def take(self, table: str) -> bool:
        """Drive a table from now on, unless another node does. True if it is held."""
        ...

    async def check(self, table: str) -> None:
        """Find out whether a table is still held, after something could not be saved."""
        ...

    async def give_back(self, tables: Collection[str]) -> None:
        """Drive tables no longer."""
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
        """What an action of a driver is saved with: nothing."""

    async def due(self, now: float) -> list[str]:
        """The tables that are due, those that are due for longest first."""
        return await self._store.due(now)

    async def take(self, table: str) -> bool:
        """Drive a table from now on."""
        return True

    async def check(self, table: str) -> None:
        """There is nothing to find out."""

    async def give_back(self, tables: Collection[str]) -> None:
        """There is no other node to give anything to."""


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
        self._seen_at = float("-inf")
        """When the last sign of life was given, by the monotonic clock."""

    def holds(self, table: str) -> bool:
        """True if this node drives a table."""
        return table in self._fences and time.monotonic() - self._seen_at < PATIENCE

    def fence(self, table: str) -> Fence:
        """What an action of a driver is saved with. Raises Refuse if the table is not held."""
        if not self.holds(table):
            raise Refuse("try_again")
        return Fence(self._node, self._fences[table])

    async def due(self, now: float) -> list[str]:
        """The tables that are due and that no other node drives, those that are due for longest first."""
        found = await self._store.due(now, self._node, PATIENCE)
        for table in found:
            self._elsewhere.pop(table, None)
        return found

    async def take(self, table: str) -> bool:
        """Drive a table from now on, unless another node does. True if it is held."""
        if self.holds(table):
            return True
        now = time.monotonic()
        if max(self._resting.get(table, 0), self._elsewhere.get(table, 0)) > now:
            return False
        try:
            number = await self._store.take_lease(table, self._node, PATIENCE)
        except Conflict:
            self._elsewhere[table] = now + BELIEVED
            return False
        except Refuse:
            return False
        self._fences[table] = number
        return self.holds(table)

    async def check(self, table: str) -> None:
        """Find out whether a table is still held, after something could not be saved."""
        if table in self._fences and await self._store.lease(table) != Fence(self._node, self._fences[table]):
            self._fences.pop(table, None)

    async def give_back(self, tables: Collection[str]) -> None:
        """Drive tables no longer."""
        held = [table for table in tables if self._fences.pop(table, None) is not None]
        if held:
            await self._store.end_leases(self._node, held)

    async def beat(self) -> list[str]:
        """Give a sign of life, and give back what is too much. Returns those tables: others will take them."""
        begun = time.monotonic()
        counts = await self._store.beat(self._node, PATIENCE)
        if begun - self._seen_at >= PATIENCE:
            await self._find_lost()
        self._seen_at = begun
        self._elsewhere = {table: until for table, until in self._elsewhere.items() if until > begun}
        self._resting = {table: until for table, until in self._resting.items() if until > begun}
        self.is_first = self._node == min(counts, default=self._node)
        share = sum(counts.values()) / max(1, len(counts))
        surplus = int(len(self._fences) - share - max(SLACK, share / 10))
        if len(counts) < 2 or surplus <= 0:
            return []
        given = [*self._fences][:surplus]
        for table in given:
            self._resting[table] = begun + REST
        await self.give_back(given)
        return given

    async def _find_lost(self) -> None:
        """After a silence: forget the leases that others have taken meanwhile."""
        for table in [*self._fences]:
            await self.check(table)

    async def leave(self) -> None:
        """Give everything back and be counted no longer."""
        self._fences.clear()
        await self._store.leave(self._node)
