"""Invitations to tables stand at home, for the account whose name it is, until they are answered."""

import re

import httpx

from tests.server.people.browsers import browsing, opened
from tests.server.players import Guest, Host

NEW = {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}], "public": False}


def invitation(host: Guest, *names: str) -> str:
    """A private table to which these people are invited."""
    table: str = host.post("/api/tables", NEW).json()["id"]
    for name in names:
        assert host.post(f"/api/tables/{table}/people", {"name": name}).status_code == 200
    return table


def invited(browser: httpx.Client) -> list[str]:
    """The tables at home to which a person is invited."""
    return re.findall(r'action="/t/(\w+)/invitation"', browser.get("/").text)


def answer(browser: httpx.Client, table: str, said: str) -> httpx.Response:
    return browser.post(f"/t/{table}/invitation", data={"answer": said})


def yours(browser: httpx.Client, table: str) -> list[bool]:
    return [seat["yours"] for seat in browser.get(f"/api/tables/{table}").json()["seats"]]


def test_who_accepts_sits_at_the_table(host: Host) -> None:
    ada = host.guest("Ada")
    with browsing(host) as browser:
        opened(browser, "Invited Ann")
        assert invited(browser) == []
        first, second = invitation(ada, "invited ann"), invitation(ada, "Invited Ann", "Somebody else")
        assert invited(browser) == [second, first], "the newest first"
        assert [table["id"] for table in browser.get("/api/tables").json()["invited"]] == [second, first]
        assert answer(browser, first, "accept").url.path == f"/t/{first}"
        assert yours(browser, first) == [False, True, False]
        assert invited(browser) == [second]


def test_who_declines_is_not_asked_again_and_asks_for_a_seat_like_others(host: Host) -> None:
    ada = host.guest("Ada")
    with browsing(host) as browser:
        opened(browser, "Invited Ben")
        table = invitation(ada, "Invited Ben")
        assert answer(browser, table, "decline").url.path == "/"
        assert (invited(browser), yours(browser, table)) == ([], [False] * 3)
        assert answer(browser, table, "accept").status_code == 404
        sits = browser.put(f"/api/tables/{table}/seats/1", json={"who": "me"})
        assert sits.json() == {"seated": False}
        ada.post(f"/api/tables/{table}/people", {"name": "Invited Ben"})
        assert invited(browser) == [table], "the host may ask anew"


def test_an_invitation_ends_with_the_wait_for_players(host: Host) -> None:
    ada = host.guest("Ada")
    with browsing(host) as browser:
        opened(browser, "Invited Cid")
        closed, full = invitation(ada, "Invited Cid"), invitation(ada, "Invited Cid")
        assert httpx.delete(f"{host.url}/api/tables/{closed}", headers=ada.headers).status_code == 200
        assert invited(browser) == [full]
        for seat in (1, 2):
            ada.put(f"/api/tables/{full}/seats/{seat}", {"who": "bot", "level": "page"})
        assert answer(browser, full, "accept").status_code == 409, "all seats are taken"
        ada.post(f"/api/tables/{full}/start")
        assert invited(browser) == []


def test_a_guest_of_the_name_learns_of_no_private_table(host: Host) -> None:
    invitation(host.guest("Ada"), "Invited Dan")
    with browsing(host) as browser:
        browser.post("/name", data={"name": "Invited Dan"})
        assert invited(browser) == []
