"""The debug panel: positions edited and loaded back, steps back and forth, other eyes, bots in seats; and nowhere else."""

import asyncio
import json
import random
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import apsw
import httpx
import msgspec
import pytest

from regalia.server.app import application
from regalia.server.debug.routes import Panel
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.live.test_channel import lines_at
from tests.server.players import Guest, Host, Line, Message, play

NOWHERE: Any = SimpleNamespace(bot_driver=SimpleNamespace())
ROUTES = sorted((method, route.path) for route in Panel(NOWHERE).routes() for method in route.methods)


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """An arena with the debug panel."""
    return Settings(
        tmp_path_factory.mktemp("arena") / "arena.db",
        bot_delay=0,
        debug=True,
        requests_a_minute=60_000,
        messages_a_second=2000,
        connections_a_second=1000,
    )


def panel(person: Guest, table: str, what: str = "", body: Any = None, method: str = "") -> Message:
    """What the panel answers."""
    method = method or ("GET" if what in ("", "/test") else "POST")
    told: Message = person.request(method, f"/api/debug/tables/{table}{what}", body).json()
    return told


def put(person: Guest, table: str, text: str) -> Message:
    return panel(person, table, "/position", {"position": text}, "PUT")


def position(person: Guest, table: str) -> Any:
    return json.loads(panel(person, table)["position"])


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_without_it_there_is_no_such_address(tmp_path: Path, method: str, path: str) -> None:
    with Hosted(Settings(tmp_path / "arena.db")) as host:
        table, (ada, *_) = host.table("Ada", "Bob", "Eve")
        answered = ada.request(method, path.format(table=table, seat=0), {})
        assert (answered.status_code, answered.json()["code"]) == (404, "not_found")
        assert "data-debug" not in ada.get(f"/t/{table}?watch").text


def test_it_is_for_this_machine_alone(tmp_path: Path) -> None:
    async def status(address: str) -> int:
        app = application(Settings(tmp_path / "arena.db", debug=True))
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://[::1]") as web:
            return (await web.get("/api/debug/tables/AAAAAA")).status_code

    for address in ("127.0.0.1", "::1"):
        assert asyncio.run(status(address)) == 404  # there is no such table
    assert asyncio.run(status("192.0.2.7")) == 404


def test_an_edited_position_is_what_everybody_plays_on_from(host: Host, settings: Settings) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        play(lines, random.Random(1), most=4)
        edited = position(people[0], table)
        edited["state"]["points"] = [7, 8, 9]
        told = put(people[0], table, json.dumps(edited))
        assert told["seq"] == 5
        for line in lines:
            assert line.sighted(5).sight["sight"]["view"]["seats"][1]["points"] == 8
            assert [entry["seq"] for entry in line.log] == [0, 1, 2, 3, 4], "the log of what was played stays"
        play(lines, random.Random(2), most=2)
        before = position(people[0], table)
    with Hosted(settings) as other:
        assert position(Guest(other, "Ada", people[0].id, people[0].token), table) == before


@pytest.mark.parametrize(
    ("mistake", "code", "detail"),
    [
        (lambda text: text.replace('"stack": [', '"stack": [,'), "not_json", "Expecting value"),
        (lambda text: text.replace('"points": [1', '"points": ["one"'), "wrong_position", "$.state.points[0]"),
        (lambda text: text.replace('"removed"', '"remowed"'), "wrong_position", "missing required field `removed`"),
        (lambda text: text.replace('"held"', '"hold": "", "held"'), "wrong_position", "unknown field - at `$.state.hold`"),
        (lambda text: text.replace('"ChooseCard"', '"Choose"'), "wrong_position", "Invalid value 'Choose' - at `$.stack"),
        (
            lambda text: text.replace('"hands": [', '"hands": [], "x": ['),
            "rules_fail",
            "IndexError: list index out of range",
        ),
        (lambda text: text.replace('"game": "oriflamme"', '"game": "go"'), "wrong_position", "a save of go"),
        (lambda text: "[" * 10**5 + "]" * 10**5, "not_json", "nested too deeply"),
    ],
)
def test_a_mistake_is_explained_and_changes_nothing(host: Host, mistake: Any, code: str, detail: str) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    text = panel(ada, table)["position"]
    assert mistake(text) != text
    told = put(ada, table, mistake(text))
    assert told["code"] == code
    assert detail in told["detail"]
    assert panel(ada, table)["position"] == text


def test_a_position_of_another_number_of_seats_is_refused(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    other, _ = host.table("Ada", "Bob", "Eve", "Kim")
    told = put(ada, table, panel(ada, other)["position"])
    assert (told["code"], told["allowed"]) == ("wrong_count", [3])


def told(lines: list[Line], seq: int) -> None:
    """Wait until everybody has been told of an action."""
    for line in lines:
        line.sighted(seq)


def steps(person: Guest, table: str, *ways: str) -> list[Any]:
    """The positions after each of these steps."""
    return [json.loads(panel(person, table, way)["position"]) for way in ways]


def test_each_answer_is_taken_back_and_given_again(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    ada, moments = people[0], []
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        for turn in range(4):
            moments.append(position(ada, table))
            play(lines, random.Random(turn), most=1)
        moments.append(position(ada, table))
        assert steps(ada, table, "/back", "/back", "/back", "/forth", "/forth", "/back") == [
            moments[number] for number in (3, 2, 1, 2, 3, 2)
        ]
        told(lines, 10)
        assert [entry["seq"] for entry in lines[0].log][:2] == [0, 1]
        play(lines, random.Random(9), most=1)
        assert panel(ada, table)["forth"] is False, "another answer was given instead"
        assert panel(ada, table, "/forth")["code"] == "no_such_moment"


def test_a_position_that_was_put_is_taken_back_like_an_answer(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    ada = people[0]
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        play(lines, random.Random(3), most=2)
        before = position(ada, table)
        edited = msgspec.json.decode(msgspec.json.encode(before))
        edited["state"]["points"] = [5, 5, 5]
        put(ada, table, json.dumps(edited))
        told(lines, 3)
        play(lines, random.Random(4), most=1)
        after = position(ada, table)
        assert steps(ada, table, "/back", "/back", "/forth", "/forth") == [edited, before, edited, after]


def test_a_finished_game_goes_on_from_before_its_end(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        play(lines, random.Random(5))
        assert lines[0].seated(status="over")
        back = panel(people[0], table, "/back")
        assert back["forth"] is True
        assert lines[0].seated(status="playing")
        told(lines, back["seq"])
        assert lines[0].waiting
        panel(people[0], table, "/forth")
        assert lines[0].seated(status="over")
        assert people[0].get(f"/api/tables/{table}/record").status_code == 200


def test_there_is_nothing_before_the_beginning(host: Host) -> None:
    table, (ada, *_) = host.table("Ada", "Bob", "Eve")
    assert panel(ada, table)["back"] is False
    assert panel(ada, table, "/back")["code"] == "no_such_moment"


def test_bots_wait_where_the_panel_has_put_the_table(host: Host) -> None:
    table, (ada,) = host.table("Ada", bots=("page", "page"))
    with ada.at(table, 0) as line:
        line.sighted()
        while line.sight["seq"] < 4 or 0 not in line.waiting:
            if 0 in line.waiting:
                line.act(line.options[0])
            else:
                line.hear()
        while 0 in line.waiting:
            told = panel(ada, table, "/back")
            line.sighted(told["seq"])
        assert told["held"] is True
        assert panel(ada, table, "/bots")["held"] is False
        assert line.sighted(told["seq"] + 1).sight["seq"] > told["seq"]


def test_one_looks_through_any_seat(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        for line in lines:
            line.sighted()
            assert line.seat is not None
            assert panel(people[0], table, f"/seats/{line.seat}", method="GET") == line.sight["sight"]
        assert panel(people[0], table, "/seats/7", method="GET")["code"] == "no_such_seat"


def test_a_bot_takes_a_seat_and_gives_it_back(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")

    def who(line: Line) -> list[tuple[Any, Any]]:
        return [(seat["person"], seat["bot"]) for seat in line.table["seats"]]

    with people[0].at(table, 0) as line:
        line.seated()
        assert panel(people[0], table, "/seats/1", {"bot": "page"}, "PUT")["seq"] == 0
        while who(line)[1] != (None, "page"):
            line.hear()
        panel(people[0], table, "/seats/1", {"bot": None}, "PUT")
        while who(line)[1] != (people[0].id, None):
            line.hear()
        assert panel(people[0], table, "/seats/1", {"bot": "king"}, "PUT")["code"] == "malformed"


def test_a_table_goes_on_where_changed_rules_do_not_allow_what_was_played(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "arena.db", debug=True)
    with Hosted(settings) as host, ExitStack() as stack:
        table, people = host.table("Ada", "Bob", "Eve")
        play(lines_at(stack, table, people), random.Random(6), most=3)
        before = position(people[0], table)
    with apsw.Connection(str(settings.database)) as database:
        ((body,),) = database.execute("select body from actions where seq = 1").fetchall()
        assert isinstance(body, bytes)
        other = json.dumps(json.loads(body) | {"answer": {"type": "Place", "kind": "no such card"}}).encode()
        database.execute("update actions set body = ? where seq = 1", (other,))
    with Hosted(settings) as host:
        ada = Guest(host, "Ada", people[0].id, people[0].token)
        assert position(ada, table) == before
    with Hosted(msgspec.structs.replace(settings, debug=False)) as host:
        assert (
            people[0].__class__(host, "Ada", people[0].id, people[0].token).get(f"/api/tables/{table}").status_code == 500
        )
