"""The part of the administration that is about reports: what waits, what was decided, and sanctions in force."""

from typing import get_args

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, language_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import page
from regalia.server.people.sessions import Visitor
from regalia.server.requests.sanctions import in_force
from regalia.server.store import Person
from regalia.server.store.reports import FIRST, Outcome, Report, ReportedLine, ReportPlace, SanctionKind
from regalia.server.talk.pieces import text_of

LISTED = 50
"""Most reports on a page, and most sanctions that are listed."""
DECISIONS: dict[str, tuple[SanctionKind | None, int | None]] = {
    "dismiss": (None, None),
    "warn": ("warned", None),
    "mute-1": ("muted", 1),
    "mute-7": ("muted", 7),
    "mute-30": ("muted", 30),
    "mute-ever": ("muted", None),
    "suspend-1": ("suspended", 1),
    "suspend-7": ("suspended", 7),
    "suspend-30": ("suspended", 30),
    "suspend-ever": ("suspended", None),
}
"""What can be decided, with the days for which it lasts."""


class ReportShown(Struct, frozen=True):
    """A report as administrators see it."""

    report: Report
    about: Person | None
    reporters: list[tuple[Report, str]]
    """All waiting reports of the same matter, each with the name of the person who has filed it, the oldest first."""
    lines: list[ReportedLine]
    earlier: list[Outcome]
    """What was decided about the person before, the latest first."""
    has_page: bool
    """True if the person has an account."""


async def shown(request: Request, status: int = 200, problem: str | None = None) -> Response:
    """The reports that wait, those of people with accounts first, then the oldest; and the sanctions in force."""
    arena, after = arena_of(request), place_in(request.query_params.get("after", ""))
    found = await arena.store.open_reports(LISTED + 1, after)
    reports = [report for _, report in found[:LISTED]]
    sanctions = in_force(await arena.store.latest_sanctions(LISTED), arena.now())
    await arena.people.read({each.about for each in reports})
    await arena.people.read({each.person for each in sanctions})
    return await page(
        request,
        "moderation.html",
        status,
        problem=problem,
        waiting=await arena.store.reports_waiting(),
        after=written(found[LISTED - 1][0]) if len(found) > LISTED else None,
        is_first=after == FIRST,
        reports=[await in_full(arena, report, language_of(request)) for report in reports],
        sanctions_now=[(each, known) for each in sanctions if (known := arena.people.known(each.person)) is not None],
        decisions=[*DECISIONS],
    )


def written(place: ReportPlace) -> str:
    """A place in an address."""
    return f"{place.stranger}~{place.at!r}~{place.id}"


def place_in(text: str) -> ReportPlace:
    """The place in an address. Raises Refuse."""
    if not text:
        return FIRST
    stranger, _, rest = text.partition("~")
    at, _, report = rest.partition("~")
    try:
        return ReportPlace(["0", "1"].index(stranger), float(at), report)
    except ValueError as wrong:
        raise Refuse("malformed", allowed="<0 or 1>~<time>~<id>", detail=text[:40]) from wrong


async def in_full(arena: Arena, report: Report, language: str) -> ReportShown:
    """A report with what is needed to decide it."""
    of_matter, known = await arena.store.reports_of_matter(report), arena.people.known
    await arena.people.read({each.reporter for each in of_matter})
    names = {each.reporter: person.name for each in of_matter if (person := known(each.reporter)) is not None}
    return ReportShown(
        report,
        known(report.about),
        [(each, names.get(each.reporter, "")) for each in of_matter],
        [
            replace(each, text=await text_of(arena.store, report.table_id, each.text, language))
            for each in await arena.store.reported_lines(report.id)
        ],
        await arena.store.outcomes_about(report.about, 5),
        await arena.store.account(report.about) is not None,
    )


async def decide(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """Decide a report."""
    decision = form.get("decision", "")
    if decision not in DECISIONS:
        raise Refuse("not_sure")
    kind, days = DECISIONS[decision]
    await arena_of(request).reporting.decide(form.get("report", ""), kind, days, host.person.name)
    return see_other("/admin/reports")


async def lift(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """End a sanction before its time."""
    arena, kind = arena_of(request), next((each for each in KINDS if each == form.get("kind")), None)
    person = await arena.people.find(form.get("person", ""))
    if person is None or kind is None:
        raise Refuse("no_such_person")
    await arena.reporting.lift(person, kind, host.person.name)
    return see_other("/admin/reports")


KINDS: tuple[SanctionKind, ...] = get_args(SanctionKind)
