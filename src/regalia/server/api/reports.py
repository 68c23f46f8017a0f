"""Reports over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.http import address_of, arena_of, body_of, decode, respond, table_at, visitor_of
from regalia.server.people.rights import Right
from regalia.server.wire.reports import FileReport, OwnReport


async def file_report(request: Request) -> Response:
    """Report a line of talk, a table, a name or a person."""
    person, wanted = (await visitor_of(request)).person, decode(await body_of(request), FileReport)
    table = await table_at(request, wanted.table) if wanted.table else None
    await arena_of(request).reporting.file(person, wanted, table, address_of(request))
    return respond(Empty())


async def own_reports(request: Request) -> Response:
    """What one has reported, and what came of it."""
    return respond(await arena_of(request).reporting.of((await visitor_of(request)).person))


ROUTES: tuple[Operation, ...] = (
    Operation("POST", "/api/reports", file_report, Right.MANAGE, "Report a line, a table, a name or a person", FileReport),
    Operation(
        "GET", "/api/reports", own_reports, Right.MANAGE, "What one has reported, and its outcome", None, list[OwnReport]
    ),
)
