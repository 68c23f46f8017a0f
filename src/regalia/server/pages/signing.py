"""Signing in: by password, by a code for recovery, and once more before credentials are changed."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import (
    DEVICE,
    LANGUAGE,
    PERSON,
    access_of,
    address_of,
    arena_of,
    cookie_named,
    device_at,
    keep,
    visitor_of,
)
from regalia.server.pages.forms import form_of, safe, see_other
from regalia.server.pages.render import page
from regalia.server.pages.sites import provider_at, takes_passkeys
from regalia.server.people.accounts import Declined, From
from regalia.server.people.profiles import profile_of
from regalia.server.people.rights import Right
from regalia.server.routing import Route

STATUS = {"too_fast": 429}
"""HTTP's word for why one is not signed in; 401 for all others."""


def origin_of(request: Request) -> From:
    """Where a request comes from."""
    mark = request.cookies.get(cookie_named(DEVICE, arena_of(request).settings))
    return From(address_of(request), device_at(request), mark)


async def signing_page(request: Request, template: str, why: str | None = None, to: str = "/", name: str = "") -> Response:
    """A form for credentials, perhaps with why the last try was declined."""
    status = STATUS.get(why, 401) if why else 200
    access = await access_of(request)
    return await page(
        request,
        template,
        status,
        problem=why,
        next=safe(to),
        name=name,
        is_guest=access.visitor is not None and access.account is None,
        has_password=access.account is not None and access.account.password is not None,
        takes_passkeys=takes_passkeys(request),
        takes_mail=arena_of(request).mailer.is_on,
        provider=provider_at(request),
    )


async def sign_in_form(request: Request) -> Response:
    """The form for signing in."""
    return await signing_page(request, "sign_in.html", to=request.query_params.get("next", "/"))


async def sign_in(request: Request) -> Response:
    """Sign in by name and password. The session of a guest who was here ends."""
    arena, form = arena_of(request), await form_of(request)
    name, to, before = form.get("name", "").strip(), form.get("next", "/"), (await access_of(request)).visitor
    try:
        signed = await arena.accounts.sign_in(name, form.get("password", ""), origin_of(request), before)
    except Declined as declined:
        return await signing_page(request, "sign_in.html", declined.why, to, name)
    if before is not None and before.session is not None:
        await arena.end(before.session)
    return await let_in(request, to, *signed)


async def recovery_form(request: Request) -> Response:
    """The form for a code."""
    return await signing_page(request, "recover.html")


async def recover(request: Request) -> Response:
    """Set another password by a code; all devices are signed out, and all tokens end."""
    arena, form = arena_of(request), await form_of(request)
    name, code, password = (form.get(field, "") for field in ("name", "code", "password"))
    try:
        signed = await arena.accounts.recover(name.strip(), code, password, origin_of(request))
    except Declined as declined:
        return await signing_page(request, "recover.html", declined.why, name=name)
    visitor = await arena.sessions.of_token(signed[0])
    assert visitor is not None, "it has just begun"
    arena.other_nodes.drop_lines(visitor.person.id)
    return await let_in(request, "/account/access", *signed)


async def prove_form(request: Request) -> Response:
    """The form for the password, once more."""
    return await signing_page(request, "prove.html", to=request.query_params.get("next", "/account"))


async def prove(request: Request) -> Response:
    """Give the password once more."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    to = form.get("next", "/account")
    try:
        token = await arena.accounts.prove(visitor, form.get("password", ""), origin_of(request))
    except Declined as declined:
        return await signing_page(request, "prove.html", declined.why, to)
    response = see_other(to)
    keep(response, request, PERSON, token)
    return response


async def let_in(request: Request, to: str, token: str, mark: str) -> Response:
    """Send a browser on with its new cookies: who it is, that it has been here, and the person's language."""
    arena, response = arena_of(request), see_other(to)
    keep(response, request, PERSON, token)
    keep(response, request, DEVICE, mark)
    visitor = await arena.sessions.of_token(token)
    profile = await profile_of(arena.store, visitor.person.id) if visitor else None
    if profile is not None and profile.language:
        keep(response, request, LANGUAGE, profile.language)
    return response


ROUTES = [
    Route("/sign-in", sign_in_form, Right.ENTER),
    Route("/sign-in", sign_in, Right.ENTER, ("POST",)),
    Route("/recover", recovery_form, Right.ENTER),
    Route("/recover", recover, Right.ENTER, ("POST",)),
    Route("/account/prove", prove_form, Right.MANAGE),
    Route("/account/prove", prove, Right.MANAGE, ("POST",)),
]
