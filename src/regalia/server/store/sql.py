"""The store in a database that speaks SQL: every statement, and what is made of its rows. SQLite and PostgreSQL run them.

Statements are written once. Where the dialects differ, a statement has a mark in braces, which `Dialect` fills in.
"""

import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from regalia.server.errors import Refuse
from regalia.server.store import Action, Belonging, FilmPart, Opening, Person, Publication, Snapshot, TableDoc, Unreadable
from regalia.server.store.nodes import Fence
from regalia.server.store.notices import Notice
from regalia.server.tempo.clocks import Clocks
from regalia.server.tempo.hours import Hours
from regalia.server.tempo.rests import Span

log = logging.getLogger(__name__)

Row = tuple[Any, ...]


class Dialect(Struct, frozen=True):
    """The parts that differ between dialects."""

    json: str
    """A table's document as JSON, from which `->>` takes a field; null if it is none."""
    then: str
    """The join that goes from its left side to its right side."""
    now: str
    """The database's own time, in seconds since the epoch."""
    ids: str
    """The texts of the parameter `ids`, a JSON array, as rows."""


class Change(Struct, frozen=True):
    """A statement that writes."""

    statement: str
    values: dict[str, Any] = {}
    must: bool = False
    """True if it must change a row: if it does not, another writer was first, and nothing of the batch is saved."""
    joins: bool = False
    """True if it needs nothing that the changes before it have done: PostgreSQL makes one statement of such neighbours."""


NEWEST = "order by created desc limit :most"
PUBLIC_TABLES = f"select id, document from tables where status = :status and public = 1 {NEWEST}"  # noqa: S608 - a constant
"""Reads the newest entries of an index, however many tables there are."""
TABLES = f"select id, document from tables where status = :status {NEWEST}"  # noqa: S608 - a constant
TABLES_OF = """
    select id, document from sitting {then} tables on id = table_id
    where person = :person and table_status = :status and (:public = 0 or public = 1)
    order by table_created desc limit :most
"""
"""Reads the newest entries of an index, however many tables a person has played at. Beside each person the database itself
keeps status and time of the table (`sitting_as_its_table`).
"""
INVITE = "insert into invited values (:alike, :table)"
UNPLAYED = """
    select id, document from tables
    where status in ('open', 'closed') and public in (0, 1) and created > :since
      and ({json} ->> 'host' = :host or :source <> '' and {json} ->> 'source' = :source)
"""
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
HOLD_LEASE = "update leases set fence = fence where table_id = :table and node = :node and fence = :fence"

SAVE_TABLE = """
    insert into tables (id, status, public, created, document, version)
    values (:id, :status, :public, :created, :document, :version)
    on conflict (id) do update set status = excluded.status, public = excluded.public,
                                   document = excluded.document, version = excluded.version
    where tables.version = excluded.version - 1
"""
SAVE_PERSON = "insert into people (id, name) values (:id, :name) on conflict (id) do update set name = excluded.name"
SAVE_DUE = "insert into due values (:table, :at) on conflict (table_id) do update set at = excluded.at"
SAVE_CLOCKS = "insert into clocks values (:table, :body) on conflict (table_id) do update set body = excluded.body"
SAVE_HOURS = "insert into hours values (:person, :body) on conflict (person) do update set body = excluded.body"
SAVE_LIFE = "insert into lives values (:began, :seen) on conflict (began) do update set seen = excluded.seen"
NOTE = """
    insert into outbox (channel, table_id, kind, mark, at, tried, made)
    select id, cast(:table as text), cast(:kind as text), cast(:mark as text), :at, 0, :at
    from channels where person = :person
    on conflict do nothing
"""
SAVE_RECORD = "insert into records values (:table, :record) on conflict (table_id) do update set record = excluded.record"
SAVE_BELONGING = "insert into belongings (person, game, id, name, content) values (:person, :game, :id, :name, :content)"
DROP_BELONGING = "delete from belongings where person = :person and game = :game and id = :id"
BELONGINGS = "select id, name, content from belongings where person = :person and game = :game order by number desc"

PUBLISH = "insert into published values (:game, :id, :version, :person, :name, :content, :at)"
VERSIONS = """
    select game, published.id, version, person, people.name, published.name, content, at
    from published join people on people.id = person where """
NEWEST_PUBLICATIONS = f"""
    {VERSIONS}game = :game
      and version = (select max(other.version) from published as other where other.game = :game and other.id = published.id)
    order by at desc limit :most
"""  # noqa: S608 - a constant

_document = msgspec.json.Decoder(TableDoc)
_action = msgspec.json.Decoder(Action)
_hours = msgspec.json.Decoder(Hours)
_clocks = msgspec.json.Decoder(Clocks)


class SqlStore:
    """A store over two things that a database does: read rows, and save changes together or not at all."""

    dialect: Dialect

    def __init__(self) -> None:
        self._unreadable: set[str] = set()

    async def rows(self, statement: str, /, **values: Any) -> list[Row]:
        """The rows that a statement finds. Raises Unreadable if they are damaged."""
        raise NotImplementedError

    async def save(self, *changes: Change) -> None:
        """Save all changes or none; they are durable when it returns. Raises Conflict, and Refuse("not_saved")."""
        raise NotImplementedError

    async def is_well(self) -> bool:
        """True if the store can be reached and read. Saving something shows if it can be written."""
        try:
            await self.rows("select 1 from tables limit 1")
            await self.save()
        except Refuse:
            return False
        return True

    async def save_person(self, person: Person) -> None:
        """A new guest, or a new name."""
        await self.save(Change(SAVE_PERSON, {"id": person.id, "name": person.name}))

    async def person(self, person: str) -> Person | None:
        """A guest, if there is one by this id."""
        rows = await self.rows("select id, name from people where id = :id", id=person)
        return Person(*rows[0]) if rows else None

    async def save_table(
        self,
        doc: TableDoc,
        opening: Opening | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        seq: int | None = None,
    ) -> None:
        """A new table, or the next version of its document, and when it is due. Raises Conflict if there is this version,
        or an action after `seq`.

        Also if it is a new one and the same request has already opened a table.
        """
        seen = [seen_all(doc.id, seq)] if seq is not None else []
        changes = [*seen, *saved_table(doc), saved_due(doc.id, due), *saved_clocks(doc.id, clocks)]
        if opening is not None:
            opener, request = opening
            values = {"opener": opener, "request": request, "table": doc.id}
            changes.append(Change("insert into openings values (:opener, :request, :table)", values))
        await self.save(*changes)

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

    async def unplayed(self, host: str, source: str, since: float) -> list[TableDoc]:
        """The open and closed tables of a host or of a source (unless it is empty) that were opened after a time."""
        return self.readable(await self.rows(UNPLAYED, host=host, source=source, since=since))

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

    async def save_hours(self, person: str, hours: Hours) -> None:
        """When a person rests."""
        await self.save(Change(SAVE_HOURS, {"person": person, "body": msgspec.json.encode(hours)}))

    async def hours(self, people: Sequence[str]) -> dict[str, Hours]:
        """When people rest, as far as they have said."""
        found = "select body from hours where person = :person"
        rows = {person: await self.rows(found, person=person) for person in dict.fromkeys(people)}
        return {person: _hours.decode(row[0][0]) for person, row in rows.items() if row}

    async def save_life(self, began: float, seen: float) -> None:
        """From when to when an arena has been serving the database at least, by when it began."""
        await self.save(Change(SAVE_LIFE, {"began": began, "seen": seen}))

    async def lives(self) -> list[Span]:
        """From when to when arenas have been serving the database."""
        return [(began, seen) for began, seen in await self.rows("select began, seen from lives order by began")]

    async def due(self, now: float, node: str = "", patience: float = 0) -> list[str]:
        """The tables that are due and not driven by another node that is alive, those that are due for longest first."""
        return [str(table) for (table,) in await self.rows(DUE, now=now, node=node, patience=patience)]

    async def append(
        self,
        table: str,
        action: Action,
        snapshot: Snapshot,
        doc: TableDoc | None = None,
        due: float | None = None,
        clocks: Clocks | None = None,
        notices: Sequence[Notice] = (),
        fence: Fence | None = None,
    ) -> None:
        """One action, the position after it, when the table is due then, and what else changes with it.

        Raises Conflict if the action's number, its id, or the document's version is taken, or the fence is not that of
        the table's lease.
        """
        done = {
            "table": table,
            "seq": action.seq,
            "person": action.person,
            "id": action.id,
            "body": msgspec.json.encode(action),
        }
        position = {"table": table, "seq": snapshot.seq, "position": snapshot.position}
        held = {"table": table, "node": fence.node, "fence": fence.number} if fence is not None else {}
        await self.save(
            *([Change(HOLD_LEASE, held, must=True, joins=True)] if held else ()),
            Change("insert into actions values (:table, :seq, :person, :id, :body)", done, joins=True),
            Change("delete from snapshots where table_id = :table", {"table": table}, joins=True),
            Change("insert into snapshots values (:table, :seq, :position)", position, joins=True),
            saved_due(table, due),
            *saved_clocks(table, clocks),
            *noted(table, notices),
            *(saved_table(doc) if doc is not None else ()),
        )

    async def actions(self, table: str, after: int = 0) -> list[Action]:
        """The actions of a table with higher numbers, in order."""
        found = "select body from actions where table_id = :table and seq > :after order by seq"
        rows = await self.rows(found, table=table, after=after)
        try:
            actions = [_action.decode(body) for (body,) in rows]
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong
        if [action.seq for action in actions] != [*range(after + 1, after + len(actions) + 1)]:
            raise Unreadable("actions are missing")
        return actions

    async def snapshot(self, table: str) -> Snapshot | None:
        """The position after a table's last action."""
        found = "select seq, position from snapshots where table_id = :table order by seq desc limit 1"
        rows = await self.rows(found, table=table)
        return Snapshot(*rows[0]) if rows else None

    async def save_film(self, table: str, part: FilmPart | None, record: bytes | None = None) -> None:
        """The next part of a table's film, if any. With the record of a finished game it is whole: nothing more is due.

        Raises Conflict if there is a part of this number.
        """
        changes = []
        if part is not None:
            values = {"table": table, "number": part.number, "last": part.last, "part": part.body}
            changes.append(Change("insert into films values (:table, :number, :last, :part)", values))
        if record is not None:
            changes += [Change(SAVE_RECORD, {"table": table, "record": zlib.compress(record)}), saved_due(table, None)]
        await self.save(*changes)

    async def film(self, table: str) -> list[FilmPart]:
        """The film of a table, as far as it is saved."""
        found = "select number, last, part from films where table_id = :table order by number"
        return [FilmPart(*row) for row in await self.rows(found, table=table)]

    async def record(self, table: str) -> bytes | None:
        """The record of a finished game, if its film is whole."""
        rows = await self.rows("select record from records where table_id = :table", table=table)
        try:
            return zlib.decompress(rows[0][0]) if rows else None
        except zlib.error as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def save_belonging(self, person: str, game: str, belonging: Belonging) -> None:
        """Keep something for a person, in the place of what has the same id."""
        content = msgspec.json.encode(belonging.content)
        whose = {"person": person, "game": game, "id": belonging.id}
        kept = {**whose, "name": belonging.name, "content": content}
        await self.save(Change(DROP_BELONGING, whose), Change(SAVE_BELONGING, kept))

    async def drop_belonging(self, person: str, game: str, name: str) -> None:
        """Delete what a person keeps under an id, if there is anything."""
        await self.save(Change(DROP_BELONGING, {"person": person, "game": game, "id": name}))

    async def belongings(self, person: str, game: str) -> list[Belonging]:
        """What a person keeps for a game, the last one saved first."""
        rows = await self.rows(BELONGINGS, person=person, game=game)
        try:
            return [Belonging(each, name, msgspec.json.decode(content)) for each, name, content in rows]
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Unreadable(str(wrong)) from wrong

    async def publish(self, publication: Publication) -> None:
        """A new version of what a person has published. Raises Conflict if there is this version."""
        values = msgspec.structs.asdict(publication) | {"content": msgspec.json.encode(publication.content)}
        del values["author"]
        await self.save(Change(PUBLISH, values))

    async def unpublish(self, game: str, name: str) -> None:
        """Delete all versions of what is published under an id."""
        await self.save(Change("delete from published where game = :game and id = :id", {"game": game, "id": name}))

    async def versions(self, game: str, name: str) -> list[Publication]:
        """All versions of what is published under an id, the newest first."""
        found = f"{VERSIONS}game = :game and published.id = :id order by version desc"
        return published(await self.rows(found, game=game, id=name))

    async def newest_publications(self, game: str, most: int) -> list[Publication]:
        """The newest version of what is published for a game, the last published first."""
        return published(await self.rows(NEWEST_PUBLICATIONS, game=game, most=most))

    async def publications_of(self, person: str) -> list[Publication]:
        """Every version of what a person has published."""
        found = f"{VERSIONS}person = :person order by game, published.id, version"
        return published(await self.rows(found, person=person))

    async def publications_by(self, person: str, game: str) -> int:
        """The number of things that a person has published for a game."""
        found = "select count(distinct id) from published where person = :person and game = :game"
        return int((await self.rows(found, person=person, game=game))[0][0])

    async def save_pack(self, pack: str, source: str) -> None:
        """Keep a pack by its hash, so that tables that play with it can be looked at for ever."""
        keep = "insert into packs values (:hash, :source) on conflict (hash) do nothing"
        await self.save(Change(keep, {"hash": pack, "source": source}))

    async def pack(self, pack: str) -> str | None:
        """A pack that was kept, as TOML."""
        rows = await self.rows("select source from packs where hash = :hash", hash=pack)
        return str(rows[0][0]) if rows else None


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


def noted(table: str, notices: Iterable[Notice]) -> list[Change]:
    """Notices for all channels of their people."""
    return [
        Change(NOTE, {"table": table, "kind": each.kind, "mark": each.mark, "at": each.at, "person": each.person})
        for each in notices
    ]


def published(rows: Iterable[Row]) -> list[Publication]:
    """Versions of what people have published. Raises Unreadable if one is damaged."""
    try:
        return [
            Publication(game, each, version, person, author, name, msgspec.json.decode(content), at)
            for game, each, version, person, author, name, content, at in rows
        ]
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Unreadable(str(wrong)) from wrong
