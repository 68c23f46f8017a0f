"""Passkeys: added, named and removed in one's account; signing in, and proving who one is, by one.

The page's script asks here what to ask of the browser, and sends what the browser answers with the form.
"""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import PERSON, access_of, arena_of, device_at, keep, respond, visitor_of
from regalia.server.pages.account import account_page, codes_page
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.registering import admission_of
from regalia.server.pages.signing import let_in, origin_of, signing_page
from regalia.server.pages.sites import begun, over, site_of, takes_passkeys, token_of
from regalia.server.people.accounts import Declined
from regalia.server.people.rights import Right
from regalia.server.routing import Route


def asked(request: Request, begins: tuple[str, dict[str, object]]) -> Response:
    """What the script is to ask of the browser, with the token for the answer."""
    token, options = begins
    return begun(respond(options), request, token)


async def ask_for_new(request: Request) -> Response:
    """Begin with a new passkey: for an account, or a guest who becomes one. The form that follows explains a refusal."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    person, name, site = visitor.person.id, visitor.person.name, site_of(request)
    if not takes_passkeys(request):
        raise Refuse("forbidden")
    try:
        if (await access_of(request)).account is None:
            await admission_of(request)
            name = await arena.accounts.free_name(person, form.get("name", "").strip())
        return asked(request, await arena.passkeys.ask_for_new(visitor, name, site))
    except Declined as declined:
        raise Refuse("forbidden", detail=declined.why) from declined


async def ask_for_one(request: Request) -> Response:
    """Begin to sign in, or to prove who one is, by a passkey."""
    if not takes_passkeys(request):
        raise Refuse("forbidden")
    visitor = (await access_of(request)).visitor
    return asked(request, await arena_of(request).passkeys.ask_for_one(visitor, site_of(request)))


async def open_account(request: Request) -> Response:
    """Make the guest an account that is signed in to by a passkey."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    site, device, credential = site_of(request), device_at(request), form.get("credential", "")
    try:
        admission = await admission_of(request)
        if not credential:  # the name was refused when the script asked: here the page says why
            await arena.accounts.free_name(visitor.person.id, form.get("name", "").strip())
        token = await arena.passkeys.open(visitor, token_of(request), credential, site, device, admission)
    except (Declined, Refuse) as declined:
        why = declined.why if isinstance(declined, Declined) else "name"
        return await account_page(request, visitor, 400, problem=why)
    await arena.named(visitor.person.id)
    return over(await codes_page(request, visitor.person.id, token), request)


async def add(request: Request) -> Response:
    """Add a passkey to one's account."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    name = form.get("name", "").strip() or device_at(request)
    try:
        credential, device = form.get("credential", ""), device_at(request)
        await arena.passkeys.add(visitor, token_of(request), credential, site_of(request), name, device)
    except Declined as declined:
        return await account_page(request, visitor, 400, problem=declined.why)
    return over(see_other("/account#passkeys"), request)


async def rename(request: Request) -> Response:
    """Give a passkey another name."""
    visitor, form = await visitor_of(request), await form_of(request)
    await arena_of(request).passkeys.rename(visitor.person.id, form.get("passkey", ""), form.get("name", ""))
    return see_other("/account#passkeys")


async def remove(request: Request) -> Response:
    """Remove a passkey; all other devices are signed out."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    ended = await arena.sessions.of(visitor.person.id)
    try:
        token = await arena.passkeys.remove(visitor.person.id, form.get("passkey", ""), device_at(request))
    except Declined as declined:
        return await account_page(request, visitor, 400, problem=declined.why)
    await arena.end(*ended)
    response = see_other(form.get("next", "/account#passkeys"))
    keep(response, request, PERSON, token)
    return response


async def sign_in(request: Request) -> Response:
    """Sign in by a passkey. The session of a guest who was here ends."""
    arena, form, before = arena_of(request), await form_of(request), (await access_of(request)).visitor
    to, token, site = form.get("next", "/"), token_of(request), site_of(request)
    try:
        signed = await arena.passkeys.sign_in(before, token, form.get("credential", ""), site, origin_of(request))
    except Declined as declined:
        return await signing_page(request, "sign_in.html", declined.why, to)
    if before is not None and before.session is not None:
        await arena.end(before.session)
    return over(await let_in(request, to, *signed), request)


async def prove(request: Request) -> Response:
    """Use one of the account's passkeys once more."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    to, token, site = form.get("next", "/account"), token_of(request), site_of(request)
    try:
        proved = await arena.passkeys.prove(visitor, token, form.get("credential", ""), site, origin_of(request))
    except Declined as declined:
        return await signing_page(request, "prove.html", declined.why, to)
    response = see_other(to)
    keep(response, request, PERSON, proved)
    return over(response, request)


ROUTES = [
    Route("/passkeys/new", ask_for_new, Right.SECURE, ("POST",)),
    Route("/passkeys/one", ask_for_one, Right.ENTER, ("POST",)),
    Route("/passkeys/open", open_account, Right.MANAGE, ("POST",)),
    Route("/passkeys/add", add, Right.CREDENTIALS, ("POST",)),
    Route("/passkeys/name", rename, Right.MANAGE, ("POST",)),
    Route("/passkeys/remove", remove, Right.CREDENTIALS, ("POST",)),
    Route("/passkeys/sign-in", sign_in, Right.ENTER, ("POST",)),
    Route("/passkeys/prove", prove, Right.MANAGE, ("POST",)),
]
