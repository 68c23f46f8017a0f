"""Ways to a table that take one tap: with bots, with friends, or to watch. A person without a name is called a guest."""

from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.bots import Level, offered
from regalia.server.errors import Refuse
from regalia.server.http import PERSON, address_of, arena_of, device_at, keep, language_of, person_of
from regalia.server.pages.boxes import starter
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.registering import heir_of_tab
from regalia.server.pages.render import Say, page
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.routing import Route
from regalia.server.store import Person, TableDoc
from regalia.server.wire.opening import NewTable, SeatPlan

OPPONENT: Level = "squire"
"""The level of the bots in a game that begins at once, unless the form names another: a first game can be won."""
LEARNED = 2
"""After this number of finished games of a game, a table with bots is no longer a learning table by itself."""


async def play(request: Request) -> Response:
    """Begin a game against bots at once."""
    form, arena, person = await form_of(request), arena_of(request), await greeted(request)
    slug = form.get("game", "")
    bots = SeatPlan("bot", level=offered(slug, form.get("level", OPPONENT)))
    doc = await opened(request, person, slug, bots, await is_new_to(request, person, slug))
    table = await arena.tables.get(doc.id)
    await ask(table, lambda: arena.tables.start(table, person, usual=True))
    return await admitted(request, person, f"/t/{doc.id}")


async def invite_friends(request: Request) -> Response:
    """Open a table with free seats, which only those find who get its link."""
    form, person = await form_of(request), await greeted(request)
    doc = await opened(request, person, form.get("game", ""), SeatPlan("nobody"))
    return await admitted(request, person, f"/t/{doc.id}")


async def is_new_to(request: Request, person: Person, slug: str) -> bool:
    """True if the person has not yet finished `LEARNED` games of this game."""
    over = await arena_of(request).store.tables("over", public_only=False, person=person.id)
    return len([doc for doc in over if doc.game == slug]) < LEARNED


async def opened(request: Request, person: Person, slug: str, others: SeatPlan, learning: bool = False) -> TableDoc:
    """A new unlisted table with a usual number of seats: the person's, and these others."""
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    counts = games.load(slug).seats
    new = NewTable(slug, [SeatPlan("me"), *[others] * (counts[len(counts) // 2] - 1)], public=False, learning=learning)
    return await arena_of(request).opener.open(person, new, address_of(request))


async def greeted(request: Request) -> Person:
    """The visitor, as a new guest if unknown. Raises Refuse where only accounts play."""
    known = await person_of(request) or await heir_of_tab(request)
    return known or await arena_of(request).greet(Say(language_of(request))("guest"))


async def admitted(request: Request, person: Person, where: str) -> Response:
    """Redirect to a path of this arena, with a session if this is the first one."""
    response = see_other(where)
    if await person_of(request) is None:
        keep(response, request, PERSON, await arena_of(request).sessions.begin(person, device_at(request)))
    return response


async def watch(request: Request) -> Response:
    """Redirect to the game that bots play for visitors."""
    return see_other(f"/t/{(await exhibited(request)).id}")


async def picture(request: Request) -> Response:
    """The board of that game, as a picture within the home page."""
    return await page(request, "table.html", table=await exhibited(request), is_picture=True)


async def exhibited(request: Request) -> TableDoc:
    """The table at which bots play for visitors. Raises Refuse."""
    if not (slug := starter()):
        raise Refuse("no_such_game")
    return await arena_of(request).exhibition.table(slug)


ALONE = [Route("/play", play, Right.ENTER, ("POST",))]
"""The way to a table that needs no other people."""
ROUTES = [
    Route("/friends", invite_friends, Right.ENTER, ("POST",)),
    Route("/watch", watch, Right.ANYONE),
    Route("/watch/picture", picture, Right.ANYONE),
]
