"""The pages of lessons: the table of one, and the way to the next one of a game."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.lessons import lessons_of
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, person_of
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import learned_by, page
from regalia.server.people.learned import goes_on
from regalia.server.people.profiles import profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route


async def names_at(request: Request) -> list[str]:
    """The lessons of the game in the path, in their order. Raises Refuse if it has none."""
    slug = request.path_params["game"]
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    names = [lesson.name for lesson in await asyncio.to_thread(lessons_of, slug)]
    if not names:
        raise Refuse("not_found")
    return names


async def learn(request: Request) -> Response:
    """Redirect to the lesson to go on with."""
    slug, names = request.path_params["game"], await names_at(request)
    name, _ = goes_on(await learned_by(request), slug, names)
    return see_other(f"/learn/{slug}/{name}")


async def lesson(request: Request) -> Response:
    """The table of a lesson."""
    slug, name = request.path_params["game"], request.path_params["lesson"]
    if name not in await names_at(request):
        raise Refuse("not_found")
    person = await person_of(request)
    lessons = (await profile_of(arena_of(request).store, person.id)).lessons if person else {}
    given = msgspec.json.encode(lessons[f"{slug}/{name}"].given).decode() if f"{slug}/{name}" in lessons else ""
    return await page(request, "lesson.html", game=slug, lesson=name, given=given)


ROUTES = [
    Route("/learn/{game}", learn, Right.ANYONE),
    Route("/learn/{game}/{lesson}", lesson, Right.ANYONE),
]
