"""HTTP about what the seats of a finished game could expect."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.core import Record
from regalia.server.api.route import Operation
from regalia.server.errors import Refuse
from regalia.server.http import address_of, arena_of, respond, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.wire.outlooks import Expected


async def expected(request: Request) -> Response:
    """The points that each seat of a finished game could expect, after each answer."""
    table = await table_at(request)

    async def work() -> Record:
        if table.doc.status == "over" and table.play is None:
            raise Refuse("older_rules")
        return table.record()

    record = await ask(table, work)
    return respond(await arena_of(request).outlooks.expected(table, record, address_of(request)))


ROUTES: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/tables/{table}/expected",
        expected,
        Right.ANYONE,
        "The points that the seats of a finished game could expect",
        None,
        Expected,
    ),
)
