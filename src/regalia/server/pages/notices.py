"""Where one wants notices: webhooks, and the secret address of a feed."""

from hashlib import sha256
from secrets import token_urlsafe

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.errors import Refuse
from regalia.server.http import arena_of, host_of, language_of, person_at_device
from regalia.server.notices.feeds import atom, calendar, turns_of
from regalia.server.notices.webhooks import is_allowed
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.store.notices import Channel, Feed

MOST_CHANNELS = 5
"""The most webhooks of one person."""
ATOM, CALENDAR = "application/atom+xml; charset=utf-8", "text/calendar; charset=utf-8"


async def notices(request: Request) -> Response:
    """The page on which one chooses how to be notified of one's turns."""
    return await shown(request)


async def shown(request: Request, secret: str | None = None, problem: str | None = None) -> Response:
    """The page; a feed's address is shown once, when it is made."""
    person, arena = await person_at_device(request), arena_of(request)
    if person is None:
        return await page(request, "name.html", next="/notices")
    channels = await arena.store.channels(person.id)
    address = f"{origin_of(request)}/feeds/{secret}" if secret is not None else None
    services = arena.settings.webhooks
    status = 200 if problem is None else 400
    return await page(
        request, "notices.html", status, channels=channels, address=address, services=services, problem=problem
    )


async def add_webhook(request: Request) -> Response:
    """Add a webhook, if the host allows its origin."""
    person, arena = await person_at_device(request), arena_of(request)
    if person is None:
        return see_other("/notices")
    address = (await form_of(request)).get("address", "").strip()
    if not is_allowed(address, arena.settings.webhooks):
        return await shown(request, problem="webhook-not-allowed")
    if len(await arena.store.channels(person.id)) >= MOST_CHANNELS:
        return await shown(request, problem="webhook-too-many")
    channel = Channel(token_urlsafe(9), person.id, address, language_of(request), origin_of(request))
    await arena.store.save_channel(channel)
    return see_other("/notices")


async def drop_webhook(request: Request) -> Response:
    """Remove a webhook."""
    person = await person_at_device(request)
    if person is not None:
        await arena_of(request).store.drop_channel(person.id, (await form_of(request)).get("channel", ""))
    return see_other("/notices")


async def new_feed(request: Request) -> Response:
    """Make a secret address for one's feed; an earlier one ends."""
    person = await person_at_device(request)
    if person is None:
        return see_other("/notices")
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
    return given(await calendar(feed, turns, arena.store, arena.uptime), CALENDAR)


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
    scheme = "https" if arena_of(request).settings.secure else "http"
    return f"{scheme}://{request.headers.get('host') or host_of(request)}"


ROUTES = [
    Route("/notices", notices),
    Route("/notices/webhooks", add_webhook, methods=["POST"]),
    Route("/notices/webhooks/drop", drop_webhook, methods=["POST"]),
    Route("/notices/feed", new_feed, methods=["POST"]),
    Route("/feeds/{secret}.atom", atom_feed),
    Route("/feeds/{secret}.ics", calendar_feed),
]
