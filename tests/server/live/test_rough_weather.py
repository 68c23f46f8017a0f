"""What goes wrong in real houses: people who change places, lines that are half dead, requests that cross."""

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocket

from regalia.server.building import build_arena
from regalia.server.errors import Refuse
from regalia.server.live import websocket
from regalia.server.settings import Settings
from regalia.server.store import Person
from regalia.server.wire.opening import NewTable, SeatPlan
from tests.server.players import PATIENCE, Host, Line, Message, play

TABLE = NewTable("oriflamme", [SeatPlan("me"), SeatPlan("nobody"), SeatPlan("nobody")])


def device_table(host: Host) -> tuple[str, "list[Line]", ExitStack]:
    """One person at all three seats, with a line for each."""
    person = host.guest("Ada")
    seats = [{"who": "me"}, {"who": "device", "name": "Bob"}, {"who": "device", "name": "Eve"}]
    table = person.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    assert person.post(f"/api/tables/{table}/start").status_code == 200
    stack = ExitStack()
    return table, [stack.enter_context(person.at(table, seat)).sighted() for seat in range(3)], stack


def test_one_who_changed_places_no_longer_sees_through_the_old_seats_eyes(host: Host) -> None:
    ada, bob, eve = (host.guest(name) for name in ("Ada", "Bob", "Eve"))
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    with ada.at(table, 0) as line:
        line.until("table")
        for person, seat in ((ada, 1), (bob, 0), (eve, 2)):
            assert person.put(f"/api/tables/{table}/seats/{seat}", {"who": "me"}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        line.sighted()
        assert line.sight["seat"] is None
        assert [seat["hand"] for seat in line.sight["sight"]["view"]["seats"]] == [None] * 3
        line.send(type="face", seat=1)
        line.until("sight", seat=1)
        assert [bool(seat["hand"]) for seat in line.sight["sight"]["view"]["seats"]] == [False, True, False]


def test_a_host_who_is_gone_is_succeeded_by_somebody_who_is_here(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "bot", "level": "page"}]
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": seats}).json()["id"]
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    with ExitStack() as stack:
        with ada.at(table, 0) as here:
            here.until("table")
            line = stack.enter_context(bob.at(table, 1))
            line.until("table", host=ada.id)
            assert bob.post(f"/api/tables/{table}/start").json()["code"] == "not_host"
        line.until("table", host=bob.id)
        assert bob.post(f"/api/tables/{table}/start").status_code == 200


def test_a_new_name_is_told_to_the_table(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with people[1].at(table, 1) as line:
        line.until("table")
        people[0].post("/api/guests", {"name": "Augusta"})
        while line.table["seats"][0]["name"] != "Augusta":
            line.hear()


def test_each_line_looks_back_through_the_eyes_that_it_faces(host: Host) -> None:
    _, lines, stack = device_table(host)
    with stack:
        play(lines, random.Random(3), most=4)
        for line in lines:
            then = line.ask(type="moment", at=2)["sight"]["view"]["seats"]
            assert [seat for seat in range(3) if then[seat]["hand"] is not None] == [line.seat]


def test_a_request_to_step_back_lapses_when_play_goes_on_and_everybody_is_told(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table, seat)).sighted() for seat, person in enumerate(people)]
        play(lines, random.Random(1), most=6)
        assert lines[0].ask(type="ask_undo", seat=0, to=1)["type"] == "done"
        while not lines[1].table.get("asking"):
            lines[1].hear()
        for line in lines:
            line.sighted(6)
        mover = next(line for line in lines if line.seat in line.waiting)
        assert mover.act(mover.options[0])["type"] == "done"
        while lines[1].table["asking"]:
            lines[1].hear()


def test_a_second_request_does_not_take_the_first_ones_consents(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(table, seat)).sighted() for seat, person in enumerate(people)]
        play(lines, random.Random(1), most=6)
        assert lines[0].ask(type="ask_undo", seat=0, to=1)["type"] == "done"
        crossed = lines[1].ask(type="ask_undo", seat=1, to=0)
        assert (crossed["type"], crossed["error"]["code"]) == ("refused", "already_asked")
        assert lines[0].ask(type="consent", seat=0, yes=False)["type"] == "done"
        assert lines[1].ask(type="ask_undo", seat=1, to=0)["type"] == "done"


async def test_a_line_that_takes_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "SEND_WITHIN", 0.1)
    says: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": '{"type":"face","seat":null}'},
    ]

    async def receive() -> Message:
        if not says:
            await asyncio.sleep(60)
        return says.pop(0)

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.sleep(60)

    arena = build_arena(Settings(tmp_path / "arena.db"))
    table = await arena.tables.get((await arena.opener.open(await arena.greet("Ada"), TABLE)).id)
    app = SimpleNamespace(state=SimpleNamespace(arena=arena))
    scope = {"type": "websocket", "app": app, "headers": [], "path_params": {"table": table.doc.id}}
    await asyncio.wait_for(websocket.live(WebSocket(scope, receive, send)), PATIENCE)
    assert not table.presence.watchers
    await arena.close()


async def test_what_a_stopped_table_had_still_to_do_is_refused_and_not_left_waiting(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    doc = await arena.opener.open(await arena.greet("Ada"), TABLE)
    table = await arena.tables.get(doc.id)
    waiting = [asyncio.create_task(table.do(lambda: asyncio.sleep(60))) for _ in range(3)]
    await asyncio.sleep(0)
    arena.tables.forget(table)
    waiting.append(asyncio.create_task(table.do(lambda: asyncio.sleep(60))))
    for work in waiting:
        with pytest.raises(Refuse, match="try_again"):
            await asyncio.wait_for(work, PATIENCE)
    assert await arena.tables.get(doc.id) is not table
    await arena.close()


async def test_a_write_that_cannot_be_done_harms_no_other(tmp_path: Path) -> None:
    arena = build_arena(Settings(tmp_path / "arena.db"))
    unspeakable = Person("u_1", "\ud800")
    bad, good = arena.store.save_person(unspeakable), arena.store.save_person(Person("u_2", "Ada"))
    results = await asyncio.wait_for(asyncio.gather(bad, good, return_exceptions=True), PATIENCE)
    assert isinstance(results[0], UnicodeEncodeError)
    assert await arena.store.person("u_2") == Person("u_2", "Ada")
    await arena.close()
