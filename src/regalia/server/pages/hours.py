"""When one sleeps, has days off and is on vacation."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.server.arena import Arena
from regalia.server.errors import Refuse
from regalia.server.http import arena_of, sender_of
from regalia.server.pages.forms import form_of, see_other
from regalia.server.pages.render import page
from regalia.server.people.profiles import keep_profile, profile_of, zones
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.time.hours import VACATION, Hours, fault_of, per_year
from regalia.server.time.tempo import DAY

MOST_TABLES = 100
"""At this number of a person's tables new hours hold at once; at others from the next decision on."""


async def hours(request: Request) -> Response:
    """One's hours."""
    return await shown(request)


async def shown(request: Request, problem: str | None = None) -> Response:
    """The page."""
    person = await sender_of(request)
    said = await said_by(request, person)
    profile = await profile_of(arena_of(request).store, person.id)
    own = said or Hours(zone=profile.zone or "UTC")
    today = today_of(own, arena_of(request).now())
    this_year = [span for span in own.vacations if span[0].year == today.year]
    return await page(
        request,
        "hours.html",
        200 if problem is None else 400,
        hours=own,
        known=said is not None or profile.zone is not None,
        zones=dict.fromkeys((*zones(), own.zone)),
        left=VACATION - sum(per_year(this_year)),
        ahead=[span for span in own.vacations if span[1] >= today],
        problem=problem,
    )


async def save_hours(request: Request) -> Response:
    """Save sleep and days off; once a day, so that a player does not sleep whenever it suits the clock."""
    person = await sender_of(request)
    form, before, now = await form_of(request), await said_by(request, person), arena_of(request).now()
    days = tuple(day for day in range(7) if f"day-{day}" in form)
    night = tuple(minute for each in ("from", "to") if (minute := minute_in(form.get(each, ""))) is not None)
    sleep = (night[0], night[1]) if len(night) == 2 and night[0] != night[1] else None
    wanted = replace(before or Hours(), zone=form.get("zone", "UTC"), sleep=sleep, days_off=days, changed=now)
    if before is not None and before.changed and now - before.changed < DAY:
        return await shown(request, "hours-too-soon")
    return await keep(request, person, wanted)


async def add_vacation(request: Request) -> Response:
    """Add days of vacation; they begin today or later."""
    person = await sender_of(request)
    form, own = await form_of(request), await said_by(request, person) or Hours()
    first, last = day_in(form.get("first", "")), day_in(form.get("last", ""))
    if first is None or last is None or first < today_of(own, arena_of(request).now()):
        return await shown(request, "hours-vacation")
    return await keep(request, person, replace(own, vacations=tuple(sorted({*own.vacations, (first, last)}))))


async def drop_vacation(request: Request) -> Response:
    """Remove a vacation that has not begun."""
    person = await sender_of(request)
    own, first = await said_by(request, person) or Hours(), (await form_of(request)).get("first", "")
    left = tuple(
        span for span in own.vacations if span[0].isoformat() != first or span[0] <= today_of(own, arena_of(request).now())
    )
    return await keep(request, person, replace(own, vacations=left))


async def keep(request: Request, person: Person, wanted: Hours) -> Response:
    """Save hours, and their time zone in the profile, too."""
    fault = fault_of(wanted)
    if fault is not None:
        return await shown(request, fault)
    arena = arena_of(request)
    profile = await profile_of(arena.store, person.id)
    await keep_profile(arena.store, person.id, replace(profile, zone=wanted.zone))
    await take_up(arena, person, wanted)
    return see_other("/hours")


async def move(arena: Arena, person: Person, zone: str | None) -> bool:
    """Say one's hours in the time zone of the profile, as from now on; False if that is too soon after the last change."""
    before, now = (await arena.store.hours([person.id])).get(person.id), arena.now()
    if before is None or zone is None or before.zone == zone:
        return True
    if before.changed and now - before.changed < DAY:
        return False
    await take_up(arena, person, replace(before, zone=zone, changed=now))
    return True


async def take_up(arena: Arena, person: Person, wanted: Hours) -> None:
    """Save hours, and let the clocks of the person's tables go on by them."""
    await arena.store.save_hours(person.id, wanted)
    for doc in await arena.store.tables("playing", public_only=False, person=person.id, most=MOST_TABLES):
        if doc.tempo is not None and not doc.tempo.live:
            arena.tasks.begin(adopt(arena, doc.id))


async def adopt(arena: Arena, name: str) -> None:
    """Let the clocks of a table go on by new hours."""
    try:
        table = await arena.tables.get(name)
        await table.do(table.adopt_hours, noted=False)
    except Refuse:
        return  # from the next decision on


async def said_by(request: Request, person: Person) -> Hours | None:
    """The hours of a person; None if they have said none."""
    return (await arena_of(request).store.hours([person.id])).get(person.id)


def today_of(own: Hours, now: float) -> date:
    """The day where the person lives."""
    return datetime.fromtimestamp(now, ZoneInfo(own.zone)).date()


def minute_in(text: str) -> int | None:
    """The minute of the day of a time such as 23:30."""
    try:
        at = datetime.strptime(text, "%H:%M")
    except ValueError:
        return None
    return at.hour * 60 + at.minute


def day_in(text: str) -> date | None:
    """A day such as 2026-12-24."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


ROUTES = [
    Route("/hours", hours, Right.MANAGE),
    Route("/hours", save_hours, Right.MANAGE, ("POST",)),
    Route("/hours/vacations", add_vacation, Right.MANAGE, ("POST",)),
    Route("/hours/vacations/drop", drop_vacation, Right.MANAGE, ("POST",)),
]
