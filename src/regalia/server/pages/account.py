"""Who one is: profile, devices, credentials, programs."""

from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import (
    DEVICE,
    INVITATION,
    LANGUAGE,
    PERSON,
    PROVIDER,
    access_of,
    arena_of,
    cookie_named,
    device_at,
    drop,
    keep,
    sender_of,
    visitor_of,
)
from regalia.server.pages import hours
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.registering import admission_of, why_closed
from regalia.server.pages.render import page
from regalia.server.pages.sites import provider_at, takes_passkeys
from regalia.server.people.accounts import Declined
from regalia.server.people.crests import CHARGES, FIELDS, TINCTURES, Crest
from regalia.server.people.names import in_one_line, likeness
from regalia.server.people.profiles import MOST_WORDS, Profile, keep_profile, profile_of, zones
from regalia.server.people.programs import MOST, SCOPES, Scope
from regalia.server.people.rights import Right
from regalia.server.people.sessions import Visitor
from regalia.server.requests.sanctions import must_be_free
from regalia.server.routing import Route
from regalia.server.time.tempo import PACES
from regalia.text.texts import LANGUAGES


async def account(request: Request) -> Response:
    """Who one is here, and by which devices."""
    return await account_page(request, await visitor_of(request))


async def account_page(request: Request, visitor: Visitor, status: int = 200, **more: Any) -> Response:
    """One's page, with what has just happened."""
    arena, person = arena_of(request), visitor.person.id
    account = await arena.accounts.of(person)
    return await page(
        request,
        "account.html",
        status,
        account=account,
        closed=await why_closed(request) if account is None else None,
        sessions=await arena.sessions.of(person),
        own=visitor.by,
        programs=await arena.programs.of(person),
        takes_mail=arena.mailer.is_on,
        address=next((each.address for each in await arena.store.channels(person) if each.medium == "mail"), None),
        links=await arena.provider_links.of(person),
        provider=provider_at(request),
        passkeys=await arena.passkeys.of(person),
        takes_passkeys=takes_passkeys(request),
        codes_left=await arena.store.codes(person),
        profile=await profile_of(arena.store, person),
        zones=zones(),
        paces=PACES,
        crest_parts=CREST_PARTS,
        most_words=MOST_WORDS,
        **({"problem": None, "token": None, "sent_to": None} | more),
    )


CREST_PARTS = {"field": (*FIELDS,), "first": (*TINCTURES,), "second": (*TINCTURES,), "charge": (*CHARGES,)}


async def ways_in(request: Request) -> Response:
    """What can get into the account, or is sent what happens there, each with a button that ends it."""
    arena, person = arena_of(request), await sender_of(request)
    return await page(
        request,
        "access.html",
        passkeys=await arena.passkeys.of(person.id),
        links=await arena.provider_links.of(person.id),
        channels=await arena.store.channels(person.id),
        codes_left=await arena.store.codes(person.id),
    )


async def open_account(request: Request) -> Response:
    """Make the guest an account."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    try:
        name, password = form.get("name", "").strip(), form.get("password", "")
        admission = await admission_of(request)
        token = await arena.accounts.open(visitor.person.id, name, password, device_at(request), admission)
    except (Declined, Refuse) as declined:
        why = declined.why if isinstance(declined, Declined) else "name"
        return await account_page(request, visitor, 400, problem=why)
    await arena.named(visitor.person.id)
    return await codes_page(request, visitor.person.id, token)


async def codes_page(request: Request, person: str, token: str | None = None) -> Response:
    """New codes for recovery, shown once; with the token of an account that was just opened."""
    arena = arena_of(request)
    visitor = await arena.sessions.of_token(token)
    codes = await arena.accounts.new_codes(person, device_at(request) if visitor is None else None)
    response = await page(request, "codes.html", visitor=visitor, codes=codes)
    if token is not None and visitor is not None:
        keep(response, request, PERSON, token)
        keep(response, request, DEVICE, arena.accounts.mark(likeness(visitor.person.name)))
        drop(response, request, INVITATION)
    return response


async def new_codes(request: Request) -> Response:
    """New codes for recovery; the old ones are worth nothing any more."""
    return await codes_page(request, (await sender_of(request)).id)


async def change_password(request: Request) -> Response:
    """Another password; all other devices are signed out."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    ended = await arena.sessions.of(visitor.person.id)
    try:
        token = await arena.accounts.change_password(visitor, form.get("password", ""), device_at(request))
    except Declined as declined:
        return await account_page(request, visitor, 400, problem=declined.why)
    await arena.end(*ended)
    response = see_other("/account")
    keep(response, request, PERSON, token)
    return response


async def new_program(request: Request) -> Response:
    """A token for a program, shown once."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    name, scope = " ".join(form.get("name", "").split())[:40], form.get("scope")
    if not name or scope not in SCOPES:
        raise Refuse("malformed")
    if len(await arena.programs.of(visitor.person.id)) >= MOST:
        return await account_page(request, visitor, 409, problem="programs")
    wanted: Scope = "play" if scope == "play" else "read"
    token = await arena.programs.begin(visitor.person.id, name, wanted, device_at(request))
    return await account_page(request, visitor, token=token)


async def end_program(request: Request) -> Response:
    """End a program's token."""
    visitor, form = await visitor_of(request), await form_of(request)
    await arena_of(request).end_program(visitor.person.id, form.get("program", ""))
    return see_other("/account#programs")


async def keep_choices(request: Request) -> Response:
    """Keep one's profile."""
    visitor, arena, form = await visitor_of(request), arena_of(request), await form_of(request)
    chosen: dict[str, Any] = {name: form[name] for name in ("language", "confirm", "tempo", "windows") if form.get(name)}
    chosen["puzzles"] = "puzzles" in form
    chosen |= said_of_oneself(form)
    if form.get("zone") in zones():
        chosen["zone"] = form["zone"]
    if form.get("sound"):
        chosen["sound"] = form["sound"] == "on"
    if form.get("crest") == "own":
        chosen["crest"] = {part: form.get(part, "") for part in CREST_PARTS}
    try:
        profile = msgspec.convert(chosen, Profile)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    if isinstance(profile.crest, Crest) and not profile.crest.is_drawn:
        raise Refuse("malformed", detail="crest")
    if not await hours.move(arena, visitor.person, profile.zone):
        return await hours.shown(request, "hours-too-soon")
    before = await profile_of(arena.store, visitor.person.id)
    if profile.words and profile.words != before.words:
        await must_be_free(arena.store, visitor.person.id, "muted", arena.now())
    # What is not in this form stays.
    profile = replace(profile, asked=before.asked, lessons=before.lessons, finding=before.finding, lobby=before.lobby)
    await keep_profile(arena.store, visitor.person.id, profile)
    response = see_other("/account")
    if profile.language:
        keep(response, request, LANGUAGE, profile.language)
    return response


def said_of_oneself(form: dict[str, str]) -> dict[str, Any]:
    """What a person says on their page, and to whom it is shown. Raises Refuse."""
    words = form.get("words", "").strip()
    said: dict[str, Any] = {"words": in_one_line(words) if words else ""}
    said["speaks"] = [language for language in LANGUAGES if f"speaks-{language}" in form]
    return said | ({"shown": form["shown"]} if "shown" in form else {})


async def sign_out(request: Request) -> Response:
    """End the session of this device."""
    visitor = (await access_of(request)).visitor
    if visitor is not None and visitor.session is not None:
        await arena_of(request).end(visitor.session)
    return forgotten(request)


async def end_sessions(request: Request) -> Response:
    """End a session, or all but this device's, or all."""
    visitor, arena = await visitor_of(request), arena_of(request)
    which = (await form_of(request)).get("session", "")
    ended = [session for session in await arena.sessions.of(visitor.person.id) if is_meant(session.id, which, visitor)]
    await arena.end(*ended)
    return forgotten(request) if visitor.session in ended else see_other("/account#devices")


async def see_alerts(request: Request) -> Response:
    """The person has seen what has changed about signing in."""
    visitor, form = await visitor_of(request), await form_of(request)
    await arena_of(request).store.see_alerts(visitor.person.id)
    return see_other(form.get("next", "/account"))


def is_meant(session: str, which: str, visitor: Visitor) -> bool:
    """True if a session is to end: this one, all, or all but the one that asks for it."""
    return which in (session, "all") or (which == "others" and session != visitor.by)


def forgotten(request: Request) -> Response:
    """Send a browser home without its cookie; its pages' data goes, too. If the club's provider has signed the person in,
    the browser is sent to where they can sign out there.
    """
    by_provider = cookie_named(PROVIDER, arena_of(request).settings) in request.cookies
    response = see_other("/club/signed-out" if by_provider else "/")
    drop(response, request, PERSON)
    drop(response, request, PROVIDER)
    response.headers["Clear-Site-Data"] = '"cache"'
    return response


ALONE = [
    Route("/account", account, Right.MANAGE),
    Route("/account/profile", keep_choices, Right.MANAGE, ("POST",)),
]
"""What there is where no one has an account, too."""
ROUTES = [
    Route("/account/access", ways_in, Right.CREDENTIALS),
    Route("/account/open", open_account, Right.MANAGE, ("POST",)),
    Route("/account/codes", new_codes, Right.CREDENTIALS, ("POST",)),
    Route("/account/password", change_password, Right.CREDENTIALS, ("POST",)),
    Route("/account/programs", new_program, Right.SECURE, ("POST",)),
    Route("/account/programs/end", end_program, Right.MANAGE, ("POST",)),
    Route("/account/sign-out", sign_out, Right.ENTER, ("POST",)),
    Route("/account/sessions", end_sessions, Right.MANAGE, ("POST",)),
    Route("/account/alerts", see_alerts, Right.MANAGE, ("POST",)),
]
