"""Choices for the whole game: the recommended answer is picked by a button, and sent only when it is confirmed."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import barriers


def take(page: Page) -> None:
    """Press the button that picks the recommended answer."""
    button = page.get_by_role("button", name="Take the recommended one")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_a_recommended_opening_hand_fills_all_places_and_can_still_be_changed(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(2, "wheel_of_time")
    ada.choose()
    places, cards = ada.page.locator(".opening-places > li"), ada.page.locator(".tray .in-hand")
    confirm, picked = ada.page.locator(".confirm .primary"), ada.page.locator(".tray .in-hand.picked")
    expect(confirm).to_contain_text("3 more to choose")
    take(ada.page)
    expect(ada.page.locator(".opening-missing")).to_have_text("Your hand is complete.")
    names = [card.locator(".card-name").inner_text() for card in picked.all()]
    assert sorted(place.locator("span b").inner_text() for place in places.all()) == sorted(names)
    expect(picked).to_contain_text(["Good start"] * 3)
    assert barriers(ada.page) == []

    picked.filter(has_text="Elayne Trakand").click()
    expect(confirm).to_contain_text("1 more to choose")
    expect(confirm).to_be_disabled()
    cards.filter(has_text="Egwene").click()
    expect(ada.page.locator(".tray .in-hand.lit").filter(has_text="Elayne Trakand")).to_have_count(0)
    confirm.click()
    expect(ada.page.locator(".hand .in-hand").filter(has_text="Egwene")).to_be_visible()


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
