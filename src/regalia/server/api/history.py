"""HTTP of finished games."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, respond, sender_of
from regalia.server.people.rights import Right
from regalia.server.requests.history import filter_in, key_in
from regalia.server.wire.history import GameList


async def own_games(request: Request) -> Response:
    """One's finished games, the latest first, 50 at a time."""
    query, person = request.query_params, await sender_of(request)
    found = await arena_of(request).history.of(person.id, False, filter_in(query), key_in(query.get("after", "")))
    return respond(found)


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/finished", own_games, Right.READ, "Your finished games, the latest first", gives=GameList),
)
