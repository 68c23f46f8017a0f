"""What is kept of reports about people, of the lines in question, and of what administrators have decided."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from regalia.server.store.administration import AuditEntry, logged
from regalia.server.store.nodes import as_ids
from regalia.server.store.seeks import END_SEEK
from regalia.server.store.sql import Change, Sql, insert, select
from regalia.server.time.tempo import DAY

Matter = Literal["line", "name", "table", "person", "club", "club_line"]
"""Of a table: a line or all of it; of a person: the name or all else; of a club: all of it, or a line in it."""
Why = Literal["insult", "threat", "cheating", "leaving", "spam", "name", "other"]
Outcome = Literal["", "dismissed", "warned", "muted", "suspended"]
"""What was decided; empty while a report waits."""
SanctionKind = Literal["warned", "muted", "suspended"]
"""A person is warned until they have read it, cannot talk at any table, or cannot open or join public tables."""
KEPT = 365 * DAY
"""Seconds for which a report is kept after it was decided."""


class Report(Struct, frozen=True):
    """Something that a person has reported."""

    id: str
    reporter: str
    about: str
    """The person who is reported."""
    matter: Matter
    table_id: str
    """The table, or the club; empty for a name or a person."""
    line: int
    """The number of a line; 0 for other matters."""
    reason: Why
    words: str
    """What the reporter has written, up to 500 signs."""
    at: float
    outcome: Outcome = ""
    decided: float | None = None


class ReportPlace(Struct, frozen=True):
    """Where a report stands among those that wait: those of people with accounts come first, then the oldest."""

    stranger: int = 0
    """1 if the reporter has no account."""
    at: float = 0.0
    id: str = ""


class ReportedLine(Struct, frozen=True):
    """A line of talk, kept as it was when it was reported."""

    report: str
    number: int
    person: str
    name: str
    at: float
    text: str
    phrase: str


class Sanction(Struct, frozen=True):
    """What a person cannot do for a time."""

    person: str
    kind: SanctionKind
    until: float | None
    """The end, in seconds since the epoch; None if there is none."""
    at: float


FIRST = ReportPlace()
REPORT = select("reports", Report)
FIELDS = Report.__struct_fields__
FILE = f"""
    insert into reports ({", ".join(FIELDS)}, once) values ({", ".join(f":{field}" for field in FIELDS)}, :once)
    on conflict do nothing
"""  # noqa: S608 - made of constants, values are bound
"""Beside a report is kept what no two open ones have in common: reporter and matter; once it is decided, its id."""
KEEP_LINE = insert("reported_lines", ReportedLine)
SAME_MATTER = "outcome = '' and about = :about and matter = :matter and table_id = :table_id and line = :line"
"""Waiting reports of one matter."""
DECIDE = """
    update reports set outcome = :outcome, decided = :at, once = id
    where outcome = '' and (about, matter, table_id, line) = (
        select same.about, same.matter, same.table_id, same.line from reports as same
        where same.id = :id and same.outcome = ''
    )
"""
LAPSED = "outcome <> '' and decided < :lapsed"
SANCTION = (
    f"{insert('sanctions', Sanction)} on conflict (person, kind) do update set until = excluded.until, at = excluded.at"
)

IS_FIRST = """
    outcome = '' and not exists (
        select 1 from reports as earlier
        where earlier.about = reports.about and earlier.at <= reports.at and earlier.outcome = ''
            and (earlier.matter, earlier.table_id, earlier.line) = (reports.matter, reports.table_id, reports.line)
            and (earlier.at, earlier.id) < (reports.at, reports.id)
    )
"""
"""Of the waiting reports of one matter, the first."""
WAITING = f"""
    select {", ".join(FIELDS)}, stranger from (
        select {", ".join(FIELDS)},
            case when exists (
                select 1 from reports as same join accounts on accounts.person = same.reporter
                where same.about = reports.about and same.outcome = ''
                    and (same.matter, same.table_id, same.line) = (reports.matter, reports.table_id, reports.line)
            ) then 0 else 1 end as stranger
        from reports where {IS_FIRST}
    ) as waiting
    where (stranger, at, id) > (:stranger, :at, :id) order by stranger, at, id limit :most
"""  # noqa: S608 - made of names in our code, values are bound
MATTERS = f"select count(*) from reports where {IS_FIRST}"  # noqa: S608 - made of constants, values are bound
SUSPENDED = """
    select person from sanctions
    where person in ({ids}) and kind = 'suspended' and (until is null or until > :now)
"""


class Reports(Sql):
    """Reports and sanctions."""

    async def file_report(self, report: Report, lines: list[ReportedLine]) -> None:
        """Keep a report with lines. Raises Conflict if the reporter has an open one about the same matter."""
        kept = [Change(KEEP_LINE, msgspec.structs.asdict(line)) for line in lines]
        once = " ".join((report.reporter, report.about, report.matter, report.table_id, str(report.line)))
        await self.save(Change(FILE, msgspec.structs.asdict(report) | {"once": once}, must=True), *kept)

    async def report(self, report: str) -> Report | None:
        """A report by its id."""
        rows = await self.rows(REPORT + "where id = :id", id=report)
        return Report(*rows[0]) if rows else None

    async def open_reports(self, most: int, after: ReportPlace = FIRST) -> list[tuple[ReportPlace, Report]]:
        """The reports that wait after a place, each with its own; of several of one matter, the first."""
        found = [
            (int(stranger), Report(*fields))
            for *fields, stranger in await self.rows(WAITING, **msgspec.structs.asdict(after), most=most)
        ]
        return [(ReportPlace(stranger, each.at, each.id), each) for stranger, each in found]

    async def reports_waiting(self) -> int:
        """The number of matters that wait to be decided."""
        return int((await self.rows(MATTERS))[0][0])

    async def reports_of_matter(self, report: Report) -> list[Report]:
        """The reports of the same matter that wait, the oldest first."""
        found = REPORT + f"where {SAME_MATTER} order by at, id"
        matter = {"about": report.about, "matter": report.matter, "table_id": report.table_id, "line": report.line}
        return [Report(*row) for row in await self.rows(found, **matter)]

    async def reports_by(self, reporter: str, most: int = 50) -> list[Report]:
        """What a person has reported, the newest first."""
        found = REPORT + "where reporter = :reporter order by at desc, id limit :most"
        return [Report(*row) for row in await self.rows(found, reporter=reporter, most=most)]

    async def reported_lines(self, report: str) -> list[ReportedLine]:
        """The lines that are kept with a report, in their order."""
        found = select("reported_lines", ReportedLine) + "where report = :report order by number"
        return [ReportedLine(*row) for row in await self.rows(found, report=report)]

    async def decide_report(
        self, report: str, outcome: Outcome, entry: AuditEntry, sanction: Sanction | None = None
    ) -> None:
        """Decide all reports of a report's matter, which is logged. Raises Conflict if that was decided before. Old ones
        are deleted.

        A person who is suspended looks for others no longer.
        """
        lapsed = {"lapsed": entry.at - KEPT}
        lines = f"delete from reported_lines where report in (select id from reports where {LAPSED})"  # noqa: S608 - made of constants, values are bound
        await self.save(
            Change(DECIDE, {"id": report, "outcome": outcome, "at": entry.at}, must=True),
            *([Change(SANCTION, msgspec.structs.asdict(sanction))] if sanction is not None else ()),
            *([Change(END_SEEK, {"person": sanction.person})] if sanction and sanction.kind == "suspended" else ()),
            *logged(entry),
            Change(lines, lapsed),
            Change(f"delete from reports where {LAPSED}", lapsed),  # noqa: S608 - made of constants, values are bound
        )

    async def sanctions(self, person: str) -> list[Sanction]:
        """What a person cannot do, or could not for a time that is over."""
        rows = await self.rows(select("sanctions", Sanction) + "where person = :person order by kind", person=person)
        return [Sanction(*row) for row in rows]

    async def suspended(self, people: Sequence[str], now: float) -> set[str]:
        """Those of these people who are suspended from public tables."""
        return {str(person) for (person,) in await self.rows(SUSPENDED, ids=as_ids(people), now=now)}

    async def latest_sanctions(self, most: int) -> list[Sanction]:
        """The latest sanctions against all people."""
        rows = await self.rows(select("sanctions", Sanction) + "order by at desc, person limit :most", most=most)
        return [Sanction(*row) for row in rows]

    async def outcomes_about(self, person: str, most: int) -> list[Outcome]:
        """What was decided about a person, the latest first."""
        found = "select outcome from reports where about = :person and outcome <> '' order by at desc limit :most"
        return [row[0] for row in await self.rows(found, person=person, most=most)]

    async def see_warning(self, person: str) -> None:
        """A person has read the warning against them."""
        await self.save(Change("delete from sanctions where person = :person and kind = 'warned'", {"person": person}))

    async def end_sanction(self, person: str, kind: SanctionKind, entry: AuditEntry) -> None:
        """A person can do it again, which is logged."""
        ended = "delete from sanctions where person = :person and kind = :kind"
        await self.save(Change(ended, {"person": person, "kind": kind}), *logged(entry))
