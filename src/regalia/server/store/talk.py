"""What is kept of talk at tables and in clubs: lines, and whom people have muted. A club's id stands for the table."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.core import Seat
from regalia.server.store.administration import AuditEntry, logged
from regalia.server.store.notices import Notice, noted
from regalia.server.store.sql import Change, Row, Sql

Talk = Literal["everybody", "phrases", "off"]
"""What may be said at a table: anything, set phrases only, or nothing."""


class Line(Struct, frozen=True):
    """A line of talk. A removed one, and one of a person who was deleted, have no text."""

    number: int
    """The first `changed`: lines are numbered in the order in which they were said, with gaps."""
    changed: int
    """The number of its last change; changes of a table's talk are counted from 1."""
    person: str
    id: str
    """The sender's own id: the same line is never said twice."""
    seat: Seat | None
    """The seat of the person who said it; None for one without a seat."""
    at: float
    text: str = ""
    phrase: str = ""
    """The key of a set phrase; empty for free text."""
    aside: bool = False
    """True if a spectator said it while the game was played: players see it when the game is over."""
    mentions: tuple[Seat, ...] = ()
    removed: bool = False


FIELDS = Line.__struct_fields__
COLUMNS = ", ".join(FIELDS)
SAY = f"insert into lines (table_id, {COLUMNS}) values (:table, {', '.join(f':{field}' for field in FIELDS)})"  # noqa: S608 - made of constants, values are bound
TRIM = "delete from lines where table_id = :table and number <= :before"
REMOVE = """
    update lines set changed = :changed, text = '', phrase = '', mentions = '', removed = 1
    where table_id = :table and number = :number
"""
LINES = f"select {COLUMNS} from lines where table_id = :table and changed > :since order by number"  # noqa: S608 - made of constants, values are bound
LINES_OF = f"select table_id, {COLUMNS} from lines where person = :person order by table_id, number"  # noqa: S608 - made of constants, values are bound
NUMBERS = "select table_id, max(changed) from lines where table_id in ({ids}) group by table_id"
End = tuple[float, str]
"""When a table ended, in seconds since the epoch, and its id."""
FIRST_END: End = (-1.0, "")
ENDED_GAMES = """
    select distinct ended, table_id from results
    where (ended, table_id) > (:ended, :table) and ended <= :before order by ended, table_id limit :most
"""
CLOSED_TABLES = """
    select created, id from tables
    where status = 'closed' and public = :public and (created, id) > (:created, :table) and created <= :before
        and not exists (select 1 from results where results.table_id = tables.id)
    order by created, id limit :most
"""
MUTED_BY = """
    select muted as who from mutes where person = :person
    union select other from ties where person = :person and kind = 'blocked'
    order by who
"""
HAS_MUTED = """
    select 1 from mutes where person = :person and muted = :muted
    union all select 1 from ties where person = :person and other = :muted and kind = 'blocked'
"""
MUTING = """
    select person from mutes where muted = :muted
    union select person from ties where other = :muted and kind = 'blocked'
"""


class Talks(Sql):
    """Lines and mutes."""

    async def say(self, table: str, line: Line, keep: int, notices: Sequence[Notice] = ()) -> None:
        """A new line, with the notices that it brings about; of the lines before, those with the `keep` newest numbers
        stay. Raises Conflict if there is this number, or a line of this person with this id.
        """
        trim = Change(TRIM, {"table": table, "before": line.number - keep})
        await self.save(Change(SAY, {"table": table, **row_of(line)}), trim, *noted(table, notices))

    async def remove_line(self, table: str, number: int, changed: int, entry: AuditEntry | None = None) -> None:
        """Delete the text of a line, as this change; log it. Raises Conflict if there is this change, or no such line."""
        removed = Change(REMOVE, {"table": table, "number": number, "changed": changed}, must=True)
        await self.save(removed, *(logged(entry) if entry is not None else ()))

    async def ended_games(self, after: End, before: float, most: int) -> list[End]:
        """The games that ended after one and not after a time, in that order."""
        found = await self.rows(ENDED_GAMES, ended=after[0], table=after[1], before=before, most=most)
        return [(ended, table) for ended, table in found]

    async def closed_tables(self, public: int, after: End, before: float, most: int) -> list[End]:
        """The tables without a result that were closed: those opened after one and not after a time, in that order."""
        seek = {"created": after[0], "table": after[1], "before": before, "most": most}
        return [(created, table) for created, table in await self.rows(CLOSED_TABLES, public=public, **seek)]

    async def delete_talk(self, tables: Sequence[str]) -> None:
        """Delete all lines of these tables."""
        ids = msgspec.json.encode(tables).decode()
        await self.save(Change("delete from lines where table_id in ({ids})", {"ids": ids}))

    async def lines(self, table: str, since: int = 0) -> list[Line]:
        """The lines of a table that were said or have changed after a change, in the order in which they were said."""
        return [line_in(row) for row in await self.rows(LINES, table=table, since=since)]

    async def talk_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last change of each table's talk; tables without lines are left out."""
        rows = await self.rows(NUMBERS, ids=msgspec.json.encode(tables).decode())
        return {str(table): int(changed) for table, changed in rows}

    async def lines_of(self, person: str) -> list[tuple[str, Line]]:
        """All that a person has said, with the tables."""
        return [(str(table), line_in(tuple(row))) for table, *row in await self.rows(LINES_OF, person=person)]

    async def mute(self, person: str, muted: str) -> None:
        """A person mutes another."""
        once = "insert into mutes values (:person, :muted) on conflict do nothing"
        await self.save(Change(once, {"person": person, "muted": muted}))

    async def unmute(self, person: str, muted: str) -> None:
        """A person unmutes another."""
        end = "delete from mutes where person = :person and muted = :muted"
        await self.save(Change(end, {"person": person, "muted": muted}))

    async def muted_by(self, person: str) -> list[str]:
        """The people whom a person has muted, or blocked, which includes it."""
        rows = await self.rows(MUTED_BY, person=person)
        return [str(muted) for (muted,) in rows]

    async def has_muted(self, person: str, muted: str) -> bool:
        """True if a person has muted or blocked another."""
        return bool(await self.rows(HAS_MUTED, person=person, muted=muted))

    async def muting(self, muted: str) -> set[str]:
        """The people who have muted or blocked a person."""
        rows = await self.rows(MUTING, muted=muted)
        return {str(person) for (person,) in rows}


def row_of(line: Line) -> dict[str, object]:
    """A line as its row: the seats in one text, and 1 for yes."""
    mentions = " ".join(map(str, line.mentions))
    return msgspec.structs.asdict(line) | {"mentions": mentions, "aside": int(line.aside), "removed": int(line.removed)}


def line_in(row: Row) -> Line:
    """The line in a row."""
    fields = dict(zip(FIELDS, row, strict=True))
    mentions = tuple(Seat(seat) for seat in fields["mentions"].split())
    return Line(**fields | {"mentions": mentions, "aside": bool(fields["aside"]), "removed": bool(fields["removed"])})
