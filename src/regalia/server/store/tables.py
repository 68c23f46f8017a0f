"""What is kept of tables: their documents, when they are due, and their clocks."""

import logging
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from regalia.server.store.documents import TableDoc
from regalia.server.store.notices import Notice, noted
from regalia.server.store.results import Result, counted
from regalia.server.store.sql import Change, Row, Sql, Unreadable
from regalia.server.time.clocks import Clocks

log = logging.getLogger(__name__)

Opening = tuple[str, str]
"""Who opens a table, and the id of the request: the same one never opens two."""

NEWEST = "order by created desc limit :most"
PUBLIC_TABLES = f"select id, document from tables where status = :status and public = 1 {NEWEST}"  # noqa: S608 - made of constants, values are bound
"""Reads the newest entries of an index, however many tables there are."""
TABLES = f"select id, document from tables where status = :status {NEWEST}"  # noqa: S608 - made of constants, values are bound
TABLES_OF = """
    select id, document from sitting {then} tables on id = table_id
    where person = :person and table_status = :status and (:public = 0 or public = 1)
    order by table_created desc limit :most
"""
"""Reads the newest entries of an index, however many tables a person has played at. Beside each person the database itself
keeps status and time of the table (`sitting_as_its_table`).
"""
OLDEST = "select id, document from tables where status = :status and public = :public order by created limit :most"
"""Reads the oldest entries of a part of an index, however many tables there are."""

INVITE = "insert into invited values (:alike, :table)"
UNPLAYED = """
    select id, document from tables
    where status in ('open', 'closed') and public in (0, 1) and created > :since
      and ({json} ->> 'host' = :host or :source <> '' and {json} ->> 'source' = :source)
"""
DRIVEN = """
    select id, document from leases
    join nodes on nodes.node = leases.node and nodes.seen_at > {now} - :patience
    join tables on tables.id = leases.table_id
    where (lease_host = :host or :source <> '' and lease_source = :source) and status = 'playing'
"""
"""Reads entries of two indexes, however many tables are driven. A lease of an older version has neither host nor source."""

DUE = """
    select due.table_id from due
    left join leases on leases.table_id = due.table_id
    left join nodes on nodes.node = leases.node and nodes.seen_at > {now} - :patience
    where due.at <= :now and (nodes.node is null or nodes.node = :node)
    order by due.at
"""
SEEN_ALL = """
    update tables set version = version
    where id = :table and not exists (select 1 from actions where table_id = :table and seq > :seq)
"""
"""Changes nothing, if a table has no action after a number."""
SAVE_TABLE = """
    insert into tables (id, status, public, created, document, version)
    values (:id, :status, :public, :created, :document, :version)
    on conflict (id) do update set status = excluded.status, public = excluded.public,
                                   document = excluded.document, version = excluded.version
    where tables.version = excluded.version - 1
"""
SAVE_DUE = "insert into due values (:table, :at) on conflict (table_id) do update set at = excluded.at"
SAVE_CLOCKS = "insert into clocks values (:table, :body) on conflict (table_id) do update set body = excluded.body"
_document = msgspec.json.Decoder(TableDoc)
_clocks = msgspec.json.Decoder(Clocks)


class Tables(Sql):
    """Tables and their clocks."""

    def __init__(self) -> None:
        self._unreadable: set[str] = set()

    async def save_table(
        self,
        doc: TableDoc,
        opening: Opening | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        seq: int | None = None,
        results: Sequence[Result] = (),
        notices: Sequence[Notice] = (),
    ) -> None:
        """A new table, or the next version of its document, and when it is due. Raises Conflict if there is this version,
        or an action after `seq`.

        Also if it is a new one and the same request has already opened a table.
        """
        seen = [seen_all(doc.id, seq)] if seq is not None else []
        due_at, clocks_now = saved_due(doc.id, due), saved_clocks(doc.id, clocks)
        opened = saved_opening(doc.id, opening)
        told = (*counted(doc.id, results), *noted(doc.id, notices))
        await self.save(*seen, *saved_table(doc), due_at, *clocks_now, *opened, *told)

    async def table(self, table: str) -> TableDoc | None:
        """A table, if there is one by this id."""
        rows = await self.rows("select document from tables where id = :id", id=table)
        try:
            return _document.decode(rows[0][0]) if rows else None
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def tables(self, status: str, public_only: bool, person: str | None = None, most: int = 100) -> list[TableDoc]:
        """The newest tables of a status: public ones, or those a person sits at."""
        if person is None:
            return self.readable(await self.rows(PUBLIC_TABLES if public_only else TABLES, status=status, most=most))
        found = await self.rows(TABLES_OF, person=person, status=status, public=int(public_only), most=most)
        return self.readable(found)

    async def oldest_tables(self, most: int) -> list[TableDoc]:
        """Tables that are open or in play, those opened longest ago first."""
        parts = [(status, public) for status in ("open", "playing") for public in (0, 1)]
        rows = [await self.rows(OLDEST, status=status, public=public, most=most) for status, public in parts]
        return sorted(self.readable(chain(*rows)), key=lambda doc: doc.created)[:most]

    async def unplayed(self, host: str, source: str, since: float) -> list[TableDoc]:
        """The open and closed tables of a host or of a source (unless it is empty) that were opened after a time."""
        return self.readable(await self.rows(UNPLAYED, host=host, source=source, since=since))

    async def driven(self, host: str, source: str, patience: float) -> list[TableDoc]:
        """The games in play of a host or of a source (unless it is empty) that nodes drive which were alive within
        `patience` seconds.
        """
        return self.readable(await self.rows(DRIVEN, host=host, source=source, patience=patience))

    def readable(self, rows: Iterable[Row]) -> list[TableDoc]:
        """The documents that can be read; the others are logged once."""
        found = []
        for name, document in rows:
            try:
                found.append(_document.decode(document))
            except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
                if name not in self._unreadable:
                    log.error("table %s cannot be read, the others go on: %s", name, wrong)
                    self._unreadable.add(name)
        return found

    async def opened(self, opening: Opening) -> str | None:
        """The table that a request has opened."""
        found = "select table_id from openings where opener = :opener and request = :request"
        rows = await self.rows(found, opener=opening[0], request=opening[1])
        return str(rows[0][0]) if rows else None

    async def save_due(self, table: str, due: float | None, seq: int) -> None:
        """Save when a table is due; None if it never is. Raises Conflict if it has an action after `seq`."""
        await self.save(seen_all(table, seq), saved_due(table, due))

    async def due(self, now: float, node: str = "", patience: float = 0) -> list[str]:
        """The tables that are due and not driven by another node that is alive, those that are due for longest first."""
        return [str(table) for (table,) in await self.rows(DUE, now=now, node=node, patience=patience)]

    async def save_clocks(self, table: str, clocks: Clocks, due: float | None) -> None:
        """The clocks of a table, and when it is due."""
        await self.save(saved_due(table, due), *saved_clocks(table, clocks))

    async def clocks(self, table: str) -> Clocks | None:
        """The clocks of a table as they were saved last; None if it has none."""
        rows = await self.rows("select body from clocks where table_id = :table", table=table)
        try:
            return _clocks.decode(rows[0][0]) if rows else None
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong


def saved_table(doc: TableDoc) -> Sequence[Change]:
    """A table's document, and who sits at it. It must follow the version that is there."""
    table = {
        "id": doc.id,
        "status": doc.status,
        "public": int(doc.public),
        "created": doc.created,
        "document": msgspec.json.encode(doc),
        "version": doc.version,
    }
    people = sorted({sitting.person for sitting in doc.seats if sitting.person is not None})
    return (
        Change(SAVE_TABLE, table, must=True),
        Change("delete from sitting where table_id = :table", {"table": doc.id}),
        *(
            Change("insert into sitting (person, table_id) values (:person, :table)", {"person": each, "table": doc.id})
            for each in people
        ),
        Change("delete from invited where table_id = :table", {"table": doc.id}),
        *(Change(INVITE, {"alike": each, "table": doc.id}) for each in doc.invited if doc.status == "open"),
    )


def saved_opening(table: str, opening: Opening | None) -> Sequence[Change]:
    """The request that opens a table, if it has an id."""
    if opening is None:
        return ()
    opener, request = opening
    values = {"opener": opener, "request": request, "table": table}
    return (Change("insert into openings values (:opener, :request, :table)", values),)


def seen_all(table: str, seq: int) -> Change:
    """What is saved with it is saved only if the table has no action after a number, and so not by an old position."""
    return Change(SEEN_ALL, {"table": table, "seq": seq}, must=True, joins=True)


def saved_clocks(table: str, clocks: Clocks | None) -> list[Change]:
    """The clocks of a table; nothing to save if there are none."""
    if clocks is None:
        return []
    return [Change(SAVE_CLOCKS, {"table": table, "body": msgspec.json.encode(clocks)}, joins=True)]


def saved_due(table: str, due: float | None) -> Change:
    """When a table is due; no row if it never is."""
    if due is None:
        return Change("delete from due where table_id = :table", {"table": table}, joins=True)
    return Change(SAVE_DUE, {"table": table, "at": due}, joins=True)
