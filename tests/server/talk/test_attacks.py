"""Talk over the wire: forged, oversized and disguised lines; programs; who may rule; an arena that is killed."""

from pathlib import Path

import httpx
import pytest

from tests.ports import own_port
from tests.server.kills.process import Process
from tests.server.people.test_programs import made
from tests.server.players import Guest, Host, Line, Message


def said(line: Line, text: str, seat: int | None = 0, **more: object) -> Message:
    """The answer to a line."""
    reply: Message = line.ask(type="say", seat=seat, text=text, **more)
    return reply


def code(reply: Message) -> str:
    return str(reply["error"]["code"])


def texts(line: Line, last: str) -> list[str]:
    """All lines that a client has, once it has this one."""
    while not line.talk or line.talk[max(line.talk)]["text"] != last:
        line.hear()
    return [line.talk[number]["text"] for number in sorted(line.talk)]


@pytest.fixture(scope="module")
def table(host: Host) -> tuple[str, list[Guest]]:
    """A game of Ada, Bob and Eve."""
    return host.table("Ada", "Bob", "Eve")


def test_markup_is_sent_as_it_was_typed_and_disguises_are_not(table: tuple[str, list[Guest]]) -> None:
    name, (ada, bob, _) = table
    with ada.at(name, 0) as line, bob.at(name, 1) as reader:
        assert said(line, "<b onclick=alert(1)>\u202eevil\u200b</b>")["type"] == "said"
        shown = "<b onclick=alert(1)>evil</b>"
        assert shown in texts(reader, shown)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"text": "x" * 301}, "malformed"),
        ({"text": " \u200b"}, "malformed"),
        ({"text": "", "phrase": "buy-my-sword"}, "malformed"),
        ({"text": "Hello", "aside": True}, "malformed"),
        ({"text": "Hello", "seat": 1}, "not_seated"),
        ({"text": "Hello", "seat": None}, "not_seated"),
        ({"text": "x" * 20_000}, "too_large"),
    ],
)
def test_what_cannot_be_said_is_refused(table: tuple[str, list[Guest]], wrong: dict[str, object], expected: str) -> None:
    name, (ada, _, _) = table
    with ada.at(name, 0) as line:
        assert code(line.ask(**{"type": "say", "seat": 0, **wrong})) == expected


def test_a_megabyte_of_talk_is_refused(table: tuple[str, list[Guest]]) -> None:
    name, (ada, _, _) = table
    posted = ada.post(f"/api/tables/{name}/messages", {"type": "say", "id": "m", "seat": 0, "text": "x" * 1_000_000})
    assert (posted.status_code, posted.json()["code"]) == (413, "too_large")


def test_a_player_who_opens_a_second_line_as_a_spectator_reads_nothing_more(
    table: tuple[str, list[Guest]], host: Host
) -> None:
    name, (ada, _, _) = table
    zoe = host.guest("Zoe")
    with zoe.at(name, None) as watching, ada.at(name, None) as line:
        assert said(watching, "Ada has the spy", None)["type"] == "said"
        assert "Ada has the spy" in texts(watching, "Ada has the spy")
        line.send(type="catch_up_talk", since=0)
        assert said(line, "Well then")["type"] == "said"
        assert "Ada has the spy" not in texts(line, "Well then")


def test_only_the_host_rules_what_may_be_said(table: tuple[str, list[Guest]]) -> None:
    name, (ada, bob, _) = table
    rule = f"/api/tables/{name}/talk"
    assert (bob.put(rule, {"talk": "off"}).status_code, ada.put(rule, {"talk": "loud"}).status_code) == (403, 400)
    with bob.at(name, 1) as line:
        assert ada.put(rule, {"talk": "phrases"}).status_code == 200
        line.seated(talk="phrases")
        assert code(said(line, "Hello", 1)) == "phrases_only"
        assert ada.put(rule, {"talk": "everybody"}).status_code == 200
        line.seated(talk="everybody")


def test_no_talk_is_sent_to_programs_and_they_say_nothing(host: Host) -> None:
    name, (ada, bob, _) = host.table("Ada", "Bob", "Eve")
    with bob.at(name, 1) as line:
        assert said(line, "Hello bots", 1)["type"] == "said"
    with made(host, ada, "play").at(name, 0) as line:
        assert code(said(line.sighted(), "Hello")) == "people_only"
        assert line.talk == {}


@pytest.mark.exhaustive
def test_a_line_that_was_acknowledged_survives_a_kill_and_is_not_said_twice(tmp_path: Path) -> None:
    arena = Process(tmp_path / "arena.db", tmp_path / "log", own_port())
    host = Host(arena.address)
    start(arena)
    try:
        name, (ada, bob) = host.table("Ada", "Bob", bots=("page",))
        say = {"type": "say", "id": "t1", "seat": 0, "text": "Hello"}
        with ada.at(name, 0) as line:
            line.send(**say)
            acknowledged = line.until("said", id="t1")
        arena.kill()
        start(arena)
        with ada.at(name, 0) as line, bob.at(name, 1) as reader:
            line.send(**say)
            assert line.until("said", id="t1") == acknowledged
            assert texts(reader, "Hello") == ["Hello"]
    finally:
        arena.kill()


def start(arena: Process) -> None:
    """Start an arena, and wait until it answers."""
    arena.start()
    while True:
        arena.check()
        try:
            if httpx.get(f"http://{arena.address}/api/games").is_success:
                return
        except httpx.TransportError:
            continue
