"""Who one is, in a real browser: an account, a second device, devices and programs; in both languages, on both sizes."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Arrive, serving
from tests.browser.person import PHONE, Person, arrive
from tests.browser.test_access import barriers
from tests.matrix import first
from tests.server.people.provider import CLIENT, SECRET, providing

WIDE = {"width": 1280, "height": 800}
PASSWORD = "correct horse battery"


def looks_right(page: Page) -> None:
    """The page has no barriers, and is not wider than the screen."""
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


def open_account(person: Person, name: str) -> None:
    """Make an account, and go to its page."""
    person.page.goto("/account")
    person.page.fill("#account-name", name)
    person.page.fill("#account-password", PASSWORD)
    person.page.press("#account-password", "Enter")
    expect(person.page.locator(".codes li")).to_have_count(8)


@pytest.mark.parametrize(("language", "size"), first(("ja", PHONE), ("en", WIDE), ("en", PHONE), ("ja", WIDE)))
def test_the_pages_of_an_account(come: Arrive, language: str, size: dict[str, int], tmp_path: Path) -> None:
    ada = come("Ada", language, viewport=size)
    page, name = ada.page, f"Ada {language} {size['width']}"
    page.goto("/account")
    looks_right(page)
    open_account(ada, name)
    looks_right(page)
    page.locator(".button.primary").click()
    expect(page.locator("h1")).to_have_text(name)
    looks_right(page)
    page.fill("#program-name", "Bot")
    page.press("#program-name", "Enter")
    expect(page.locator(".told code")).to_contain_text("regalia_")
    looks_right(page)
    for path in ("/sign-in", "/recover", "/account/prove"):
        page.goto(path)
        looks_right(page)


def test_a_table_goes_on_at_a_second_device(come: Arrive) -> None:
    ada, phone = come("Ada"), come("Somebody", viewport=PHONE)
    table = ada.begin(3)
    open_account(ada, "Ada Twice")
    phone.page.goto("/sign-in?next=/account")
    phone.page.fill("#name", "ada twice")
    phone.page.fill("#password", PASSWORD)
    phone.page.press("#password", "Enter")
    expect(phone.page.locator("h1")).to_have_text("Ada Twice")
    expect(phone.page.locator(".rows li time")).to_have_count(1)
    phone.page.goto(table)
    expect(phone.asked).to_be_visible()
    phone.page.goto("/account")
    phone.page.locator("[name=session][value=others]").click()
    expect(phone.page.locator(".rows li")).to_have_count(1)
    ada.page.goto("/account")
    expect(ada.page.locator("h1")).to_have_text("Sign in")


def test_everything_is_reached_by_keyboard(come: Arrive) -> None:
    page = come("Ada").page
    page.goto("/account")
    wanted = page.locator("main :is(a, button, input:not([type=hidden]), select):visible").count()
    seen: set[str] = set()
    for _ in range(wanted + 20):
        page.keyboard.press("Tab")
        seen.add(
            page.evaluate(
                "(() => { const one = document.activeElement;"
                " return one.closest('main') ? [...document.querySelectorAll('main *')].indexOf(one) : -1 })()"
            )
        )
    radios_that_are_not_chosen = 1
    assert len(seen - {-1}) == wanted - radios_that_are_not_chosen


def test_what_the_profile_says_holds_at_a_new_device(come: Arrive) -> None:
    ada = come("Ada")
    ada.page.goto("/account")
    ada.page.select_option("#sound", "off")
    ada.page.locator("form[action='/account/profile'] > button").click()
    expect(ada.page.locator("#sound")).to_have_value("off")
    ada.open_table(3, bots=2)
    ada.page.locator(".tools .tool").last.click()
    expect(ada.page.get_by_role("dialog").get_by_label("Sound")).not_to_be_checked()


def with_passkeys(person: Person, arena: str) -> str:
    """The arena by a name, at which alone there are passkeys; the person's device has a lock."""
    device = person.context.new_cdp_session(person.page)
    device.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": kind | {"isUserVerified": True}})
    return arena.replace("127.0.0.1", "localhost")


@pytest.mark.parametrize(("language", "size"), first(("en", PHONE), ("ja", WIDE)))
def test_an_account_by_passkey_alone(come: Arrive, arena: str, language: str, size: dict[str, int]) -> None:
    ada = come("Ada", language, viewport=size)
    here, page, name = with_passkeys(ada, arena), ada.page, f"Ada keyed {language}"
    assert ada.context.request.post(f"{here}/api/guests", data={"name": "Ada"}).ok
    page.goto(f"{here}/account")
    looks_right(page)
    page.fill("#passkey-name", name)
    page.press("#passkey-name", "Enter")
    expect(page.locator(".codes li")).to_have_count(8)
    page.goto(f"{here}/account")
    expect(page.locator("#passkeys ~ .rows li")).to_have_count(1)
    page.locator(".rename summary").click()
    page.fill(".rename [name=name]", "Laptop")
    page.press(".rename [name=name]", "Enter")
    expect(page.locator("#passkeys ~ .rows strong")).to_have_text("Laptop")
    looks_right(page)
    page.locator("form[action='/account/sign-out'] button").click()
    page.goto(f"{here}/sign-in?next=/account")
    looks_right(page)
    page.locator("form[data-passkey] button").click()
    expect(page.locator("h1")).to_have_text(name)
    page.goto(f"{here}/account/prove")
    looks_right(page)
    page.locator("form[data-passkey] button").click()
    expect(page.locator("h1")).to_have_text(name)
    page.fill("#new-passkey", "Same again")
    page.press("#new-passkey", "Enter")
    expect(page.locator("form[data-passkey] [role=status]")).to_be_visible()


def test_the_administration_of_a_host(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        ada = arrive(browser, own, "Ada", viewport=PHONE)
        open_account(ada, "Ada")
        ada.page.goto("/account")
        ada.page.locator("a[href='/admin']").click()
        ada.page.select_option("#registration", "invitation")
        ada.page.locator("form[action='/admin/rules'] button").click()
        ada.page.fill("#note", "A friend")
        ada.page.press("#note", "Enter")
        expect(ada.page.locator(".told code")).to_contain_text("/invitation/")
        link = ada.page.locator(".told code").inner_text()
        for language, size in (("en", PHONE), ("ja", WIDE)):
            ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            ada.page.goto(f"/admin?q=ada&lang={language}")
            for part in ada.page.locator("details > summary").all():
                part.click()
            looks_right(ada.page)
        friend = arrive(browser, own, "Bea", viewport=PHONE)
        friend.page.goto("/account")
        expect(friend.page.locator("section:has(#open) .hint")).to_be_visible()
        friend.page.goto(link)
        open_account(friend, "Bea")
        friend.page.goto("/admin")
        expect(friend.page.locator("h1")).to_have_text("Page not found")
        assert (ada.errors, friend.errors) == ([], [])
        for each in (ada, friend):
            each.context.close()


@pytest.mark.exhaustive
def test_signing_in_by_a_provider_at_another_site(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_OPENID_SECRET", SECRET)
    with providing() as provider, serving(tmp_path, "--openid-issuer", provider.issuer, "--openid-client", CLIENT) as own:
        ada = arrive(browser, own.replace("127.0.0.1", "localhost"), "Ada", viewport=PHONE)
        ada.page.goto("/account")
        looks_right(ada.page)
        ada.page.locator("a[href^='/club/sign-in']").click()
        expect(ada.page.locator("#name")).to_have_value("Ada")
        looks_right(ada.page)
        ada.page.press("#name", "Enter")
        expect(ada.page.locator(".codes li")).to_have_count(8)
        ada.page.goto("/account")
        ada.page.locator("form[action='/account/sign-out'] button").click()
        ada.page.goto("/sign-in?next=/account")
        looks_right(ada.page)
        ada.page.locator("a[href^='/club/sign-in']").click()
        expect(ada.page.locator("h1")).to_have_text("Ada")
        looks_right(ada.page)
        assert ada.errors == []
        ada.context.close()
