"""HTTP of finished games."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, member_of, respond, sender_of
from regalia.server.people.rights import Right
from regalia.server.requests.history import filter_in, key_in
from regalia.server.requests.portrait import may_filter_by, portrait
from regalia.server.wire.history import GameList


async def own_games(request: Request) -> Response:
    """One's finished games, the latest first, 50 at a time."""
    query, person = request.query_params, await sender_of(request)
    found = await arena_of(request).history.of(person.id, False, filter_in(query), key_in(query.get("after", "")))
    return respond(found)


async def games_of(request: Request) -> Response:
    """The games of a person at public tables; none if their page, or the opponent's, is closed to the one who asks."""
    arena, query = arena_of(request), request.query_params
    wanted, after = filter_in(query), key_in(query.get("after", ""))
    own = await member_of(request)
    shown = await portrait(arena.services, arena.friends, own, request.path_params["person"])
    asks = shown.tie == "you" or await may_filter_by(arena.services, arena.friends, own, wanted.opponent)
    if not (shown.open and asks):
        return respond(GameList([], None))
    return respond(await arena.history.of(shown.id, shown.tie != "you", wanted, after))


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/finished", own_games, Right.READ, "Your finished games, the latest first", gives=GameList),
    Operation(
        "GET", "/api/people/{person}/games", games_of, Right.READ, "A person's games at public tables", gives=GameList
    ),
)
