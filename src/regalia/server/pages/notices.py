"""The page of notices: devices, webhooks, which kinds of notices go there, and the secret address of a feed."""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.errors import Refuse
from regalia.server.http import (
    arena_of,
    body_of,
    decode,
    device_at,
    host_of,
    language_of,
    respond,
    sender_of,
)
from regalia.server.notices.feeds import atom, calendar, turns_of
from regalia.server.notices.posting import is_allowed
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.store.notices import KINDS, Channel, Feed, Medium

MOST_CHANNELS: dict[Medium, int] = {"webhook": 5, "push": 10}
"""The most webhooks and browsers of one person."""
ATOM, CALENDAR = "application/atom+xml; charset=utf-8", "text/calendar; charset=utf-8"


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that can be reached by its push service."""

    address: Annotated[str, Meta(max_length=1000)]
    public: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]
    instead: Annotated[str, Meta(max_length=1000)] = ""
    """The address by which it was reached before."""


async def notices(request: Request) -> Response:
    """The page on which one chooses how to be notified of one's turns."""
    return await shown(request)


async def shown(request: Request, secret: str | None = None, problem: str | None = None) -> Response:
    """The page; a feed's address is shown once, when it is made."""
    person, arena = await sender_of(request), arena_of(request)
    return await page(
        request,
        "notices.html",
        200 if problem is None else 400,
        channels=[each for each in await arena.store.channels(person.id) if each.medium != "mail" or arena.mailer.is_on],
        takes_mail=arena.mailer.is_on,
        kinds=KINDS,
        address=f"{origin_of(request)}/feeds/{secret}" if secret is not None else None,
        services=arena.settings.allowed_webhooks,
        problem=problem,
    )


async def add_webhook(request: Request) -> Response:
    """Add a webhook, if the host allows its origin."""
    person, arena = await sender_of(request), arena_of(request)
    address = (await form_of(request)).get("address", "").strip()
    if not is_allowed(address, arena.settings.allowed_webhooks):
        return await shown(request, problem="webhook-not-allowed")
    if await is_full(request, person, "webhook"):
        return await shown(request, problem="webhook-too-many")
    await arena.store.save_channel(new_channel(request, person, address))
    return see_other("/notices")


async def push_key(request: Request) -> Response:
    """What a browser has to know to subscribe."""
    return respond({"key": await arena_of(request).push.public_key()})


async def add_push(request: Request) -> Response:
    """Notices to this browser from now on, or by another address than before."""
    from regalia.server.notices.sealing import is_subscription

    person, arena, sent = await sender_of(request), arena_of(request), decode(await body_of(request), Subscription)
    if not arena.push.is_allowed(sent.address) or not is_subscription(sent.public, sent.auth):
        raise Refuse("malformed", detail="subscription")
    own = await arena.store.channels(person.id)
    before = next((each for each in own if each.medium == "push" and each.address in (sent.instead, sent.address)), None)
    if before is None and await is_full(request, person, "push"):
        raise Refuse("too_many", allowed=MOST_CHANNELS["push"])
    fresh = new_channel(request, person, sent.address, "push")
    kept = fresh if before is None else replace(fresh, id=before.id, kinds=before.kinds)
    secret = f"{sent.public}.{sent.auth}"
    await arena.store.save_channel(replace(kept, label=device_at(request), secret=secret))
    return respond({})


def new_channel(request: Request, person: Person, address: str, medium: Medium = "webhook") -> Channel:
    """A channel in the language of a request."""
    secret, language = token_urlsafe(24) if medium == "mail" else "", language_of(request)
    return Channel(token_urlsafe(9), person.id, address, language, origin_of(request), medium, secret=secret)


async def is_full(request: Request, person: Person, medium: Medium) -> bool:
    """True if a person has as many channels of a medium as there may be."""
    own = await arena_of(request).store.channels(person.id)
    return sum(each.medium == medium for each in own) >= MOST_CHANNELS[medium]


async def choose_kinds(request: Request) -> Response:
    """Choose the kinds of notices that go to a channel."""
    person, form = await sender_of(request), await form_of(request)
    for each in await arena_of(request).store.channels(person.id):
        if each.id == form.get("channel"):
            kinds = tuple(kind for kind in KINDS if kind in form)
            await arena_of(request).store.save_channel(replace(each, kinds=kinds, daily="daily" in form))
    return see_other("/notices")


async def drop_channel(request: Request) -> Response:
    """Remove a browser or a webhook. An e-mail address is a credential, and removed as such."""
    person, store = await sender_of(request), arena_of(request).store
    form = await form_of(request)
    chosen = await store.channel(form.get("channel", ""))
    if chosen is not None and chosen.medium != "mail":
        await store.drop_channel(person.id, chosen.id)
    return see_other(form.get("next", "/notices"))


async def new_feed(request: Request) -> Response:
    """Make a secret address for one's feed; an earlier one ends."""
    person = await sender_of(request)
    secret = token_urlsafe(24)
    feed = Feed(hash_of(secret), person.id, language_of(request), origin_of(request))
    await arena_of(request).store.save_feed(feed)
    return await shown(request, secret=secret)


async def atom_feed(request: Request) -> Response:
    """One's turns and finished games, for a feed reader."""
    feed = await feed_of(request)
    return given(atom(feed, await turns_of(arena_of(request).lobbies, arena_of(request).store, feed)), ATOM)


async def calendar_feed(request: Request) -> Response:
    """When one's time is up, for a calendar."""
    feed, arena = await feed_of(request), arena_of(request)
    turns = await turns_of(arena.lobbies, arena.store, feed)
    return given(await calendar(feed, turns, arena.store, arena.uptime.outages(arena.now())), CALENDAR)


async def feed_of(request: Request) -> Feed:
    """The feed of the secret in the path. Raises Refuse if there is none."""
    feed = await arena_of(request).store.feed(hash_of(request.path_params["secret"]))
    if feed is None:
        raise Refuse("not_found")
    return feed


def given(body: bytes, kind: str) -> Response:
    """A feed, cached by its reader alone."""
    return Response(body, headers={"Content-Type": kind, "Cache-Control": "private, max-age=60"})


def hash_of(secret: str) -> str:
    """The SHA-256 of a secret."""
    return sha256(secret.encode()).hexdigest()


def origin_of(request: Request) -> str:
    """How the reader reaches the arena."""
    scheme = "https" if arena_of(request).settings.https else "http"
    return f"{scheme}://{request.headers.get('host') or host_of(request)}"


ROUTES = [
    Route("/notices", notices, Right.MANAGE),
    Route("/notices/webhooks", add_webhook, Right.MANAGE, ("POST",)),
    Route("/notices/push", push_key, Right.MANAGE),
    Route("/notices/push", add_push, Right.MANAGE, ("POST",)),
    Route("/notices/kinds", choose_kinds, Right.MANAGE, ("POST",)),
    Route("/notices/drop", drop_channel, Right.MANAGE, ("POST",)),
    Route("/notices/feed", new_feed, Right.MANAGE, ("POST",)),
    Route("/feeds/{secret}.atom", atom_feed, Right.ANYONE),
    Route("/feeds/{secret}.ics", calendar_feed, Right.ANYONE),
]
