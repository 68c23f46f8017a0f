"""The pages of clubs: without barriers, on a desk and on a phone, by keyboard alone; the chat brings what others write."""

from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import JUMPS
from tests.browser.test_identity import looks_right, open_account
from tests.matrix import first

NUMBERS = count()
"""Names are of one account and one club each, also when the test runs again."""


@pytest.mark.parametrize(("language", "size"), first(("ja", PHONE), ("en", DESK)))
def test_a_club_is_founded_joined_and_talked_in_by_keyboard(come: Arrive, language: str, size: dict[str, int]) -> None:
    ada, bob = come("Ada", language, viewport=size), come("Bob", language, viewport=size)
    number = next(NUMBERS)
    for someone in (ada, bob):
        open_account(someone, f"{'Ada' if someone is ada else 'Bob'} Club {number}")
    page, other = ada.page, bob.page
    page.goto("/clubs/new")
    looks_right(page)
    page.fill("#name", f"Night Owls {number}")
    page.fill("#words", "We play late. " * 20)
    page.locator("form.fields button.primary").press("Enter")
    page.wait_for_url("**/clubs/c_*")
    club = page.url.partition("/clubs/")[2]
    other.goto(f"/clubs/{club}")
    other.locator(f'form[action="/clubs/{club}/join"] button').press("Enter")
    expect(other.locator(".person-marks li")).to_have_count(1)
    page.goto(f"/clubs/{club}")
    page.locator('button[value="member"]').press("Enter")
    expect(page.locator("#asking")).to_have_count(0)
    for path in ("", "/members", "/talk", "/tables", "/settings", "/leave", "/invite"):
        page.goto(f"/clubs/{club}{path}")
        looks_right(page)
        assert page.evaluate(JUMPS) == []
    page.goto("/clubs")
    looks_right(page)
    page.goto(f"/ratings/oriflamme?among={club}")
    looks_right(page)
    other.goto(f"/clubs/{club}/talk")
    page.clock.install()
    page.goto(f"/clubs/{club}/talk")
    page.fill("#text", "Half a line")
    other.fill("#text", "Hello from Bob")
    other.locator("#text").press("Enter")
    expect(other.locator(".club-lines p")).to_have_text("Hello from Bob")
    page.clock.run_for(6000)
    expect(page.locator(".club-lines p")).to_have_text("Hello from Bob")
    assert page.input_value("#text") == "Half a line", "what one writes stays"
    page.locator(".club-act > summary").press("Enter")
    page.locator('button[name="number"]').press("Enter")
    expect(page.locator(".club-lines .hint")).to_have_count(1)
    looks_right(page)
