"""Announcements over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, respond
from regalia.server.people.rights import Right
from regalia.server.wire.announcements import AnnouncementsMessage


async def show_announcements(request: Request) -> Response:
    """What hosts announce now."""
    return respond(arena_of(request).announcements.message())


ROUTES: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/api/announcements",
        show_announcements,
        Right.ANYONE,
        "What hosts announce now",
        None,
        AnnouncementsMessage,
    ),
)
