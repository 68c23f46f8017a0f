"""Reporting on pages: the form, one's own reports, and the warnings that one gets."""

from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, table_at, visitor_of
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store.reports import Why
from regalia.server.table.table import Table
from regalia.server.wire.reports import FileReport

REASONS: tuple[Why, ...] = get_args(Why)
MATTERS = ("person", "name")
"""What a form about a person lets one choose."""


async def reports(request: Request) -> Response:
    """One's own reports."""
    return await page(
        request, "reports.html", reports=await arena_of(request).reporting.of((await visitor_of(request)).person)
    )


async def new_report(request: Request) -> Response:
    """The form for a report, with the person and the line that it is about."""
    arena, reporter = arena_of(request), (await visitor_of(request)).person
    wanted = wanted_in(dict(request.query_params), "other")
    report, lines = await arena.reporting.about(reporter, wanted, await table_of(request, wanted))
    about = await arena.people.find(report.about)
    if about is None or about.id == reporter.id:
        raise Refuse("no_such_person")
    said = next((line for line in lines if line.number == wanted.line), None)
    return await page(request, "new_report.html", wanted=wanted, about=about, said=said, reasons=REASONS, matters=MATTERS)


async def file_report(request: Request) -> Response:
    """File a report."""
    form = await form_of(request)
    wanted = wanted_in(form, form.get("reason", ""))
    reporter, table = (await visitor_of(request)).person, await table_of(request, wanted)
    await arena_of(request).reporting.file(reporter, wanted, table, address_of(request))
    return see_other("/reports")


def wanted_in(fields: dict[str, str], reason: str) -> FileReport:
    """What a form or an address asks to report. Raises Refuse."""
    sent = {name: fields.get(name, "") for name in ("matter", "person", "table", "club", "words")}
    sent |= {"reason": reason, "line": fields.get("line") or "0"}
    try:
        return msgspec.convert(sent, FileReport, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


async def table_of(request: Request, wanted: FileReport) -> Table | None:
    """The table that a report names."""
    return await table_at(request, wanted.table) if wanted.table else None


async def see_warning(request: Request) -> Response:
    """The person has seen the warning of an administrator."""
    visitor, form = await visitor_of(request), await form_of(request)
    await arena_of(request).store.see_warning(visitor.person.id)
    return see_other(form.get("next", "/account"))


ROUTES = [
    Route("/reports", reports, Right.MANAGE),
    Route("/reports", file_report, Right.MANAGE, ("POST",)),
    Route("/reports/new", new_report, Right.MANAGE),
    Route("/account/warning", see_warning, Right.MANAGE, ("POST",)),
]
