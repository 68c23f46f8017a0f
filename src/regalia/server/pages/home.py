"""The home page: ways to play, the games, and the tables of the lobby, which are kept up to date and can be filtered."""

from collections.abc import AsyncIterator

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.http import arena_of, decide_access, person_of
from regalia.server.live.sse import HEARTBEAT, EventStream
from regalia.server.lobby.filters import ALL, filter_in, is_in, query_of
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.profiles import keep_profile, profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.wire.lobby import Lobby, TableFilter


async def wanted_in(request: Request) -> TableFilter:
    """The filter in the address, otherwise the one that the person has chosen last. Raises Refuse."""
    if is_in(request.query_params):
        return filter_in(request.query_params)
    person = await person_of(request)
    kept = (await profile_of(arena_of(request).store, person.id)).lobby if person is not None else ALL
    return kept if kept.game in ("", *games.slugs()) else replace(kept, game="")


async def lobby_of(request: Request) -> Lobby:
    """The lobby as the one who asks sees it."""
    return await arena_of(request).lobbies.seen_by(await person_of(request), await wanted_in(request))


async def home(request: Request) -> Response:
    """Home: introduction, games, tables."""
    return await home_page(request)


async def home_page(request: Request, status: int = 200, problem: str | None = None) -> Response:
    """The home page, with what is wrong with a table code that was entered there."""
    wanted = await wanted_in(request)
    return await page(
        request,
        "home.html",
        status,
        lobby=await lobby_of(request),
        problem=problem,
        wanted=wanted,
        is_filtered=wanted != ALL,
        query=query_of(wanted),
        levels=levels,
        counts=sorted({count for slug in games.slugs() for count in games.load(slug).seats}),
    )


def levels(chosen: int) -> list[int]:
    """The ratings to choose from, in points, with the one that is chosen."""
    return sorted({*range(1000, 2300, 100), chosen} - {0})


async def choose_filter(request: Request) -> Response:
    """Keep a filter of the lobby, and redirect to its address."""
    form, person, store = await form_of(request), await person_of(request), arena_of(request).store
    wanted = ALL if "all" in form else filter_in(form)
    if person is not None:
        await keep_profile(store, person.id, replace(await profile_of(store, person.id), lobby=wanted))
    return see_other("/#lobby" if wanted == ALL else f"/?{query_of(wanted)}#lobby")


async def lobby_stream(request: Request) -> Response:
    """A stream of the lobby's tables, sent again at every change."""
    await wanted_in(request)
    return EventStream(request, lobby_events(request))


async def lobby_events(request: Request) -> AsyncIterator[bytes]:
    """Each event holds the list as the page would show it."""
    yield b"retry: 3000\n\n"
    async for changed in arena_of(request).public_tables.news.follow(HEARTBEAT):
        if not changed:
            yield b": still here\n\n"
            continue
        await decide_access(request)  # the session may have ended
        lobby, is_filtered = await lobby_of(request), await wanted_in(request) != ALL
        html = bytes((await page(request, "tables.html", lobby=lobby, is_filtered=is_filtered)).body).decode()
        yield "".join(f"data: {line}\n" for line in html.splitlines() if line.strip()).encode() + b"\n"


ROUTES = [
    Route("/", home, Right.ANYONE),
    Route("/lobby", choose_filter, Right.ANYONE, ("POST",)),
    Route("/lobby/stream", lobby_stream, Right.ANYONE),
]
