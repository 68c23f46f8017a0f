"""Announcements on pages: what all visitors see and can dismiss, and where hosts publish news and maintenance."""

import json
from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.http import DISMISSED, arena_of, dismissed_at, keep
from regalia.server.nodes.announcements import LONGEST, MOST_SIGNS, announcement_of
from regalia.server.pages.events import moment_in
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.accounts import Declined
from regalia.server.people.rights import Right
from regalia.server.people.sessions import Visitor
from regalia.server.routing import Route
from regalia.server.store.administration import AuditEntry
from regalia.server.store.announcements import Announcement, AnnouncementKind
from regalia.text.texts import LANGUAGES

REMEMBERED = 20
"""Number of dismissed announcements that a browser remembers."""
MINUTE = 60
MOST_MINUTES = int(LONGEST["maintenance"]) // MINUTE


async def shown(request: Request) -> Response:
    """What hosts announce now; open pages read it again every minute."""
    return await page(request, "announcements_page.html", came_from=request.query_params.get("next", "/"))


async def dismiss(request: Request) -> Response:
    """Show an announcement no longer at this browser."""
    form = await form_of(request)
    known = {each.id for each in arena_of(request).announcements.shown()}
    ids = [each for each in dict.fromkeys([*dismissed_at(request), form.get("announcement", "")]) if each in known]
    response = see_other(form.get("next", "/"))
    keep(response, request, DISMISSED, ".".join(ids[-REMEMBERED:]), script=True)
    return response


async def administer(request: Request, status: int = 200, problem: str | None = None) -> Response:
    """The page of hosts: what is announced, and the forms for news and maintenance."""
    arena = arena_of(request)
    await arena.read_announcements()
    refused = {request.path_params.get("what", ""): getattr(request.state, "form", {})}
    return await page(
        request,
        "announcing.html",
        status,
        problem=problem,
        coming=[(each, json.loads(each.texts)) for each in arena.announcements.coming()],
        now=arena.now(),
        news=refused.get("announcements/news", {}),
        maintenance=refused.get("announcements/maintenance", {}),
        most_signs=MOST_SIGNS,
        most_minutes=MOST_MINUTES,
    )


async def publish(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """Publish news."""
    now = arena_of(request).now()
    starts, ends = time_in(form, "starts") or now, time_in(form, "ends") or now + LONGEST["news"]
    return await announce(request, host, "news", texts_in(form), starts, ends)


async def maintain(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """Announce maintenance."""
    starts, minutes = time_in(form, "starts"), form.get("minutes", "")
    if starts is None or not (minutes.isascii() and minutes.isdecimal() and len(minutes) < 6):
        raise Declined("announcement-times")
    return await announce(request, host, "maintenance", texts_in(form), starts, starts + int(minutes) * MINUTE)


async def announce(
    request: Request, host: Visitor, kind: AnnouncementKind, texts: Mapping[str, str], starts: float, ends: float
) -> Response:
    """Save an announcement, and show it at once."""
    arena = arena_of(request)
    made = announcement_of(kind, texts, starts, ends, arena.now())
    await arena.store.announce(made, entry_about(request, host, f"announce-{kind}", made))
    await arena.read_announcements()
    return see_other("/admin/announcements")


async def end(request: Request, host: Visitor, form: dict[str, str]) -> Response:
    """End an announcement, or delete one that has not started."""
    arena = arena_of(request)
    await arena.read_announcements()
    made = next((each for each in arena.announcements.coming() if each.id == form.get("announcement")), None)
    if made is None:
        raise Declined("no-such-announcement")
    await arena.store.end_announcement(made, arena.now(), entry_about(request, host, f"end-{made.kind}", made))
    await arena.read_announcements()
    return see_other("/admin/announcements")


def entry_about(request: Request, host: Visitor, deed: str, made: Announcement) -> AuditEntry:
    """The line in the log: what was done with which announcement."""
    words = next(iter(json.loads(made.texts).values()), made.id)
    return arena_of(request).registration.audit_entry(host.person.name, deed, words[:80])


def texts_in(form: dict[str, str]) -> dict[str, str]:
    """The words of a form by language."""
    return {language: form.get(f"text-{language}", "") for language in LANGUAGES}


def time_in(form: dict[str, str], field: str) -> float | None:
    """A time of a form, in seconds since the epoch; None if the field is empty. Raises Declined."""
    text = form.get(field, "").strip()
    try:
        return moment_in(text) if text else None
    except msgspec.ValidationError as wrong:
        raise Declined("announcement-times") from wrong


ROUTES = [
    Route("/announcements", shown, Right.ANYONE),
    Route("/announcements", dismiss, Right.ANYONE, ("POST",)),
]
