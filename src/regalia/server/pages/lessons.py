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
from regalia.server.pages.render import page
from regalia.server.people.profiles import LessonKept, profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route


async def kept_lessons(request: Request) -> dict[str, LessonKept]:
    """How far the visitor has come; empty for one without a name."""
    person = await person_of(request)
    return (await profile_of(arena_of(request).store, person.id)).lessons if person else {}


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
    """Redirect to the first lesson that the visitor has not finished, or to the first one."""
    slug, names, kept = request.path_params["game"], await names_at(request), await kept_lessons(request)
    open_ones = [name for name in names if not kept.get(f"{slug}/{name}", LessonKept()).done]
    return see_other(f"/learn/{slug}/{(open_ones or names)[0]}")


async def lesson(request: Request) -> Response:
    """The table of a lesson."""
    slug, name = request.path_params["game"], request.path_params["lesson"]
    if name not in await names_at(request):
        raise Refuse("not_found")
    kept = (await kept_lessons(request)).get(f"{slug}/{name}")
    given = msgspec.json.encode(kept.given).decode() if kept else ""
    prints = games.load(slug).facts is not None
    return await page(request, "lesson.html", game=slug, lesson=name, given=given, prints=prints)


ROUTES = [
    Route("/learn/{game}", learn, Right.ANYONE),
    Route("/learn/{game}/{lesson}", lesson, Right.ANYONE),
]
