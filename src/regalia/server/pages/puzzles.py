"""The pages of puzzles: today's of every game, and the table of one."""

from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.http import arena_of, day_at, today
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import page
from regalia.server.people.rights import Right
from regalia.server.routing import Route


async def puzzles(request: Request) -> Response:
    """Today's puzzle of every game that has one."""
    shelf, day = arena_of(request).puzzles, today(request)
    having = [slug for slug in games.slugs() if await shelf.has(slug, day)]
    return await page(request, "puzzles.html", having=having, day=day.isoformat())


async def newest(request: Request) -> Response:
    """Redirect to today's puzzle of a game."""
    slug = request.path_params["game"]
    await arena_of(request).puzzles.of_day(slug, today(request), today(request))
    return see_other(f"/puzzles/{slug}/{today(request).isoformat()}")


async def puzzle(request: Request) -> Response:
    """The puzzle of a day."""
    slug, day = request.path_params["game"], day_at(request)
    await arena_of(request).puzzles.of_day(slug, day, today(request))
    return await page(request, "puzzle.html", game=slug, day=day.isoformat())


ROUTES = [
    Route("/puzzles", puzzles, Right.ANYONE),
    Route("/puzzles/{game}", newest, Right.ANYONE),
    Route("/puzzles/{game}/{day}", puzzle, Right.ANYONE),
]
