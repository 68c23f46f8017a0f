"""People who have accounts over HTTP: what they show of themselves, friends and blocks."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.http import arena_of, member_of, respond
from regalia.server.people.rights import Right
from regalia.server.requests.portrait import account_of, portrait
from regalia.server.store import Person
from regalia.server.wire.people import Circle, PersonMessage


async def show(request: Request) -> Response:
    """A person, by name or id."""
    arena = arena_of(request)
    return respond(await portrait(arena.services, arena.friends, await member_of(request), request.path_params["person"]))


async def circle(request: Request) -> Response:
    """The people whom one knows."""
    return respond(await arena_of(request).friends.circle(await member_of(request)))


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
    """Change what the person in the path is to the one who asks."""
    person = await member_of(request)
    _, other = await account_of(arena_of(request).services, request.path_params["person"])
    await change(person, other)
    return respond(Empty())


PERSON = "/api/people/{person}"
ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/people", circle, Right.READ, "One's friends, requests and blocks", None, Circle),
    Operation("GET", PERSON, show, Right.READ, "A person who has an account, by name or id", None, PersonMessage),
    Operation("PUT", f"{PERSON}/friend", befriend, Right.MANAGE, "Ask a person to be friends, or agree to it"),
    Operation(
        "DELETE", f"{PERSON}/friend", end_friend, Right.MANAGE, "End a friendship, take back a request, or decline one"
    ),
    Operation("PUT", f"{PERSON}/block", block, Right.MANAGE, "Block a person"),
    Operation("DELETE", f"{PERSON}/block", unblock, Right.MANAGE, "Unblock a person"),
)
