"""The owner of an account is notified of every change to its credentials: on each page, and by e-mail."""

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from regalia.server.notices import alerting
from regalia.server.settings import Settings
from tests.server.conftest import Hosted
from tests.server.notices.services import Mailbox, mail_server, part
from tests.server.people.authenticator import encoded
from tests.server.people.browsers import PASSWORD, browsing, opened, signed_in
from tests.server.people.provider import CLIENT, SECRET, Provider, providing
from tests.server.people.test_passkeys import added, device, entered, opened_with
from tests.server.players import Host

SUBJECT = "Regalia: your account has changed"
OTHER = "another good one"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Mailbox:
    monkeypatch.setattr(alerting, "ROUND", 0.02)
    return Mailbox()


@pytest.fixture
def provider() -> Iterator[Provider]:
    with providing() as one:
        yield one


@pytest.fixture
def arena(box: Mailbox, provider: Provider, tmp_path: Path) -> Iterator[Host]:
    """An arena that sends e-mail, has passkeys, and knows a provider."""
    with mail_server(box) as address:
        settings = Settings(
            tmp_path / "arena.db",
            smtp=address,
            mail_from="regalia@example.org",
            sign_ins_a_minute=1000,
            openid_issuer=provider.issuer,
            openid_client=CLIENT,
            openid_secret=SECRET,
        )
        with Hosted(settings) as host:
            yield Host(host.address.replace("127.0.0.1", "localhost"))


@pytest.fixture
def browser(arena: Host) -> Iterator[httpx.Client]:
    with browsing(arena, **{"User-Agent": FIREFOX, "Sec-Fetch-Site": "same-origin"}) as one:
        yield one


def alerts(browser: httpx.Client) -> list[str]:
    """What a person is shown on a page until they confirm it, the newest first."""
    box, _, _ = browser.get("/help").text.partition('<section class="alerts"')[2].partition("</section>")
    return re.findall(r"<li>(.*?) <span", box)


def warnings(box: Mailbox, count: int) -> list[EmailMessage]:
    """The e-mails about changes, as soon as this many were sent."""
    with box.came:
        assert box.came.wait_for(lambda: len(about_changes(box)) >= count, 10)
        return about_changes(box)


def about_changes(box: Mailbox) -> list[EmailMessage]:
    return [letter for letter in box.letters if letter["Subject"] == SUBJECT]


def with_address(browser: httpx.Client, box: Mailbox, address: str) -> None:
    """Give an address, and confirm it."""
    before = len(box.letters)
    browser.post("/account/mail", data={"address": address})
    with box.came:
        assert box.came.wait_for(lambda: [each for each in box.letters[before:] if each["Subject"] != SUBJECT], 10)
        number = next(at for at, each in enumerate(box.letters) if at >= before and each["Subject"] != SUBJECT)
    assert "address confirmed" in browser.post(box.link(number)).text


def seen(browser: httpx.Client) -> None:
    browser.post("/account/alerts")
    assert alerts(browser) == []


def test_a_change_is_shown_on_every_page_until_it_is_confirmed_and_goes_to_the_address(
    browser: httpx.Client, box: Mailbox
) -> None:
    opened(browser, "Ada")
    assert alerts(browser) == [], "of a new account there is nothing to say"
    with_address(browser, box, "ada@example.org")
    seen(browser)
    browser.post("/account/password", data={"password": OTHER})
    assert alerts(browser) == ["Your password was changed."]
    assert "Your password was changed." in browser.get("/").text
    letter = warnings(box, 2)[1]
    assert letter["To"] == "ada@example.org"
    told = part(letter, "plain")
    assert "Ada, there was a change to your Regalia account: Your password was changed." in told
    assert "Device: Firefox · Linux" in told
    assert f"{str(browser.base_url).rstrip('/')}/account" in told
    seen(browser)
    assert "Your password was changed." in browser.get("/account").text, "what has changed stays listed"


def test_an_address_that_is_replaced_or_removed_is_written_to(browser: httpx.Client, box: Mailbox) -> None:
    opened(browser, "Ada")
    with_address(browser, box, "ada@example.org")
    with_address(browser, box, "eve@example.org")
    assert [letter["To"] for letter in warnings(box, 3)[:3]] == ["ada@example.org", "ada@example.org", "eve@example.org"]
    browser.post("/account/mail/drop")
    last = warnings(box, 4)[3]
    assert (last["To"], "was removed" in part(last, "plain")) == ("eve@example.org", True)
    assert alerts(browser) == ["Your e-mail address was removed.", *["Your e-mail address was changed."] * 2]
    browser.post("/account/mail/drop")
    assert len(alerts(browser)) == 3, "there was none to remove"


def test_who_wants_no_notices_by_email_is_written_to_all_the_same(browser: httpx.Client, box: Mailbox) -> None:
    opened(browser, "Ada")
    with_address(browser, box, "ada@example.org")
    kinds = re.search(r'name="channel" value="([^"]+)"', browser.get("/notices").text)
    assert kinds is not None
    browser.post("/notices/kinds", data={"channel": kinds[1]})
    browser.post("/account/codes")
    assert "New recovery codes were created" in part(warnings(box, 2)[1], "plain")


def test_codes_programs_names_and_recovery_are_told(browser: httpx.Client, arena: Host) -> None:
    code = opened(browser, "Ada")[0]
    browser.post("/account/codes")
    browser.post("/account/programs", data={"name": "bot", "scope": "read"})
    browser.post("/name", data={"name": "Ada Lovelace"})
    browser.post("/name", data={"name": "Ada Lovelace"})
    told = [
        "Your name was changed.",
        "An API token was created.",
        "New recovery codes were created. The old ones no longer work.",
    ]
    assert alerts(browser) == told
    fresh = re.findall(r"<code>([^<]+)</code>", browser.post("/account/codes").text)[0]
    assert fresh != code
    with browsing(arena) as other:
        other.post("/recover", data={"name": "Ada Lovelace", "code": fresh, "password": OTHER})
        assert alerts(other)[0] == "Your password was reset with a recovery code or by e-mail."


def test_a_new_device_is_told_and_a_known_one_is_not(browser: httpx.Client, arena: Host) -> None:
    opened(browser, "Ada")
    browser.post("/account/sign-out")
    signed_in(browser, "Ada")
    assert alerts(browser) == [], "here the account was opened"
    with browsing(arena) as phone:
        for _ in range(2):
            signed_in(phone, "Ada", PASSWORD)
            phone.post("/account/sign-out")
        signed_in(phone, "Ada", "wrong password")
    assert alerts(browser) == ["A new device signed in."]


def test_passkeys_that_come_and_go_are_told_and_so_is_a_device_that_enters_by_one(
    browser: httpx.Client, arena: Host
) -> None:
    opened_with(browser, "Ada")
    second = device(browser)
    added(browser, second)
    assert alerts(browser) == ["A passkey was added."]
    with browsing(arena) as phone:
        entered(phone, second)
    assert alerts(browser)[0] == "A new device signed in."
    browser.post("/passkeys/remove", data={"passkey": encoded(second.id)})
    assert alerts(browser)[0] == "A passkey was removed."


def test_the_clubs_identities_that_come_and_go_are_told(browser: httpx.Client, arena: Host, provider: Provider) -> None:
    opened(browser, "Ada")
    browser.get("/club/link")
    assert alerts(browser) == ["A linked sign-in was added."]
    with browsing(arena) as phone:
        assert phone.get("/club/sign-in?next=/account").url.path == "/account"
        phone.get("/club/prove")
    assert alerts(browser) == ["A new device signed in.", "A linked sign-in was added."], "a proof is no sign-in"
    browser.post("/club/remove", data={"issuer": provider.issuer})
    assert alerts(browser)[0] == "A linked sign-in was removed."


def test_a_guest_has_no_credentials_to_be_told_about(browser: httpx.Client) -> None:
    browser.post("/name", data={"name": "Ada"})
    browser.post("/name", data={"name": "Eve"})
    browser.post("/account/programs", data={"name": "bot", "scope": "read"})
    assert alerts(browser) == []


def test_alerts_are_ones_own_data(browser: httpx.Client) -> None:
    opened(browser, "Ada")
    browser.post("/account/password", data={"password": OTHER})
    [told] = browser.post("/account/export").json()["alerts"]
    assert (told["what"], told["device"]) == ("password", "Firefox · Linux")


def test_nobody_elses_alerts_are_shown_nor_to_a_program(browser: httpx.Client, arena: Host) -> None:
    opened(browser, "Ada")
    page = browser.post("/account/programs", data={"name": "bot", "scope": "play"}).text
    [token] = re.findall(r"regalia_[\w-]+", page)
    with browsing(arena) as eve:
        opened(eve, "Eve")
        assert alerts(eve) == []
        eve.post("/account/alerts")
    assert alerts(browser) == ["An API token was created."]
    with httpx.Client(base_url=arena.url, headers={"Authorization": f"Bearer {token}"}) as program:
        assert alerts(program) == []
        assert program.post("/account/alerts").status_code == 403
