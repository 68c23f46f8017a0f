"""HTTP for the chronicle of a finished game."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import address_of, arena_of, language_of, respond, table_at
from regalia.server.people.rights import Right
from regalia.server.wire.chronicles import Chronicle


async def show_chronicle(request: Request) -> Response:
    """The chronicle in the reader's language, or in that of `?lang=`; with `?players=marks` for readers who name them."""
    table, chronicles = await table_at(request), arena_of(request).chronicles
    marked = request.query_params.get("players") == "marks"
    return respond(Chronicle(await chronicles.of(table, language_of(request), address_of(request), marked=marked)))


ROUTES: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/tables/{table}/chronicle",
        show_chronicle,
        Right.ANYONE,
        "A short report of a finished game, in the reader’s language",
        None,
        Chronicle,
    ),
)
