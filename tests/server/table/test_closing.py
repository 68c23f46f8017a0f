"""The host closes a table before play."""

import random
from typing import Any

import httpx
import pytest

from regalia.server.requests import quotas
from tests.server.lobby.test_lobby import opened
from tests.server.players import Guest, Host, play


def close(person: Guest, table: str) -> Any:
    return person.request("DELETE", f"/api/tables/{table}").json().get("code", "done")


def listed(person: Guest) -> list[str]:
    """Every table that the lobby shows somebody."""
    lobby = person.get("/api/tables").json()
    return [table["id"] for part in ("open", "playing", "yours", "finished") for table in lobby[part]]


@pytest.fixture
def ada(host: Host) -> Guest:
    return host.guest("Ada")


@pytest.fixture
def bob(host: Host) -> Guest:
    return host.guest("Bob")


def test_those_at_a_table_are_told_and_it_is_gone_from_every_list(ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    bob.put(f"/api/tables/{table}/seats/1", {"who": "me"})
    with bob.at(table, 1) as line:
        assert line.seated()["status"] == "open"
        assert close(bob, table) == "not_host"
        assert close(ada, table) == "done"
        assert line.seated(status="closed")["seats"][1]["name"] == "Bob"
    assert [table in listed(person) for person in (ada, bob)] == [False, False]


def test_closed_is_closed(host: Host, ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    assert [close(ada, table), close(ada, table)] == ["done", "done"]
    path = f"/api/tables/{table}"
    refused = [
        bob.put(f"{path}/seats/1", {"who": "me"}),
        ada.post(f"{path}/start"),
        ada.request("PATCH", path, {"public": False}),
        ada.put(f"{path}/nonce", {"hash": "00" * 32}),
        ada.get(f"{path}/record"),
    ]
    assert [reply.json()["code"] for reply in refused] == ["wrong_status"] * len(refused)
    assert ada.get(path).json()["status"] == "closed"
    assert "What’s your name?" not in httpx.get(f"{host.url}/t/{table}").text


def test_a_game_that_has_begun_cannot_be_closed(host: Host) -> None:
    table, [ada] = host.table("Ada", bots=("page", "page"))
    assert close(ada, table) == "wrong_status"
    assert ada.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_closed_table_makes_room_for_another(ada: Guest) -> None:
    plan = {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}
    replies = [ada.post("/api/tables", plan).json() for _ in range(40)]
    names = [reply["id"] for reply in replies if "id" in reply]
    assert replies[-1]["code"] == "too_many"
    assert close(ada, names[0]) == "done"
    assert "id" in ada.post("/api/tables", plan).json()
    assert ada.post("/api/tables", plan).json()["code"] == "too_many"


def test_nobody_opens_and_closes_tables_without_end(ada: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "CLOSED", quotas.Quota(2, 1000))
    for _ in range(2):
        assert close(ada, opened(ada)) == "done"
    plan = {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}
    refused = ada.post("/api/tables", plan)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
    assert bob.post("/api/tables", plan).status_code == 201


def test_after_a_rematch_that_was_closed_there_can_be_another(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Cyd")
    with people[0].at(table, 0) as a, people[1].at(table, 1) as b, people[2].at(table, 2) as c:
        play([a, b, c], random.Random(1))
    first, again = (people[1].post(f"/api/tables/{table}/rematch").json()["id"] for _ in range(2))
    assert first == again
    assert close(people[1], first) == "done"
    second, third = (person.post(f"/api/tables/{table}/rematch").json()["id"] for person in people[:2])
    assert second == third != first
    assert people[0].get(f"/api/tables/{table}").json()["rematch"] == second
