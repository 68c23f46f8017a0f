"""Who may open an account here, and how strangers come to do so: by name, or by the link of an invitation."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import INVITATION, access_of, arena_of, cookie_named, host_of, is_local, is_loopback, keep
from regalia.server.pages.forms import see_other
from regalia.server.pages.render import page
from regalia.server.people.accounts import Admission, Declined
from regalia.server.people.rights import Right
from regalia.server.people.sessions import hash_of
from regalia.server.routing import Route
from regalia.server.store import Person

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers by which a proxy says that it passes a request on."""
WEEK = 7 * 24 * 3600


def is_at_own_machine(request: Request) -> bool:
    """True if a browser on the arena's own machine sent a request, and certainly no proxy has passed it on."""
    direct = not arena_of(request).settings.https and not any(name in request.headers for name in FORWARDED)
    return is_loopback(host_of(request)) and direct and is_local(request)


async def admission_of(request: Request) -> Admission:
    """How the person who sends a request may open an account. Raises Declined if they may not."""
    token = request.cookies.get(cookie_named(INVITATION, arena_of(request).settings))
    is_page = "origin" in request.headers  # browsers say so, and the request is from one of our own pages then
    return await arena_of(request).registration.admission(token, is_page and is_at_own_machine(request))


async def why_closed(request: Request) -> str | None:
    """Why the person who asks for a page cannot open an account; None if they can."""
    token = request.cookies.get(cookie_named(INVITATION, arena_of(request).settings))
    try:
        await arena_of(request).registration.admission(token, is_at_own_machine(request))
    except Declined as declined:
        return declined.why
    return None


async def heir_of_tab(request: Request) -> Person | None:
    """The guest of a browser's tab whose database this arena has, for a browser on its own machine, until there is an
    account; None for all others.
    """
    arena = arena_of(request)
    if not is_at_own_machine(request) or await arena.store.has_accounts():
        return None
    return await arena.sole_guest.before()


async def register(request: Request) -> Response:
    """Where strangers begin to open an account: they say a name first."""
    if (await access_of(request)).visitor is not None:
        return see_other("/account")
    return await page(request, "register.html", closed=await why_closed(request))


async def invited(request: Request) -> Response:
    """The link of an invitation. The browser keeps it, and goes to where accounts are opened."""
    token = request.path_params["token"]
    invitation = await arena_of(request).store.invitation(hash_of(token))
    if invitation is None or not invitation.is_good(arena_of(request).now()):
        raise Refuse("not_invited")
    response = see_other("/register")
    keep(response, request, INVITATION, token, age=WEEK)
    return response


ROUTES = [
    Route("/register", register, Right.ENTER),
    Route("/invitation/{token}", invited, Right.ENTER),
]
