"""Friends: asked and agreed, with limits; what is kept of them is exported and forgotten."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import httpx
import pytest

from regalia.server.requests import friends
from tests.server.players import Guest, Host
from tests.server.requests.test_blocks import member

NUMBERS = count()
People = list[tuple[Guest, httpx.Client]]


@pytest.fixture
def people(host: Host) -> Iterator[People]:
    """Three people with accounts whose names no other test has."""
    number = next(NUMBERS)
    with ExitStack() as stack:
        yield [stack.enter_context(member(host, f"{name} Friend {number}")) for name in ("Ada", "Bob", "Cid")]


def ask(person: Guest, other: Guest) -> httpx.Response:
    return person.put(f"/api/people/{other.name}/friend")


def end(person: Guest, other: Guest) -> httpx.Response:
    return person.request("DELETE", f"/api/people/{other.id}/friend")


def ties(person: Guest, other: Guest) -> tuple[str, str]:
    """What each is to the other."""
    seen = (person.get(f"/api/people/{other.id}"), other.get(f"/api/people/{person.id}"))
    return seen[0].json()["tie"], seen[1].json()["tie"]


def test_friends_are_asked_and_agree(people: People) -> None:
    ada, bob, _ = (person for person, _ in people)
    assert ties(ada, bob) == ("none", "none")
    assert ask(ada, bob).status_code == 200
    assert ties(ada, bob) == ("asked", "asks")
    assert [each["name"] for each in bob.get("/api/people").json()["asking"]] == [ada.name]
    assert ask(bob, ada).status_code == 200
    assert ties(ada, bob) == ("friend", "friend")
    assert [each["id"] for each in ada.get("/api/people").json()["friends"]] == [bob.id]
    assert end(bob, ada).status_code == 200
    assert ties(ada, bob) == ("none", "none")


def test_a_request_is_declined_or_taken_back(people: People) -> None:
    ada, bob, cid = (person for person, _ in people)
    ask(ada, bob)
    end(bob, ada)
    assert ties(ada, bob) == ("none", "none")
    ask(ada, cid)
    end(ada, cid)
    assert ties(ada, cid) == ("none", "none")


def test_a_block_ends_a_friendship(people: People) -> None:
    ada, bob, _ = (person for person, _ in people)
    ask(ada, bob)
    ask(bob, ada)
    ada.put(f"/api/people/{bob.id}/block")
    assert ties(ada, bob) == ("none", "none")
    assert ask(ada, bob).json()["code"] == "blocked"


def test_requests_and_friends_are_limited(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, cid = (person for person, _ in people)
    monkeypatch.setattr(friends, "MOST_ASKED", 1)
    assert [ask(ada, other).status_code for other in (bob, cid)] == [200, 429]
    monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
    assert ask(bob, ada).status_code == 200
    refused = ask(cid, ada)
    assert refused.status_code == 200, "asking is allowed"
    assert ask(ada, cid).json()["code"] == "too_many"


def test_twenty_requests_a_day_are_enough(people: People) -> None:
    ada, bob, _ = (person for person, _ in people)
    for _ in range(friends.MOST_ASKED):
        assert ask(ada, bob).status_code == 200
        end(ada, bob)
    assert ask(ada, bob).json()["code"] == "too_fast"


def test_guests_have_no_page_and_see_none(host: Host, people: People) -> None:
    guest, ada = host.guest("Guest Gus"), people[0][0]
    assert guest.get(f"/api/people/{ada.name}").json()["code"] == "accounts_only"
    assert ada.get(f"/api/people/{guest.id}").json()["code"] == "no_page"
    for who in ("x" * 3000, "u_%00", "%00", "u_nobody", "%E2%80%AEadA"):
        assert ada.get(f"/api/people/{who}").json()["code"] == "no_such_person"
    assert ask(ada, ada).json()["code"] == "malformed"


def test_what_is_kept_is_exported_and_forgotten(people: People) -> None:
    (ada, hers), (bob, _), (cid, _) = people
    ask(ada, bob)
    ask(bob, ada)
    ada.put(f"/api/people/{cid.id}/block")
    file = hers.post("/account/export").json()
    assert [each["id"] for each in file["friends"]] == [bob.id]
    assert [each["id"] for each in file["blocked"]] == [cid.id]
    hers.post("/account/forget", data={"sure": "yes"})
    assert bob.get("/api/people").json()["friends"] == []


def test_tables_of_friends_are_one_list(people: People) -> None:
    ada, bob, cid = (person for person, _ in people)
    ask(ada, bob)
    ask(bob, ada)
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    new = {"game": "oriflamme", "seats": seats}
    listed, hidden = (
        bob.post("/api/tables", new).json()["id"],
        bob.post("/api/tables", {**new, "public": False}).json()["id"],
    )
    playing = bob.post("/api/tables", {**new, "seats": [seats[0], *[{"who": "bot"}] * 2]}).json()["id"]
    bob.post(f"/api/tables/{playing}/start")
    cids = cid.post("/api/tables", new).json()["id"]
    assert [each["id"] for each in ada.get("/api/tables").json()["friends"]] == [listed, playing]
    bob.put(f"/api/tables/{cids}/seats/1", {"who": "me"})
    assert {each["id"] for each in ada.get("/api/tables").json()["friends"]} == {listed, playing, cids}
    assert hidden not in ada.get("/api/tables").text
    home = people[0][1].get("/").text
    assert listed in home.partition("Your friends’ tables")[2]
    cid.put(f"/api/people/{ada.id}/block")
    assert cids not in [each["id"] for each in ada.get("/api/tables").json()["friends"]]
    ada.put(f"/api/tables/{listed}/seats/1", {"who": "me"})
    assert [each["id"] for each in ada.get("/api/tables").json()["friends"]] == [playing], "one's own are listed elsewhere"
    assert cid.get("/api/tables").json()["friends"] == []


def test_requests_wait_at_home(people: People) -> None:
    (ada, hers), (bob, _), _ = people
    ask(bob, ada)
    assert f"{bob.name} wants to be your friend" in hers.get("/").text
    assert [each["id"] for each in ada.get("/api/tables").json()["asking"]] == [bob.id]
    assert hers.post(f"/people/{bob.id}/friend", data={"next": "/"}).url.path == "/"
    assert "wants to be your friend" not in hers.get("/").text
    assert ties(ada, bob) == ("friend", "friend")
