"""Choices for the whole game: the recommended answer is picked by a button, and sent only when it is confirmed."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import barriers


def take(page: Page, name: str = "Take the recommended one") -> None:
    """Press the button that picks the recommended answer."""
    button = page.get_by_role("button", name=name)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_recommended_cards_fill_the_places_of_an_opening_hand(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(2, "wheel_of_time")
    ada.choose()
    missing = ada.page.locator(".opening-missing")
    expect(missing).to_have_text("3 more to choose")
    for place, words in enumerate(("2 more to choose", "1 more to choose", "Your hand is complete.")):
        take(ada.page, "Take the recommended one")
        expect(missing).to_have_text(words)
        card = ada.page.locator(".tray .picked")
        expect(card).to_contain_text("Good start")
        expect(ada.page.locator(".opening-places > li").nth(place)).to_contain_text(card.locator(".card-name").inner_text())
        assert place or barriers(ada.page) == []
        ada.choose(among=".tray .picked")
    expect(missing).to_have_count(0)


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
