"""Accounts: a guest's identity that lasts, at several devices."""

import re
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from regalia.server.people import accounts, passwords
from regalia.server.people.guesses import Guesses
from regalia.server.people.passwords import hasher, weakness_of
from regalia.server.settings import Settings
from regalia.server.store.opening import cookie_keys
from regalia.server.store.secret import KeyRing
from tests.server.conftest import Hosted
from tests.server.people.browsers import PASSWORD, browsing, opened, shown_name, signed_in, why
from tests.server.players import Guest, Host

WRONG = "Wrong name or password."


def cookie(browser: httpx.Client) -> str:
    return str(browser.cookies["regalia"])


def test_a_guest_becomes_an_account_and_sits_on_the_same_seats_at_a_second_device(host: Host) -> None:
    table, [olga, *_] = host.table("Olga", "Bob", "Eve")
    with browsing(host, olga.token) as laptop, browsing(host) as phone:
        opened(laptop, "Olga")
        assert signed_in(phone, "olga").url.path == "/account"
        assert shown_name(phone) == "Olga"
        for device in (laptop, phone):
            assert [seat["yours"] for seat in device.get(f"/api/tables/{table}").json()["seats"]] == [True, False, False]
        with Guest(host, "Olga", olga.id, cookie(phone)).at(table, 0) as line:
            assert line.sighted().sight["seat"] == 0


def test_each_sign_in_gives_another_token_and_ends_the_one_that_was_there(host: Host) -> None:
    with browsing(host) as browser:
        browser.post("/name", data={"name": "Petra"})
        guest = cookie(browser)
        opened(browser, "Petra")
        account = cookie(browser)
        signed_in(browser, "Petra")
        again = cookie(browser)
        assert len({guest, account, again}) == 3
        for over in (guest, account):
            with browsing(host, over) as other:
                assert shown_name(other) == ""


def test_a_cookie_that_somebody_has_planted_is_not_taken_over(host: Host) -> None:
    with browsing(host) as victim:
        opened(victim, "Quinn")
        planted = host.guest("Mallory")
        victim.cookies.set("regalia", planted.token, domain="127.0.0.1", path="/")
        signed_in(victim, "Quinn")
        assert cookie(victim) != planted.token
    assert planted.get("/api/tables").json()["yours"] == []
    assert planted.post("/api/tables", {}).json()["code"] == "no_name"


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(host: Host) -> None:
    with browsing(host) as browser, browsing(host) as stranger:
        opened(browser, "Rosa")
        answers = []
        for name in ("Rosa", "Nobody at all"):
            page = signed_in(stranger, name, "a wrong password")
            answers.append((page.status_code, why(page), page.text.replace(name, ""), sorted(page.headers)))
        assert answers[0] == answers[1]
        assert answers[0][:2] == (401, WRONG)


def test_a_password_is_hashed_whether_or_not_there_is_an_account(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    def matches(password: str, kept: str) -> bool:
        checked.append(kept)
        return False

    monkeypatch.setattr(passwords, "matches", matches)
    with browsing(host) as browser, browsing(host) as stranger:
        opened(browser, "Sven")
        for name in ("Sven", "Nobody at all"):
            signed_in(stranger, name, PASSWORD)
    of_account, of_nobody = (kept.split("$")[1:4] for kept in checked)
    assert of_account == of_nobody, "a hash that takes equally long"
    assert of_account[0] == "argon2id"


def test_the_same_for_recovery(host: Host) -> None:
    with browsing(host) as browser, browsing(host) as stranger:
        opened(browser, "Tilda")
        given = {"code": "AAAA-BBBB-CCCC-DDDD", "password": "another good one"}
        pages = [stranger.post("/recover", data=given | {"name": name}) for name in ("Tilda", "Nobody at all")]
        assert {(page.status_code, why(page)) for page in pages} == {
            (401, "Wrong name or code, or the code has already been used.")
        }


def test_a_code_sets_another_password_once_and_signs_all_devices_out(host: Host) -> None:
    with browsing(host) as old, browsing(host) as new:
        codes = opened(old, "Ulla")
        assert len(set(codes)) == 8
        given = {"name": "Ulla", "code": f" {codes[0].lower()} ", "password": "another good one"}
        assert new.post("/recover", data=given).url.path == "/account/access"
        assert (shown_name(new), shown_name(old)) == ("Ulla", "")
        assert why(new.post("/recover", data=given)).endswith("used.")
        assert why(signed_in(old, "Ulla")) == WRONG
        assert signed_in(old, "Ulla", "another good one").url.path == "/account"
        assert "7 recovery codes are left" in old.get("/account").text


def test_after_recovery_no_token_is_left_and_what_can_still_get_in_is_shown_and_ended(host: Host) -> None:
    with browsing(host) as old, browsing(host) as new:
        codes = opened(old, "Rhea")
        token = re.findall(r"regalia_[\w-]{43}", old.post("/account/programs", data={"name": "bot", "scope": "play"}).text)[
            0
        ]
        feed = re.findall(r"http://[\w.:/-]+[.]atom", old.post("/notices/feed").text)[0]
        old.post("/notices/webhooks", data={"address": "https://discord.com/api/webhooks/1/x"})

        def statuses() -> list[int]:
            program = httpx.post(f"{host.url}/api/tables", json={}, headers={"Authorization": f"Bearer {token}"})
            return [program.status_code, httpx.get(feed).status_code]

        assert statuses() == [400, 200]
        shown = new.post("/recover", data={"name": "Rhea", "code": codes[0], "password": "another good one"})
        assert (shown.url.path, statuses()) == ("/account/access", [401, 404])
        assert ">discord.com/api/webhooks/1/x<" in shown.text
        assert "7 recovery codes are left" in shown.text
        [webhook] = re.findall(r'name="channel" value="([\w-]+)"', shown.text)
        ended = new.post("/notices/drop", data={"channel": webhook, "next": "/account/access"})
        assert (ended.url.path, "discord.com" in ended.text) == ("/account/access", False)


def test_new_codes_make_the_old_ones_worthless(host: Host) -> None:
    with browsing(host) as browser:
        old = opened(browser, "Vera")
        new = re.findall(r"<code>([^<]+)</code>", browser.post("/account/codes").text)
        assert len(new) == 8
        given = {"name": "Vera", "password": "another good one"}
        assert browser.post("/recover", data=given | {"code": old[0]}).status_code == 401
        assert browser.post("/recover", data=given | {"code": new[0]}).url.path == "/account/access"


def test_credentials_are_changed_only_by_whoever_has_just_given_one(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    with browsing(host) as browser, browsing(host) as other:
        opened(browser, "Wanda")
        signed_in(other, "Wanda")
        monkeypatch.setattr(accounts, "FRESH", 0.0)
        for path, given in (
            ("/account/password", {"password": "another good one"}),
            ("/account/codes", {}),
            ("/account/programs", {"name": "bot", "scope": "play"}),
        ):
            assert browser.post(path, data=given).url.path == "/account/prove", path
        before = cookie(browser)
        assert why(browser.post("/account/prove", data={"password": "wrong", "next": "/account"})) == WRONG
        assert browser.post("/account/prove", data={"password": PASSWORD, "next": "//evil.example"}).url.path == "/"
        assert cookie(browser) != before, "the token is another one"
        monkeypatch.undo()
        changed = browser.post("/account/password", data={"password": "another good one"})
        assert changed.url.path == "/account"
        assert (shown_name(browser), shown_name(other)) == ("Wanda", "")
        assert signed_in(other, "Wanda", "another good one").url.path == "/account"


def test_one_name_is_one_persons(host: Host) -> None:
    with browsing(host) as browser, browsing(host) as other:
        opened(browser, "Xenia")
        other.post("/name", data={"name": "Bob"})
        for alike in ("xenia", "Xen1a", "X e n i a", "Guest", "Regalia", "ゲスト"):
            declined = other.post("/account/open", data={"name": alike, "password": PASSWORD})
            assert (declined.status_code, why(declined)[:9]) == (400, "This name"), alike
        assert other.post("/name", data={"name": "XENIA"}).status_code == 409
        assert other.post("/api/guests", json={"name": "XENIA"}).json()["code"] == "name_taken"
        assert httpx.post(f"{host.url}/api/guests", json={"name": "Xenia"}).status_code == 409
        opened(other, "Bob Y")
        assert other.post("/name", data={"name": "Xenia"}).status_code == 409
        assert other.post("/name", data={"name": "Guest"}).status_code == 409
        assert browser.post("/name", data={"name": "XÉNIA"}).status_code == 200, "one's own name may be written otherwise"
        assert shown_name(browser) == "XÉNIA"
        browser.post("/name", data={"name": "Zoe"})
        assert other.post("/name", data={"name": "Xenia"}).status_code == 200, "a name that was given up is free"
        assert signed_in(browser, "zoe").url.path == "/account"


def test_who_has_an_account_opens_no_second_one(host: Host) -> None:
    with browsing(host) as browser:
        opened(browser, "Yara")
        assert browser.post("/account/open", data={"name": "Yara Two", "password": PASSWORD}).status_code == 400
        assert shown_name(browser) == "Yara"


@pytest.mark.parametrize(
    ("password", "weakness"),
    [
        ("1234567", "short"),
        ("x" * 257, "long"),
        ("password", "common"),
        ("Password1", "common"),
        ("aaaaaaaaaaaa", "common"),
        ("adalovelace1", "name"),
        ("Regalia-Ada Lovelace", "name"),
        ("correct horse battery", ""),
        ("        x y z", ""),
        ("パスワードは合言葉", ""),
        ("ab3" * 85, ""),
    ],
)
def test_a_password_may_be_anything_but_short_or_easily_guessed(password: str, weakness: str) -> None:
    assert weakness_of(password, "Ada Lovelace") == weakness


def test_passwords_are_hashed_with_argon2id() -> None:
    """`hasher` was imported before the fixture `quick_hashes` put another in its place."""
    assert hasher().hash(PASSWORD).startswith("$argon2id$v=19$m=65536,t=3,")


def test_a_password_is_taken_as_it_is_typed(host: Host) -> None:
    with browsing(host) as browser:
        opened(browser, "Zelda", "  Correct horse 電池  ")
        for wrong in ("Correct horse 電池", "  correct horse 電池  ", "  Correct horse 電池"):
            assert why(signed_in(browser, "Zelda", wrong)) == WRONG
        assert signed_in(browser, "Zelda", "  Correct horse 電池  ").url.path == "/account"


def test_tries_are_limited_by_address(settings: Settings, tmp_path: Path) -> None:
    with Hosted(replace(settings, database=tmp_path / "arena.db", sign_ins_a_minute=3)) as host, browsing(host) as browser:
        statuses = [signed_in(browser, f"Name {number}", "wrong").status_code for number in range(5)]
        assert statuses == [401] * 3 + [429] * 2
        given = {"name": "x", "code": "y", "password": PASSWORD}
        assert [browser.post("/recover", data=given).status_code for _ in range(4)] == [401] * 3 + [429]


def test_who_tries_anothers_password_does_not_lock_them_out(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.people.guesses.STRANGERS_AT_ONCE", 3)
    with (
        Hosted(replace(settings, database=tmp_path / "arena.db")) as host,
        browsing(host) as owner,
        browsing(host) as thief,
    ):
        codes = opened(owner, "Ada")
        signed_in(owner, "Ada")
        tries = [signed_in(thief, "Ada", f"wrong {number}").status_code for number in range(4)]
        assert tries == [401] * 3 + [429], "the owner's device is known since the account was opened"
        assert signed_in(thief, "Nobody", "wrong").status_code == 401
        owner.post("/account/sign-out")
        assert signed_in(owner, "Ada").status_code == 200
        thief.cookies.set("device", owner.cookies["device"] + "x", domain="127.0.0.1", path="/")
        assert signed_in(thief, "Ada", "wrong").status_code == 429, "a forged mark is none"
        with browsing(host) as new:
            given = {"name": "Ada", "code": codes[0], "password": "another good one"}
            assert new.post("/recover", data=given).url.path == "/account/access", "a new device"


def test_strangers_close_no_way_in_of_the_owner(tmp_path: Path) -> None:
    guesses = Guesses(KeyRing(cookie_keys(tmp_path / "arena.db")), tries_a_minute=1000)
    tries = [guesses.may_try("ada", "203.0.113.5", None) for _ in range(40)]
    assert (tries.count(True), tries[-1]) == (20, False)
    assert guesses.may_try("ada", "198.51.100.7", None), "a new device of the owner, at another address"
    for address in range(20):
        for _ in range(20):
            guesses.may_try("ada", f"192.0.2.{address}", None)
    assert not guesses.may_try("ada", "198.51.100.7", None), "at many addresses together they guess 100 times at once"
    assert guesses.may_try("ada", "198.51.100.7", guesses.mark("ada", "laptop")), "a known device"
    assert guesses.may_prove("a session", "198.51.100.7")
    assert guesses.may_recover("198.51.100.7")
    assert guesses.may_recover("203.0.113.5")


def test_a_stranger_is_sent_to_sign_in_and_a_program_has_no_business_there(host: Host) -> None:
    with browsing(host) as browser:
        assert browser.get("/account").url.path == "/sign-in"
        assert browser.post("/account/password", data={"password": PASSWORD}).status_code == 401
        assert browser.post("/account/codes").status_code == 401
    ada = host.guest("Ada")
    with browsing(host, ada.token) as browser:
        assert browser.post("/account/codes").status_code == 403, "a guest has no credentials"
        assert browser.post("/account/password", data={"password": PASSWORD}).status_code == 403


@pytest.mark.parametrize("path", ["/sign-in", "/recover", "/account/open", "/account/password", "/account/sessions"])
def test_another_sites_page_signs_nobody_in_or_out(host: Host, path: str) -> None:
    ada = host.guest("Ada")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        refused = httpx.post(host.url + path, data={"session": "all"}, headers=headers | {"Cookie": f"regalia={ada.token}"})
        assert refused.status_code == 403
    with browsing(host, ada.token) as browser:
        assert shown_name(browser) == "Ada"


def test_cookies_are_for_this_host_alone_over_https_and_for_no_script(settings: Settings, tmp_path: Path) -> None:
    with Hosted(replace(settings, database=tmp_path / "arena.db", https=True)) as host:
        origin = {"Origin": f"https://{host.address}"}
        said = httpx.post(f"{host.url}/name", data={"name": "Ada"}, headers=origin)
        made = said.headers["set-cookie"]
        assert re.match(r"__Host-regalia=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax; Secure$", made), made
        cookies = {"Cookie": made.partition(";")[0]} | origin
        form = {"name": "Ada", "password": PASSWORD}
        assert httpx.post(f"{host.url}/account/open", data=form, headers=cookies).status_code == 200
        signed = httpx.post(f"{host.url}/sign-in", data=form, headers=origin)
        kept = signed.headers.get_list("set-cookie")
        assert [each.partition("=")[0] for each in kept] == ["__Host-regalia", "__Host-device"]
        assert all(each.endswith("; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax; Secure") for each in kept)


def test_pages_with_secrets_are_kept_by_no_cache(host: Host) -> None:
    with browsing(host) as browser:
        browser.post("/name", data={"name": "Somebody"})
        codes = browser.post("/account/open", data={"name": "Cache", "password": PASSWORD})
        token = browser.post("/account/programs", data={"name": "bot", "scope": "read"})
        assert {page.headers["cache-control"] for page in (codes, token, browser.get("/account"))} == {"no-store"}
