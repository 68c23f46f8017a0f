"""The pages of tournaments: the list, a form for a new one, one with all its rounds, and the desk of its director."""

import csv
import io
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.events.chair import Chair, must_direct
from regalia.server.events.desk import can_enter
from regalia.server.events.drawing import least_of
from regalia.server.http import arena_of, person_of, sender_of
from regalia.server.pages.forms import form_of, options_in, see_other
from regalia.server.pages.render import page
from regalia.server.people.rights import Right
from regalia.server.routing import Route
from regalia.server.store import Event, Person, SpectatorsWelcome
from regalia.server.store.clubs import Club
from regalia.server.store.events import EventDelay
from regalia.server.time.tempo import DAY, HOUR, PACES
from regalia.server.wire.events import EventSheet, EventTable, NewEvent

FORMATS = ("swiss", "robin", "knock_out", "league")
TIMES = (HOUR, 2 * HOUR, 4 * HOUR, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)
"""Choices of the time after which a round ends in any case, in seconds."""
USUAL = {"most": "32", "rounds": "4", "round_time": "7200", "tempo": "live-15", "division": "8"}
"""What the form says where nothing is given."""


def playable() -> list[str]:
    """The games that several people can play."""
    return [slug for slug in games.slugs() if games.load(slug).seats[-1] > 1]


async def all_events(request: Request) -> Response:
    """The listed tournaments."""
    arena, person = arena_of(request), await person_of(request)
    arena.desk.must_be_on()
    mine = await arena.store.events_entered(person.id, 50) if person is not None else []
    can_hold = await arena.desk.can_hold(person)
    return await page(request, "events.html", listed=await arena.sheets.listed(), mine={*mine}, can_hold=can_hold)


async def new_event(request: Request) -> Response:
    """The form for a new tournament of a game."""
    arena = arena_of(request)
    if not await arena.desk.can_hold(await sender_of(request)):
        arena.desk.must_be_on()
        raise Refuse("accounts_only")
    return await form_page(request, request.query_params.get("game", playable()[0]), {"public": "on", "again": "on"})


async def form_page(
    request: Request, game: str, given: Mapping[str, str], status: int = 200, problem: str | None = None
) -> Response:
    """The form with what was given in it, and what is wrong with that."""
    if game not in playable():
        raise Refuse("no_such_game")
    its = games.load(game)
    counts = [count for count in its.seats if 2 <= count <= 6]
    return await page(
        request,
        "event_new.html",
        status,
        game=game,
        its=its,
        counts=counts,
        offered=playable(),
        formats=FORMATS,
        welcomes=get_args(SpectatorsWelcome),
        delays=get_args(EventDelay),
        paces=[pace for pace in PACES if pace != "none"],
        club=await club_in(request, given),
        times=[(time, time / HOUR if time < DAY else time / DAY, "hours" if time < DAY else "days") for time in TIMES],
        given={"id": secrets.token_urlsafe(9), **USUAL, **given},
        problem=problem,
    )


async def club_in(request: Request, given: Mapping[str, str]) -> Club | None:
    """The club for which a tournament is held, named by the form or the address; None for all people. Raises Refuse."""
    wanted = given.get("club", request.query_params.get("club", ""))
    return await arena_of(request).clubs.find(wanted) if wanted else None


async def hold(request: Request) -> Response:
    """Hold the tournament that the form describes."""
    form, person = await form_of(request), await sender_of(request)
    game = form.get("game", "")
    if game not in playable():
        raise Refuse("no_such_game")
    try:
        event = await arena_of(request).desk.hold(person, wanted_by(form, game))
    except msgspec.ValidationError:
        return await form_page(request, game, form, 400, "event-form-wrong")
    except Refuse as refused:
        code = refused.problem.code
        return await form_page(
            request, game, form, refused.status, "event-form-wrong" if code == "malformed" else f"problem-{code}"
        )
    return see_other(f"/events/{event.id}")


def wanted_by(form: dict[str, str], game: str) -> NewEvent:
    """The tournament that a form describes. Raises ValidationError."""
    its, starts = games.load(game), form.get("starts", "").strip()
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    asked: dict[str, Any] = {
        "name": form.get("name", "").strip(),
        "words": form.get("words", "").strip(),
        "game": game,
        "seats": form.get("seats", ""),
        "options": options_in(options, its.table_choices),
        "tempo": form.get("tempo", ""),
        "format": form.get("format", ""),
        "rounds": form.get("rounds", ""),
        "bots": "bots" in form,
        "public": "public" in form,
        "club": form.get("club", ""),
        "most": form.get("most", ""),
        "starts": moment_in(starts) if starts else None,
        "round_time": form.get("round_time", ""),
        "low": form.get("low", "").strip() or None,
        "high": form.get("high", "").strip() or None,
        "division": form.get("division", "8"),
        "again": "again" in form,
        "welcome": form.get("welcome", "all"),
        "delay": form.get("delay", "moves-3"),
        "id": form.get("id", ""),
    }
    return msgspec.convert(asked, NewEvent, strict=False)


def moment_in(text: str) -> float:
    """A time that a form gives, in UTC unless it names its offset, in seconds since the epoch. Raises ValidationError."""
    try:
        at = datetime.fromisoformat(text[:40])
        return (at if at.tzinfo is not None else at.replace(tzinfo=UTC)).timestamp()
    except (ValueError, OverflowError) as wrong:
        raise msgspec.ValidationError(str(wrong)) from wrong


async def show(request: Request) -> Response:
    """A tournament: one's own table first, the tables of the round, standings, rounds, rules."""
    event, person = await event_at(request), await person_of(request)
    sheet = await arena_of(request).sheets.of(event)
    arena = arena_of(request)
    club = await arena.store.club(event.for_club) if event.for_club and arena.clubs.is_on else None
    return await page(request, "event.html", club=club, **facts_of(event, sheet, person))


def facts_of(event: Event, sheet: EventSheet, person: Person | None) -> dict[str, Any]:
    """What the page of a tournament shows to a person."""
    last = sheet.drawn[-1] if sheet.drawn else None
    own = next((each for each in sheet.standings if person is not None and each.id == person.id), None)
    return {
        "event": event,
        "sheet": sheet,
        "last": last,
        "own": own,
        "own_table": table_of(last.tables, person.id) if last is not None and person is not None else None,
        "takes_part": own is not None and own.state == "in",
        "can_enter": can_enter(event) and sheet.people < event.most and not (own and own.state == "removed"),
        "directs": person is not None and person.id in (event.director, *event.directors),
        "reports": person is not None and person.id != event.director and bool(sheet.director_name),
        "least": least_of(event),
        "can_stand_by": event.state == "playing" and person is not None and own is None,
        "stands_by": person is not None and any(each.id == person.id for each in sheet.reserve),
        "is_director": person is not None and person.id == event.director,
        "hours": event.round_time / HOUR,
        "halves": halves,
    }


def halves(points: float) -> str:
    """Whole and half points as in crosstables: 0, ½, 1, 1½."""
    whole, half = divmod(round(2 * points), 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def table_of(tables: list[EventTable], person: str) -> EventTable | None:
    """The table of a person."""
    return next((each for each in tables if any(seated.id == person for seated in each.people)), None)


async def as_csv(request: Request) -> Response:
    """The standings as comma-separated values."""
    sheet = await arena_of(request).sheets.of(await event_at(request))
    text = io.StringIO()
    writer = csv.writer(text)
    rounds = range(1, sheet.round + 1)
    names = ["place", "name", "points", "opponents", "mutual", "firsts", *(f"round {number}" for number in rounds)]
    writer.writerow(["division", *names] if sheet.season else names)
    for row in sheet.standings:
        figures = [f"{row.points:.4f}", f"{row.opponents:.4f}", row.mutual, f"{row.firsts:.4f}"]
        division = [row.division] if sheet.season else []
        writer.writerow(
            [*division, row.place, in_cell(row.name), *figures, *("" if each is None else each for each in row.places)]
        )
    headers = {"Content-Disposition": f'attachment; filename="{sheet.id}.csv"', "Cache-Control": "no-store"}
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def in_cell(name: str) -> str:
    """A name for a cell. Spreadsheets would take one that begins with these signs for a formula, and some begin a cell at
    a semicolon or a tab.
    """
    whole = re.sub(r"[;\t]", ",", name)
    return f"'{whole}" if whole[:1] in ("=", "+", "-", "@") else whole


async def enter(request: Request) -> Response:
    """Take part."""
    event = await event_at(request)
    await arena_of(request).desk.enter(event, await sender_of(request))
    return see_other(f"/events/{event.id}")


async def stand_by(request: Request) -> Response:
    """Join the reserve."""
    event = await event_at(request)
    await arena_of(request).desk.stand_by(event, await sender_of(request))
    return see_other(f"/events/{event.id}")


async def leave(request: Request) -> Response:
    """Take part no longer."""
    event = await event_at(request)
    await arena_of(request).desk.leave(event, await sender_of(request))
    return see_other(f"/events/{event.id}")


async def direct(request: Request) -> Response:
    """The desk of the director."""
    event, person = await event_at(request), await sender_of(request)
    must_direct(event, person)
    sheet = await arena_of(request).sheets.of(event)
    return await page(request, "event_desk.html", **facts_of(event, sheet, person))


async def do(request: Request) -> Response:
    """Do what the director's form says."""
    event, person, form = await event_at(request), await sender_of(request), await form_of(request)
    what = form.get("what", "")
    if what == "season":
        return see_other(f"/events/{(await arena_of(request).chair.next_season(event, person)).id}")
    if what not in DONE:
        raise Refuse("malformed", allowed=["season", *DONE])
    await DONE[what](arena_of(request).chair, event, person, form)
    directs = person.id in (event.director, *event.directors) and (what, form.get("person")) != ("dismiss", person.id)
    return see_other(f"/events/{event.id}/desk" if directs else f"/events/{event.id}")


Form = Mapping[str, str]
DONE: dict[str, Callable[[Chair, Event, Person, Form], Awaitable[None]]] = {
    "start": lambda chair, event, person, form: chair.start(event, person),
    "hasten": lambda chair, event, person, form: chair.hasten(event, person),
    "pause": lambda chair, event, person, form: chair.pause(event, person, words_in(form)),
    "resume": lambda chair, event, person, form: chair.resume(event, person),
    "remove": lambda chair, event, person, form: chair.remove(event, person, form.get("person", ""), words_in(form)),
    "substitute": lambda chair, event, person, form: chair.substitute(
        event, person, form.get("person", ""), form.get("other", ""), words_in(form)
    ),
    "correct": lambda chair, event, person, form: chair.correct(
        event, person, where_in(form.get("table", "")), places_in(form), words_in(form)
    ),
    "appoint": lambda chair, event, person, form: chair.appoint(event, person, form.get("name", "")),
    "dismiss": lambda chair, event, person, form: chair.dismiss(event, person, form.get("person", "")),
    "end": lambda chair, event, person, form: chair.end(event, person, words_in(form)),
}
"""What forms of directors do, by the field `what`."""


def words_in(form: Form) -> str:
    """The reason in a form."""
    return form.get("words", "")


def where_in(text: str) -> tuple[int, int]:
    """A table, given as its round and its number with a dot between them. Raises Refuse."""
    number, _, table = text.partition(".")
    if not (number.isdecimal() and table.isdecimal() and len(text) < 12):
        raise Refuse("malformed", allowed="<round>.<table>", detail=text[:40])
    return int(number), int(table)


def places_in(form: Form) -> list[int]:
    """The places in a form, in the order of seats. Raises Refuse."""
    given = [form[name] for name in (f"place-{seat}" for seat in range(6)) if name in form]
    if not all(each.isdecimal() and len(each) == 1 for each in given):
        raise Refuse("malformed", detail="places")
    return [int(each) for each in given]


async def event_at(request: Request) -> Event:
    """The tournament in the path. Raises Refuse."""
    return await arena_of(request).desk.find(request.path_params["event"])


EVENT = "/events/{event}"
ROUTES = [
    Route("/events", all_events, Right.ANYONE),
    Route("/events/new", new_event, Right.MANAGE),
    Route("/events/new", hold, Right.MANAGE, ("POST",)),
    Route(f"{EVENT}.csv", as_csv, Right.ANYONE),
    Route(EVENT, show, Right.ANYONE),
    Route(f"{EVENT}/enter", enter, Right.PLAY, ("POST",)),
    Route(f"{EVENT}/reserve", stand_by, Right.PLAY, ("POST",)),
    Route(f"{EVENT}/leave", leave, Right.PLAY, ("POST",)),
    Route(f"{EVENT}/desk", direct, Right.MANAGE),
    Route(f"{EVENT}/desk", do, Right.MANAGE, ("POST",)),
]
