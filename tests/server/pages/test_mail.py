"""E-mail addresses of accounts: confirmed by a link that works once, good for recovery, and quiet by one click."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from regalia.server.notices import alerting
from regalia.server.people import letters
from regalia.server.settings import Settings
from regalia.server.store.notices import KINDS
from regalia.server.store.sqlite import connect
from tests.server.conftest import Hosted
from tests.server.notices.services import Mailbox, mail_server
from tests.server.people.browsers import browsing, opened, shown_name, signed_in, why
from tests.server.players import NO_TLS, Host

ADDRESS = "ada@example.org"
OTHER = "another good one"


@pytest.fixture
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture
def mailing(box: Mailbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """An arena that sends e-mail, but none about changed credentials."""
    monkeypatch.setattr(alerting, "ROUND", 3600)
    with mail_server(box) as address:
        settings = Settings(tmp_path / "arena.db", smtp=address, mail_from="regalia@example.org", sign_ins_a_minute=100)
        with Hosted(settings) as host:
            yield host


def given(browser: httpx.Client, box: Mailbox, address: str = ADDRESS) -> str:
    """Give an address; the path of the link that comes."""
    before = len(box.letters)
    assert "We’ve sent a link" in browser.post("/account/mail", data={"address": address}).text
    box.wait_for(before + 1)
    return box.link()


def confirmed(browser: httpx.Client, box: Mailbox) -> None:
    assert "address confirmed" in browser.post(given(browser, box)).text


def has_address(browser: httpx.Client) -> bool:
    return f"<strong>{ADDRESS}</strong>" in browser.get("/account").text


def test_an_address_counts_once_its_link_was_followed_and_the_link_works_once(mailing: Host, box: Mailbox) -> None:
    with browsing(mailing) as browser, browsing(mailing) as elsewhere:
        opened(browser, "Ada")
        link = given(browser, box)
        assert box.letters[0]["To"] == ADDRESS
        assert "Confirm your e-mail address" in elsewhere.get(link).text
        assert not has_address(browser), "looking at it confirms nothing"
        assert elsewhere.post(link).status_code == 200
        assert has_address(browser)
        assert (elsewhere.get(link).status_code, elsewhere.post(link).status_code) == (404, 404)
        browser.post("/account/mail/drop")
        assert not has_address(browser)


def test_a_link_lapses(mailing: Host, box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "LASTS", {"confirm": -1.0, "recover": -1.0})
    with browsing(mailing) as browser:
        opened(browser, "Ada")
        link = given(browser, box)
        assert (browser.get(link).status_code, browser.post(link).status_code) == (404, 404)
        assert not has_address(browser)


def test_a_link_is_kept_as_its_hash(mailing: Host, box: Mailbox, tmp_path: Path) -> None:
    with browsing(mailing) as browser:
        opened(browser, "Ada")
        secret = given(browser, box).rpartition("/")[2]
        assert len(secret) == 43
        kept = connect(tmp_path / "arena.db", readonly=True).execute("select id from letters").fetchall()
        assert kept == [(sha256(secret.encode()).hexdigest(),)]


def test_a_link_is_good_for_what_it_was_sent_for(mailing: Host, box: Mailbox) -> None:
    with browsing(mailing) as browser:
        opened(browser, "Ada")
        other = given(browser, box).replace("confirm", "recover")
        assert browser.get(other).status_code == 404
        assert browser.post(other, data={"password": OTHER}).status_code == 404


@pytest.mark.parametrize("address", ["ada", "ada@", "a@b c", "a@b\r\nBcc: eve@example.org", "a@" + "b" * 300, "<a@b>"])
def test_what_is_no_address_is_refused(mailing: Host, box: Mailbox, address: str) -> None:
    with browsing(mailing) as browser:
        opened(browser, "Ada")
        assert browser.post("/account/mail", data={"address": address}).status_code == 400
    assert box.letters == []


def test_few_letters_are_sent_to_an_address(mailing: Host, box: Mailbox) -> None:
    with browsing(mailing) as browser:
        opened(browser, "Ada")
        for _ in range(int(letters.AT_ONCE)):
            given(browser, box)
        assert browser.post("/account/mail", data={"address": ADDRESS}).status_code == 429


def test_a_guest_has_no_address(mailing: Host) -> None:
    with browsing(mailing) as browser:
        browser.post("/name", data={"name": "Ada"})
        assert browser.post("/account/mail", data={"address": ADDRESS}).status_code == 403


def test_a_letter_sets_another_password_once_and_signs_all_devices_out(mailing: Host, box: Mailbox) -> None:
    with browsing(mailing) as browser, browsing(mailing) as elsewhere:
        opened(browser, "Ada")
        confirmed(browser, box)
        assert "Check your inbox" in elsewhere.post("/recover/mail", data={"name": "ADA"}).text
        box.wait_for(2)
        link = box.link()
        assert "Set a new password" in elsewhere.get(link).text
        weak = elsewhere.post(link, data={"password": "short"})
        assert (weak.status_code, why(weak)) == (400, "Passwords must have at least 8 characters.")
        recovered = elsewhere.post(link, data={"password": OTHER})
        assert recovered.url.path == "/account/access"
        assert "ada@" in recovered.text, "the address can be removed there"
        assert (shown_name(elsewhere), shown_name(browser)) == ("Ada", "")
        assert browser.post(link, data={"password": "yet another one"}).status_code == 404
        assert signed_in(browser, "Ada", OTHER).status_code == 200


def test_recovery_by_email_tells_nobody_whether_there_is_an_account(mailing: Host, box: Mailbox) -> None:
    with browsing(mailing) as browser, browsing(mailing) as stranger:
        opened(browser, "With")
        confirmed(browser, box)
        browser.post("/account/sign-out")
        opened(browser, "Without")
        answers = [stranger.post("/recover/mail", data={"name": name}) for name in ("With", "Without", "Nobody There")]
        assert {(each.status_code, each.text) for each in answers} == {(200, answers[0].text)}
        box.wait_for(2)


def test_recovery_is_answered_before_anything_is_sent(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "arena.db", smtp="smtp://127.0.0.1:1", mail_from="regalia@example.org")
    with Hosted(settings) as host, browsing(host) as browser:
        opened(browser, "Ada")
        assert "We’ve sent a link" in browser.post("/account/mail", data={"address": ADDRESS}).text
        assert browser.post("/recover/mail", data={"name": "Ada"}).status_code == 200


def test_notices_by_email_end_by_one_click_without_signing_in(mailing: Host, box: Mailbox, tmp_path: Path) -> None:
    with browsing(mailing) as browser, httpx.Client(base_url=mailing.url, verify=NO_TLS) as provider:
        opened(browser, "Ada")
        confirmed(browser, box)
        [(name, secret)] = connect(tmp_path / "arena.db", readonly=True).execute("select id, secret from channels")
        stop = f"/notices/unsubscribe/{name}.{secret}"
        assert len(secret) == 32
        for wrong in (
            f"/notices/unsubscribe/{name}.",
            f"/notices/unsubscribe/{name}.{secret[:-1]}é",
            "/notices/unsubscribe/x",
        ):
            assert provider.post(wrong).status_code == 404
        assert "Stop e-mails about your tables?" in provider.get(stop).text
        assert len(chosen(browser)) == len(KINDS), "looking at it ends nothing"
        assert provider.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert chosen(browser) == []
        assert has_address(browser), "it is still good for recovery"
        browser.post("/notices/kinds", data={"channel": name, "turn": "on", "daily": "on"})
        assert chosen(browser) == ["turn", "daily"]
        browser.post("/notices/drop", data={"channel": name})
        assert has_address(browser), "it is removed on the page of the account"


def chosen(browser: httpx.Client) -> list[str]:
    found: list[str] = re.findall(r'name="(\w+)" value="on" checked', browser.get("/notices").text)
    return found


def test_without_a_mail_server_nothing_is_shown_of_email(host: Host) -> None:
    with browsing(host) as browser:
        opened(browser, "Ada Without")
        for path in ("/account", "/notices", "/recover"):
            assert "mail" not in browser.get(path).text.lower()
        for path in ("/account/mail", "/account/mail/drop", "/recover/mail", "/mail/confirm/x", "/mail/recover/x"):
            assert browser.post(path, data={"address": ADDRESS, "name": "Ada Without"}).status_code == 404
