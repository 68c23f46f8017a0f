"""Before and after play: names, tables, seats, the start, hot seats, leavers, rematches, the lobby."""

import json
import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server.store.sqlite import SqliteStore, connect, in_sqlite
from regalia.server.store.tables import TABLES, TABLES_OF
from tests.server.live.test_channel import lines_at
from tests.server.players import PATIENCE, Guest, Host, play

OPEN: dict[str, Any] = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]}


def opened(person: Guest, **more: Any) -> str:
    response = person.post("/api/tables", OPEN | more)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def seats(person: Guest, table: str) -> list[str | None]:
    return [seat["name"] or None for seat in person.get(f"/api/tables/{table}").json()["seats"]]


def test_a_name_is_enough_and_the_cookie_is_safe(host: Host) -> None:
    response = httpx.post(f"{host.url}/api/guests", json={"name": "  Ada   Lovelace "})
    assert response.json()["name"] == "Ada Lovelace"
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    renamed = httpx.post(f"{host.url}/api/guests", json={"name": "エイダ"}, cookies=response.cookies)
    assert (renamed.json()["id"], renamed.json()["name"]) == (response.json()["id"], "エイダ")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", 5, None])
def test_a_name_must_be_one(host: Host, name: Any) -> None:
    response = httpx.post(f"{host.url}/api/guests", json={"name": name})
    assert (response.status_code, response.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("token", ["x", "u_nobody", "u_nobody.forged", "%00"])
def test_a_forged_token_is_nobodys(host: Host, token: str) -> None:
    response = httpx.post(f"{host.url}/api/tables", json=OPEN, headers={"Authorization": f"Bearer {token}"})
    assert (response.status_code, response.json()["code"]) == (401, "no_name")


def test_people_sit_down_move_and_stand_up(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada)
    assert seats(ada, table) == ["Ada", None, None]
    assert bob.put(f"/api/tables/{table}/seats/2", {"who": "me"}).status_code == 200
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    assert seats(ada, table) == ["Ada", "Bob", None]
    taken = ada.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    assert (taken.status_code, taken.json()["code"], taken.json()["allowed"]) == (409, "seat_taken", [2])
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "nobody"}).status_code == 200
    assert seats(ada, table) == ["Ada", None, None]


def test_only_the_host_adds_bots_changes_what_is_agreed_and_starts(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada)
    bob.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    for response in (
        bob.put(f"/api/tables/{table}/seats/2", {"who": "bot", "level": "page"}),
        bob.request("PATCH", f"/api/tables/{table}", {"public": False}),
        bob.put(f"/api/tables/{table}/seats/0", {"who": "nobody"}),
    ):
        assert response.json()["code"] == "not_host"
    assert ada.post(f"/api/tables/{table}/start").json() == {
        "code": "seats_free",
        "allowed": [2],
        "refusal": None,
        "detail": "",
    }
    assert ada.put(f"/api/tables/{table}/seats/2", {"who": "bot", "level": "page"}).status_code == 200
    assert bob.post(f"/api/tables/{table}/start").json()["code"] == "not_host"
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert ada.post(f"/api/tables/{table}/start").json()["code"] == "wrong_status"
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "nobody"}).json()["code"] in ("wrong_status", "not_seated")


def test_what_is_agreed_is_checked_against_the_game(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, options={"lord_count": "piles"})
    change = ada.request("PATCH", f"/api/tables/{table}", {"options": {"decree_onto": False}, "seats": 5, "public": False})
    assert change.status_code == 200
    shown = ada.get(f"/api/tables/{table}").json()
    assert shown["options"] == {"lord_count": "cards", "heir_copy": "seed", "decree_onto": False}
    assert (len(shown["seats"]), shown["public"]) == (5, False)
    for wrong in ({"lord_count": "stars"}, {"more": 1}, {"decree_onto": "maybe"}):
        refused = ada.request("PATCH", f"/api/tables/{table}", {"options": wrong})
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    for count in (2, 6):
        assert ada.request("PATCH", f"/api/tables/{table}", {"seats": count}).json() == {
            "code": "wrong_count",
            "allowed": [3, 4, 5],
            "refusal": None,
            "detail": "",
        }
    assert ada.post("/api/tables", OPEN | {"game": "chess"}).json()["code"] == "no_such_game"


def test_a_private_table_is_found_by_its_code_only(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    hidden, shown = opened(ada, public=False), opened(ada)
    lobby = bob.get("/api/tables").json()
    assert shown in [table["id"] for table in lobby["open"]]
    assert hidden not in [table["id"] for table in lobby["open"]]
    assert {hidden, shown} <= {table["id"] for table in ada.get("/api/tables").json()["yours"]}
    assert bob.get(f"/api/tables/{hidden}").status_code == 200
    with httpx.Client(base_url=host.url, headers=bob.headers) as client:
        joined = client.post("/join", data={"code": f" {hidden.lower()} "})
        assert (joined.status_code, joined.headers["location"]) == (303, f"/t/{hidden}")


def test_the_lobby_is_told_of_changes(host: Host) -> None:
    ada = host.guest("Ada")
    with httpx.stream("GET", f"{host.url}/lobby/stream", headers={"Accept-Language": "ja"}, timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        table = opened(ada)
        data = next(line for line in lines if table in line)
        assert data.startswith("data: ")


def test_several_people_play_at_one_device(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada)
    for seat, name in ((1, "Bob"), (2, "Eve")):
        assert ada.put(f"/api/tables/{table}/seats/{seat}", {"who": "device", "name": name}).status_code == 200
    assert seats(ada, table) == ["Ada", "Bob", "Eve"]
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    with ada.at(table, None) as line:
        rng = random.Random(1)
        line.sighted()
        assert all(seat["hand"] is None for seat in line.sight["sight"]["view"]["seats"])
        for _ in range(20):
            (seat,) = line.waiting
            line.seat = seat
            line.sight = {}
            line.send(type="face", seat=seat)
            line.sighted()
            hands = [seen["hand"] is not None for seen in line.sight["sight"]["view"]["seats"]]
            assert hands == [place == seat for place in range(3)]
            assert line.act(rng.choice(line.options))["type"] == "done"


def test_an_absent_persons_seat_can_be_given_to_a_bot_and_is_given_back(host: Host) -> None:
    table, (ada, bob, eve) = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        line = stack.enter_context(ada.at(table, 0)).sighted()
        here = stack.enter_context(bob.at(table, 1)).sighted()
        early = ada.put(f"/api/tables/{table}/seats/1", {"who": "bot", "level": "page"})
        assert early.json()["code"] == "not_away"
        deadline = time.monotonic() + PATIENCE
        while (late := ada.put(f"/api/tables/{table}/seats/2", {"who": "bot", "level": "page"})).status_code != 200:
            assert late.json()["code"] == "not_away"
            assert time.monotonic() < deadline
            time.sleep(0.1)
        while line.table["seats"][2]["bot"] != "page":
            line.hear()
        assert line.table["seats"][2]["person"] == eve.id
        with eve.at(table, 2) as back:
            while not line.table["seats"][2]["here"] or line.table["seats"][2]["bot"] is not None:
                line.hear()
            back.sighted()
        assert here.sight


def test_who_is_gone_is_shown_as_gone_then_as_away(host: Host) -> None:
    table, (ada, bob, _) = host.table("Ada", "Bob", "Eve")
    with ada.at(table, 0) as line:
        line.sighted()
        with bob.at(table, 1) as other:
            other.sighted()
            while not line.table["seats"][1]["here"]:
                line.hear()
        while line.table["seats"][1]["here"]:
            line.hear()
        while not line.table["seats"][1]["away"]:
            line.hear()


def test_a_rematch_takes_along_whoever_says_yes_each_to_their_seat(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        lines = lines_at(stack, table, people)
        assert people[0].post(f"/api/tables/{table}/rematch").json()["code"] == "wrong_status"
        play(lines, random.Random(8))
        assert host.guest("Mallory").post(f"/api/tables/{table}/rematch").json()["code"] == "not_seated"
        again = people[1].post(f"/api/tables/{table}/rematch").json()["id"]
        assert lines[0].seated(rematch=again)
        assert seats(people[0], again) == [None, "Bob", None]
        for _ in range(2):
            assert people[2].post(f"/api/tables/{table}/rematch").json()["id"] == again
    assert seats(people[0], again) == [None, "Bob", "Eve"]
    assert people[1].put(f"/api/tables/{again}/seats/0", {"who": "bot"}).status_code == 200
    assert people[1].post(f"/api/tables/{again}/start").status_code == 200
    assert people[0].post(f"/api/tables/{table}/rematch").json()["id"] == again


def test_at_a_rematch_others_may_have_taken_ones_seat_and_whom_its_host_removed_stays_away(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        play(lines_at(stack, table, people), random.Random(8))
    again = people[0].post(f"/api/tables/{table}/rematch").json()["id"]
    assert host.guest("Cyd").put(f"/api/tables/{again}/seats/1", {"who": "me"}).status_code == 200
    people[1].post(f"/api/tables/{table}/rematch")
    assert seats(people[0], again) == ["Ada", "Cyd", "Bob"]
    assert people[0].request("DELETE", f"/api/tables/{again}/people/{people[1].id}").status_code == 200
    assert people[1].post(f"/api/tables/{table}/rematch").json()["id"] == again
    people[2].post(f"/api/tables/{table}/rematch")
    assert seats(people[0], again) == ["Ada", "Cyd", "Eve"]


def test_the_description_names_every_address(host: Host) -> None:
    described = httpx.get(f"{host.url}/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert set(described["paths"]["/api/tables"]) == {"get", "post"}
    assert "SeatPlan" in json.dumps(described["paths"]["/api/tables/{table}/seats/{seat}"])
    ids = [operation["operationId"] for path in described["paths"].values() for operation in path.values()]
    assert sorted(ids) == sorted(set(ids))
    assert {"invite_tables", "invite_clubs", "invite_friends"} <= set(ids)


def test_what_waits_for_you_is_told_first_and_finished_games_are_kept(host: Host) -> None:
    finished, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        play([stack.enter_context(person.at(finished, seat)) for seat, person in enumerate(people)], random.Random(1))
    ada, bob, _ = people
    waiting = started(ada, bob)
    with bob.at(waiting, 1) as line:
        line.sighted()
        turn = line.sight["sight"]["decision"]["waiting"]
    for person, own in ((ada, {0}), (bob, {1, 2})):
        lobby = person.get("/api/tables").json()
        assert [table["id"] for table in lobby["finished"]] == [finished]
        assert lobby["your_turn"] == ([waiting] if own & {*turn} else [])
        home = person.get("/").text
        assert home.count("Your turn</b>") == len(lobby["your_turn"])
        assert home.index("Finished games") < home.index(f'"/t/{finished}"')
    assert httpx.get(f"{host.url}/api/tables").json()["finished"] == []


def started(host: Guest, other: Guest) -> str:
    """A game of two people, the other one with a friend at the same device."""
    table = opened(host, seats=[{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}])
    for seat, plan in ((1, "me"), (2, "device")):
        assert other.put(f"/api/tables/{table}/seats/{seat}", {"who": plan, "name": "Eve"}).status_code == 200
    assert host.put(f"/api/tables/{table}/people/{other.id}").status_code == 200
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table


def test_an_invitation_tells_what_is_played_with_whom(host: Host) -> None:
    ada = host.guest("Ada")
    table = opened(ada, seats=[{"who": "me"}, {"who": "bot", "level": "knight"}, {"who": "nobody"}])
    told = httpx.get(f"{host.url}/api/tables/{table}").json()
    assert (told["game"], told["host"]) == ("oriflamme", ada.id)
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [("Ada", None), ("knight", "knight"), ("", None)]


@pytest.mark.parametrize("statement", [TABLES, TABLES_OF])
def test_lists_of_tables_are_read_by_an_index(tmp_path: Path, statement: str) -> None:
    SqliteStore(tmp_path / "a.db").close()
    values = {"status": "over", "public": False, "person": "u_1", "most": 20}
    plan = connect(tmp_path / "a.db", readonly=True).execute(f"explain query plan {in_sqlite(statement)}", values)
    steps = [row[3] for row in plan]
    assert [step for step in steps if step.startswith("SCAN")] == []
    assert ("person=?" in steps[0]) == (statement == TABLES_OF)


def test_whoever_sits_down_twice_in_one_seat_sits_there(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = opened(ada)
    for _ in range(2):
        assert bob.put(f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200
        assert ada.put(f"/api/tables/{table}/seats/2", {"who": "device", "name": "Eve"}).status_code == 200
    assert seats(ada, table) == ["Ada", "Bob", "Eve"]
