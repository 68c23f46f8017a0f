"""Answers in advance: composed in a panel before the question comes, by keyboard, on a desk and on a phone."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE, Person, resize
from tests.browser.test_access import barriers
from tests.browser.test_table import begun
from tests.matrix import first

KEPT = "Keep face down"


def panel(person: Person) -> Locator:
    return person.page.locator("dialog.ahead-panel")


def opened(person: Person) -> Locator:
    """The panel, opened from the prompt by keyboard."""
    person.page.locator(".steps .button:has-text('Always answer like this')").focus()
    person.page.keyboard.press("Enter")
    expect(panel(person)).to_be_visible()
    return panel(person)


def pick(panel: Locator, label: str, value: str) -> None:
    panel.get_by_role("combobox", name=label, exact=True).select_option(label=value)


def test_a_question_is_answered_before_it_comes_for_the_first_time(come: Arrive) -> None:
    ada = begun(come("Ada"))
    ada.asked.wait_for()
    form = opened(ada)
    give = form.get_by_role("button", name="Answer in advance")
    pick(form, "Question", "When a hidden card of mine comes up")
    expect(give).to_be_disabled()
    pick(form, "First choice", KEPT)
    pick(form, "If not possible", "Reveal")
    pick(form, "How long", "Until the game ends")
    give.focus()
    ada.page.keyboard.press("Enter")
    line = form.locator(".ahead-line")
    expect(line).to_contain_text(f"{KEPT}, otherwise Reveal")
    expect(line).to_contain_text("Until the game ends")
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    for turn in range(6):
        ada.asked.wait_for()
        expect(ada.page.locator(f".option:has-text('{KEPT}')")).to_have_count(0)
        ada.choose(turn)
    kept = ada.page.locator(".entry", has_text="stays face down")
    expect(kept.first).to_be_visible()


def test_an_order_has_conditions_and_is_taken_back(come: Arrive) -> None:
    ada = begun(come("Ada"))
    ada.asked.wait_for()
    form = opened(ada)
    pick(form, "Question", "When a hidden card of mine comes up")
    card = form.get_by_role("combobox", name="Card", exact=True).locator("option").nth(1).inner_text()
    pick(form, "Card", card)
    pick(form, "First choice", KEPT)
    form.get_by_role("button", name="Answer in advance").click()
    expect(form.locator(".ahead-line")).to_contain_text(f"(Card: {card})")
    form.get_by_role("button", name="Remove").click()
    expect(form.locator(".ahead-line")).to_have_count(0)


@pytest.mark.parametrize("language", first("ja", "en"))
def test_the_panel_stops_nobody_on_a_desk_and_on_a_phone(come: Arrive, language: str) -> None:
    ada = begun(come("Ada", language))
    ada.asked.wait_for()
    page = ada.page
    page.locator(".tools .tool").last.click()
    page.locator(".this-game .button").nth(1).click()
    form = panel(ada)
    expect(form).to_be_visible()
    form.locator("select").first.select_option(value="RevealOrKeep")
    form.locator(".ahead-wishes select").first.select_option(index=2)
    form.locator(".button.primary").click()
    expect(form.locator(".ahead-line")).to_be_visible()
    for device in (DESK, PHONE):
        resize(page, device)
        assert barriers(page) == []
        assert page.evaluate("document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth")
        if folder := os.environ.get("SHOTS"):
            page.screenshot(path=Path(folder) / f"panel-{language}-{device['width']}.png")
