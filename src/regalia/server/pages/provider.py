"""Signing in by the club's own provider (OpenID Connect): the way there and back, and what is done then."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regalia.server.errors import Refuse
from regalia.server.http import PERSON, PROVIDER, access_of, arena_of, device_at, keep, visitor_of
from regalia.server.pages.account import account_page, codes_page
from regalia.server.pages.forms import form_of, safe, see_other
from regalia.server.pages.registering import admission_of
from regalia.server.pages.render import page
from regalia.server.pages.signing import let_in, origin_of, signing_page
from regalia.server.pages.sites import begun, over, provider_at, site_of, token_of
from regalia.server.people.accounts import Declined
from regalia.server.people.provider_links import Purpose
from regalia.server.people.rights import Right
from regalia.server.people.sessions import Visitor
from regalia.server.routing import Route


async def to_provider(request: Request, purpose: Purpose, visitor: Visitor | None, to: str) -> Response:
    """Send a browser to the provider. (By a link and not by a form: our pages' forms lead nowhere else.)"""
    links, back = arena_of(request).provider_links, f"{site_of(request).origin}/club/back"
    if not links.provider.is_there:
        raise Refuse("not_found")
    try:
        token, way = await links.begin(purpose, visitor, back, safe(to))
    except Declined as declined:
        return await signing_page(request, "sign_in.html", declined.why, to)
    return begun(RedirectResponse(way, 303), request, token)


async def sign_in(request: Request) -> Response:
    """Begin to sign in."""
    return await to_provider(request, "sign in", (await access_of(request)).visitor, request.query_params.get("next", "/"))


async def link(request: Request) -> Response:
    """Begin to let the account be signed in to by the provider, from a page of this arena only."""
    if request.headers.get("sec-fetch-site") != "same-origin":
        raise Refuse("forbidden")
    return await to_provider(request, "link", await visitor_of(request), "/account")


async def prove(request: Request) -> Response:
    """Begin to prove who one is: the provider asks for a credential."""
    return await to_provider(request, "prove", await visitor_of(request), request.query_params.get("next", "/account"))


async def back(request: Request) -> Response:
    """A browser comes back from the provider."""
    arena, visitor, told = arena_of(request), (await access_of(request)).visitor, request.query_params
    if not arena.provider_links.provider.is_there:
        raise Refuse("not_found")
    try:
        if told.get("iss", arena.provider_links.provider.issuer) != arena.provider_links.provider.issuer:
            raise Declined("provider")
        state, code = told.get("state", ""), told.get("code", "")
        ceremony, begun_so, identity = await arena.provider_links.come_back(visitor, token_of(request), state, code)
        if begun_so.purpose == "sign in":
            signed = await arena.provider_links.sign_in(ceremony, identity, visitor, origin_of(request))
            if signed is None:
                token = await arena.provider_links.wait_for_name(ceremony, identity, visitor)
                return begun(see_other("/club/name"), request, token)
            if visitor is not None and visitor.session is not None:
                await arena.end(visitor.session)
            return by_provider(over(await let_in(request, begun_so.to, *signed), request), request)
        assert visitor is not None, "the ceremony is of their session"
        response = see_other(begun_so.to)
        if begun_so.purpose == "prove":
            keep(
                response, request, PERSON, await arena.provider_links.prove(ceremony, identity, visitor, origin_of(request))
            )
        else:
            await arena.provider_links.link(ceremony, identity, visitor, device_at(request))
    except Declined as declined:
        return await signing_page(request, "sign_in.html", declined.why)
    return over(response, request)


def by_provider(response: Response, request: Request) -> Response:
    """A response after which the browser remembers that the provider has signed its person in."""
    keep(response, request, PROVIDER, "1")
    return response


async def signed_out(request: Request) -> Response:
    """Where a browser that the provider has signed in comes after signing out here: the way to sign out there, too. (By a
    link, since our pages' forms lead nowhere else.)
    """
    way = await arena_of(request).provider_links.way_out(f"{site_of(request).origin}/")
    if not way:
        return see_other("/")
    return await page(request, "signed_out.html", way=way, provider=provider_at(request))


async def name_form(request: Request, problem: str | None = None) -> Response:
    """Which name an account is to have, of a person whom the provider has recognised for the first time."""
    visitor = (await access_of(request)).visitor
    try:
        _, identity = await arena_of(request).provider_links.newcomer(token_of(request), visitor)
    except Declined as declined:
        return await signing_page(request, "sign_in.html", declined.why)
    name = visitor.person.name if visitor else identity.name[:24]
    return await page(request, "provider_name.html", 200 if problem is None else 400, problem=problem, name=name)


async def open_account(request: Request) -> Response:
    """Open the account."""
    arena, visitor = arena_of(request), (await access_of(request)).visitor
    name = (await form_of(request)).get("name", "").strip()
    try:
        admission = await admission_of(request)
        ceremony, identity = await arena.provider_links.newcomer(token_of(request), visitor)
        person = visitor.person if visitor else await arena.greet(await arena.accounts.free_name("", name), registers=True)
        token = await arena.provider_links.open(ceremony, identity, person.id, name, device_at(request), admission)
    except (Declined, Refuse) as declined:
        return await name_form(request, declined.why if isinstance(declined, Declined) else "name")
    await arena.named(person.id)
    return by_provider(over(await codes_page(request, person.id, token), request), request)


async def remove(request: Request) -> Response:
    """Let the account be signed in to by the provider no more; all other devices are signed out."""
    visitor, arena = await visitor_of(request), arena_of(request)
    ended, form = await arena.sessions.of(visitor.person.id), await form_of(request)
    try:
        token = await arena.provider_links.remove(visitor.person.id, form.get("issuer", ""), device_at(request))
    except Declined as declined:
        return await account_page(request, visitor, 400, problem=declined.why)
    await arena.end(*ended)
    response = see_other(form.get("next", "/account#credentials"))
    keep(response, request, PERSON, token)
    return response


ROUTES = [
    Route("/club/sign-in", sign_in, Right.ENTER),
    Route("/club/link", link, Right.CREDENTIALS),
    Route("/club/prove", prove, Right.MANAGE),
    Route("/club/back", back, Right.ENTER),
    Route("/club/name", name_form, Right.ENTER),
    Route("/club/open", open_account, Right.ENTER, ("POST",)),
    Route("/club/remove", remove, Right.CREDENTIALS, ("POST",)),
    Route("/club/signed-out", signed_out, Right.ANYONE),
]
