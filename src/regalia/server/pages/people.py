"""The pages of people who have accounts: what they show of themselves, friends and blocks."""

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import arena_of, member_of, table_at
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.history import days_of, length_of, medal
from regalia.server.pages.ratings import bots_beside
from regalia.server.pages.render import crest_shown, page
from regalia.server.people.crests import picture
from regalia.server.people.rights import Right
from regalia.server.requests.portrait import account_of, portrait
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.store.results import GameFilter
from regalia.server.wire.history import GameList

LAST = 5
"""The last games on the page of a person."""


async def friends(request: Request) -> Response:
    """One's friends, requests in both directions, and the people one has blocked; or the page of a person by name."""
    own, arena, name = await member_of(request), arena_of(request), request.query_params.get("name", "").strip()
    if name:
        _, other = await account_of(arena.services, name)
        return see_other(f"/people/{other.id}")
    return await page(request, "friends.html", circle=await arena.friends.circle(own))


async def person(request: Request) -> Response:
    """The page of a person, by name or id."""
    arena = arena_of(request)
    shown = await portrait(arena.services, arena.friends, await member_of(request), request.path_params["person"])
    crest = picture(await crest_shown(request, Person(shown.id, shown.name)))
    public, none = shown.tie != "you", GameList([], None)
    games = await arena.history.of(shown.id, public, GameFilter(), most=LAST) if shown.open else none
    return await page(
        request,
        "person.html",
        shown=shown,
        their_crest=crest,
        own=shown.ratings,
        beside=bots_beside(shown.ratings),
        days=await days_of(request, games),
        shares=await arena.history.shares(shown.id, public) if shown.open else [],
        length_of=length_of,
        medal=medal,
    )


async def befriend(request: Request) -> Response:
    """Ask a person to be friends, or agree."""
    return await done(request, arena_of(request).friends.ask)


async def end_friend(request: Request) -> Response:
    """End a friendship, take back a request or decline one."""
    return await done(request, arena_of(request).friends.end)


async def block(request: Request) -> Response:
    """Block a person."""
    return await done(request, arena_of(request).friends.block)


async def unblock(request: Request) -> Response:
    """Unblock a person."""
    return await done(request, arena_of(request).friends.unblock)


async def done(request: Request, change: Callable[[Person, Person], Awaitable[None]]) -> Response:
    """Change what the person in the path is to the one who asks, and go back to their page, or to the one in the form."""
    own, other = await both(request)
    await change(own, other)
    return see_other((await form_of(request)).get("next", f"/people/{other.id}"))


async def both(request: Request) -> tuple[Person, Person]:
    """The person who asks, and the one in the path."""
    own = await member_of(request)
    _, other = await account_of(arena_of(request).services, request.path_params["person"])
    return own, other


async def choose_table(request: Request) -> Response:
    """One's open tables, to one of which a person is invited."""
    own, other = await both(request)
    tables = await arena_of(request).store.tables("open", public_only=False, person=own.id)
    hosted = [table for table in tables if table.host == own.id and table.starting is None]
    return await page(request, "invite_person.html", other=other, tables=hosted)


async def invite(request: Request) -> Response:
    """Invite a person to a table that one hosts."""
    own, other = await both(request)
    table = await table_at(request, (await form_of(request)).get("table", ""))
    if table.doc.host != own.id:
        raise Refuse("not_host")
    await arena_of(request).invite(table, own, other.name)
    return see_other(f"/t/{quote(table.doc.id)}")


PERSON = "/people/{person}"
ROUTES = [
    Route("/people", friends, Right.MANAGE),
    Route(PERSON, person, Right.READ),
    Route(f"{PERSON}/friend", befriend, Right.MANAGE, ("POST",)),
    Route(f"{PERSON}/unfriend", end_friend, Right.MANAGE, ("POST",)),
    Route(f"{PERSON}/block", block, Right.MANAGE, ("POST",)),
    Route(f"{PERSON}/unblock", unblock, Right.MANAGE, ("POST",)),
    Route(f"{PERSON}/invite", choose_table, Right.PLAY),
    Route(f"{PERSON}/invite", invite, Right.PLAY, ("POST",)),
]
