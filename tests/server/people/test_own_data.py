"""Everything about oneself: as a file, and deleted."""

import pytest

from regalia.server.people import accounts
from tests.server.people.browsers import browsing, opened, shown_name, signed_in
from tests.server.players import Host


def test_the_file_has_what_is_kept_and_no_secret(host: Host) -> None:
    table, people = host.table("Ada", "Bob", "Eve")
    [seat] = people[0].get("/api/tables").json()["waiting"][table]["seats"]
    asked = people[seat]
    with asked.at(table, seat) as line:
        answer = line.sighted().options[0]
        assert line.act(answer)["type"] == "done"
    with browsing(host, asked.token) as browser:
        browser.post("/account/programs", data={"name": "My bot", "scope": "read"})
        browser.post("/account/profile", data={"zone": "Asia/Tokyo"})
        told = browser.post("/account/export")
        file = told.json()
    assert told.headers["content-disposition"] == 'attachment; filename="regalia.json"'
    assert (file["id"], file["name"], file["profile"]["zone"]) == (asked.id, asked.name, "Asia/Tokyo")
    assert [each["name"] for each in file["programs"]] == ["My bot"]
    [sat] = file["tables"]
    assert (sat["id"], sat["seats"]) == (table, [seat])
    assert [each["answer"] for each in sat["actions"]] == [answer]
    assert not {"seed", "password", "hash", "nonce"} & {*told.text.replace('"', " ").split()}


def test_who_is_deleted_is_a_former_player_and_comes_back_by_nothing(host: Host) -> None:
    table, [ada, bob, _] = host.table("Ada", "Bob", "Eve")
    with browsing(host, ada.token) as browser, browsing(host) as other:
        codes = opened(browser, "Gone Soon")
        signed_in(other, "Gone Soon")
        assert browser.post("/account/forget").url.path == "/account", "without being sure nothing happens"
        assert shown_name(browser) == "Gone Soon"
        browser.post("/account/forget", data={"sure": "yes"})
        assert (shown_name(browser), shown_name(other)) == ("", "")
        assert signed_in(other, "Gone Soon").status_code == 401
        given = {"name": "Gone Soon", "code": codes[0], "password": "another good one"}
        assert other.post("/recover", data=given).status_code == 401
        assert bob.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "A former player"
        other.cookies.clear()
        opened(other, "Gone Soon")
        assert not any(seat["yours"] for seat in other.get(f"/api/tables/{table}").json()["seats"])


@pytest.mark.parametrize("path", ["/account/export", "/account/records", "/account/forget"])
def test_an_account_proves_itself_first(host: Host, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    with browsing(host) as browser:
        opened(browser, f"Prove {path[9:]}")
        monkeypatch.setattr(accounts, "FRESH", 0.0)
        assert browser.post(path, data={"sure": "yes"}).url.path == "/account/prove"
        monkeypatch.undo()
        assert shown_name(browser) == f"Prove {path[9:]}"
