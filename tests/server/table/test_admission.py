"""Who may sit: private tables, people at others' devices, people whom the host does not want."""

from typing import Any

import pytest

from tests.server.lobby.test_lobby import OPEN, opened, seats
from tests.server.players import Guest, Host

ME = {"who": "me"}


def sit(person: Guest, table: str, seat: int, **plan: Any) -> Any:
    """Ask to sit; whether the seat is given, or why not."""
    reply = person.put(f"/api/tables/{table}/seats/{seat}", plan or ME).json()
    return reply.get("seated", reply.get("code"))


def admit(host: Guest, table: str, person: Guest) -> Any:
    return host.put(f"/api/tables/{table}/people/{person.id}").json().get("code", "done")


def remove(host: Guest, table: str, person: Guest) -> Any:
    return host.request("DELETE", f"/api/tables/{table}/people/{person.id}").json().get("code", "done")


def wishes(person: Guest, table: str) -> list[tuple[str, int]]:
    return [(wish["name"], wish["seat"]) for wish in person.get(f"/api/tables/{table}").json()["wishes"]]


@pytest.fixture
def ada(host: Host) -> Guest:
    return host.guest("Ada")


@pytest.fixture
def bob(host: Host) -> Guest:
    return host.guest("Bob")


def test_at_a_private_table_one_watches_and_asks_and_the_host_admits(host: Host, ada: Guest, bob: Guest) -> None:
    table = opened(ada, public=False)
    with bob.at(table, None) as line:
        assert line.until("table")["seats"][1]["person"] is None
    assert sit(bob, table, 1) is False
    assert seats(ada, table) == ["Ada", None, None]
    assert wishes(ada, table) == [("Bob", 1)]
    assert sit(bob, table, 2) is False
    assert wishes(ada, table) == [("Bob", 2)]
    assert admit(bob, table, bob) == "not_host"
    assert admit(ada, table, bob) == "done"
    assert seats(ada, table) == ["Ada", None, "Bob"]
    assert wishes(ada, table) == []
    assert sit(bob, table, 1) is True
    assert admit(ada, table, bob) == "done"
    assert seats(ada, table) == ["Ada", "Bob", None]
    assert admit(ada, table, host.guest("Eve")) == "not_waiting"


def test_one_who_asked_for_a_seat_that_was_taken_meanwhile_gets_another(host: Host, ada: Guest, bob: Guest) -> None:
    table, eve, dan = opened(ada, public=False), host.guest("Eve"), host.guest("Dan")
    for person in (bob, eve, dan):
        assert sit(person, table, 1) is False
    assert [admit(ada, table, person) for person in (bob, eve, dan)] == ["done", "done", "seat_taken"]
    assert seats(ada, table) == ["Ada", "Bob", "Eve"]
    assert wishes(ada, table) == [("Dan", 1)]
    assert remove(dan, table, dan) == "done"
    assert wishes(ada, table) == []


def test_who_sits_at_a_private_table_when_it_becomes_private_stays(ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    assert sit(bob, table, 1) is True
    assert ada.request("PATCH", f"/api/tables/{table}", {"public": False}).status_code == 200
    assert sit(bob, table, 2) is True


def test_a_stranger_cannot_fill_the_seats_with_people_at_a_device(ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    assert sit(bob, table, 1, who="device", name="Carl") is False
    assert sit(bob, table, 2, who="device", name="Dora") is False
    assert seats(ada, table) == ["Ada", None, None]
    assert sit(bob, table, 1) is True
    assert admit(ada, table, bob) == "seat_taken"
    assert bob.put(f"/api/tables/{table}/seats/1", {"who": "nobody"}).status_code == 200
    assert admit(ada, table, bob) == "done"
    assert seats(ada, table) == ["Ada", "Carl", "Dora"]


def test_one_person_asks_for_so_many_seats(ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    asked = [sit(bob, table, 1, who="device", name=f"Carl {number}") for number in range(5)]
    assert asked == [False] * 4 + ["too_many"]


def test_the_host_removes_somebody_who_then_may_not_come_back(ada: Guest, bob: Guest) -> None:
    table = opened(ada)
    assert sit(bob, table, 1) is True
    assert remove(bob, table, ada) == "not_host"
    with bob.at(table, 1) as line:
        line.until("table")
        assert remove(ada, table, bob) == "done"
        while line.table["seats"][1]["person"] is not None:
            line.hear()
        assert line.table["removed"] == [{"person": bob.id, "name": "Bob"}]
    assert seats(ada, table) == ["Ada", None, None]
    assert sit(bob, table, 1) == "removed"
    assert sit(bob, table, 1, who="device", name="Carl") == "removed"
    assert admit(ada, table, bob) == "done"
    assert sit(bob, table, 1) is True


def test_a_wish_that_the_host_refuses_is_not_made_again(ada: Guest, bob: Guest) -> None:
    table = opened(ada, public=False)
    assert sit(bob, table, 1) is False
    assert remove(ada, table, bob) == "done"
    assert wishes(ada, table) == []
    assert sit(bob, table, 1) == "removed"


def test_nobody_is_removed_from_a_game_in_play(ada: Guest, bob: Guest) -> None:
    bots = [{"who": "bot", "level": "page"}] * 2
    table = ada.post("/api/tables", OPEN | {"seats": [{"who": "nobody"}, *bots]}).json()["id"]
    assert sit(bob, table, 0) is True
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    assert remove(ada, table, bob) == "wrong_status"
    assert admit(ada, table, bob) == "wrong_status"


def test_those_who_look_alike_are_told_apart(host: Host, ada: Guest) -> None:
    table = opened(ada, seats=[{"who": "me"}] + [{"who": "nobody"}] * 4)
    lookalike = host.guest("ada")
    assert sit(lookalike, table, 1) is True
    assert sit(ada, table, 2, who="device", name="ADA") is True
    assert sit(host.guest("Ada"), table, 3, who="device", name="Ada 2") is False
    assert seats(ada, table) == ["Ada", "ada 2", "ADA 3", None, None]
    assert wishes(ada, table) == [("Ada 2 2", 3)]


def invite(host: Guest, table: str, name: str) -> Any:
    return host.post(f"/api/tables/{table}/people", {"name": name}).json().get("code", "done")


def test_who_is_invited_by_name_sits_at_a_private_table_without_asking(host: Host, ada: Guest, bob: Guest) -> None:
    table = opened(ada, public=False)
    assert invite(bob, table, "Bob") == "not_host"
    assert [invite(ada, table, name) for name in ("ＢＯＢ", "Bob", "Nobody There")] == ["done"] * 3
    assert sit(host.guest("Eve"), table, 1) is False
    assert sit(bob, table, 1) is True
    assert sit(bob, table, 2, who="device", name="Carl") is False, "for somebody else at the device one asks"
    remove(ada, table, bob)
    assert sit(bob, table, 1) == "removed"


def test_a_host_invites_at_most_twenty_people(ada: Guest) -> None:
    table = opened(ada, public=False)
    assert [invite(ada, table, f"Guest {number}") for number in range(21)] == ["done"] * 20 + ["too_fast"]
    assert invite(ada, table, "") == "malformed"
