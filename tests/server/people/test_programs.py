"""Programs: tokens for playing or for reading, ended one by one."""

import re

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server.people import programs
from tests.server.people.browsers import browsing, why
from tests.server.players import Guest, Host


def made(host: Host, person: Guest, scope: str, name: str = "My bot") -> Guest:
    """A program with a token of a person, of a scope."""
    with browsing(host, person.token) as browser:
        page = browser.post("/account/programs", data={"name": name, "scope": scope}).text
    token = re.search(r"<code[^>]*>(regalia_[\w-]{43})</code>", page)
    assert token is not None
    return Guest(host, person.name, person.id, token[1])


def asked(host: Host) -> tuple[str, Guest, int]:
    """A table in play, who is asked there, and at which seat."""
    table, people = host.table("Ada", "Bob", "Eve")
    [seat] = people[0].get("/api/tables").json()["waiting"][table]["seats"]
    return table, people[seat], seat


def test_a_program_plays_for_whoever_made_its_token(host: Host) -> None:
    table, ada, seat = asked(host)
    bot = made(host, ada, "play")
    with bot.at(table, seat) as line:
        line.sighted()
        assert line.act(line.options[0])["type"] == "done"
    with browsing(host, ada.token) as browser:
        page = browser.get("/account").text
        assert "My bot" in page
        assert bot.token not in page, "it is shown once"


def test_a_program_that_may_read_sees_and_does_nothing(host: Host) -> None:
    table, ada, seat = asked(host)
    watcher = made(host, ada, "read")
    assert watcher.get(f"/api/tables/{table}").json()["seats"][seat]["yours"]
    with watcher.at(table, seat) as line:
        line.sighted()
        refused = line.act(line.options[0])
        assert (refused["type"], refused["error"]["code"]) == ("refused", "read_only")
        assert line.ask(type="undo", seat=seat, to=0)["error"]["code"] == "read_only"
    for path, body in (
        ("/api/tables", {"game": "oriflamme", "seats": [{"who": "nobody"}] * 3}),
        ("/api/guests", {"name": "Mallory"}),
        (f"/api/tables/{table}/rematch", None),
        (f"/api/tables/{table}/messages", {"type": "act", "id": "x", "seat": seat, "at": 0, "answer": 0}),
        ("/name", None),
    ):
        assert watcher.post(path, body).status_code == 403, path


@pytest.mark.parametrize("scope", ["play", "read"])
def test_no_program_touches_an_account(host: Host, scope: str) -> None:
    program = made(host, host.guest("Ada"), scope)
    for path in ("open", "codes", "password", "programs", "programs/end", "profile", "sessions", "prove"):
        assert program.request("POST", f"/account/{path}").status_code == 403, path
    assert program.get("/account").status_code == 403
    assert program.post("/api/guests", {"name": "Mallory"}).status_code == 403
    assert program.request("POST", "/name", content="name=Mallory").status_code == 403
    for path in ("/notices/feed", "/notices/webhooks"):
        assert program.request("POST", path).status_code == 403, path


def test_a_token_that_is_ended_is_over_at_once(host: Host) -> None:
    table, [ada, *_] = host.table("Ada", "Bob", "Eve")
    bot, other = made(host, ada, "play"), made(host, ada, "play", "Another")
    with bot.at(table, 0) as line, browsing(host, ada.token) as browser:
        line.sighted()
        [ended] = re.findall(r'value="(\w{64})" aria-label="Revoke: My bot"', browser.get("/account").text)
        with browsing(host, host.guest("Eve").token) as stranger:
            stranger.post("/account/programs/end", data={"program": ended})
        assert bot.get("/api/tables").json()["yours"] != []
        assert browser.post("/account/programs/end", data={"program": ended}).status_code == 200
        with pytest.raises(ConnectionClosed):
            line.seated(status="never")
    assert bot.get("/api/tables").json()["yours"] == []
    assert other.get("/api/tables").json()["yours"] != []


def test_a_person_has_so_many_programs(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.pages.account.MOST", 1)
    ada = host.guest("Ada")
    made(host, ada, "play")
    with browsing(host, ada.token) as browser:
        full = browser.post("/account/programs", data={"name": "Two", "scope": "play"})
        assert (full.status_code, why(full)) == (409, "You’ve reached the token limit. Revoke one first.")
        for name, scope in (("", "play"), ("Two", "all"), ("Two", "")):
            assert browser.post("/account/programs", data={"name": name, "scope": scope}).status_code == 400


def test_its_token_says_what_it_is() -> None:
    assert programs.PREFIX == "regalia_"
