"""The nodes of a site in SQL. A lease is taken and held by single statements, so that two nodes never both have it."""

from collections.abc import Sequence

import msgspec

from regalia.server.store import Conflict, TableDoc
from regalia.server.store.nodes import Fence
from regalia.server.store.sql import Change, SqlStore

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
DRIVEN = """
    select id, document from leases
    join nodes on nodes.node = leases.node and nodes.seen_at > {now} - :patience
    join tables on tables.id = leases.table_id
    where (lease_host = :host or :source <> '' and lease_source = :source) and status = 'playing'
"""
"""Reads entries of two indexes, however many tables are driven. A lease of an older version has neither host nor source."""
END_LEASES = "delete from leases where node = :node and table_id in ({ids})"


class SqlNodes(SqlStore):
    """A store that nodes share."""

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

    async def driven(self, host: str, source: str, patience: float) -> list[TableDoc]:
        """The games in play of a host or of a source (unless it is empty) that nodes drive which were alive within
        `patience` seconds.
        """
        return self.readable(await self.rows(DRIVEN, host=host, source=source, patience=patience))

    async def end_leases(self, node: str, tables: Sequence[str]) -> None:
        """Let a node drive these tables no longer."""
        await self.save(Change(END_LEASES, {"node": node, "ids": as_ids(tables)}))

    async def leave(self, node: str) -> None:
        """Forget a node and all that it drives."""
        gone = {"node": node}
        await self.save(
            Change("delete from leases where node = :node", gone), Change("delete from nodes where node = :node", gone)
        )


def as_ids(tables: Sequence[str]) -> str:
    """Ids of tables as a JSON array, for a statement that has them as rows."""
    return msgspec.json.encode(tables).decode()
