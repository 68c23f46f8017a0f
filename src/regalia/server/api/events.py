"""Tournaments over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, respond
from regalia.server.people.rights import Right
from regalia.server.wire.events import EventList, EventSheet


async def listed(request: Request) -> Response:
    """The listed tournaments."""
    arena = arena_of(request)
    arena.desk.must_be_on()
    return respond(await arena.sheets.listed())


async def show(request: Request) -> Response:
    """A tournament by its id."""
    arena = arena_of(request)
    return respond(await arena.sheets.of(await arena.desk.find(request.path_params["event"])))


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/events", listed, Right.ANYONE, "The listed tournaments", None, EventList),
    Operation(
        "GET", "/api/events/{event}", show, Right.ANYONE, "A tournament with its rounds and standings", None, EventSheet
    ),
)
