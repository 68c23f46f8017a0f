"""Passkeys: accounts without a password, and what forged answers of devices come to."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from regalia.server.people import accounts, ceremonies
from tests.server.people.authenticator import PRESENT, Authenticator, encoded
from tests.server.people.browsers import PASSWORD, browsing, opened, shown_name, signed_in, why
from tests.server.players import Host

FORGED = "This passkey isn’t registered here. Try another one."
LAPSED = "This has expired or was already completed. Start again."


@pytest.fixture
def here(host: Host) -> Host:
    """The arena by a name, at which alone there are passkeys."""
    return Host(host.address.replace("127.0.0.1", "localhost"))


@pytest.fixture
def browser(here: Host) -> Iterator[httpx.Client]:
    with browsing(here) as one:
        yield one


def device(browser: httpx.Client, **forged: Any) -> Authenticator:
    """A device with a passkey for this arena, or with something forged."""
    return Authenticator(**({"origin": str(browser.base_url).rstrip("/")} | forged))


def asked(browser: httpx.Client, for_what: str, **form: str) -> dict[str, Any]:
    """What the arena asks of a browser."""
    answer = browser.post(f"/passkeys/{for_what}", data=form)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sent(browser: httpx.Client, what: str, credential: str, **form: str) -> httpx.Response:
    """The page to which a browser comes with what its device has answered."""
    return browser.post(f"/passkeys/{what}", data={"credential": credential, "next": "/account", **form})


def opened_with(browser: httpx.Client, name: str) -> Authenticator:
    """The device of a new account without a password."""
    browser.post("/name", data={"name": "Somebody"})
    key = device(browser)
    page = sent(browser, "open", key.made(asked(browser, "new", name=name)), name=name)
    assert page.text.count("<code>") == accounts.CODES, why(page)
    return key


def added(browser: httpx.Client, key: Authenticator, name: str = "") -> httpx.Response:
    """The page after adding a passkey to an account."""
    return sent(browser, "add", key.made(asked(browser, "new")), name=name)


def entered(browser: httpx.Client, key: Authenticator) -> httpx.Response:
    """The page after signing in by a passkey."""
    return sent(browser, "sign-in", key.signed(asked(browser, "one")))


def test_a_guest_becomes_an_account_by_a_passkey_and_keeps_the_seats(here: Host, browser: httpx.Client) -> None:
    table, [nils, *_] = here.table("Nils", "Bob", "Eve")
    browser.headers["Authorization"] = f"Bearer {nils.token}"
    key = device(browser)
    sent(browser, "open", key.made(asked(browser, "new", name="Nils by key")), name="Nils by key")
    with browsing(here) as phone:
        assert entered(phone, key).url.path == "/account"
        assert shown_name(phone) == "Nils by key"
        assert [seat["yours"] for seat in phone.get(f"/api/tables/{table}").json()["seats"]] == [True, False, False]
        assert signed_in(phone, "Nils by key", "").status_code == 401, "there is no password"


def test_a_name_that_is_anothers_is_refused_before_a_passkey_is_made(here: Host, browser: httpx.Client) -> None:
    with browsing(here) as other:
        opened(other, "Taken before")
    browser.post("/name", data={"name": "Somebody"})
    assert browser.post("/passkeys/new", data={"name": "TAKEN before"}).status_code == 403
    assert why(sent(browser, "open", "", name="TAKEN before")).startswith("This name")
    assert shown_name(browser) == "Somebody"


def test_of_two_who_want_a_name_the_second_gets_none(here: Host, browser: httpx.Client) -> None:
    with browsing(here) as other:
        for each in (browser, other):
            each.post("/name", data={"name": "Somebody"})
        answers = [device(each).made(asked(each, "new", name="Wanted")) for each in (browser, other)]
        pages = [sent(each, "open", answer) for each, answer in zip((browser, other), answers, strict=True)]
        assert [page.status_code for page in pages] == [200, 400]
        assert shown_name(other) == "Somebody"


def test_passkeys_are_added_listed_named_and_removed(here: Host, browser: httpx.Client) -> None:
    opened(browser, "Keyed")
    laptop, phone = device(browser), device(browser)
    for key, name in ((laptop, "Laptop"), (phone, "  My   phone ")):
        assert f"<strong>{' '.join(name.split())}</strong>" in added(browser, key, name).text
    assert (
        "<strong>Tablet</strong>"
        in browser.post("/passkeys/name", data={"passkey": encoded(phone.id), "name": "Tablet"}).text
    )
    for key in (laptop, phone):
        with browsing(here) as other:
            entered(other, key)
            assert shown_name(other) == "Keyed"
    with browsing(here) as other:
        entered(other, phone)
        browser.post("/passkeys/remove", data={"passkey": encoded(phone.id)})
        assert (shown_name(other), shown_name(browser)) == ("", "Keyed"), "signs out all your other devices"
        assert why(entered(other, phone)) == FORGED


def test_after_recovery_a_passkey_is_shown_and_can_be_ended(here: Host, browser: httpx.Client) -> None:
    codes, theirs = opened(browser, "Recovered"), device(browser)
    added(browser, theirs, "A thief's phone")
    with browsing(here) as owner, browsing(here) as thief:
        shown = owner.post("/recover", data={"name": "Recovered", "code": codes[0], "password": "another good one"})
        assert shown.url.path == "/account/access"
        assert encoded(theirs.id) in shown.text
        ended = owner.post("/passkeys/remove", data={"passkey": encoded(theirs.id), "next": "/account/access"})
        assert (ended.url.path, encoded(theirs.id) in ended.text) == ("/account/access", False)
        assert why(entered(thief, theirs)) == FORGED


def test_the_last_way_in_is_not_removed(browser: httpx.Client) -> None:
    key = opened_with(browser, "Only one way")
    page = browser.post("/passkeys/remove", data={"passkey": encoded(key.id)})
    assert why(page).startswith("This is your only way to sign in")
    browser.post("/account/password", data={"password": PASSWORD})
    browser.post("/passkeys/remove", data={"passkey": encoded(key.id)})
    assert encoded(key.id) not in browser.get("/account").text


def test_what_is_somebody_elses_is_neither_named_nor_removed(here: Host, browser: httpx.Client) -> None:
    with browsing(here) as other:
        theirs = opened_with(other, "Owner of one")
        opened(browser, "Owner of none")
        browser.post("/passkeys/name", data={"passkey": encoded(theirs.id), "name": "Mine"})
        browser.post("/passkeys/remove", data={"passkey": encoded(theirs.id)})
        assert "Mine" not in other.get("/account").text
        assert entered(other, theirs).url.path == "/account"


def test_a_passkey_is_added_and_removed_only_after_a_credential_was_given(
    browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = opened_with(browser, "Asked again")
    options = asked(browser, "new")
    monkeypatch.setattr(accounts, "FRESH", 0.0)
    assert browser.post("/passkeys/new", headers={"Sec-Fetch-Mode": "cors"}).status_code == 403
    assert sent(browser, "add", device(browser).made(options)).url.path == "/account/prove"
    assert browser.post("/passkeys/remove", data={"passkey": encoded(key.id)}).url.path == "/account/prove"
    monkeypatch.undo()
    assert browser.get("/account").text.count('action="/passkeys/remove"') == 1


def test_one_proves_who_one_is_by_ones_own_passkey_only(
    here: Host, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    with browsing(here) as other:
        theirs = opened_with(other, "Another with a key")
    own = opened_with(browser, "Proves by key")
    token = browser.cookies["regalia"]
    assert why(sent(browser, "prove", theirs.signed(asked(browser, "one")))) == FORGED
    assert browser.cookies["regalia"] == token
    assert sent(browser, "prove", own.signed(asked(browser, "one"))).url.path == "/account"
    assert browser.cookies["regalia"] != token


FORGERIES: dict[str, Callable[[httpx.Client, Authenticator, dict[str, Any]], str]] = {
    "another challenge": lambda _, key, options: key.signed(options | {"challenge": encoded(bytes(32))}),
    "another origin": lambda _, key, options: changed(key, origin="http://localhost.example").signed(options),
    "another port": lambda _, key, options: changed(key, origin="http://localhost:1").signed(options),
    "another host": lambda _, key, options: changed(key, host="example.org").signed(options),
    "nobody was verified": lambda _, key, options: changed(key, flags=PRESENT).signed(options),
    "another key": lambda browser, key, options: changed(device(browser), id=key.id, person=key.person).signed(options),
    "another person's": lambda _, key, options: changed(key, person=b"u_somebody").signed(options),
    "an unknown passkey": lambda _, key, options: changed(key, id=bytes(32)).signed(options),
    "the answer for a new one": lambda _, key, options: key.made(options | {"user": {"id": ""}}),
    "no JSON": lambda *_: "no JSON",
    "JSON of no shape": lambda _, key, __: json.dumps({"id": encoded(key.id), "response": []}),
    "a signature that is none": lambda _, key, options: key.signed(options).replace('"signature": "', '"signature": "AA'),
}


def changed(key: Authenticator, **parts: Any) -> Authenticator:
    """A device that differs in some part."""
    return Authenticator(**(vars(key) | parts))


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forged_answers_sign_nobody_in(here: Host, browser: httpx.Client, forgery: str) -> None:
    key = opened_with(browser, f"F {forgery}"[:24])
    with browsing(here) as other:
        options = asked(other, "one")
        page = sent(other, "sign-in", FORGERIES[forgery](other, key, options))
        assert (page.status_code, why(page), shown_name(other)) == (401, FORGED, "")
        assert why(sent(other, "sign-in", key.signed(options))) == LAPSED, "it was asked once"


NEW_FORGERIES: dict[str, Callable[[Authenticator, dict[str, Any]], str]] = {
    "another challenge": lambda key, options: key.made(options | {"challenge": encoded(bytes(32))}),
    "another origin": lambda key, options: changed(key, origin="https://localhost").made(options),
    "another host": lambda key, options: changed(key, host="example.org").made(options),
    "nobody was verified": lambda key, options: changed(key, flags=PRESENT).made(options),
    "the answer of one that is there": lambda key, options: key.signed(options),
    "no JSON": lambda *_: "{",
}


@pytest.mark.parametrize("forgery", NEW_FORGERIES)
def test_forged_answers_make_no_passkey(browser: httpx.Client, forgery: str) -> None:
    opened(browser, f"N {forgery}"[:24])
    options = asked(browser, "new")
    assert why(sent(browser, "add", NEW_FORGERIES[forgery](device(browser), options))) == FORGED
    assert why(sent(browser, "add", device(browser).made(options))) == LAPSED
    assert "/passkeys/remove" not in browser.get("/account").text


def test_an_answer_counts_once(here: Host, browser: httpx.Client) -> None:
    key = opened_with(browser, "Replayed")
    with browsing(here) as other, browsing(here) as thief:
        answer = key.signed(asked(other, "one"))
        begun = other.cookies["ceremony"]
        sent(other, "sign-in", answer)
        assert shown_name(other) == "Replayed"
        thief.cookies.set("ceremony", begun, domain="localhost.local", path="/")
        assert why(sent(thief, "sign-in", answer)) == LAPSED


def test_an_answer_counts_at_the_browser_that_was_asked(here: Host, browser: httpx.Client) -> None:
    key = opened_with(browser, "Elsewhere")
    with browsing(here) as other, browsing(here) as thief:
        answer = key.signed(asked(other, "one"))
        asked(thief, "one")
        assert why(sent(thief, "sign-in", answer)) == FORGED
        assert entered(other, key).url.path == "/account"


def test_what_was_asked_lapses(here: Host, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    key = opened_with(browser, "Too late")
    with browsing(here) as other:
        options = asked(other, "one")
        monkeypatch.setattr(ceremonies, "LAPSE", -1.0)
        assert why(sent(other, "sign-in", key.signed(options))) == LAPSED


def test_what_a_guest_was_asked_for_another_name_or_session_makes_no_account(browser: httpx.Client) -> None:
    browser.post("/name", data={"name": "Somebody"})
    options = asked(browser, "new", name="Begun before")
    opened(browser, "By password instead")
    assert why(sent(browser, "add", device(browser).made(options))) == LAPSED


def test_a_device_that_counts_must_count_on(here: Host, browser: httpx.Client) -> None:
    opened(browser, "Counted")
    key = device(browser, counter=5)
    added(browser, key)
    with browsing(here) as other:
        assert why(entered(other, key)) == FORGED, "a copy of the device would count the same"
        assert shown_name(changed_browser(other, key, 6)) == "Counted"
        assert why(entered(other, changed(key, counter=6))) == FORGED
        assert why(entered(other, changed(key, counter=0))) == FORGED


def changed_browser(browser: httpx.Client, key: Authenticator, counter: int) -> httpx.Client:
    """A browser whose device has counted so far when it signed in."""
    entered(browser, changed(key, counter=counter))
    return browser


def test_one_device_has_one_passkey_here(browser: httpx.Client) -> None:
    key = opened_with(browser, "Excluded")
    assert [each["id"] for each in asked(browser, "new")["excludeCredentials"]] == [encoded(key.id)]


def test_there_are_no_passkeys_where_browsers_have_none(host: Host, here: Host) -> None:
    with browsing(host) as by_address, browsing(here) as by_name:
        assert "data-passkey" not in by_address.get("/sign-in").text
        assert by_address.post("/passkeys/one").status_code == 403
        assert "data-passkey" in by_name.get("/sign-in").text


def test_passkeys_go_with_the_account_and_are_in_the_file_without_their_keys(here: Host, browser: httpx.Client) -> None:
    key = opened_with(browser, "Leaving")
    told = browser.post("/account/export")
    assert [set(each) for each in told.json()["passkeys"]] == [{"name", "created", "used"}]
    assert encoded(key.id) not in told.text
    browser.post("/account/forget", data={"sure": "yes"})
    with browsing(here) as other:
        assert why(entered(other, key)) == FORGED


def test_an_account_has_at_most_so_many_passkeys(browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from regalia.server.people import passkeys

    opened_with(browser, "Collector")
    monkeypatch.setattr(passkeys, "MOST", 1)
    assert browser.post("/passkeys/new", headers={"Sec-Fetch-Mode": "cors"}).status_code == 403
    assert why(sent(browser, "add", "")) == "You’ve reached the passkey limit. Remove one first."
