"""Reports: filed once, with the lines around; decided by administrators, and what follows from that."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.server.pages import moderation
from regalia.server.people import registration
from regalia.server.requests import reporting
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened
from tests.server.players import Guest, Host
from tests.server.requests.test_blocks import member

ME, NOBODY = {"who": "me"}, {"who": "nobody"}
CUP = {
    "game": "oriflamme",
    "name": "Owl Cup",
    "seats": "3",
    "tempo": "live-15",
    "format": "swiss",
    "rounds": "3",
    "most": "9",
    "round_time": "86400",
}
NEW = {"game": "oriflamme", "seats": [ME, NOBODY, NOBODY]}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices of the host are read at each request."""
    monkeypatch.setattr(registration, "REFRESH", -1.0)


@pytest.fixture
def admin(arena: Host) -> Iterator[httpx.Client]:
    """The browser of the arena's host."""
    with browsing(arena, Origin=arena.url) as browser:
        opened(browser, "Ann")
        yield browser


def said(person: Guest, table: str, *texts: str) -> list[int]:
    """The numbers of lines that a person says at a table."""
    with person.at(table, None) as line:
        return [line.ask(type="say", seat=None, text=text)["number"] for text in texts]


def report(reporter: Guest, **more: Any) -> httpx.Response:
    return reporter.post("/api/reports", {"reason": "insult", **more})


def outcomes(person: Guest) -> list[str]:
    return [each["outcome"] for each in person.get("/api/reports").json()]


def decide(admin: httpx.Client, decision: str) -> httpx.Response:
    """Decide the oldest report."""
    [first, *_] = re.findall(r'name="report" value="([^"]+)"', admin.get("/admin/reports").text)
    return admin.post("/admin/reports/decide", data={"report": first, "decision": decision})


def test_a_line_is_kept_with_ten_around_even_if_it_is_removed(
    arena: Host, admin: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reporting, "AROUND", 2)
    ada, bob, eve = arena.guest("Ada"), arena.guest("Bob"), arena.guest("Eve")
    table = ada.post("/api/tables", NEW).json()["id"]
    numbers = said(bob, table, *(f"Line {number} <b>" for number in range(6)))
    assert report(eve, matter="line", table=table, line=numbers[3], words="So rude").status_code == 200
    with ada.at(table, None) as line:
        assert line.ask(type="remove_line", number=numbers[3])["type"] == "said"
    assert f"{table} · Bob</span> <small>Ada ·" in admin.get("/admin").text, "the log names the host of the table, too"
    page = admin.get("/admin/reports").text
    assert [number for number in range(6) if f"Line {number} &lt;b&gt;" in page] == [1, 2, 3, 4, 5]
    assert ("So rude" in page, "Bob" in page, "Eve" in page) == (True, True, True)
    assert report(eve, matter="line", table=table, line=numbers[3]).json()["code"] == "not_found"


def test_a_reported_message_names_pieces_in_words(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    table = ada.post("/api/tables", NEW).json()["id"]
    [number] = said(bob, table, "Throw away #b1")
    assert report(ada, matter="line", table=table, line=number).status_code == 200
    assert "Throw away [a piece]" in admin.get("/admin/reports").text
    said(Guest(arena, "Host", "", admin.cookies["regalia"]), table, "Or #b2?")
    assert [each["text"] for each in admin.post("/account/export").json()["talk"]] == ["Or [a piece]?"]


def test_a_host_removes_a_reported_line_of_a_club_without_seeing_its_chat(arena: Host, admin: httpx.Client) -> None:
    with member(arena, "Bob") as (bob, _), member(arena, "Eve") as (eve, _):
        club = bob.post("/api/clubs", {"name": "Night Owls", "joining": "open"}).json()["id"]
        eve.put(f"/api/clubs/{club}/membership")
        line = bob.post(f"/api/clubs/{club}/talk", {"id": "1", "text": "Rude"}).json()["number"]
        assert report(eve, matter="club_line", club=club, line=line).status_code == 200
        assert f'action="/clubs/{club}/talk/remove"' in admin.get("/admin/reports").text
        assert admin.get(f"/clubs/{club}/talk").status_code == 403
        page = admin.post(f"/clubs/{club}/talk/remove", data={"number": str(line), "next": "/admin/reports"})
        assert (page.status_code, page.url.path, "Rude" in page.text) == (200, "/admin/reports", True)
        assert [each["text"] for each in eve.get(f"/api/clubs/{club}/talk").json()["lines"]] == [""]


def test_without_clubs_nothing_leads_to_them(tmp_path: Path, arena: Host, admin: httpx.Client) -> None:
    with member(arena, "Bob") as (bob, his), member(arena, "Eve") as (eve, _):
        club = bob.post("/api/clubs", {"name": "Night Owls", "joining": "open"}).json()["id"]
        assert report(eve, matter="club", club=club).status_code == 200
        event = his.post("/events/new", data=CUP | {"club": club}).url.path
        pages = ("/admin/reports", event, f"/people/{bob.id}", "/", "/ratings/oriflamme", "/friends/invite")
        cookies = {"regalia": admin.cookies["regalia"]}
        with Hosted(Settings(tmp_path / "arena.db", clubs="no", requests_a_minute=6000)) as without:
            for path in pages:
                page = httpx.get(without.url + path, cookies=cookies, headers={"Accept": "text/html"})
                assert (page.status_code, "/clubs" in page.text) == (200, False), path
            for path in (
                "/clubs",
                "/clubs/new",
                f"/clubs/{club}",
                f"/clubs/{club}/members",
                f"/api/clubs/{club}",
                "/api/clubs",
            ):
                assert httpx.get(without.url + path, cookies=cookies).status_code == 404, path


def test_one_report_of_a_matter_waits_at_a_time(arena: Host, admin: httpx.Client) -> None:
    ada, bob, eve = arena.guest("Ada"), arena.guest("Bob"), arena.guest("Eve")
    for _ in range(3):
        assert report(eve, matter="person", person=bob.id).status_code == 200
    assert report(ada, matter="person", person=bob.id).status_code == 200
    assert report(eve, matter="name", person=bob.id).status_code == 200
    page = admin.get("/admin/reports").text
    assert page.count('name="report" value=') == 2, "both reports about Bob's behaviour are one entry"
    assert page.count("Reported by Eve") == 2
    assert page.count("Reported by Ada") == 1
    assert (outcomes(ada), outcomes(eve)) == ([""], ["", ""])
    decide(admin, "dismiss")
    assert (outcomes(ada), outcomes(eve)) == (["dismissed"], ["", "dismissed"])
    assert report(eve, matter="person", person=bob.id).status_code == 200
    assert outcomes(eve) == ["", "", "dismissed"]


def test_what_cannot_be_reported_is_refused_by_name(arena: Host, admin: httpx.Client) -> None:
    ada, eve = arena.guest("Ada"), arena.guest("Eve")
    table = ada.post("/api/tables", NEW).json()["id"]
    own = said(eve, table, "Mine")[0]
    for wanted, code in [
        ({"matter": "line", "table": table, "line": 10**9}, "not_found"),
        ({"matter": "line", "table": table, "line": own}, "malformed"),
        ({"matter": "line", "table": "NOTHERE", "line": 1}, "no_such_table"),
        ({"matter": "line", "line": 1}, "no_such_table"),
        ({"matter": "person", "person": "u_nobody"}, "no_such_person"),
        ({"matter": "person", "person": eve.id}, "malformed"),
        ({"matter": "weather"}, "malformed"),
        ({"matter": "person", "person": ada.id, "words": "x" * 501}, "malformed"),
        ({"matter": "person", "person": ada.id, "words": "\x00\x00"}, "malformed"),
        ({"matter": "person", "person": "u_\x00"}, "malformed"),
    ]:
        assert report(eve, **wanted).json()["code"] == code
    assert admin.get("/admin/reports").text.count('name="report" value=') == 0


def test_ten_reports_a_day_are_enough(arena: Host, admin: httpx.Client) -> None:
    eve = arena.guest("Eve")
    others = [arena.guest(f"Other {number}") for number in range(reporting.MOST_A_DAY + 1)]
    codes = [report(eve, matter="person", person=other.id).status_code for other in others]
    assert codes == [200] * reporting.MOST_A_DAY + [429]


def test_many_guests_of_one_address_file_no_more_than_twenty_a_day(arena: Host, admin: httpx.Client) -> None:
    bob = arena.guest("Bob")
    guests = [arena.guest(f"Guest {number}") for number in range(reporting.MOST_FROM_ADDRESS + 1)]
    codes = [report(guest, matter="person", person=bob.id).status_code for guest in guests]
    assert codes == [200] * reporting.MOST_FROM_ADDRESS + [429]


def test_reports_of_people_with_accounts_come_first_and_all_are_found(
    arena: Host, admin: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "LISTED", 2)
    bob, guests = arena.guest("Bob"), [arena.guest(f"Guest {number}") for number in range(3)]
    for guest in guests:
        report(guest, matter="person", person=arena.guest(f"Of {guest.name}").id, words=f"By {guest.name}")
    with browsing(arena, Origin=arena.url) as browser:
        opened(browser, "Eve")
        fields = {"matter": "person", "person": bob.id, "reason": "insult", "words": "By Eve"}
        assert browser.post("/reports", data=fields).status_code == 200
    first = admin.get("/admin/reports").text
    assert "4 open reports" in first
    assert re.findall(r"<p>(By [^<]+)</p>", first) == ["By Eve", "By Guest 0"]
    [link] = re.findall(r'href="([^"]+)" rel="next"', first)
    second = admin.get(link).text
    assert re.findall(r"<p>(By [^<]+)</p>", second) == ["By Guest 1", "By Guest 2"]
    assert ('rel="next"' in second, 'href="/admin/reports"' in second) == (False, True)


@pytest.mark.parametrize("after", ["x", "2~1.0~a", "0~x~a", "%00"])
def test_a_place_that_is_none_is_refused(admin: httpx.Client, after: str) -> None:
    assert admin.get(f"/admin/reports?after={after}").status_code == 400


def test_who_is_muted_cannot_talk_anywhere_until_it_is_lifted(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    table = ada.post("/api/tables", NEW).json()["id"]
    report(ada, matter="person", person=bob.id)
    decide(admin, "mute-7")
    with bob.at(table, None) as line:
        refused = line.ask(type="say", seat=None, text="Hello")
        assert refused["error"]["code"] == "muted"
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", refused["error"]["refusal"]["facts"]["until"])
        assert line.ask(type="say", seat=None, phrase="hello")["error"]["code"] == "muted"
        assert bob.put(f"/api/tables/{table}/seats/1", ME).status_code == 200, "they may play"
        with browsing(arena, bob.token) as browser:
            assert "has muted you" in browser.get("/account").text
        admin.post("/admin/reports/lift", data={"person": bob.id, "kind": "muted"})
        assert line.ask(type="say", seat=1, text="Hello")["type"] == "said"
    log = admin.get("/admin").text
    assert f"Bob ({bob.id}) (7)" in log
    assert "Sanction lifted" in log


def test_who_is_muted_says_nothing_new_about_themselves(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    with browsing(arena, bob.token, Origin=arena.url) as browser:
        assert browser.post("/account/profile", data={"words": "As before"}).status_code == 200
        report(ada, matter="person", person=bob.id)
        decide(admin, "mute-7")
        refused = browser.post("/account/profile", data={"words": "Rude words"})
        assert (refused.status_code, "has muted you" in refused.text) == (403, True)
        for words in ("As before", ""):
            assert browser.post("/account/profile", data={"words": words, "puzzles": "on"}).status_code == 200


def test_who_is_suspended_opens_and_joins_no_public_table(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    public, private = (ada.post("/api/tables", {**NEW, "public": public}).json()["id"] for public in (True, False))
    report(ada, matter="person", person=bob.id)
    decide(admin, "suspend-ever")
    opening, sitting = bob.post("/api/tables", NEW), bob.put(f"/api/tables/{public}/seats/1", ME)
    for refused in (opening, sitting):
        assert (refused.status_code, refused.json()["code"]) == (403, "suspended")
        assert refused.json()["refusal"]["facts"] == {"until": None}
    own = bob.post("/api/tables", {**NEW, "public": False}).json()["id"]
    assert bob.request("PATCH", f"/api/tables/{own}", {"public": True}).json()["code"] == "suspended"
    seek = {"games": ["oriflamme"], "seats": [3], "tempo": "live", "bots_after": None}
    assert bob.post("/api/seek", seek).json()["code"] == "suspended"
    assert bob.put(f"/api/tables/{private}/seats/1", ME).json() == {"seated": False}
    ada.put(f"/api/tables/{private}/people/{bob.id}")
    assert ada.get(f"/api/tables/{private}").json()["seats"][1]["person"] == bob.id
    with browsing(arena, bob.token) as browser:
        refused_page = browser.post("/tables", data={"game": "oriflamme", "public": "on"})
        assert "has suspended you from public tables." in refused_page.text


def test_who_is_suspended_starts_no_public_table_and_plays_at_none_that_begins(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    bots = [{"who": "bot", "level": "page"}] * 2
    own = bob.post("/api/tables", {"game": "oriflamme", "seats": [ME, *bots]}).json()["id"]
    hidden = bob.post("/api/tables", {"game": "oriflamme", "seats": [ME, *bots], "public": False}).json()["id"]
    other = ada.post("/api/tables", {"game": "oriflamme", "seats": [ME, NOBODY, *bots]}).json()["id"]
    assert bob.put(f"/api/tables/{other}/seats/1", ME).json() == {"seated": True}
    report(ada, matter="person", person=bob.id)
    decide(admin, "suspend-7")
    assert bob.post(f"/api/tables/{own}/start").json()["code"] == "suspended"
    assert ada.post(f"/api/tables/{other}/start").json()["code"] == "seats_free"
    assert [each["person"] for each in ada.get(f"/api/tables/{other}").json()["seats"]][:2] == [ada.id, None]
    assert bob.post(f"/api/tables/{hidden}/start").status_code == 200


def test_a_warning_is_shown_until_it_is_read(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    report(ada, matter="name", person=bob.id)
    decide(admin, "warn")
    assert outcomes(ada) == ["warned"]
    with browsing(arena, bob.token) as browser:
        assert "warns you" in browser.get("/rules").text
        browser.post("/account/warning")
        assert "warns you" not in browser.get("/rules").text


def test_a_reporter_learns_that_something_was_done_and_not_what(arena: Host, admin: httpx.Client) -> None:
    ada, bob, eve = arena.guest("Ada"), arena.guest("Bob"), arena.guest("Eve")
    report(ada, matter="person", person=bob.id)
    report(eve, matter="name", person=bob.id)
    decide(admin, "mute-30")
    decide(admin, "dismiss")
    assert (outcomes(ada), outcomes(eve)) == (["warned"], ["dismissed"])
    with browsing(arena, ada.token) as browser:
        assert "action was taken" in browser.get("/reports").text


def test_reporting_needs_no_script(arena: Host, admin: httpx.Client) -> None:
    ada, bob = arena.guest("Ada"), arena.guest("Bob")
    table = ada.post("/api/tables", NEW).json()["id"]
    [number] = said(bob, table, "Rude words")
    with browsing(arena, ada.token) as browser:
        form = browser.get(f"/reports/new?matter=line&table={table}&line={number}")
        assert "Rude words" in form.text
        fields = {"matter": "line", "table": table, "line": str(number), "reason": "threat", "words": "Look"}
        assert browser.post("/reports", data=fields).url.path == "/reports"
        assert browser.get(f"/reports/new?matter=line&table={table}&line=x").status_code == 400
        assert browser.get("/reports/new?matter=person&person=u_nobody").status_code == 404
        assert browser.post("/reports", data={**fields, "reason": ""}).status_code == 400
    assert "Threats" in admin.get("/admin/reports").text


def test_for_others_there_are_no_reports_to_decide(arena: Host, admin: httpx.Client) -> None:
    with browsing(arena, Origin=arena.url) as browser:
        opened(browser, "Bob")
        assert browser.get("/admin/reports").status_code == 404
        assert browser.post("/admin/reports/decide", data={"report": "x", "decision": "dismiss"}).status_code == 404
    assert admin.post("/admin/reports/decide", data={"report": "x", "decision": "dismiss"}).status_code == 409
    assert admin.post("/admin/reports/decide", data={"report": "x", "decision": "y"}).status_code == 409


def test_reports_about_a_deleted_person_go_and_lines_of_others_lose_their_text(arena: Host, admin: httpx.Client) -> None:
    ada, bob, eve = arena.guest("Ada"), arena.guest("Bob"), arena.guest("Eve")
    table = ada.post("/api/tables", NEW).json()["id"]
    said(eve, table, "Words of Eve")
    [number] = said(bob, table, "Rude words")
    report(ada, matter="line", table=table, line=number)
    with browsing(arena, eve.token) as browser:
        browser.post("/account/forget", data={"sure": "yes"})
    page = admin.get("/admin/reports").text
    assert ("Rude words" in page, "Words of Eve" in page) == (True, False)
    with browsing(arena, bob.token) as browser:
        browser.post("/account/forget", data={"sure": "yes"})
    assert admin.get("/admin/reports").text.count('name="report" value=') == 0
