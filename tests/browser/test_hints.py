"""Hints at a learning table: the place first, then what the answers are worth; nothing is sent for the player."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.matrix import first

HINT = {"en": "Hint", "ja": "ヒント"}


@pytest.mark.parametrize(("language", "device"), first(("ja", PHONE), ("en", DESK)))
def test_a_newcomer_looks_at_a_hint_and_lays_it_on_the_table_but_sends_it_alone(
    come: Arrive, language: str, device: dict[str, int]
) -> None:
    ada = come("Ada", language, viewport=device)
    page, card = ada.page, ada.page.locator(".hint-card[data-side]")
    page.goto("/")
    page.locator("form:has([value=oriflamme]) button").first.click()
    ada.asked.wait_for()
    hint = page.get_by_role("button", name=HINT[language], exact=True)
    at = page.locator(".prompt").get_attribute("data-at")

    hint.click()
    expect(card).to_be_focused()
    expect(page.locator(".lesson-ring")).to_have_count(1)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    hint.click()
    card.get_by_role("button").last.click()
    expect(card.locator(".hint-answers li").first).to_be_visible()
    assert barriers(page) == []
    card.get_by_role("button").last.click()
    expect(card).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-at", str(at))
    page.locator(".confirm .primary:enabled").click()
    expect(page.locator(f".prompt:not([data-at='{at}'])")).to_be_visible()
    page.locator(".tools .tool").first.click()
    expect(page.locator(".hint-taken")).to_have_count(1)
