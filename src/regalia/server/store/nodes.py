"""What the nodes of a site keep for each other: which are alive, which drives a table, and what has changed."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from regalia.server.store.sql import Change, Conflict, Sql
from regalia.server.time.rests import Span


class Fence(Struct, frozen=True):
    """The lease of the node that drives a table: the number is higher each time the table is taken."""

    node: str
    number: int


NUMBERS = """
    select id, version, coalesce((select max(seq) from snapshots where table_id = id), 0)
    from tables where id in ({ids})
"""
BEAT = "insert into nodes values (:node, {now}) on conflict (node) do update set seen_at = {now}"
LIVING = """
    select nodes.node, count(leases.table_id) from nodes left join leases on leases.node = nodes.node
    where nodes.seen_at > {now} - :patience group by nodes.node
"""
TAKE_LEASE = """
    insert into leases (table_id, node, fence, lease_host, lease_source)
    select id, cast(:node as text), 1, coalesce({json} ->> 'host', ''), coalesce({json} ->> 'source', '')
    from tables where id = :table
    on conflict (table_id) do update set node = :node, fence = leases.fence + 1
    where leases.node = :node or not exists (
        select 1 from nodes where nodes.node = leases.node and nodes.seen_at > {now} - :patience
    )
"""
END_LEASES = "delete from leases where node = :node and table_id in ({ids})"
HOLD_LEASE = "update leases set fence = fence where table_id = :table and node = :node and fence = :fence"
SAVE_LIFE = "insert into lives values (:began, :seen) on conflict (began) do update set seen = excluded.seen"


class Nodes(Sql):
    """Nodes and leases. A lease is taken and held by single statements, so that two nodes never both have it.

    Times are those of the database, so that the nodes' clocks may differ.
    """

    async def numbers(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The version of each table's document, and the number of its last action; 0 if it has none."""
        rows = await self.rows(NUMBERS, ids=as_ids(tables))
        return {name: (version, seq) for name, version, seq in rows}

    async def beat(self, node: str, patience: float) -> dict[str, int]:
        """Note that a node is alive. Returns the number of tables of each node that was alive within `patience` seconds."""
        await self.save(Change(BEAT, {"node": node}))
        return dict(await self.rows(LIVING, patience=patience))

    async def take_lease(self, table: str, node: str, patience: float) -> int:
        """Let a node drive a table, and return the number of its fence. Raises Conflict if another drives it that was
        alive within `patience` seconds.
        """
        await self.save(Change(TAKE_LEASE, {"table": table, "node": node, "patience": patience}))
        lease = await self.lease(table)
        if lease is None or lease.node != node:
            raise Conflict
        return lease.number

    async def lease(self, table: str) -> Fence | None:
        """Which node drives a table, if any."""
        rows = await self.rows("select node, fence from leases where table_id = :table", table=table)
        return Fence(*rows[0]) if rows else None

    async def leases_of(self, node: str) -> dict[str, int]:
        """The tables that a node drives, each with the number of its fence."""
        return dict(await self.rows("select table_id, fence from leases where node = :node", node=node))

    async def end_leases(self, node: str, tables: Sequence[str]) -> None:
        """Let a node drive these tables no longer."""
        await self.save(Change(END_LEASES, {"node": node, "ids": as_ids(tables)}))

    async def leave(self, node: str) -> None:
        """Forget a node and all that it drives."""
        gone = {"node": node}
        await self.save(
            Change("delete from leases where node = :node", gone), Change("delete from nodes where node = :node", gone)
        )

    async def save_life(self, began: float, seen: float) -> None:
        """From when to when an arena has been serving the database at least, by when it began."""
        await self.save(Change(SAVE_LIFE, {"began": began, "seen": seen}))

    async def lives(self) -> list[Span]:
        """From when to when arenas have been serving the database."""
        return [(began, seen) for began, seen in await self.rows("select began, seen from lives order by began")]


def as_ids(ids: Sequence[str]) -> str:
    """Ids as a JSON array, for a statement that has them as rows."""
    return msgspec.json.encode(ids).decode()
