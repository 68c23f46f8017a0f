"""The pages of people, of friends and of reports: without barriers, on a desk and on a phone, by keyboard alone."""

from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_access import JUMPS
from tests.browser.test_identity import looks_right, open_account
from tests.matrix import first

NUMBERS = count()
"""Names are of one account each, also when the test runs again."""


def page_of(someone: Person) -> str:
    """The address of the page of the person who uses a browser, by their account."""
    someone.page.goto("/account")
    return str(someone.page.locator('a[href^="/people/"]').get_attribute("href"))


@pytest.mark.parametrize(("language", "size"), first(("ja", PHONE), ("en", DESK)))
def test_a_person_is_befriended_reported_and_blocked_by_keyboard(come: Arrive, language: str, size: dict[str, int]) -> None:
    ada, bob = come("Ada", language, viewport=size), come("Bob", language, viewport=size)
    number = next(NUMBERS)
    for someone in (ada, bob):
        open_account(someone, f"{'Ada' if someone is ada else 'Bob'} Page {number}")
    page, bobs = ada.page, page_of(bob)
    report = f"/reports/new?matter=person&person={bobs.removeprefix('/people/')}"
    for path in ("/people", bobs, f"{bobs}/invite", report, "/reports"):
        page.goto(path)
        looks_right(page)
        assert page.evaluate(JUMPS) == []
    page.goto(bobs)
    page.locator(f'form[action="{bobs}/friend"] button').press("Enter")
    expect(page.locator(f'form[action="{bobs}/unfriend"]')).to_have_count(1)
    bob.page.goto("/")
    bob.page.locator(".asking button").first.press("Enter")
    expect(bob.page.locator(".asking")).to_have_count(0)
    page.goto(bobs)
    expect(page.locator(".person-marks li")).to_have_count(1)
    page.locator(".person-more > summary").press("Enter")
    page.locator(".person-menu a.grave").press("Enter")
    page.select_option("#reason", "spam")
    page.fill("#words", "So many messages")
    page.locator("button.primary").press("Enter")
    expect(page.locator(".rows li")).to_have_count(1)
    page.goto(bobs)
    page.locator(".person-more > summary").press("Enter")
    page.locator(".person-menu details.grave > summary").press("Enter")
    looks_right(page)
    page.locator(".person-menu button.grave").press("Enter")
    expect(page.locator(".person-marks .leaves")).to_have_count(1)
    page.goto("/people")
    looks_right(page)
