"""The pages of clubs: the list, a form to found one, one with its records, its members and its talk."""

import secrets
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from regalia import games
from regalia.server.errors import Refuse
from regalia.server.http import access_of, address_of, arena_of, member_of, person_of, sender_of, table_at
from regalia.server.pages.account import CREST_PARTS
from regalia.server.pages.forms import form_of, options_in, see_other
from regalia.server.pages.render import page
from regalia.server.people.crests import Crest, crest_of, picture
from regalia.server.people.rights import Right
from regalia.server.requests.among import FRIENDS, people_among
from regalia.server.requests.club_sheets import latest, place_in
from regalia.server.requests.clubs import MEMBERS, MOST_MEMBERS, OFFICERS
from regalia.server.routing import Route
from regalia.server.store.clubs import AgreedInClub, Club, Joining, Role
from regalia.server.time.tempo import PACES
from regalia.server.wire.clubs import ClubSay, ClubSettings

LISTED = 100
"""Members on a page."""
LATEST = 3
"""Lines of talk on the page of a club."""
ROLES: tuple[Role, ...] = ("owner", "officer", "member")


def crest_in(name: str, crest: str) -> Crest:
    """The crest of a club: chosen, or drawn from the name."""
    return Crest(*crest.split(".")) if crest else crest_of(name)


def crest_picture(name: str, crest: str) -> Markup:
    """The same as a picture."""
    return picture(crest_in(name, crest))


async def all_clubs(request: Request) -> Response:
    """All clubs, one's own first; or the page of a club by name."""
    arena, reader, name = arena_of(request), await person_of(request), request.query_params.get("name", "").strip()
    arena.clubs.must_be_on()
    if name:
        return see_other(f"/clubs/{(await arena.clubs.find(name)).id}")
    after = request.query_params.get("after", "")
    listed = await arena.club_sheets.listed(reader, place_in(after))
    can_found = await arena.clubs.can_found(reader)
    return await page(
        request, "clubs.html", listed=listed, can_found=can_found, is_first=not after, crest_picture=crest_picture
    )


async def show(request: Request) -> Response:
    """A club: what it says, its officers and records; for members its talk, and what they can do."""
    arena, club, reader = arena_of(request), await club_at(request), await person_of(request)
    sheet = await arena.club_sheets.of(club, reader)
    is_in = reader is not None and sheet.role in MEMBERS
    said = latest(await arena.club_sheets.talk(club, reader), LATEST) if is_in and reader and club.talks else []
    access = await access_of(request)
    return await page(
        request,
        "club.html",
        club=sheet,
        their_crest=crest_picture(club.name, club.crest),
        is_in=is_in,
        is_officer=sheet.role in OFFICERS,
        is_member=access.account is not None,
        is_host=Right.HOST in access.rights,
        said=said,
        events=await arena.sheets.of_club(club.id) if is_in else [],
        can_hold=await arena.desk.can_hold(reader),
        most=MOST_MEMBERS,
    )


async def new_club(request: Request) -> Response:
    """The form for a new club."""
    arena = arena_of(request)
    arena.clubs.must_be_on()
    if not await arena.clubs.can_found(await member_of(request)):
        raise Refuse("cannot_found")
    return await settings_page(request, None, ClubSettings(""))


async def settings_page(
    request: Request, club: Club | None, chosen: ClubSettings, problem: str | None = None, status: int = 200
) -> Response:
    """The form with what owners choose, filled in as it was sent."""
    shown = crest_in(chosen.name, chosen.crest)
    return await page(
        request,
        "club_settings.html",
        status,
        club=club,
        chosen=chosen,
        shown=msgspec.structs.asdict(shown),
        crest_parts=CREST_PARTS,
        problem=problem,
    )


async def found(request: Request) -> Response:
    """Found the club that the form describes."""
    return await choose_by_form(request, None)


async def settings(request: Request) -> Response:
    """The form with the settings of a club, for its owners."""
    club, person = await club_at(request), await member_of(request)
    if await arena_of(request).clubs.role_in(club, person) != "owner":
        raise Refuse("not_owner")
    return await settings_page(request, club, ClubSettings(club.name, club.words, club.crest, club.joining, club.talks))


async def choose(request: Request) -> Response:
    """Change the settings of a club."""
    return await choose_by_form(request, await club_at(request))


async def choose_by_form(request: Request, club: Club | None) -> Response:
    """Found a club, or change its settings. What was written stays in the form if something is wrong with it."""
    form, person, clubs = await form_of(request), await member_of(request), arena_of(request).clubs
    sent = {
        "name": form.get("name", "").strip(),
        "words": form.get("words", "").strip(),
        "crest": ".".join(form.get(part, "") for part in CREST_PARTS) if form.get("crest") == "own" else "",
        "joining": form.get("joining", ""),
        "talks": "talks" in form,
    }
    try:
        chosen = msgspec.convert(sent, ClubSettings)
        after = await (clubs.found(person, chosen) if club is None else clubs.choose(club, person, chosen))
    except msgspec.ValidationError:
        return await settings_page(request, club, as_sent(sent), "club-form-wrong", 400)
    except Refuse as refused:
        problems = {"club_name_taken": "problem-club_name_taken", "malformed": "club-form-wrong"}
        if refused.problem.code not in problems:
            raise
        return await settings_page(request, club, as_sent(sent), problems[refused.problem.code], refused.status)
    return see_other(f"/clubs/{after.id}")


def as_sent(sent: dict[str, Any]) -> ClubSettings:
    """What a form has sent, to be shown again; a crest that cannot be drawn is left out."""
    parts = sent["crest"].split(".")
    crest = sent["crest"] if len(parts) == len(CREST_PARTS) and Crest(*parts).is_drawn else ""
    joining: Joining = "open" if sent["joining"] == "open" else "request"
    return ClubSettings(sent["name"], sent["words"], crest, joining, sent["talks"])


async def agreed_tables(request: Request) -> Response:
    """The form with what is agreed at the tables of a club, for a game."""
    club, person = await club_at(request), await member_of(request)
    await arena_of(request).clubs.must_be_officer(club, person)
    game = request.query_params.get("game", games.slugs()[0])
    if game not in games.slugs():
        raise Refuse("no_such_game")
    its, agreed = games.load(game), club.agreed.get(game, AgreedInClub("none", {}))
    return await page(request, "club_tables.html", club=club, game=game, its=its, agreed=agreed, paces=PACES)


async def agree(request: Request) -> Response:
    """Set what is agreed at the tables of a club."""
    form, club = await form_of(request), await club_at(request)
    game = form.get("game", "")
    if game not in games.slugs():
        raise Refuse("no_such_game")
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    sent = {"tempo": form.get("tempo", ""), "options": options_in(options, games.load(game).table_choices)}
    try:
        agreed = msgspec.convert(sent, AgreedInClub)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    usual = form.get("what") == "usual"
    await arena_of(request).clubs.agree(club, await member_of(request), game, None if usual else agreed)
    return see_other(f"/clubs/{club.id}/tables?game={game}")


async def join(request: Request) -> Response:
    """Join a club, or ask to."""
    club = await club_at(request)
    await arena_of(request).clubs.join(club, await sender_of(request))
    return see_other(f"/clubs/{club.id}")


async def leaving(request: Request) -> Response:
    """What leaving a club means; the last owner names another."""
    arena, club, person = arena_of(request), await club_at(request), await member_of(request)
    own = await arena.clubs.must_be_in(club, person)
    others = [each for each in (await arena.club_sheets.members(club, person)).members if each.id != person.id]
    must_name = own.role == "owner" and bool(others) and not any(each.role == "owner" for each in others)
    return await page(request, "club_leave.html", club=club, others=others, must_name=must_name)


async def leave(request: Request) -> Response:
    """Leave a club, or take back a request."""
    club, form = await club_at(request), await form_of(request)
    await arena_of(request).clubs.leave(club, await member_of(request), form.get("heir", ""))
    return see_other(f"/clubs/{club.id}")


async def members(request: Request) -> Response:
    """The members of a club, and what can be done with each."""
    arena, club, person = arena_of(request), await club_at(request), await member_of(request)
    found, role = await arena.club_sheets.members(club, person), await arena.clubs.role_in(club, person)
    start = first_in(request.query_params.get("from", ""))
    return await page(
        request,
        "club_members.html",
        club=club,
        shown=found.members[start : start + LISTED],
        removed=found.removed,
        start=start,
        next_start=start + LISTED if len(found.members) > start + LISTED else None,
        role=role,
        roles=ROLES,
        own=person.id,
    )


def first_in(text: str) -> int:
    """The place of the first member of a page, from an address; 0 for what cannot be one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0


async def change_member(request: Request) -> Response:
    """Admit, decline or remove a person, let one come back, or change a role."""
    club, person, form = await club_at(request), await member_of(request), await form_of(request)
    clubs, who = arena_of(request).clubs, form.get("person", "")
    what = form.get("what", "")
    if what == "remove":
        await clubs.remove(club, person, who)
    elif what in ROLES:
        await clubs.give_role(club, person, who, next(role for role in ROLES if role == what))
    else:
        raise Refuse("malformed", allowed=[*ROLES, "remove"])
    return see_other(form.get("next", f"/clubs/{club.id}/members"))


async def talk(request: Request) -> Response:
    """What was said in a club; it is read again every few seconds."""
    club, person = await club_at(request), await member_of(request)
    if not club.talks:
        raise Refuse("talk_off")
    told = await arena_of(request).club_sheets.talk(club, person)
    return await page(request, "club_talk.html", club=club, talk=told, fresh=secrets.token_urlsafe(9))


async def say(request: Request) -> Response:
    """Say a line."""
    club, person, form = await club_at(request), await member_of(request), await form_of(request)
    try:
        said = msgspec.convert({"id": form.get("id", ""), "text": form.get("text", "").strip()}, ClubSay)
    except msgspec.ValidationError as wrong:
        raise Refuse("malformed", detail=str(wrong)) from wrong
    await arena_of(request).club_talk.say(club, person, said, address_of(request))
    return see_other(f"/clubs/{club.id}/talk#latest")


async def remove_line(request: Request) -> Response:
    """Remove a line."""
    club, person, form = await club_at(request), await member_of(request), await form_of(request)
    number = form.get("number", "")
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise Refuse("malformed", detail="number")
    is_host = Right.HOST in (await access_of(request)).rights
    await arena_of(request).club_talk.remove(club, person, int(number), is_host)
    return see_other(form.get("next", f"/clubs/{club.id}/talk"))


async def choose_table(request: Request) -> Response:
    """One's open tables, to one of which friends or a club are invited."""
    arena, person, among = arena_of(request), await member_of(request), among_in(request)
    people = await people_among(arena.friends, arena.clubs, person, among) or set()
    club = await arena.clubs.find(among) if among != FRIENDS else None
    tables = await arena.store.tables("open", public_only=False, person=person.id)
    hosted = [table for table in tables if table.host == person.id and table.starting is None]
    return await page(request, "invite_all.html", club=club, count=len(people - {person.id}), tables=hosted)


async def invite(request: Request) -> Response:
    """Invite friends or a club to a table that one hosts."""
    arena, person, among = arena_of(request), await member_of(request), among_in(request)
    table = await table_at(request, (await form_of(request)).get("table", ""))
    people = await people_among(arena.friends, arena.clubs, person, among) or set()
    await arena.invite_all(table, person, people)
    return see_other(f"/t/{table.doc.id}")


def among_in(request: Request) -> str:
    """The club in the path, or the word for all friends."""
    among: str = request.path_params.get("club", FRIENDS)
    return among


async def end(request: Request) -> Response:
    """End a club."""
    club, person, form = await club_at(request), await member_of(request), await form_of(request)
    if form.get("sure") != "yes":
        return see_other(f"/clubs/{club.id}")
    await arena_of(request).clubs.end(club, person, Right.HOST in (await access_of(request)).rights)
    return see_other("/clubs")


async def crest(request: Request) -> Response:
    """The crest of a club, as a picture."""
    club = await club_at(request)
    drawn = str(crest_picture(club.name, club.crest)).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=600"})


async def club_at(request: Request) -> Club:
    """The club in the path, by id or name. Raises Refuse."""
    return await arena_of(request).clubs.find(request.path_params["club"])


CLUB = "/clubs/{club}"
ROUTES = [
    Route("/clubs", all_clubs, Right.ANYONE),
    Route("/clubs/new", new_club, Right.MANAGE),
    Route("/clubs/new", found, Right.MANAGE, ("POST",)),
    Route(CLUB, show, Right.ANYONE),
    Route(f"{CLUB}/crest", crest, Right.ANYONE),
    Route(f"{CLUB}/settings", settings, Right.MANAGE),
    Route(f"{CLUB}/settings", choose, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/tables", agreed_tables, Right.MANAGE),
    Route(f"{CLUB}/tables", agree, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/join", join, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/leave", leaving, Right.MANAGE),
    Route(f"{CLUB}/leave", leave, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/members", members, Right.READ),
    Route(f"{CLUB}/members", change_member, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/talk", talk, Right.READ),
    Route(f"{CLUB}/talk", say, Right.CHAT, ("POST",)),
    Route(f"{CLUB}/talk/remove", remove_line, Right.MANAGE, ("POST",)),
    Route(f"{CLUB}/invite", choose_table, Right.PLAY),
    Route(f"{CLUB}/invite", invite, Right.PLAY, ("POST",)),
    Route(f"{CLUB}/end", end, Right.MANAGE, ("POST",)),
    Route("/friends/invite", choose_table, Right.PLAY),
    Route("/friends/invite", invite, Right.PLAY, ("POST",)),
]
