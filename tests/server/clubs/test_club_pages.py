"""Clubs by pages without script, and over HTTP."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import httpx
import pytest

from regalia.server.pages import clubs
from tests.server.players import Guest, Host
from tests.server.requests.test_blocks import member

NUMBERS = count()
People = list[tuple[Guest, httpx.Client]]


@pytest.fixture
def people(host: Host) -> Iterator[People]:
    """Three people with accounts whose names no other test has."""
    number = next(NUMBERS)
    with ExitStack() as stack:
        yield [stack.enter_context(member(host, f"{name} Clubs {number}")) for name in ("Ada", "Bob", "Cid")]


@pytest.fixture
def club(people: People) -> str:
    """The id of a club that Ada has founded by the form, and that anyone can join."""
    form = {
        "name": f"Owls {people[0][0].name[-2:]}",
        "words": "<b>late</b>",
        "joining": "open",
        "talks": "on",
        "crest": "name",
    }
    page = people[0][1].post("/clubs/new", data=form)
    found = re.fullmatch(r"/clubs/(c_[\w-]+)", page.url.path)
    assert found is not None, page.text
    return found[1]


def main(page: httpx.Response) -> str:
    """The main part of a page."""
    assert page.status_code == 200, page.text
    return page.text.partition("<main")[2].partition("</main>")[0]


def test_a_club_is_founded_joined_and_left_by_forms(people: People, club: str) -> None:
    (ada, hers), (bob, his), _ = people
    told = main(his.get(f"/clubs/{club}"))
    assert "&lt;b&gt;late&lt;/b&gt;" in told
    assert ("1 member" in told, ada.name in told, "New table" in told) == (True, True, False)
    assert "You are a member" in main(his.post(f"/clubs/{club}/join"))
    assert bob.name in main(hers.get(f"/clubs/{club}/members"))
    assert "someone else has to take over" in main(hers.get(f"/clubs/{club}/leave"))
    assert hers.post(f"/clubs/{club}/leave").status_code == 409
    assert "You are" not in main(hers.post(f"/clubs/{club}/leave", data={"heir": bob.id}))
    assert "You own this club" in main(his.get(f"/clubs/{club}"))
    assert "You are the only member" in main(his.get(f"/clubs/{club}/leave"))


def test_what_was_written_stays_in_the_form(people: People, club: str) -> None:
    hers = people[0][1]
    for name, status in (
        ("Owls\u202e", 400),
        (main(hers.get(f"/clubs/{club}")).partition("<h1>")[2].partition("<")[0], 409),
    ):
        page = hers.post("/clubs/new", data={"name": name, "words": "We play chess", "joining": "open", "crest": "name"})
        assert (page.status_code, "We play chess" in page.text, 'role="alert"' in page.text) == (status, True, True)


def test_settings_are_for_owners(people: People, club: str) -> None:
    (_, hers), (_, his), _ = people
    his.post(f"/clubs/{club}/join")
    assert his.get(f"/clubs/{club}/settings").status_code == 403
    form = {"name": "Larks " + club[-6:], "words": "We play early", "joining": "request", "crest": "own"}
    crest = {"field": "pale", "first": "azure", "second": "or", "charge": "star"}
    told = main(hers.post(f"/clubs/{club}/settings", data=form | crest))
    assert ("We play early" in told, "by request" in told, 'id="talk"' in told) == (True, True, False)
    assert hers.get(f"/clubs/{club}/crest").headers["content-type"] == "image/svg+xml"
    assert his.get(f"/clubs/{club}/talk").status_code == 409, "members do not talk here"


def test_an_owner_accepts_requests_and_gives_roles(people: People, club: str) -> None:
    (ada, hers), (bob, his), _ = people
    hers.post(f"/clubs/{club}/settings", data={"name": "Owls " + club[-6:], "joining": "request", "crest": "name"})
    assert "You have asked to join" in main(his.post(f"/clubs/{club}/join"))
    assert "1 player is waiting" in main(hers.get("/clubs"))
    accepted = hers.post(f"/clubs/{club}/members", data={"person": bob.id, "what": "member", "next": f"/clubs/{club}"})
    assert "Requests to join" not in main(accepted)
    hers.post(f"/clubs/{club}/members", data={"person": bob.id, "what": "officer"})
    assert "You are an officer" in main(his.get(f"/clubs/{club}"))
    assert his.post(f"/clubs/{club}/members", data={"person": ada.id, "what": "remove"}).status_code == 403
    removed = hers.post(f"/clubs/{club}/members", data={"person": bob.id, "what": "remove"})
    assert bob.name in main(removed).partition(">Removed<")[2]
    assert his.post(f"/clubs/{club}/join").status_code == 403


def test_members_are_listed_page_by_page(people: People, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada, hers), (bob, his), _ = people
    his.post(f"/clubs/{club}/join")
    monkeypatch.setattr(clubs, "LISTED", 1)
    first = main(hers.get(f"/clubs/{club}/members"))
    assert (ada.name in first, bob.name in first, "from=1" in first) == (True, False, True)
    rest = main(hers.get(f"/clubs/{club}/members", params={"from": "1"}))
    assert (ada.name in rest, bob.name in rest, "from=2" in rest) == (False, True, False)
    assert ada.name in main(hers.get(f"/clubs/{club}/members", params={"from": "x"}))


def test_members_talk_and_report_without_script(people: People, club: str) -> None:
    (ada, hers), (_, his), (_, cids) = people
    his.post(f"/clubs/{club}/join")
    told = main(his.post(f"/clubs/{club}/talk", data={"id": "1", "text": "<i>Hello</i>"}))
    number = str(ada.get(f"/api/clubs/{club}/talk").json()["lines"][0]["number"])
    assert "&lt;i&gt;Hello&lt;/i&gt;" in told
    assert "&lt;i&gt;Hello&lt;/i&gt;" in main(hers.get(f"/clubs/{club}"))
    assert cids.get(f"/clubs/{club}/talk").status_code == 403
    form = main(hers.get("/reports/new", params={"matter": "club_line", "club": club, "line": number}))
    assert "&lt;i&gt;Hello&lt;/i&gt;" in form
    sent = {"matter": "club_line", "club": club, "line": number, "reason": "insult"}
    assert "Line in a club" in main(hers.post("/reports", data=sent))
    assert "Removed" in main(hers.post(f"/clubs/{club}/talk/remove", data={"number": number}))


def test_a_table_of_a_club_opens_with_what_is_agreed_and_invites_its_members(people: People, club: str) -> None:
    (_, hers), (bob, his), (_, cids) = people
    his.post(f"/clubs/{club}/join")
    agreed = hers.post(f"/clubs/{club}/tables", data={"game": "oriflamme", "tempo": "day"})
    assert re.search(r'value="day" selected', main(agreed))
    form = main(his.get("/new/oriflamme", params={"club": club}))
    assert re.search(r'value="day" selected', form)
    assert cids.get("/new/oriflamme", params={"club": club}).status_code == 403
    seats = {"game": "oriflamme", "seats": "3", "seat-0": "me", "tempo": "day"}
    table = hers.post("/tables", data=seats | {"club": club, "invite": "on"}).url.path.removeprefix("/t/")
    assert [each["id"] for each in bob.get("/api/tables").json()["invited"]] == [table]
    assert "Use the game" in main(hers.get(f"/clubs/{club}/tables", params={"game": "oriflamme"}))


def test_a_tournament_is_held_from_the_page_of_a_club(people: People, club: str) -> None:
    (_, hers), (_, his), (_, cids) = people
    his.post(f"/clubs/{club}/join")
    form = main(hers.get("/events/new", params={"club": club, "game": "oriflamme"}))
    assert ("Only members of" in form, 'name="public"' in form) == (True, False)
    sent = {"game": "oriflamme", "name": "Owl Cup", "seats": "3", "tempo": "live-15", "format": "swiss", "rounds": "3"}
    event = hers.post("/events/new", data=sent | {"most": "9", "round_time": "86400", "club": club})
    assert "For members of" in main(event)
    assert "Owl Cup" in main(his.get(f"/clubs/{club}"))
    assert "Owl Cup" not in main(his.get("/events"))
    assert cids.post(f"{event.url.path}/enter").status_code == 403
    assert "Leave the tournament" in main(his.post(f"{event.url.path}/enter"))


def test_a_club_and_all_friends_are_invited_to_an_open_table(people: People, club: str) -> None:
    (ada, hers), (bob, his), (cid, cids) = people
    his.post(f"/clubs/{club}/join")
    for one, other in ((hers, cid), (cids, ada)):
        one.post(f"/people/{other.id}/friend")
    seats = [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]
    tables = [ada.post("/api/tables", {"game": "oriflamme", "seats": seats, "public": False}).json()["id"] for _ in "12"]
    assert tables[0] in main(hers.get(f"/clubs/{club}/invite"))
    assert hers.post(f"/clubs/{club}/invite", data={"table": tables[0]}).url.path == f"/t/{tables[0]}"
    assert tables[1] in main(hers.get("/friends/invite"))
    assert ada.post("/api/friends/invitations", {"table": tables[1]}).status_code == 200
    for person, table in ((bob, tables[0]), (cid, tables[1])):
        assert [each["id"] for each in person.get("/api/tables").json()["invited"]] == [table]
        sat = person.put(f"/api/tables/{table}/seats/1", {"who": "me"})
        assert sat.json() == {"seated": True}, "an invited person need not be admitted"
    assert ada.post(f"/api/clubs/{club}/invitations", {"table": "NONE"}).status_code == 404


def test_the_page_of_a_person_names_their_clubs_if_it_is_open(people: People, club: str) -> None:
    (ada, hers), (_, his), _ = people
    assert f"/clubs/{club}" in main(his.get(f"/people/{ada.id}"))
    hers.post("/account/profile", data={"shown": "none"})
    assert f"/clubs/{club}" not in main(his.get(f"/people/{ada.id}"))


def test_the_leaderboard_is_filtered_by_club_and_friends(people: People, club: str) -> None:
    (_, hers), (bob, _), _ = people
    for among in ("friends", club):
        told = main(hers.get("/ratings/oriflamme", params={"among": among}))
        assert "No one here is on the leaderboard yet" in told
        assert f"among={among}" in told
    assert bob.get("/api/ratings/oriflamme", params={"among": club}).json()["code"] == "not_member"


def test_clubs_over_http(people: People) -> None:
    (ada, _), (bob, _), _ = people
    made = ada.post("/api/clubs", {"name": "By API " + ada.name[-2:], "joining": "open"})
    assert made.status_code == 201
    where = f"/api/clubs/{made.json()['id']}"
    assert [bob.put(f"{where}/membership").status_code for _ in "12"] == [200, 200]
    number = bob.post(f"{where}/talk", {"id": "1", "text": "Hello"}).json()["number"]
    assert [each["text"] for each in ada.get(f"{where}/talk").json()["lines"]] == ["Hello"]
    assert ada.put(f"{where}/members/{bob.id}", {"role": "officer"}).status_code == 200
    assert bob.request("DELETE", f"{where}/talk/{number}").status_code == 200
    assert ada.put(f"{where}/agreed/oriflamme", {"tempo": "day", "options": {}}).status_code == 200
    sheet = bob.get(where).json()
    assert (sheet["people"], sheet["role"], sheet["agreed"]["oriflamme"]["tempo"]) == (2, "officer", "day")
    assert [each["role"] for each in bob.get(f"{where}/members").json()["members"]] == ["owner", "officer"]
    assert ada.request("DELETE", f"{where}/members/{bob.id}").status_code == 200
    assert bob.put(f"{where}/membership").json()["code"] == "removed_from_club"
    assert ada.request("DELETE", f"{where}/membership").status_code == 200
    assert ada.request("DELETE", where).json()["code"] == "not_owner"
    assert ada.get("/api/clubs/none").json()["code"] == "no_such_club"


def test_the_export_has_ones_clubs_and_lines(people: People, club: str) -> None:
    hers = people[0][1]
    hers.post(f"/clubs/{club}/talk", data={"id": "1", "text": "Mine"})
    file = hers.post("/account/export").json()
    assert [each["role"] for each in file["clubs"]] == ["owner"]
    assert [(each["table"], each["text"]) for each in file["talk"]] == [(club, "Mine")]


def test_visitors_see_the_list_and_a_club_but_not_its_people(host: Host, people: People, club: str) -> None:
    ada = people[0][0]
    with httpx.Client(base_url=host.url, headers={"Accept": "text/html"}) as stranger:
        assert club in main(stranger.get("/clubs"))
        told = main(stranger.get(f"/clubs/{club}"))
        assert (ada.name in told, "you need an account" in told) == (False, True)
        assert ada.name not in stranger.get(f"/clubs/{club}/members").text
