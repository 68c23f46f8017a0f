"""Who one is: the account's pages."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.http import PERSON, arena_of, drop, visitor_of
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.sessions import Visitor


async def account(request: Request) -> Response:
    """Who one is here, and by which devices."""
    visitor = await visitor_of(request)
    if visitor is None:
        return await page(request, "name.html", next="/account")
    sessions = await arena_of(request).sessions.of(visitor.person.id)
    return await page(request, "account.html", sessions=sessions, own=visitor.session.id)


async def sign_out(request: Request) -> Response:
    """End the session of this device."""
    visitor = await visitor_of(request)
    if visitor is not None:
        await arena_of(request).end(visitor.session)
    return forgotten(request)


async def end_sessions(request: Request) -> Response:
    """End a session, or all but this device's, or all."""
    visitor, arena = await visitor_of(request), arena_of(request)
    if visitor is None:
        return see_other("/account")
    which = (await form_of(request)).get("session", "")
    ended = [session for session in await arena.sessions.of(visitor.person.id) if is_meant(session.id, which, visitor)]
    await arena.end(*ended)
    return forgotten(request) if visitor.session in ended else see_other("/account#devices")


def is_meant(session: str, which: str, visitor: Visitor) -> bool:
    """True if a session is to end: this one, all, or all but the one that asks for it."""
    return which in (session, "all") or (which == "others" and session != visitor.session.id)


def forgotten(request: Request) -> Response:
    """Send a browser home without its cookie."""
    response = see_other("/")
    drop(response, request, PERSON)
    return response


ROUTES = [
    Route("/account", account),
    Route("/account/sign-out", sign_out, methods=["POST"]),
    Route("/account/sessions", end_sessions, methods=["POST"]),
]
