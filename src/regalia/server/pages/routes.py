"""The site's addresses."""

import re
from contextlib import suppress
from importlib.resources import files

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.bots import levels_of, stand_in_of
from regalia.server.errors import Refuse
from regalia.server.http import (
    LANGUAGE,
    PERSON,
    THEME,
    THEMES,
    access_of,
    address_of,
    arena_of,
    device_at,
    keep,
    language_of,
    person_of,
    seat_in,
    sender_of,
    table_at,
)
from regalia.server.pages import (
    account,
    administration,
    announcements,
    clubs,
    events,
    finding,
    history,
    home,
    hours,
    lessons,
    mail,
    notices,
    own_data,
    passkeys,
    people,
    provider,
    puzzles,
    quick_start,
    ratings,
    records,
    registering,
    reports,
    signing,
)
from regalia.server.pages.boxes import cover_of
from regalia.server.pages.forms import form_of, options_in, see_other
from regalia.server.pages.home import home_page
from regalia.server.pages.preview import preview_of
from regalia.server.pages.render import Say, crest_shown, page
from regalia.server.pages.rules import contents_of, data_of, parts_of
from regalia.server.people.crests import picture
from regalia.server.people.names import is_reserved
from regalia.server.people.profiles import Profile, profile_of
from regalia.server.people.rights import Right
from regalia.server.requests.handler import ask
from regalia.server.requests.welcome import is_welcome
from regalia.server.routing import Route
from regalia.server.store import Person
from regalia.server.store.clubs import Club
from regalia.server.table import seating
from regalia.server.time.tempo import PACES, Pace
from regalia.server.wire.opening import Guest, NewTable, SeatPlan
from regalia.text.texts import LANGUAGES, texts_of_game


async def say_name(request: Request) -> Response:
    """Save a name, then redirect to where the visitor was."""
    arena, form, visitor = arena_of(request), await form_of(request), (await access_of(request)).visitor
    known = visitor.person if visitor is not None else await registering.heir_of_tab(request)
    try:
        guest = msgspec.convert({"name": form.get("name", "").strip()}, Guest)
        registers = await registering.why_closed(request) is None
        person = await arena.greet(guest.name, known, registers)
    except (msgspec.ValidationError, Refuse) as wrong:
        if isinstance(wrong, Refuse) and wrong.problem.code == "no_guests":
            raise
        taken = isinstance(wrong, Refuse) and wrong.problem.code == "name_taken"
        problem, status = ("problem-name_taken", 409) if taken else ("problem-name", 400)
        return await page(request, "name.html", status, next=form.get("next", "/"), problem=problem)
    response = see_other(form.get("next", "/"))
    if visitor is None:
        keep(response, request, PERSON, await arena.sessions.begin(person, device_at(request)))
    return response


async def new_table(request: Request) -> Response:
    """The form for a new table."""
    slug = request.path_params["game"]
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    person = await sender_of(request)
    packs = arena_of(request).library.offered(slug)
    usual = (await profile_of(arena_of(request).store, person.id)).tempo
    club = await club_in(request, person, request.query_params.get("club", ""))
    agreed = club.agreed.get(slug) if club is not None else None
    alone = stand_in_of(slug) if arena_of(request).settings.tab else "nobody"
    rival = "device" if "device" in request.query_params else alone
    return await page(
        request,
        "new.html",
        game=slug,
        its=games.load(slug),
        packs=packs,
        levels=levels_of(slug),
        rival=rival,
        paces=PACES,
        usual=agreed.tempo if agreed is not None else usual,
        agreed=agreed.options if agreed is not None else {},
        club=club,
    )


async def club_in(request: Request, person: Person, name: str) -> Club | None:
    """The club for which a person opens a table; None without one. Raises Refuse if they are no member."""
    if not name:
        return None
    club = await arena_of(request).clubs.find(name)
    await arena_of(request).clubs.must_be_in(club, person)
    return club


async def open_table(request: Request) -> Response:
    """Open the table that the form describes."""
    form, person = await form_of(request), await sender_of(request)
    slug = form.get("game", "")
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    club = await club_in(request, person, form.get("club", ""))
    count = seat_in(form["seats"]) if "seats" in form else games.load(slug).seats[0]
    plans = [plan_of(form, place, language_of(request)) for place in range(count)]
    if not any(plan.who == "me" for plan in plans):
        plans[:1] = [SeatPlan("me")]
    options = options_in(form, games.load(slug).table_choices)
    pace: Pace = next((pace for pace in PACES if pace == form.get("tempo")), "none")
    new = NewTable(
        slug, plans, options, public="public" in form, learning="learning" in form, pack=form.get("pack", ""), tempo=pace
    )
    arena = arena_of(request)
    doc = await arena.opener.open(person, new, address_of(request))
    if club is not None and "invite" in form:
        with suppress(Refuse):  # the table is open, and its host can invite the club later
            await arena.invite_all(await table_at(request, doc.id), person, await arena.store.people_in_club(club.id))
    return see_other(f"/t/{doc.id}")


async def answer_invitation(request: Request) -> Response:
    """Take a seat at a table to which one is invited, or decline."""
    person, table = await sender_of(request), await table_at(request)
    accepts = (await form_of(request)).get("answer") == "accept"

    async def work() -> None:
        welcome = await is_welcome(table.services, table.doc, person)
        doc = seating.accept(table.doc, person, welcome) if accepts else seating.remove(table.doc, person, person.id)
        await table.change(doc)

    await ask(table, work)
    return see_other(f"/t/{table.doc.id}" if accepts else "/")


def plan_of(form: dict[str, str], place: int, language: str) -> SeatPlan:
    """A seat as the form names it: `me`, `nobody`, a person at this `device`, or a bot's level."""
    word = form.get(f"seat-{place}", "nobody")
    if word == "device":
        name = form.get(f"name-{place}", "").strip() or Say(language)("player-number", number=place + 1)
        plan = {"who": "device", "name": name}
    else:
        plan = {"who": word} if word in ("me", "nobody") else {"who": "bot", "level": word}
    try:
        return msgspec.convert(plan, SeatPlan)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong


async def cover(request: Request) -> Response:
    """The picture on the box of a game."""
    slug = request.path_params["game"]
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    picture, kind = cover_of(slug)
    return Response(picture.read_bytes(), media_type=kind, headers={"Cache-Control": "max-age=86400"})


async def crest(request: Request) -> Response:
    """The crest of a person, as a picture: chosen, or drawn from the name."""
    person = await arena_of(request).people.find(request.path_params["person"])
    if person is None:
        raise Refuse("not_found")
    drawn = str(picture(await crest_shown(request, person)))
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=600"})


async def join(request: Request) -> Response:
    """Redirect to the table with a code."""
    code = re.sub(r"[^0-9A-Z]", "", (await form_of(request)).get("code", "").upper())
    try:
        return see_other(f"/t/{(await table_at(request, code)).doc.id}")
    except Refuse as refused:
        if refused.problem.code != "no_such_table":
            raise
        return await home_page(request, 404, "problem-code")


async def table(request: Request) -> Response:
    """A table: the game comes first, and who has no name is asked for one only when they take a seat."""
    seen, person = await table_at(request), await person_of(request)
    is_named = person is not None and not is_reserved(person.name)
    return await page(
        request,
        "table.html",
        table=seen.doc,
        is_picture=False,
        is_named=is_named,
        is_member=(await access_of(request)).account is not None,
        prefers=await preferred(request),
        preview=preview_of(request, seen),
    )


async def preferred(request: Request) -> str:
    """What the visitor prefers at tables, as JSON, for devices where nothing else is chosen."""
    person = await person_of(request)
    profile = await profile_of(arena_of(request).store, person.id) if person else Profile()
    chosen = {
        "confirm": profile.confirm,
        "sound": profile.sound,
        "windows": profile.windows,
        "asked": profile.asked or None,
    }
    return msgspec.json.encode({name: value for name, value in chosen.items() if value is not None}).decode()


async def all_rules(request: Request) -> Response:
    """The games, each with its rules."""
    return await page(request, "all_rules.html")


async def rules(request: Request) -> Response:
    """A game's rules."""
    slug, language = request.path_params["game"], language_of(request)
    if slug not in games.slugs():
        raise Refuse("no_such_game")
    title, text = parts_of(slug, language)
    contents = contents_of(slug, language)
    return await page(request, "rules.html", game=slug, title=title, text=text, contents=contents, data_of=data_of)


async def workshop(request: Request) -> Response:
    """The page to compose what one brings to a game's tables, such as a deck."""
    slug = request.path_params["game"]
    if slug not in games.slugs() or games.load(slug).brings is None:
        raise Refuse("no_such_game")
    return await page(request, "workshop.html", game=slug)


async def game_text(request: Request) -> Response:
    """A game's Fluent messages, for a client that was not built with it."""
    slug, language = request.path_params["game"], request.path_params["language"]
    if slug not in games.slugs() or language not in LANGUAGES:
        raise Refuse("no_such_game")
    text = "\n".join(texts_of_game(games.package(slug), language))
    kept = "no-store" if arena_of(request).settings.debug else "max-age=3600"
    return Response(text, media_type="text/plain", headers={"Cache-Control": kept})


async def help_page(request: Request) -> Response:
    """The help page, with credits."""
    return await page(request, "help.html")


async def offline(request: Request) -> Response:
    """What a browser shows when there is no network; it keeps this page."""
    return await page(request, "offline.html")


async def worker(request: Request) -> Response:
    """The script that keeps the page for those without a network. It stands at the root, as it is for all pages."""
    script = files("regalia.server").joinpath("static", "worker.js")
    if not script.is_file():
        raise HTTPException(404)
    return Response(script.read_bytes(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


async def prefer(request: Request) -> Response:
    """Choose a language or a theme."""
    form = await form_of(request)
    response = see_other(form.get("next", "/"))
    if form.get("language") in LANGUAGES:
        keep(response, request, LANGUAGE, form["language"])
    if form.get("theme") in THEMES:
        keep(response, request, THEME, form["theme"], script=True)
    return response


ALONE = [
    Route("/name", say_name, Right.ENTER, ("POST",)),
    Route("/new/{game}", new_table, Right.PLAY),
    Route("/tables", open_table, Right.PLAY, ("POST",)),
    Route("/t/{table}", table, Right.ANYONE),
    Route("/rules", all_rules, Right.ANYONE),
    Route("/rules/{game}", rules, Right.ANYONE),
    Route("/workshop/{game}", workshop, Right.ANYONE),
    Route("/games/{game}/cover", cover, Right.ANYONE),
    Route("/crests/{person}", crest, Right.ANYONE),
    Route("/games/{game}/text/{language}.ftl", game_text, Right.ANYONE),
    Route("/help", help_page, Right.ANYONE),
    Route("/preferences", prefer, Right.ANYONE, ("POST",)),
    *home.ROUTES,
    *account.ALONE,
    *lessons.ROUTES,
    *history.ROUTES,
    *puzzles.ROUTES,
    *own_data.ALONE,
    *quick_start.ALONE,
    *records.ROUTES,
]
"""The addresses of what one person can use without others and without a server."""
ROUTES = [
    *ALONE,
    Route("/join", join, Right.ANYONE, ("POST",)),
    Route("/t/{table}/invitation", answer_invitation, Right.PLAY, ("POST",)),
    Route("/offline", offline, Right.ANYONE),
    Route("/worker.js", worker, Right.ANYONE),
    *account.ROUTES,
    *administration.ROUTES,
    *provider.ROUTES,
    *announcements.ROUTES,
    *clubs.ROUTES,
    *finding.ROUTES,
    *hours.ROUTES,
    *own_data.ROUTES,
    *mail.ROUTES,
    *notices.ROUTES,
    *passkeys.ROUTES,
    *people.ROUTES,
    *events.ROUTES,
    *quick_start.ROUTES,
    *ratings.ROUTES,
    *registering.ROUTES,
    *reports.ROUTES,
    *signing.ROUTES,
]
