"""HTTP before and after play. What it takes and gives is described once, in ROUTES, and published as OpenAPI."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from regalia.bots import offered
from regalia.core import Record
from regalia.core.record import with_chronicle
from regalia.server.api import (
    analysis,
    announcements,
    belongings,
    branches,
    chronicles,
    clubs,
    events,
    games,
    hand_over,
    hints,
    history,
    lessons,
    nonces,
    outlooks,
    people,
    puzzles,
    ratings,
    reports,
    seeks,
    spectators,
    windows,
)
from regalia.server.api.openapi import description
from regalia.server.api.route import Empty, Operation
from regalia.server.errors import Refuse
from regalia.server.http import (
    PERSON,
    access_of,
    address_of,
    arena_of,
    bearer_of,
    body_of,
    decode,
    device_at,
    keep,
    person_of,
    respond,
    seat_in,
    sender_of,
    table_at,
)
from regalia.server.live.sse import messages, stream
from regalia.server.lobby.filters import filter_in
from regalia.server.people.rights import Right
from regalia.server.requests import flags, motions, resigning
from regalia.server.requests.handler import ask
from regalia.server.requests.sanctions import must_be_free
from regalia.server.requests.welcome import can_be_seated, is_welcome
from regalia.server.store import Motion
from regalia.server.table import bringing, packs, seating
from regalia.server.wire import Reply
from regalia.server.wire.clocks import Propose, Vote
from regalia.server.wire.lobby import Lobby
from regalia.server.wire.opening import (
    Agreement,
    Bring,
    Guest,
    NewTable,
    Opened,
    SeatPlan,
    Somebody,
)
from regalia.server.wire.requests import FromPlayer
from regalia.server.wire.table import TableMessage
from regalia.server.wire.talk import TalkRule


class Placed(Struct, frozen=True):
    """The seat is given; or, if not `seated`, the host has been asked for it."""

    seated: bool


async def guests(request: Request) -> Response:
    """Say one's name, for the first time or a new one. Only who is new is given a token."""
    arena, visitor = arena_of(request), (await access_of(request)).visitor
    known = visitor.person if visitor is not None else None
    person = await arena.greet(decode(await body_of(request), Guest).name, known)
    if known is not None:
        return respond(Somebody(person.id, person.name, bearer_of(request)), 201)
    token = await arena.sessions.begin(person, device_at(request))
    response = respond(Somebody(person.id, person.name, token), 201)
    keep(response, request, PERSON, token)
    return response


async def lobby(request: Request) -> Response:
    """Tables one may join or watch, filtered as the query says, and one's own."""
    wanted = filter_in(request.query_params)
    return respond(await arena_of(request).lobbies.seen_by(await person_of(request), wanted))


async def open_table(request: Request) -> Response:
    """Open a table; one is its host."""
    person = await sender_of(request)
    doc = await arena_of(request).opener.open(person, decode(await body_of(request), NewTable), address_of(request))
    return respond(Opened(doc.id), 201)


async def show_table(request: Request) -> Response:
    """A table as one sees it."""
    person = await person_of(request)
    table = await table_at(request)
    return respond(table.messages.message_for(person.id if person else None))


async def sit(request: Request) -> Response:
    """Take a seat, or give it to a person at this device, to a bot, or open it.

    In play: one's own seat back from a bot, a vacant one, or, without clocks, an absent one's to a bot.
    """
    person, table, seat = await sender_of(request), await table_at(request), seat_in(request.path_params["seat"])
    plan = decode(await body_of(request), SeatPlan)

    async def work() -> None:
        if table.doc.status == "playing" and plan.who == "bot":
            await flags.give_to_bot(table, person, seat, offered(table.doc.game, plan.level))
        elif table.doc.status == "playing" and plan.who == "me":
            await flags.take_seat(table, person, seat)
        else:
            welcome = await is_welcome(table.services, table.doc, person)
            await table.change(seating.sit(table.doc, person, seat, plan, welcome))

    await ask(table, work)
    given = table.doc.seats[seat]
    own = given.person == person.id and bool(given.name) == (plan.who == "device")
    return respond(Placed(seated=own or plan.who in ("bot", "nobody")))


async def bring(request: Request) -> Response:
    """Say what one's seat brings, such as a deck."""
    person, table, seat = await sender_of(request), await table_at(request), seat_in(request.path_params["seat"])
    wanted = decode(await body_of(request), Bring)
    await ask(table, lambda: table.change(bringing.bring(table.doc, person, table.rules, seat, wanted)))
    return respond(Empty())


async def admit(request: Request) -> Response:
    """Give a person the seat they have asked for; a person who was removed may ask again."""
    host, table, guest = await sender_of(request), await table_at(request), request.path_params["person"]

    async def work() -> None:
        person = await arena_of(request).people.find(guest)
        welcome = person is None or await can_be_seated(table.services.store, table.doc, person)
        await table.change(seating.admit(table.doc, host, guest, welcome))

    await ask(table, work)
    return respond(Empty())


async def invite(request: Request) -> Response:
    """Invite a person by name. What is answered, and when, is the same whether or not there is an account of this name that
    can be invited.
    """
    host, table, arena = await sender_of(request), await table_at(request), arena_of(request)
    name = decode(await body_of(request), Guest).name
    await arena.invite(table, host, name)
    return respond(Empty())


async def remove(request: Request) -> Response:
    """Remove a person before play, for good; or give up one's own seats and requests."""
    person, table, guest = await sender_of(request), await table_at(request), request.path_params["person"]
    await ask(table, lambda: table.change(seating.remove(table.doc, person, guest)))
    return respond(Empty())


async def agree(request: Request) -> Response:
    """Change what is agreed: options, number of seats, whether the lobby lists the table."""
    person, table = await sender_of(request), await table_at(request)
    agreement = decode(await body_of(request), Agreement)

    async def work() -> None:
        arena, rules = arena_of(request), table.rules
        if agreement.public and not table.doc.public:
            await must_be_free(arena.store, person.id, "suspended", arena.now())
        if agreement.pack is not None:
            rules = packs.chosen(arena.library, table.doc.game, agreement.pack)
        doc = seating.agree(table.doc, person, rules, agreement)
        await packs.keep(arena.store, rules)
        await table.change(doc)

    await ask(table, work)
    return respond(Empty())


async def close(request: Request) -> Response:
    """Close the table before play, for good."""
    person, table = await sender_of(request), await table_at(request)
    await ask(table, lambda: table.change(seating.close(table.doc, person)))
    return respond(Empty())


async def start(request: Request) -> Response:
    """Start the game."""
    person, table = await sender_of(request), await table_at(request)
    await ask(table, lambda: arena_of(request).tables.start(table, person))
    return respond(Empty())


async def propose(request: Request) -> Response:
    """Propose something in mid-game, or agree to what is proposed."""
    person, table = await sender_of(request), await table_at(request)
    wanted = decode(await body_of(request), Propose)
    motion = Motion(wanted.matter, person.id, wanted.seat, wanted.pace)
    await ask(table, lambda: motions.propose(table, person, motion))
    return respond(Empty())


async def vote(request: Request) -> Response:
    """Agree to what is proposed, or end it."""
    person, table = await sender_of(request), await table_at(request)
    yes = decode(await body_of(request), Vote).yes
    await ask(table, lambda: motions.vote(table, person, yes))
    return respond(Empty())


async def go_on(request: Request) -> Response:
    """End a pause."""
    person, table = await sender_of(request), await table_at(request)
    await ask(table, lambda: motions.go_on(table, person))
    return respond(Empty())


async def resign(request: Request) -> Response:
    """Give up one's own seat for good, in mid-game."""
    person, table, seat = await sender_of(request), await table_at(request), seat_in(request.path_params["seat"])
    await ask(table, lambda: resigning.resign(table, person, seat))
    return respond(Empty())


async def rule_talk(request: Request) -> Response:
    """Set which kind of chat the table allows, at any time; for the host of the table and the arena's hosts."""
    access, table = await access_of(request), await table_at(request)
    talk = decode(await body_of(request), TalkRule).talk

    async def work() -> None:
        is_host = access.person is not None and table.doc.host == access.person.id
        if not is_host and Right.HOST not in access.rights:
            raise Refuse("not_host")
        await table.change(replace(table.doc, talk=talk))

    await ask(table, work)
    return respond(Empty())


async def rematch(request: Request) -> Response:
    """Say yes to playing again: a seat at the table that the first to say so has opened."""
    person, table, arena = await sender_of(request), await table_at(request), arena_of(request)
    return respond(Opened(await ask(table, lambda: arena.opener.rematch(person, table, address_of(request)))), 201)


async def record(request: Request) -> Response:
    """The record of a finished game, which anyone can verify."""
    table = await table_at(request)

    async def work() -> Record:
        return table.record()

    told = await ask(table, work)
    chronicle = await arena_of(request).chronicles.texts(table, address_of(request))
    response = respond(with_chronicle(told, chronicle))
    response.headers["Content-Disposition"] = f'attachment; filename="{table.doc.game}-{table.doc.id}.json"'
    return response


async def describe(request: Request) -> Response:
    """The OpenAPI description."""
    return respond(description(ROUTES))


ALONE: tuple[Operation, ...] = (
    Operation("POST", "/api/guests", guests, Right.ENTER, "Say one's name", Guest, Somebody),
    *games.ROUTES,
    Operation("GET", "/api/tables", lobby, Right.ANYONE, "The lobby", None, Lobby),
    Operation("POST", "/api/tables", open_table, Right.PLAY, "Open a table", NewTable, Opened),
    Operation("GET", "/api/tables/{table}", show_table, Right.ANYONE, "A table", None, TableMessage),
    Operation("PATCH", "/api/tables/{table}", agree, Right.PLAY, "Change what is agreed before play", Agreement),
    Operation("DELETE", "/api/tables/{table}", close, Right.PLAY, "Close a table before play"),
    Operation("PUT", "/api/tables/{table}/seats/{seat:int}", sit, Right.PLAY, "Say who sits in a seat", SeatPlan, Placed),
    Operation(
        "PUT", "/api/tables/{table}/seats/{seat:int}/brought", bring, Right.PLAY, "Say what one's seat brings", Bring
    ),
    Operation("DELETE", "/api/tables/{table}/people/{person}", remove, Right.PLAY, "Remove somebody before play"),
    Operation("POST", "/api/tables/{table}/start", start, Right.PLAY, "Start the game"),
    Operation(
        "POST", "/api/tables/{table}/motion", propose, Right.PLAY, "Propose something to agree on in mid-game", Propose
    ),
    Operation("PUT", "/api/tables/{table}/motion", vote, Right.PLAY, "Agree to what is proposed, or end it", Vote),
    Operation(
        "POST", "/api/tables/{table}/seats/{seat:int}/resignation", resign, Right.PLAY, "Resign: give up one's own seat"
    ),
    Operation("POST", "/api/tables/{table}/going_on", go_on, Right.PLAY, "End a pause"),
    Operation(
        "POST", "/api/tables/{table}/rematch", rematch, Right.PLAY, "Play again with those who say so, too", None, Opened
    ),
    Operation("GET", "/api/tables/{table}/record", record, Right.ANYONE, "The record of a finished game", None, Record),
    Operation(
        "GET", "/api/tables/{table}/stream", stream, Right.ANYONE, "The live channel as server-sent events", None, None
    ),
    Operation(
        "POST", "/api/tables/{table}/messages", messages, Right.ANYONE, "One message of the live channel", FromPlayer, Reply
    ),
    *belongings.ROUTES,
    *windows.ROUTES,
    *spectators.ROUTES,
    *nonces.ROUTES,
    *lessons.ROUTES,
    *history.ROUTES,
    *puzzles.ROUTES,
    *hints.ROUTES,
    *branches.ROUTES,
    *hand_over.ROUTES,
    *outlooks.ROUTES,
    *chronicles.ROUTES,
    *analysis.ROUTES,
)
"""What one person needs without others and without a server."""
ROUTES: tuple[Operation, ...] = (
    *ALONE,
    Operation("PUT", "/api/tables/{table}/people/{person}", admit, Right.PLAY, "Let somebody sit who has asked for it"),
    Operation("POST", "/api/tables/{table}/people", invite, Right.PLAY, "Invite somebody by name", Guest),
    Operation("PUT", "/api/tables/{table}/talk", rule_talk, Right.PLAY, "Say what may be said at a table", TalkRule),
    *ratings.ROUTES,
    *seeks.ROUTES,
    *events.ROUTES,
    *people.ROUTES,
    *clubs.ROUTES,
    *reports.ROUTES,
    *announcements.ROUTES,
    Operation("GET", "/api/openapi.json", describe, Right.ANYONE, "This description", None, dict[str, Any]),
)
