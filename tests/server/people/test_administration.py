"""The administration of an arena: by its host alone; who may register; what is done is logged."""

import re
import time
from pathlib import Path

import httpx
import pytest

from regalia.cli import main
from regalia.server.people import accounts, registration
from regalia.server.settings import Settings
from regalia.server.store.administration import Invitation
from tests.server.conftest import Hosted
from tests.server.people.browsers import browsing, opened, shown_name, signed_in, why
from tests.server.players import Host

AT_HOME = {"Accept-Language": "en"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices of the host are read at each request."""
    monkeypatch.setattr(registration, "REFRESH", -1.0)


def role(browser: httpx.Client) -> str:
    return str(browser.post("/account/export").json()["account"]["role"])


def done(browser: httpx.Client, what: str, **form: str) -> httpx.Response:
    """The page after an administrator has done something."""
    return browser.post(f"/admin/{what}", data=form)


def person_of(browser: httpx.Client) -> str:
    return str(browser.post("/account/export").json()["id"])


def invitation(browser: httpx.Client, **form: str) -> str:
    """The path of a new invitation."""
    page = done(browser, "invitations", **form)
    found = re.search(r"http://[\d.:]+(/invitation/[\w-]+)", page.text)
    assert found, why(page)
    return found[1]


def logged(browser: httpx.Client) -> list[str]:
    """The log, the newest first."""
    _, _, log = browser.get("/admin").text.partition('id="deeds"')
    return re.findall(r'<span class="row-words"><span>(.*?)</span>', log)


def test_the_first_account_made_at_the_arenas_own_machine_is_the_hosts(ada: httpx.Client, bob: httpx.Client) -> None:
    assert (role(ada), role(bob)) == ("host", "")
    assert (ada.get("/admin").status_code, bob.get("/admin").status_code) == (200, 404)


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"Forwarded": "for=203.0.113.9"},
        {"Via": "1.1 proxy"},
        {"Host": "arena.example.org", "Origin": "http://arena.example.org"},
        {"Origin": ""},
    ],
)
def test_the_first_account_that_may_come_from_elsewhere_is_nobody_special(tmp_path: Path, headers: dict[str, str]) -> None:
    hostnames = ("arena.example.org",) if "Host" in headers else ()
    with Hosted(Settings(tmp_path / "arena.db", hostname=hostnames)) as arena:
        token = arena.guest("Somebody").token
        sent = {"Origin": arena.url, "Authorization": f"Bearer {token}"} | headers
        with httpx.Client(base_url=arena.url, headers={name: value for name, value in sent.items() if value}) as browser:
            answer = browser.post("/account/open", data={"name": "First", "password": "correct horse battery"})
            assert answer.status_code == 200
            key = answer.cookies["regalia"]
        with browsing(arena, key) as browser:
            assert (role(browser), browser.get("/admin").status_code) == ("", 404)


def test_behind_https_only_the_command_makes_a_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "arena.db"
    with Hosted(Settings(database, https=True)) as arena:
        here = {"Origin": arena.url.replace("http", "https")}
        with httpx.Client(base_url=arena.url, headers=here) as browser:
            given = {"name": "Somebody"}
            token = browser.post("/api/guests", json=given).json()["token"]
            browser.headers["Authorization"] = f"Bearer {token}"
            answer = browser.post("/account/open", data={"name": "Eve", "password": "correct horse battery"})
            browser.headers["Authorization"] = f"Bearer {answer.cookies['__Host-regalia']}"
            assert role(browser) == ""
            assert main(["admin", "eve", "--database", str(database)]) == 0
            assert role(browser) == "host", "also while the arena runs"
            assert main(["admin", "eve", "--revoke", "--database", str(database)]) == 0
            assert role(browser) == ""
    assert main(["admin", "nobody at all", "--database", str(database)]) == 1
    assert "There is no account called nobody at all." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["admin", "eve", "--database", str(tmp_path / "none.db")])


PATHS = ["", "/rules", "/invitations", "/people/close", "/tables/close", "/nothing"]


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_for_all_others_the_administration_is_not_there(arena: Host, bob: httpx.Client, method: str) -> None:
    with browsing(arena, Origin=arena.url) as stranger:
        for browser in (bob, stranger):
            nothing = browser.request(method, "/nothing/at/all")
            for path in PATHS:
                answer = browser.request(method, f"/admin{path}")
                assert answer.status_code == 404
                assert answer.text.replace(f"/admin{path}", "/nothing/at/all") == nothing.text


def test_a_program_of_the_host_does_not_administer(ada: httpx.Client) -> None:
    page = ada.post("/account/programs", data={"name": "bot", "scope": "play"})
    [token] = re.findall(r"regalia_[\w-]+", page.text)
    with httpx.Client(base_url=ada.base_url, headers={"Authorization": f"Bearer {token}"}) as program:
        assert program.get("/admin").status_code == 404


def test_a_change_asks_for_a_credential_again(ada: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "FRESH", 0.0)
    page = done(ada, "rules", registration="nobody")
    assert (page.url.path, page.url.params["next"]) == ("/account/prove", "/admin")
    assert logged(ada) == []


def test_by_invitation_one_opens_an_account_and_each_counts(arena: Host, ada: httpx.Client) -> None:
    done(ada, "rules", registration="invitation")
    link = invitation(ada, note="For the club", uses="1", days="7")
    with browsing(arena, Origin=arena.url) as eve, browsing(arena, Origin=arena.url) as late:
        late.get(link)
        late.post("/name", data={"name": "Late"})
        eve.post("/name", data={"name": "Somebody"})
        refused = eve.post("/account/open", data={"name": "Eve", "password": "correct horse battery"})
        assert why(refused).startswith("You need an invitation")
        eve.get(link)
        opened(eve, "Eve")
        assert shown_name(eve) == "Eve"
        refused = late.post("/account/open", data={"name": "Late", "password": "correct horse battery"})
        assert why(refused).startswith("You need an invitation"), "it was for one"
        assert late.get(link).status_code == 404
    assert "1 of 1 accounts" in ada.get("/admin").text.replace("\u2068", "").replace("\u2069", "")
    assert logged(ada) == ["Invitation created: For the club", "Who can create an account: invitation"]


def test_an_invitation_lapses_and_is_revoked(arena: Host, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    done(ada, "rules", registration="invitation")
    link = invitation(ada, uses="5", days="1")
    with browsing(arena) as eve:
        assert eve.get(link).status_code == 200
        [shown] = re.findall(r'name="invitation" value="(\w+)"', ada.get("/admin").text)
        done(ada, "invitations/revoke", invitation=shown)
        assert eve.get(link).status_code == 404
        assert logged(ada)[0].startswith("Invitation revoked:")
        assert link.rpartition("/")[2] not in ada.get("/admin").text, "the link is kept as its hash"
    made = Invitation("id", "u_1", "", most=1, used=0, created=0, lapses=time.time() + 5)
    assert made.is_good(time.time())
    assert not made.is_good(time.time() + 6)


def test_nobody_registers_and_guests_still_play(arena: Host, ada: httpx.Client) -> None:
    done(ada, "rules", registration="nobody")
    assert arena.table("Cid", "Dan", "Eve")
    with browsing(arena, Origin=arena.url) as eve:
        eve.post("/name", data={"name": "Eve"})
        page = eve.post("/account/open", data={"name": "Eve", "password": "correct horse battery"})
        assert why(page).startswith("New accounts can’t be created here")
        assert signed_in(eve, "Ada").url.path == "/account", "those who are there sign in"


def test_without_guests_one_plays_by_an_account_only(arena: Host, ada: httpx.Client) -> None:
    table, [cid, *_] = arena.table("Cid", "Dan", "Eve")
    done(ada, "rules", guests="no")
    with browsing(arena, Origin=arena.url) as eve:
        assert eve.post("/api/guests", json={"name": "Eve"}).json()["code"] == "no_guests"
        assert eve.post("/name", data={"name": "Eve", "next": "/account"}).url.path == "/account", "she may register"
        assert eve.post("/play", data={"game": "oriflamme"}).status_code == 403
        assert eve.post("/api/tables", json={"game": "oriflamme"}).json()["code"] == "no_name"
        opened(eve, "Eve")
        assert "/t/" in str(eve.post("/play", data={"game": "oriflamme"}).url)
    assert cid.put(f"/api/tables/{table}/seats/0", {"who": "me"}).json()["code"] == "no_name"
    done(ada, "rules", registration="nobody")
    with browsing(arena, Origin=arena.url) as fay:
        assert fay.post("/api/guests", json={"name": "Fay"}).json()["code"] == "no_guests"
        assert "You need an account to play here." in fay.get("/new/oriflamme").text
        assert "New accounts can’t be created here" in fay.get("/register").text
    done(ada, "rules", guests="yes")
    with cid.at(table, 0) as line:
        assert line.sighted().sight["seat"] == 0, "who sat keeps the seat"


def test_a_setting_of_the_start_is_not_changed_by_the_page(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "arena.db", registration="nobody", guests="yes")
    with Hosted(settings) as arena, browsing(arena, Origin=arena.url) as browser:
        opened(browser, "First")
        assert role(browser) == "host", "the first account is opened although nobody may register"
        assert "Set when the server was started" in browser.get("/admin").text
        assert why(done(browser, "rules", registration="anybody")) == "This can’t be changed here."
        assert logged(browser) == []
        with browsing(arena, Origin=arena.url) as other:
            other.post("/name", data={"name": "Second"})
            assert other.post("/account/open", data={"name": "Second", "password": "x" * 9}).status_code == 400


def test_people_are_found_signed_out_renamed_and_deleted(arena: Host, ada: httpx.Client, bob: httpx.Client) -> None:
    person = person_of(bob)
    guest = arena.guest("Bobby 100%")
    assert all(each in ada.get("/admin", params={"q": "bob"}).text for each in (person, guest.id))
    assert person not in ada.get("/admin", params={"q": "b%b"}).text, "signs stand for themselves"
    assert guest.id in ada.get("/admin", params={"q": "100%"}).text
    done(ada, "people/rename", person=person, name="Robert")
    assert shown_name(bob) == "Robert"
    assert why(done(ada, "people/rename", person=person, name="ADA")).startswith("Another account has this name")
    bob.post("/account/programs", data={"name": "bot", "scope": "play"})
    done(ada, "people/sign-out", person=person)
    assert shown_name(bob) == ""
    signed_in(bob, "Robert")
    assert "bot" not in re.findall(r"<strong>(.*?)</strong>", bob.get("/account").text)
    assert why(done(ada, "people/close", person=person)).startswith("Nothing has changed")
    assert shown_name(bob) == "Robert"
    done(ada, "people/close", person=person, sure="yes")
    assert shown_name(bob) == ""
    assert signed_in(bob, "Robert").status_code == 401
    deeds = ["Deleted: Robert", "Signed out everywhere: Robert", "Renamed: Bob"]
    assert [line.partition(" (")[0] for line in logged(ada)] == deeds


def test_the_host_is_not_deleted_by_their_own_hand_here(ada: httpx.Client) -> None:
    assert why(done(ada, "people/close", person=person_of(ada), sure="yes")).startswith("Nothing has changed")
    assert why(done(ada, "people/sign-out", person="u_nobody")) == "There’s no such person."


def test_an_abandoned_table_is_closed(arena: Host, ada: httpx.Client) -> None:
    playing, [cid, *_] = arena.table("Cid", "Dan", "Eve")
    waiting = cid.post("/api/tables", {"game": "oriflamme", "seats": [{"who": "me"}, {"who": "nobody"}, {"who": "nobody"}]})
    opened_table = waiting.json()["id"]
    page = ada.get("/admin/tables").text
    assert page.index(playing) < page.index(opened_table), "oldest first"
    assert why(done(ada, "tables/close", table=playing, why="Abandoned")).startswith("Nothing has changed")
    for reason in ("", " ", "x" * 201):
        assert "Give a reason" in why(done(ada, "tables/close", table=playing, sure="yes", why=reason))
    with cid.at(playing, 0) as line:
        done(ada, "tables/close", table=playing.lower(), sure="yes", why="Nobody  plays")
        message = line.seated(status="closed")
        assert (message["called_off"], message["closed_why"]) == (True, "Nobody plays")
    done(ada, "tables/close", table=opened_table, sure="yes", why="Abandoned")
    closed = cid.get(f"/api/tables/{opened_table}").json()
    assert (closed["status"], closed["closed_why"]) == ("closed", "Abandoned")
    assert why(done(ada, "tables/close", table=playing, sure="yes", why="Again")).startswith("This table has ended")
    assert why(done(ada, "tables/close", table="QQQQQQ", sure="yes", why="Again")) == "There’s no such table."
    assert logged(ada) == [f"Table closed: {opened_table} (Abandoned)", f"Game called off: {playing} (Nobody plays)"]
