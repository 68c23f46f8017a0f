"""Reports of lines, names, tables and people, and what administrators decide about them."""

import secrets
from collections.abc import Sequence

from regalia.server.errors import Refuse
from regalia.server.limits import Buckets
from regalia.server.people.names import in_one_line
from regalia.server.requests.clubs import MEMBERS, lines_seen
from regalia.server.requests.handler import ask
from regalia.server.store import Conflict, Person
from regalia.server.store.administration import AuditEntry
from regalia.server.store.reports import Outcome, Report, ReportedLine, Sanction, SanctionKind
from regalia.server.store.talk import Line
from regalia.server.table.services import Services
from regalia.server.table.table import Table
from regalia.server.talk.lines import sees_asides
from regalia.server.time.tempo import DAY
from regalia.server.wire.reports import FileReport, OwnReport

MOST_A_DAY = 10
"""Reports that one person can file in a day."""
MOST_FROM_ADDRESS = 20
"""Reports that people at one address can file in a day."""
AROUND = 10
"""Lines that are kept before and after a line, and of a table's talk."""
DECIDED: dict[SanctionKind, Outcome] = {"warned": "warned", "muted": "muted", "suspended": "suspended"}


class Reporting:
    """Files reports and decides them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self.filed = Buckets(MOST_A_DAY / DAY, MOST_A_DAY)
        """Reports, by the person who files them."""
        self.filed_from = Buckets(MOST_FROM_ADDRESS / DAY, MOST_FROM_ADDRESS)
        """Reports, by address."""

    async def file(self, reporter: Person, wanted: FileReport, table: Table | None, address: str) -> None:
        """File a report; `table` is that of a line or a table. Reported again while it waits, nothing changes.

        Raises Refuse.
        """
        report, lines = await self.about(reporter, wanted, table)
        if report.about == reporter.id:
            raise Refuse("malformed", detail="yourself")
        if not self.filed.take(reporter.id) or (address and not self.filed_from.take(address)):
            raise Refuse("too_fast")
        try:
            await self._store.file_report(report, lines)
        except Conflict:
            return

    async def about(self, reporter: Person, wanted: FileReport, table: Table | None) -> tuple[Report, list[ReportedLine]]:
        """A report, and the lines that are kept with it. Raises Refuse if there is nothing of the kind."""
        number = secrets.token_urlsafe(9)
        about, lines = await self._matter(reporter, wanted, table)
        report = Report(
            number,
            reporter.id,
            about,
            wanted.matter,
            where_of(wanted, table),
            wanted.line if wanted.matter in ("line", "club_line") else 0,
            wanted.reason,
            in_one_line(wanted.words) if wanted.words.strip() else "",
            self._services.now(),
        )
        return report, [self._kept(number, line) for line in lines]

    async def _matter(self, reporter: Person, wanted: FileReport, table: Table | None) -> tuple[str, Sequence[Line]]:
        """The person whom a report is about, and lines of talk."""
        if wanted.matter in ("name", "person"):
            person = await self._services.people.find(wanted.person)
            if person is None:
                raise Refuse("no_such_person")
            return person.id, []
        if wanted.matter in ("club", "club_line"):
            return await self._in_club(reporter, wanted)
        if table is None:
            raise Refuse("no_such_table")

        async def seen() -> list[Line]:
            asides = sees_asides(table.doc, bool(table.seats_of(reporter.id)))
            lines = table.talk.after(0, asides, ())
            if wanted.matter == "line" and not any(is_said(line, wanted.line) for line in lines):
                raise Refuse("not_found")
            return lines

        lines = await ask(table, seen)
        if wanted.matter == "table":
            return table.doc.host, lines[-2 * AROUND :]
        return around(lines, wanted.line)

    async def _in_club(self, reporter: Person, wanted: FileReport) -> tuple[str, Sequence[Line]]:
        """For a club, an owner; for a line in it, which only members see, its
        author, and lines around it.
        """
        club = await self._store.club(wanted.club) if self._services.settings.clubs != "no" else None
        if club is None:
            raise Refuse("no_such_club")
        if wanted.matter == "club":
            officers = sorted(await self._store.officers(club.id), key=lambda each: each.role != "owner")
            if not officers:
                raise Refuse("no_such_person")
            return officers[0].person, []
        own = await self._store.member(club.id, reporter.id)
        if own is None or own.role not in MEMBERS:
            raise Refuse("not_member")
        lines = await lines_seen(self._store, club, reporter)
        if not any(is_said(line, wanted.line) for line in lines):
            raise Refuse("not_found")
        await self._services.people.read({line.person for line in lines})
        return around(lines, wanted.line)

    def _kept(self, report: str, line: Line) -> ReportedLine:
        known = self._services.people.known(line.person)
        name = known.name if known is not None else ""
        return ReportedLine(report, line.number, line.person, name, line.at, line.text, line.phrase)

    async def of(self, reporter: Person) -> list[OwnReport]:
        """What a person has reported, the newest first."""
        reports, people = await self._store.reports_by(reporter.id), self._services.people
        await people.read([report.about for report in reports])
        return [
            OwnReport(known.name, each.matter, each.reason, each.at, outcome_shown(each.outcome))
            for each in reports
            if (known := people.known(each.about)) is not None
        ]

    async def decide(self, report: str, kind: SanctionKind | None, days: int | None, admin: str) -> None:
        """Dismiss a report, or decide against the person, for some days or without end. Raises Refuse if there is none.

        All waiting reports of the same matter are decided with it. A report that was decided before stays as it is.
        """
        found, now = await self._store.report(report), self._services.now()
        if found is None:
            raise Refuse("no_such_person")
        person = await self._services.people.find(found.about)
        outcome = DECIDED[kind] if kind is not None else "dismissed"
        lasting = f" ({days})" if days is not None else ""
        entry = AuditEntry(now, admin, f"report-{outcome}", f"{person.name if person else ''} ({found.about}){lasting}")
        until = now + days * DAY if days is not None else None
        sanction = Sanction(found.about, kind, until, now) if kind is not None else None
        try:
            await self._store.decide_report(report, outcome, entry, sanction)
        except Conflict:
            return

    async def lift(self, person: Person, kind: SanctionKind, admin: str) -> None:
        """End a sanction before its time."""
        entry = AuditEntry(self._services.now(), admin, "lift", f"{person.name} ({person.id}): {kind}")
        await self._store.end_sanction(person.id, kind, entry)


def where_of(wanted: FileReport, table: Table | None) -> str:
    """The table or the club that a report is about; empty for a person or a name."""
    if wanted.matter in ("club", "club_line"):
        return wanted.club
    return table.doc.id if table is not None and wanted.matter in ("line", "table") else ""


def around(lines: Sequence[Line], number: int) -> tuple[str, Sequence[Line]]:
    """The author of a line, and the lines before and after it."""
    index = [line.number for line in lines].index(number)
    return lines[index].person, lines[max(0, index - AROUND) : index + AROUND + 1]


def is_said(line: Line, number: int) -> bool:
    """True if this is the line of a number, and it was not removed."""
    return line.number == number and not line.removed


def outcome_shown(outcome: Outcome) -> Outcome:
    """What a reporter learns of an outcome."""
    return outcome if outcome in ("", "dismissed") else "warned"
