"""HTTP for those who look for others to play with."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Operation
from regalia.server.http import address_of, arena_of, body_of, decode, person_of, respond, sender_of
from regalia.server.people.rights import Right
from regalia.server.wire.seeks import ChangeSeek, NewSeek, SeekState


async def show_seek(request: Request) -> Response:
    """How far one's seek has come; asking for it counts as having its page open."""
    arena, person = arena_of(request), await person_of(request)
    if person is not None:
        await arena.finder.seen(person.id)
    return respond(await arena.finder.state(person))


async def begin_seek(request: Request) -> Response:
    """Look for others, in the place of what one looked for before."""
    arena, person = arena_of(request), await sender_of(request)
    await arena.finder.seek(person, decode(await body_of(request), NewSeek), address_of(request))
    return respond(await arena.finder.state(person))


async def change_seek(request: Request) -> Response:
    """Confirm the table that is offered, or let bots in now."""
    finder, person = arena_of(request).finder, await sender_of(request)
    change = decode(await body_of(request), ChangeSeek)
    if change.confirm is not None:
        await finder.confirm(person, change.confirm)
    if change.bots_now:
        await finder.let_bots_in(person)
    return respond(await finder.state(person))


async def end_seek(request: Request) -> Response:
    """Look no longer; a table that is offered is declined."""
    finder, person = arena_of(request).finder, await sender_of(request)
    await finder.stop(person)
    return respond(await finder.state(person))


ROUTES: tuple[Operation, ...] = (
    Operation(
        "GET", "/api/seek", show_seek, Right.ANYONE, "How far one's search for other players has come", None, SeekState
    ),
    Operation("POST", "/api/seek", begin_seek, Right.PLAY, "Look for other players", NewSeek, SeekState),
    Operation(
        "PATCH",
        "/api/seek",
        change_seek,
        Right.PLAY,
        "Confirm the table offered, or let bots in now",
        ChangeSeek,
        SeekState,
    ),
    Operation("DELETE", "/api/seek", end_seek, Right.PLAY, "Look no longer, or decline the table offered", None, SeekState),
)
