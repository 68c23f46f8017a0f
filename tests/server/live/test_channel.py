"""The live channel: who sees what, what is refused, what is answered twice."""

import asyncio
import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regalia.core import Record, verify
from regalia.games import load
from regalia.server.errors import Refuse
from regalia.server.live import websocket
from tests.server.players import PATIENCE, Host, Line, play


def lines_at(stack: ExitStack, table: str, people: list[Any]) -> list[Line]:
    lines = [stack.enter_context(person.at(table, seat)) for seat, person in enumerate(people)]
    for line in lines:
        line.sighted()
    return lines


def mover_of(lines: list[Line]) -> Line:
    return next(line for line in lines if line.seat in line.waiting)


def test_three_people_play_to_the_end_and_the_record_is_true(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        commitment = lines[0].table["commitment"]
        assert people[0].get(f"/api/tables/{table}/record").json()["code"] == "wrong_status"
        play(lines, random.Random(1))
        assert all(line.sight["sight"]["ranking"] for line in lines)
        assert lines[0].seated(status="over")["seed"]
    record = msgspec.json.decode(people[0].get(f"/api/tables/{table}/record").content, type=Record)
    assert record.commitment == commitment
    assert record.names == ["Ada", "Bob", "Eve"]
    assert verify(load("oriflamme"), record).problems == []


def test_a_seat_sees_its_own_cards_and_a_spectator_nobodys(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    watcher = host.guest("Mallory")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        spectator = stack.enter_context(watcher.at(table, None)).sighted()
        play(lines, random.Random(2), most=12)
        spectator.sighted(lines[0].sight["seq"])
        hands = [line.sight["sight"]["view"]["seats"][line.seat]["hand"] for line in lines]
        for line in [*lines, spectator]:
            seen = [seat["hand"] for seat in line.sight["sight"]["view"]["seats"]]
            assert seen == [hands[seat] if seat == line.seat else None for seat in range(3)]
            dealt = [event for entry in line.log for event in entry["events"] if event["type"] == "Dealt"]
            assert [event["hand"] is not None for event in sorted(dealt, key=lambda each: each["seat"])] == [
                seat == line.seat for seat in range(3)
            ]
            placed = [event for entry in line.log for event in entry["events"] if event["type"] == "Placed"]
            assert all((event["kind"] is not None) == (event["seat"] == line.seat) for event in placed)
        assert spectator.sight["sight"]["ask"] is None
        assert json.dumps(lines[0].sight).count(lines[0].table["commitment"]) == 0


def test_only_the_seat_that_is_asked_gets_the_options_and_everybody_knows_who_decides(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        mover = mover_of(lines)
        assert mover.options
        for line in lines:
            assert (line.sight["sight"]["ask"] is not None) == (line is mover)
            assert line.sight["sight"]["decision"]["waiting"] == [mover.seat]


def test_a_repeated_id_is_answered_and_not_done_again(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        mover = mover_of(lines_at(stack, table, people))
        first = mover.act(mover.options[0], id="once")
        assert first["type"] == "done"
        again = mover.ask(type="act", id="once", seat=mover.seat, at=0, answer={"type": "Place", "kind": "spy"})
        assert again == first
        refused = mover.ask(type="act", id="never", seat=mover.seat, at=99, answer=5)
        assert refused == mover.ask(type="act", id="never", seat=mover.seat, at=99, answer=5)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"answer": {"type": "Reveal"}}, "not_offered"),
        ({"answer": {"type": "Place", "kind": "dragon"}}, "not_offered"),
        ({"answer": {"type": "Place"}}, "malformed"),
        ({"answer": {"type": "Place", "kind": "spy", "more": 1}}, "malformed"),
        ({"answer": 7}, "not_offered"),
        ({"answer": []}, "not_offered"),
        ({"answer": None}, "malformed"),
        ({"at": 1000}, "stale"),
        ({"seat": 63}, "not_seated"),
    ],
)
def test_a_bad_answer_gets_a_clear_error_and_changes_nothing(host: Host, change: dict[str, Any], code: str) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        mover = mover_of(lines_at(stack, table, people))
        before = mover.sight
        message = {"type": "act", "seat": mover.seat, "at": before["seq"], "answer": mover.options[0]}
        reply = mover.ask(**(message | change))
        assert (reply["type"], reply["error"]["code"]) == ("refused", code)
        if code == "not_offered":
            assert reply["error"]["allowed"] == before["sight"]["ask"]
            assert reply["error"]["refusal"]["rule"] == "5.1"
        mover.send(type="catch_up", since=0)
        assert mover.until("sight")["sight"] == before["sight"]


def test_what_is_not_ones_own_is_refused(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        mover = mover_of(lines)
        other = next(line for line in lines if line is not mover)
        answer = mover.options[0]
        assert other.ask(type="act", seat=mover.seat, at=0, answer=answer)["error"]["code"] == "not_seated"
        reply = other.ask(type="act", seat=other.seat, at=0, answer=answer)
        assert (reply["error"]["code"], reply["error"]["allowed"]) == ("not_asked", None)
        other.send(type="face", seat=mover.seat)
        assert other.until("refused")["error"]["code"] == "not_seated"
        with host.guest("Mallory").at(table, None) as spectator:
            assert spectator.ask(type="act", seat=mover.seat, at=0, answer=answer)["error"]["code"] == "not_seated"
            assert spectator.ask(type="why", seat=mover.seat, option=answer)["error"]["code"] == "not_seated"


def test_a_stale_answer_is_refused(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        mover = mover_of(lines)
        mover.act(mover.options[0])
        if mover.seat not in mover.waiting:
            mover = mover_of([line.sighted(mover.sight["seq"]) for line in lines])
            mover.act(mover.options[0])
        reply = mover.ask(type="act", seat=mover.seat, at=0, answer=mover.options[0])
        assert (reply["error"]["code"], reply["error"]["allowed"]) == ("stale", mover.sight["sight"]["ask"])


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b'{"type":"dance"}', "malformed"),
        (b'{"type":"ping","more":1}', "malformed"),
        (b'{"type":"act","id":"","seat":0,"at":0,"answer":1}', "malformed"),
        (b'{"type":"act","id":"x","seat":-1,"at":0,"answer":1}', "malformed"),
        (b'{"type":"moment","id":"m","at":99999999999}', "malformed"),
        (b"[" * 5000, "malformed"),
        (b'{"type":"ping"' + b" " * 20_000 + b"}", "too_large"),
        (b"\xff\xfe", "malformed"),
    ],
)
def test_bad_messages_of_every_kind_are_refused_and_the_line_stays_open(host: Host, raw: bytes, code: str) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with people[0].at(table, 0) as line:
        line.sighted()
        line.socket.send(raw)
        assert line.until("refused")["error"]["code"] == code
        line.send(type="ping")
        assert line.until("pong")
        reply = httpx.post(f"{host.url}/api/tables/{table}/messages", content=raw, headers=people[0].headers)
        assert reply.json().get("code", reply.json().get("error", {}).get("code")) == code
        assert reply.status_code in (400, 413)


def test_why_names_the_rule(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        mover = mover_of(lines)
        wrong = mover.ask(type="why", seat=mover.seat, option={"type": "Onto", "card": "b1"})
        assert wrong["refusal"] == {"reason": "ChooseCard", "rule": "5.1", "facts": {}}
        assert mover.ask(type="why", seat=mover.seat, option=mover.options[0])["refusal"] is None
        other = next(line for line in lines if line is not mover)
        assert other.ask(type="why", seat=other.seat, option=mover.options[0])["refusal"]["reason"] == "not-asked"


def test_any_moment_can_be_seen_again_through_ones_own_eyes(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        sights = {0: lines[1].sight["sight"]["view"]}
        for number in range(1, 9):
            play(lines, random.Random(number), most=1)
            sights[number] = lines[1].sighted(number).sight["sight"]["view"]
        for number, view in sights.items():
            then = lines[1].ask(type="moment", at=number)
            assert then["sight"]["view"] == view


def test_missed_numbers_are_caught_up_with(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        play(lines, random.Random(3), most=6)
        lines[0].sighted(6)
        whole = lines[0].log
        lines[0].send(type="catch_up", since=3)
        told = lines[0].until("sight", since=3)
        assert told["events"] == [entry for entry in whole if entry["seq"] > 3]


def test_a_lost_connection_finds_everything_as_it_was(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        play(lines, random.Random(4), most=9)
        lines[2].sighted(9)
        before = lines[2]
        with people[2].at(table, 2) as again:
            again.sighted()
            assert (again.sight["sight"], again.log) == (before.sight["sight"], before.log)


def test_the_same_game_over_server_sent_events_and_post(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        client = stack.enter_context(httpx.Client(base_url=host.url, headers=people[0].headers, timeout=PATIENCE))
        stream = stack.enter_context(client.stream("GET", f"/api/tables/{table}/stream?seat=0"))
        heard = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        told = next(message for message in heard if message["type"] == "sight")
        assert told == lines[0].sight
        while 0 not in told["sight"]["decision"]["waiting"]:
            play(lines, random.Random(5), most=1)
            told = next(message for message in heard if message["type"] == "sight")
        act = {"type": "act", "id": "post-1", "seat": 0, "at": told["seq"], "answer": told["sight"]["ask"]["options"][0]}
        done = client.post(f"/api/tables/{table}/messages", json=act)
        assert done.json()["type"] == "done"
        assert client.post(f"/api/tables/{table}/messages", json=act).json() == done.json()
        assert next(message for message in heard if message["type"] == "sight")["seq"] == done.json()["seq"]
        refused = client.post(f"/api/tables/{table}/messages", json=act | {"id": "post-2", "seat": 1})
        assert (refused.status_code, refused.json()["type"]) == (403, "refused")
        assert client.post(f"/api/tables/{table}/messages", json={"type": "ping"}).json() == {"type": "pong"}


def test_while_the_store_cannot_be_read_a_connection_is_closed_with_a_code(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = host.table("Ada", "Bob", "Eve")

    async def unread(socket: WebSocket) -> None:
        raise Refuse("try_again")

    monkeypatch.setattr(websocket, "access_of", unread)
    with pytest.raises(ConnectionClosed, match="4503"), people[0].at(table, 0) as line:
        line.hear()


def test_strangers_are_not_let_in(host: Host) -> None:
    table, _ = host.table("Ada", "Bob", "Eve")
    with (
        pytest.raises(ConnectionClosed) as closed,
        connect(f"ws://{host.address}/api/tables/ZZZZZZ/live") as socket,
    ):
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert httpx.get(f"{host.url}/api/tables/ZZZZZZ/stream").json()["code"] == "no_such_table"
    elsewhere = {"Origin": "https://evil.example"}
    with (
        pytest.raises(Exception, match="403"),
        connect(f"ws://{host.address}/api/tables/{table}/live", additional_headers=elsewhere),
    ):
        pass


def test_a_table_is_taken_up_again_from_the_store(host: Host, database: Path) -> None:
    from regalia.server.store.sqlite import SqliteStore

    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        play(lines_at(stack, table, people), random.Random(6), most=40)
    store = SqliteStore(database)
    try:
        actions = asyncio.run(store.actions(table))
        assert [action.seq for action in actions] == [*range(1, 41)]
        snapshot = asyncio.run(store.snapshot(table))
        assert snapshot is not None
        assert snapshot.seq == 40
    finally:
        store.close()
