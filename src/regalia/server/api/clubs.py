"""Clubs over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from regalia.server.api.route import Empty, Operation
from regalia.server.errors import Refuse
from regalia.server.http import access_of, address_of, arena_of, body_of, decode, member_of, person_of, respond, table_at
from regalia.server.people.rights import Right
from regalia.server.requests.among import FRIENDS, people_among
from regalia.server.requests.club_sheets import place_in
from regalia.server.routing import Endpoint
from regalia.server.store.clubs import AgreedInClub, Club
from regalia.server.wire.clubs import (
    ClubList,
    ClubMembers,
    ClubRole,
    ClubSay,
    ClubSettings,
    ClubSheet,
    ClubTable,
    ClubTalk,
    Founded,
)
from regalia.server.wire.events import EventLine
from regalia.server.wire.talk import Said


async def listed(request: Request) -> Response:
    """One's own clubs, and a page of all."""
    after = place_in(request.query_params.get("after", ""))
    return respond(await arena_of(request).club_sheets.listed(await person_of(request), after))


async def found(request: Request) -> Response:
    """Found a club."""
    person, chosen = await member_of(request), decode(await body_of(request), ClubSettings)
    return respond(Founded((await arena_of(request).clubs.found(person, chosen)).id), 201)


async def show(request: Request) -> Response:
    """A club, by id or name."""
    return respond(await arena_of(request).club_sheets.of(await club_at(request), await person_of(request)))


async def choose(request: Request) -> Response:
    """Change the settings of a club."""
    club, chosen = await club_at(request), decode(await body_of(request), ClubSettings)
    await arena_of(request).clubs.choose(club, await member_of(request), chosen)
    return respond(Empty())


async def end(request: Request) -> Response:
    """End a club."""
    is_host = Right.HOST in (await access_of(request)).rights
    await arena_of(request).clubs.end(await club_at(request), await member_of(request), is_host)
    return respond(Empty())


async def agree(request: Request) -> Response:
    """Set what is agreed at a club's tables of a game."""
    club, agreed = await club_at(request), decode(await body_of(request), AgreedInClub)
    await arena_of(request).clubs.agree(club, await member_of(request), request.path_params["game"], agreed)
    return respond(Empty())


async def join(request: Request) -> Response:
    """Join a club, or ask to."""
    await arena_of(request).clubs.join(await club_at(request), await member_of(request))
    return respond(Empty())


async def leave(request: Request) -> Response:
    """Leave a club, or take back a request. The last owner names an `heir`, a member."""
    heir = request.query_params.get("heir", "")
    await arena_of(request).clubs.leave(await club_at(request), await member_of(request), heir)
    return respond(Empty())


async def members(request: Request) -> Response:
    """The members of a club."""
    return respond(await arena_of(request).club_sheets.members(await club_at(request), await member_of(request)))


async def give_role(request: Request) -> Response:
    """Admit a person who has asked, or change a member's role."""
    club, wanted = await club_at(request), decode(await body_of(request), ClubRole)
    await arena_of(request).clubs.give_role(club, await member_of(request), request.path_params["person"], wanted.role)
    return respond(Empty())


async def remove(request: Request) -> Response:
    """Decline or remove a person, or let one who was removed come back."""
    club, person = await club_at(request), request.path_params["person"]
    await arena_of(request).clubs.remove(club, await member_of(request), person)
    return respond(Empty())


async def talk(request: Request) -> Response:
    """What was said in a club."""
    return respond(await arena_of(request).club_sheets.talk(await club_at(request), await member_of(request)))


async def say(request: Request) -> Response:
    """Say a line in a club."""
    club, said = await club_at(request), decode(await body_of(request), ClubSay)
    person, address = await member_of(request), address_of(request)
    return respond(Said(said.id, await arena_of(request).club_talk.say(club, person, said, address)))


async def remove_line(request: Request) -> Response:
    """Remove a line of talk in a club."""
    number = request.path_params["line"]
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise Refuse("malformed", detail="line")
    is_host = Right.HOST in (await access_of(request)).rights
    await arena_of(request).club_talk.remove(await club_at(request), await member_of(request), int(number), is_host)
    return respond(Empty())


async def events(request: Request) -> Response:
    """The newest tournaments for the members of a club."""
    club = await club_at(request)
    await arena_of(request).clubs.must_be_in(club, await member_of(request))
    return respond(await arena_of(request).sheets.of_club(club.id))


async def invite(request: Request) -> Response:
    """Invite a club, or all one's friends, to a table that one hosts."""
    arena, person, wanted = arena_of(request), await member_of(request), decode(await body_of(request), ClubTable)
    among = request.path_params.get("club", FRIENDS)
    people = await people_among(arena.friends, arena.clubs, person, among) or set()
    await arena.invite_all(await table_at(request, wanted.table), person, people)
    return respond(Empty())


async def club_at(request: Request) -> Club:
    """The club in the path. Raises Refuse."""
    return await arena_of(request).clubs.find(request.path_params["club"])


def change(method: str, path: str, endpoint: Endpoint, says: str, takes: object = None) -> Operation:
    """A change in a club, which is answered with nothing."""
    return Operation(method, path, endpoint, Right.MANAGE, says, takes)


CLUB = "/api/clubs/{club}"
ROUTES: tuple[Operation, ...] = (
    Operation("GET", "/api/clubs", listed, Right.ANYONE, "One's own clubs, and all, the largest first", None, ClubList),
    Operation("POST", "/api/clubs", found, Right.MANAGE, "Found a club", ClubSettings, Founded),
    Operation("GET", CLUB, show, Right.ANYONE, "A club, by id or name", None, ClubSheet),
    change("PUT", CLUB, choose, "Change the settings of a club, as an owner", ClubSettings),
    change("DELETE", CLUB, end, "End a club, as its only member or a host of the arena"),
    change("PUT", f"{CLUB}/agreed/{{game}}", agree, "Set what is agreed at a club's tables of a game", AgreedInClub),
    change("PUT", f"{CLUB}/membership", join, "Join a club, or ask to"),
    change("DELETE", f"{CLUB}/membership", leave, "Leave a club, or take back a request"),
    Operation("GET", f"{CLUB}/members", members, Right.READ, "The members of a club of one's own", None, ClubMembers),
    change("PUT", f"{CLUB}/members/{{person}}", give_role, "Admit a person who has asked, or change a role", ClubRole),
    change("DELETE", f"{CLUB}/members/{{person}}", remove, "Decline, remove or let back a person"),
    Operation("GET", f"{CLUB}/talk", talk, Right.READ, "The latest lines of talk in a club", None, ClubTalk),
    Operation("POST", f"{CLUB}/talk", say, Right.CHAT, "Say a line in a club", ClubSay, Said),
    change("DELETE", f"{CLUB}/talk/{{line:int}}", remove_line, "Remove a line of talk in a club"),
    Operation("GET", f"{CLUB}/events", events, Right.READ, "The newest tournaments of a club", None, list[EventLine]),
    Operation("POST", f"{CLUB}/invitations", invite, Right.PLAY, "Invite a club to a table that one hosts", ClubTable),
    Operation("POST", "/api/friends/invitations", invite, Right.PLAY, "Invite all friends to a table", ClubTable),
)
