"""Every kind of visitor tries every route and every message of the live channel."""

import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from regalia.server import app
from regalia.server.arena import Arena
from regalia.server.building import build_arena
from regalia.server.debug.routes import Panel
from regalia.server.live.channel import NEEDS, watcher_for
from regalia.server.people.accounts import Admission
from regalia.server.people.programs import SCOPES
from regalia.server.people.rights import Right as R
from regalia.server.people.rights import access
from regalia.server.people.sessions import Visitor, hash_of, new_session
from regalia.server.requests import joining
from regalia.server.routing import Route
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.table import seating
from regalia.server.table.table import Table
from regalia.server.time.tempo import HOUR
from regalia.server.watching.watcher import Watcher
from regalia.server.wire.opening import NewTable, SeatPlan
from regalia.server.wire.passes import Foresee, SetPasses
from regalia.server.wire.presenting import Follow, Present, StopPresenting
from regalia.server.wire.requests import Act, AskUndo, CatchUp, Consent, Face, FromPlayer, Moment, Ping, Undo, Why
from regalia.server.wire.talk import CatchUpTalk, Mute, RemoveLine, Say

PUBLIC = {R.ANYONE, R.ENTER, R.LISTEN}
OWN = {*PUBLIC, R.READ, R.PLAY, R.CHAT, R.MANAGE}
EXPECTED: dict[str, set[R]] = {
    "anonymous": PUBLIC,
    "anonymous at the machine": {*PUBLIC, R.LOCAL},
    "ended session": PUBLIC,
    "guest": {*OWN, R.SECURE},
    "guest where only accounts play": {*PUBLIC, R.MANAGE, R.SECURE},
    "session": OWN,
    "device": {*OWN, R.SECURE, R.CREDENTIALS},
    "host's session": {*OWN, R.HOST},
    "host's device": {*OWN, R.SECURE, R.CREDENTIALS, R.HOST, R.ADMINISTER},
    "read token": {R.ANYONE, R.READ},
    "play token": {R.ANYONE, R.READ, R.PLAY},
    "host's play token": {R.ANYONE, R.READ, R.PLAY},
    "guest's play token where only accounts play": {R.ANYONE},
}
"""What each kind of visitor can do, stated apart from the code that decides it."""
MESSAGES: list[FromPlayer] = [
    Face(None),
    Act("act", 0, 0, Raw(b"0")),
    Undo("undo", 0, 0),
    AskUndo("ask", 0, 0),
    Consent("consent", 0, True),
    Why("why", 0, Raw(b"0")),
    Foresee("foresee", 0),
    Moment("moment", 0),
    SetPasses("passes", 0),
    CatchUp(0),
    Ping(),
    Say("say", None, "Hello"),
    RemoveLine("remove", 1),
    Mute("mute", "u_other", True),
    CatchUpTalk(0),
    Present("present", "0" * 64, 0),
    StopPresenting("stop", "0" * 64),
    Follow("0" * 24),
]
REACHED = 299
"""The status of an endpoint that was reached."""
REFUSED = {"no_name", "read_only", "people_only", "forbidden"}
"""What a message without its right receives."""
Ask = Callable[..., Awaitable[httpx.Response]]


async def reached(request: Request) -> Response:
    """An endpoint in the place of each that the arena has."""
    return Response(status_code=REACHED)


async def token_of(arena: Arena, kind: str) -> str:
    """The token of a new visitor of a kind; empty for one without."""
    if kind.startswith("anonymous"):
        return ""
    person = await arena.greet(f"Ada {len(kind)}")
    if "guest" not in kind:
        role = "host" if kind.startswith("host") else ""
        await arena.accounts.open(person.id, person.name, "correct horse battery", "a laptop", Admission(role))
    if kind.endswith("token") or "token where" in kind:
        return await arena.programs.begin(person.id, "a bot", "read" if kind.startswith("read") else "play", "a laptop")
    proved = time.time() - (HOUR if kind.endswith("session") else 0)
    token, session = new_session(person.id, "a laptop", proved, proved="guest" not in kind)
    await arena.store.save_session(session, None)
    if kind.startswith("ended"):
        await arena.store.end_sessions(hash_of(token))
    return token


def client(site: Starlette, token: str, address: str = "203.0.113.5") -> httpx.AsyncClient:
    """A visitor with a token, at an address."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    transport = httpx.ASGITransport(site, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=headers)


@asynccontextmanager
async def arena_at(folder: Path) -> AsyncIterator[tuple[Arena, Starlette]]:
    """An arena and its application."""
    settings = Settings(folder / "arena.db", bot_delay=3600, requests_a_minute=60_000, pages_a_minute=60_000)
    arena, site = build_arena(settings), app.application(settings)
    site.state.arena = arena
    try:
        yield arena, site
    finally:
        await arena.close()


@asynccontextmanager
async def visiting(folder: Path, kind: str) -> AsyncIterator[tuple[Arena, Ask]]:
    """An arena, and how a visitor of a kind asks there."""
    async with arena_at(folder) as (arena, site):
        token = await token_of(arena, kind)
        if kind.endswith("where only accounts play"):
            await arena.registration.choose("guests", "no", "the host")
        at = "127.0.0.1" if kind.endswith("at the machine") else "203.0.113.5"
        async with client(site, token, at) as visitor:
            yield arena, visitor.request


def path_of(route: Route) -> str:
    """A path of a route."""
    return re.sub(r"{\w+(:path)?}", "x", route.path)


@pytest.mark.parametrize("kind", EXPECTED)
async def test_each_route_is_open_to_those_who_have_its_right_only(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    routes = [replace(route, endpoint=reached) for route in app.ROUTES]
    monkeypatch.setattr(app, "ROUTES", routes)

    async with visiting(tmp_path, kind) as (_, ask):
        for route in routes:
            for method in route.methods:
                answer = await ask(method, path_of(route), headers={"Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "none"})
                allowed = route.needs in EXPECTED[kind]
                assert (answer.status_code == REACHED) is allowed, (method, route.path, answer.status_code)
                assert allowed or answer.status_code in (401, 403, 404), (method, route.path)


@pytest.mark.parametrize("kind", EXPECTED)
async def test_each_message_is_taken_from_those_who_have_its_right_only(kind: str, tmp_path: Path) -> None:
    async with visiting(tmp_path, kind) as (arena, ask):
        ada = await arena.greet("Ada", registers=True)
        doc = await arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]))
        for message in MESSAGES:
            answer = await ask("POST", f"/api/tables/{doc.id}/messages", content=msgspec.json.encode(message))
            told = answer.json() if answer.content else {}
            code = told["error"]["code"] if told.get("type") == "refused" else ""
            allowed = NEEDS[type(message)] in EXPECTED[kind]
            assert (code not in REFUSED) is allowed, (message, answer.text)


def test_all_that_is_served_has_a_right_of_its_own(tmp_path: Path) -> None:
    site = app.application(Settings(tmp_path / "arena.db"))
    files_and_live = {"/static", "/api/tables/{table}/live"}
    assert {getattr(route, "path", "") for route in site.routes} - files_and_live == {route.path for route in app.ROUTES}
    assert set(NEEDS) == set(get_args(FromPlayer)) == {type(message) for message in MESSAGES}


async def test_the_debug_panel_is_for_the_machine_itself(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    assert {route.needs for route in Panel(arena).routes()} == {R.LOCAL}
    await arena.close()


async def seated(arena: Arena) -> tuple[Person, Table]:
    """A guest in the first seat of a game, and two bots."""
    ada = await arena.greet("Ada")
    doc = await arena.opener.open(ada, NewTable("oriflamme", [SeatPlan("me"), *[SeatPlan("bot", level="page")] * 2]))
    table = await arena.tables.get(doc.id)
    await table.do(lambda: arena.tables.start(table, ada))
    return ada, table


async def joined(arena: Arena, table: Table, visitor: Visitor | None) -> Watcher:
    """A live connection of a visitor."""
    watcher = watcher_for(table, access(visitor, None, is_fresh=True, guests_play=True, is_local=False), "")
    await table.do(lambda: joining.join(table, watcher))
    return watcher


async def test_a_read_token_is_a_spectator(tmp_path: Path) -> None:
    async with arena_at(tmp_path) as (arena, _):
        ada, table = await seated(arena)
        await table.do(lambda: table.change(seating.stand_in(table.doc, 0, "squire")))
        token = await arena.programs.begin(ada.id, "a display", "read", "a laptop")
        watcher = await joined(arena, table, await arena.programs.of_token(token))
        assert (table.doc.seats[0].bot, table.presence.is_here(ada.id)) == ("squire", False)
        assert (table.presence.people, table.presence.count) == ([""], 1)
        arena.other_nodes.drop_lines(ada.id)
        assert watcher.dropped, "it closes with the person's other connections"
        await joined(arena, table, await arena.sessions.of_token(await arena.sessions.begin(ada, "a laptop")))
        assert (table.doc.seats[0].bot, table.presence.is_here(ada.id)) == (None, True)


async def test_a_message_counts_for_the_stream_of_its_own_token_only(tmp_path: Path) -> None:
    async with arena_at(tmp_path) as (arena, site):
        ada, table = await seated(arena)
        session = await arena.sessions.begin(ada, "a laptop")
        tokens = [await arena.programs.begin(ada.id, name, name, "a laptop") for name in SCOPES]
        own = await joined(arena, table, await arena.sessions.of_token(session))
        programs = [await joined(arena, table, await arena.programs.of_token(token)) for token in tokens]
        own.face(0)
        where = f"/api/tables/{table.doc.id}/messages"
        for token in tokens:
            async with client(site, token) as program:
                assert (await program.post(where, json={"type": "face", "seat": None})).status_code == 204
        assert (own.seat, [each.seat for each in programs]) == (0, [None, None])
        async with client(site, session) as browser:
            said = await browser.post(where, json={"type": "mute", "id": "m", "person": "u_nobody", "yes": False})
            assert said.status_code == 200, "the read token that came later is not in the way"
