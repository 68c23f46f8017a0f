"""How much is too much, for one address, one line, one host."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from starlette.requests import Request
from websockets.exceptions import ConnectionClosedError

from regalia.server.errors import Refuse
from regalia.server.limits import Connections
from regalia.server.live import sse
from regalia.server.lobby import public_tables
from regalia.server.requests import quotas
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.players import PATIENCE, Host

LINES = 3


@pytest.fixture
def strict(settings: Settings, tmp_path: Path) -> Iterator[Host]:
    """An arena with little patience."""
    few = replace(
        settings, database=tmp_path / "arena.db", connections_an_address=LINES, messages_a_second=4, requests_a_minute=240
    )
    with Hosted(few) as host:
        yield host


def test_one_address_may_have_so_many_lines(strict: Host) -> None:
    ada = strict.guest("Ada")
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, *[{"who": "nobody"}] * 2]}).json()["id"]
    with ExitStack() as stack:
        lines = [stack.enter_context(ada.at(table, 0)) for _ in range(LINES)]
        with pytest.raises(ConnectionClosedError, match="4429"), ada.at(table, 0) as one_too_many:
            one_too_many.hear()
        for path in (f"/api/tables/{table}/stream", "/lobby/stream"):
            refused = ada.get(path)
            assert (refused.status_code, refused.headers["content-type"].partition(";")[0]) in {
                (429, "application/json"),
                (429, "text/html"),
            }
        lines[0].socket.close()
        deadline = time.monotonic() + PATIENCE
        while not can_hear(ada.at(table, 0)):
            assert time.monotonic() < deadline


def can_hear(line: Any) -> bool:
    try:
        with line as open_line:
            return bool(open_line.hear())
    except ConnectionClosedError:
        return False


def test_a_line_that_says_too_much_is_told_so_and_stays_open(strict: Host) -> None:
    table, people = strict.table("Ada", "Bob", "Eve")
    with people[0].at(table, 0) as line:
        refused = None
        while refused is None:
            for _ in range(40):
                line.send(type="ping")
            heard = [line.hear() for _ in range(40)]
            refused = next((each for each in heard if each["type"] == "refused"), None)
        assert refused["error"]["code"] == "too_fast"
        time.sleep(0.5)
        line.send(type="ping")
        line.until("pong")


def test_one_address_may_change_so_much(strict: Host) -> None:
    with httpx.Client(base_url=strict.url) as client:
        allowed = 0
        while (reply := client.post("/api/guests", json={"name": "Ada"})).status_code == 201:
            allowed += 1
        assert 15 <= allowed < 1000
        assert (reply.status_code, reply.json()["code"]) == (429, "too_fast")
        assert client.get("/").status_code == 200


BOTS = [{"who": "bot", "level": "page"}] * 3
SEATED = {"game": "oriflamme", "seats": [{"who": "me"}, *BOTS[1:]]}
EMPTY = {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}


@pytest.mark.parametrize("plan", [SEATED, EMPTY])
def test_one_host_may_have_so_many_tables_waiting_seated_or_not(
    host: Host, monkeypatch: pytest.MonkeyPatch, plan: Any
) -> None:
    monkeypatch.setattr(quotas, "WAITING", quotas.Quota(2, 1000))
    ada = host.guest("Ada")
    for _ in range(2):
        assert ada.post("/api/tables", plan).status_code == 201
    refused = ada.post("/api/tables", plan)
    assert (refused.status_code, refused.json()["code"], refused.json()["allowed"]) == (429, "too_many", 2)


def test_a_started_table_waits_no_longer(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "WAITING", quotas.Quota(1, 1000))
    ada = host.guest("Ada")
    table = ada.post("/api/tables", SEATED).json()["id"]
    assert ada.post("/api/tables", SEATED).json()["code"] == "too_many"
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert ada.post("/api/tables", SEATED).status_code == 201


def test_many_names_at_one_address_have_so_many_tables_together(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "WAITING", quotas.Quota(20, 0))
    assert host.guest("Ada").post("/api/tables", EMPTY).json()["code"] == "too_many"
    monkeypatch.setattr(quotas, "WAITING", quotas.Quota(20, 1000))
    assert host.guest("Ada").post("/api/tables", EMPTY).status_code == 201


def test_started_tables_are_limited_and_those_of_bots_alone_more_strictly(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "RUNNING", quotas.Quota(3, 1000))
    monkeypatch.setattr(quotas, "BOTS_ALONE", quotas.Quota(1, 1000))
    ada = host.guest("Ada")

    def start(plan: Any) -> str:
        table = ada.post("/api/tables", plan).json()["id"]
        return str(ada.post(f"/api/tables/{table}/start").json().get("code", "started"))

    alone = {"game": "oriflamme", "seats": BOTS}
    assert [start(alone), start(alone), start(SEATED), start(SEATED), start(SEATED)] == [
        "started",
        "too_many",
        "started",
        "started",
        "too_many",
    ]


def test_nobody_fills_the_lobby(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_tables, "MOST_OF_HOST", 2)
    mallory, bob = host.guest("Mallory"), host.guest("Bob")
    theirs = [mallory.post("/api/tables", EMPTY).json()["id"] for _ in range(4)]
    another = bob.post("/api/tables", EMPTY).json()["id"]
    listed = [each["id"] for each in httpx.get(f"{host.url}/api/tables").json()["open"]]
    assert [table in listed for table in theirs] == [False, False, True, True]
    assert another in listed


def test_a_stream_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sse, "SEND_WITHIN", 0.1)
    connections = Connections(1, 100)
    app = SimpleNamespace(state=SimpleNamespace(arena=SimpleNamespace(rates=SimpleNamespace(connections=connections))))
    scope = {"type": "http", "app": app, "client": ("198.51.100.7", 1), "headers": [], "asgi": {"spec_version": "2.4"}}
    ended = []

    async def events() -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"data: news\n\n"
        finally:
            ended.append(True)

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            await asyncio.sleep(60)

    async def receive() -> Any:
        await asyncio.sleep(60)

    async def scene() -> None:
        stream = sse.EventStream(Request(scope), events())
        talking = asyncio.create_task(stream(scope, receive, send))
        await asyncio.sleep(0.02)
        with pytest.raises(Refuse, match="too_many"):
            connections.check("198.51.100.7")
        connections.check("198.51.100.8")
        await asyncio.wait_for(talking, PATIENCE)
        connections.check("198.51.100.7")

    asyncio.run(scene())
    assert ended
