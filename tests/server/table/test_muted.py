"""To a person whom its host has muted a table is full: no answer differs from that of a table that is."""

import random
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.server.live.test_channel import lines_at
from tests.server.lobby.test_invited import invited
from tests.server.people.browsers import browsing
from tests.server.people.browsers import opened as account
from tests.server.players import Guest, Host, play

ME = {"who": "me"}
BOT = {"who": "bot", "level": "page"}
NOBODY = {"who": "nobody"}


def table_of(host: Guest, *seats: dict[str, str], **more: Any) -> str:
    response = host.post("/api/tables", {"game": "oriflamme", "seats": seats, **more})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def mute(person: Guest, other: str) -> None:
    """A person mutes another, at a table of their own."""
    with person.at(table_of(person, ME, NOBODY, NOBODY, public=False), 0) as line:
        line.send(type="mute", id="m", person=other, yes=True)
        line.until("said", id="m")


def id_of(browser: httpx.Client, name: str) -> str:
    return str(browser.post("/api/guests", json={"name": name}).json()["id"])


def answer(response: httpx.Response) -> tuple[int, Any]:
    return response.status_code, response.json()


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("plan", [ME, {"who": "device", "name": "Friend"}])
def test_a_muted_person_is_refused_as_at_a_full_table(host: Host, public: bool, plan: dict[str, str]) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    full, free = table_of(ada, ME, BOT, BOT, public=public), table_of(ada, ME, NOBODY, BOT, public=public)
    mute(ada, bob.id)
    for seat in (0, 1, 2, 3):
        path = f"seats/{seat}"
        assert answer(bob.put(f"/api/tables/{free}/{path}", plan)) == answer(bob.put(f"/api/tables/{full}/{path}", plan))
    assert bob.put(f"/api/tables/{free}/seats/1", plan).json()["code"] == "seat_taken"
    shown = ada.get(f"/api/tables/{free}").json()
    assert (shown["seats"][1]["person"], shown["wishes"]) == (None, [])


def test_a_muted_person_sees_no_open_table_of_the_host(host: Host) -> None:
    ada, bob, eve = host.guest("Ada"), host.guest("Bob"), host.guest("Eve")
    table = table_of(ada, ME, NOBODY, NOBODY)
    mute(ada, bob.id)
    listed = [table in [each["id"] for each in person.get("/api/tables").json()["open"]] for person in (bob, eve)]
    assert listed == [False, True]


def test_a_muted_person_who_sits_at_a_table_stays(host: Host) -> None:
    ada, bob = host.guest("Ada"), host.guest("Bob")
    table = table_of(ada, ME, NOBODY, NOBODY)
    bob.put(f"/api/tables/{table}/seats/1", ME)
    mute(ada, bob.id)
    assert bob.put(f"/api/tables/{table}/seats/2", ME).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["seats"][2]["person"] == bob.id


def test_a_muted_person_takes_no_seat_of_a_game_in_play(host: Host) -> None:
    ada, bob, eve = host.guest("Ada"), host.guest("Bob"), host.guest("Eve")
    table = table_of(ada, BOT, BOT, BOT)
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    mute(ada, bob.id)
    refused = bob.put(f"/api/tables/{table}/seats/0", ME)
    assert (refused.status_code, refused.json()["code"], refused.json()["allowed"]) == (409, "seat_taken", [])
    assert eve.put(f"/api/tables/{table}/seats/0", ME).status_code == 200


def test_a_muted_person_does_not_come_along_to_a_rematch(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    with ExitStack() as stack:
        play(lines_at(stack, table, people), random.Random(8))
    mute(people[0], people[1].id)
    again = people[0].post(f"/api/tables/{table}/rematch").json()["id"]
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/rematch").json()["id"] == again
    seats = people[0].get(f"/api/tables/{again}").json()["seats"]
    assert [seat["person"] for seat in seats] == [people[0].id, None, people[2].id]


def test_a_muted_person_invites_as_if_there_were_no_account(host: Host) -> None:
    with browsing(host) as browser:
        account(browser, "Quiet Cid")
        cid = Guest(host, "Quiet Cid", id_of(browser, "Quiet Cid"), browser.cookies["regalia"])
        bob, eve = host.guest("Bob"), host.guest("Eve")
        mute(cid, bob.id)
        tables = [table_of(person, ME, NOBODY, NOBODY, public=False) for person in (bob, eve)]
        stranger = answer(bob.post(f"/api/tables/{tables[0]}/people", {"name": "No such person"}))
        for person, table in zip((bob, eve), tables, strict=True):
            assert answer(person.post(f"/api/tables/{table}/people", {"name": "Quiet Cid"})) == stranger
        assert invited(browser) == tables[1:]


def test_an_invitation_of_a_person_who_is_then_muted_finds_the_table_full(host: Host) -> None:
    with browsing(host) as browser:
        account(browser, "Quiet Dan")
        ada = host.guest("Ada")
        free, full = (table_of(ada, ME, each, BOT, public=False) for each in (NOBODY, BOT))
        for table in (free, full):
            ada.post(f"/api/tables/{table}/people", {"name": "Quiet Dan"})
        mute(ada, id_of(browser, "Quiet Dan"))
        accepted = [browser.post(f"/t/{table}/invitation", data={"answer": "accept"}) for table in (free, full)]
        assert [page.status_code for page in accepted] == [409, 409]
        assert [seat["person"] for seat in ada.get(f"/api/tables/{free}").json()["seats"]] == [ada.id, None, None]
