"""What the nodes of a site keep for each other: which are alive, which drives a table, and what has changed."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Fence(Struct, frozen=True):
    """The lease of the node that drives a table: the number is higher each time the table is taken."""

    node: str
    number: int


class Nodes(Protocol):
    """Where nodes note what they do. Times are those of the database, so that the nodes' clocks may differ."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The version of each table's document, and the number of its last action; 0 if it has none."""
        ...

    async def beat(self, node: str, patience: float) -> dict[str, int]:
        """Note that a node is alive. Returns the number of tables of each node that was alive within `patience` seconds."""
        ...

    async def take_lease(self, table: str, node: str, patience: float) -> int:
        """Let a node drive a table, and return the number of its fence. Raises Conflict if another drives it that was
        alive within `patience` seconds.
        """
        ...

    async def lease(self, table: str) -> Fence | None:
        """Which node drives a table, if any."""
        ...

    async def leases_of(self, node: str) -> dict[str, int]:
        """The tables that a node drives, each with the number of its fence."""
        ...

    async def end_leases(self, node: str, tables: Sequence[str]) -> None:
        """Let a node drive these tables no longer."""
        ...

    async def leave(self, node: str) -> None:
        """Forget a node and all that it drives."""
        ...
