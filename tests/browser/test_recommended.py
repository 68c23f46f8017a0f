"""Choices for the whole game: the recommended answer is picked by a button, and sent only when it is confirmed."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import barriers


def take(page: Page) -> None:
    """Press the button that picks the recommended answer."""
    button = page.get_by_role("button", name="Take the recommended one")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_the_recommended_house_is_picked_and_can_still_be_changed(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(2, "nocturion")
    take(ada.page)
    picked, others = (ada.page.locator(f".house-choice{which}") for which in (".picked", ":not(.picked)"))
    expect(picked).to_contain_text("Good for a first game")
    assert barriers(ada.page) == []
    name = others.last.locator("b").inner_text()
    others.last.click()
    ada.page.locator(".confirm .primary").click()
    expect(ada.page.locator("#part-house .manor h3")).to_have_text(name)
