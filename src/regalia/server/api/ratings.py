"""Leaderboards over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import arena_of, person_of, respond
from regalia.server.people.rights import Right
from regalia.server.requests.among import people_among
from regalia.server.requests.leaderboards import leaderboard
from regalia.server.wire.ratings import Leaderboard


async def show_leaderboard(request: Request) -> Response:
    """A page of the leaderboard of a game, of all people, or `among` friends or the members of a club."""
    tempo, after = request.query_params.get("tempo", "live"), request.query_params.get("after", "")
    arena, game, reader = arena_of(request), request.path_params["game"], await person_of(request)
    among = await people_among(arena.friends, arena.clubs, reader, request.query_params.get("among", ""))
    return respond(await leaderboard(arena.services, game, tempo, reader, after, among))


ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/ratings/{game}", show_leaderboard, Right.ANYONE, "The leaderboard of a game", None, Leaderboard),
)
