"""Leaderboards over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, person_of, respond
from regalia.server.people.rights import Right
from regalia.server.requests.leaderboards import leaderboard
from regalia.server.wire.ratings import Leaderboard


async def show_leaderboard(request: Request) -> Response:
    """A page of the leaderboard of a game."""
    tempo, after = request.query_params.get("tempo", "live"), request.query_params.get("after", "")
    services, game = arena_of(request).services, request.path_params["game"]
    return respond(await leaderboard(services, game, tempo, await person_of(request), after))


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/ratings/{game}", show_leaderboard, Right.ANYONE, "The leaderboard of a game", None, Leaderboard),
)
