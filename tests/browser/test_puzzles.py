"""Puzzles as a visitor without a name solves them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia import games
from regalia.bots.puzzles import puzzles_of
from tests.browser.devices import devices
from tests.browser.lessons import CONFIRM
from tests.browser.person import PHONE, settings_of
from tests.browser.test_access import barriers

HAVING = [slug for slug in games.slugs() if puzzles_of(slug)]
Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, arena: str) -> Iterator[Visit]:
    """Opens today's puzzle; nothing must go wrong on the page."""
    contexts, errors = [], list[str]()

    def open_puzzle(game: str, language: str = "en", **device: Any) -> Page:
        context = devices(browser).lend(**settings_of(arena, language, reduced_motion="reduce", **device))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"/puzzles/{game}")
        page.wait_for_selector("[data-whole]")
        return page

    yield open_puzzle
    for context in contexts:
        devices(browser).give_back(context)
    assert errors == []


def answer(page: Page) -> None:
    """Give the first answer that can be given by keyboard."""
    page.locator("[data-offers]").first.press("Enter")
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).first.press("Enter")
    expect(page.locator(".puzzle-card")).to_be_visible()


def test_a_puzzle_is_answered_by_keyboard_and_looked_at_again(visit: Visit) -> None:
    page = visit("oriflamme")
    expect(page.locator(".lesson-bar")).to_contain_text("Which answer is best?")
    expect(page.locator(".puzzle-card")).to_have_count(0)
    answer(page)
    card = page.locator(".puzzle-card")
    expect(card).to_be_focused()
    expect(card.locator(".best")).to_contain_text("in 10")
    expect(card.locator(".given")).to_contain_text("your answer")
    expect(page.locator("[data-offers]")).to_have_count(0)
    assert barriers(page) == []
    card.get_by_role("button", name="Look again").press("Enter")
    expect(card).to_have_count(0)
    expect(page.locator("[data-offers]").first).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", HAVING)
def test_the_card_leaves_the_board_in_sight_on_a_phone(visit: Visit, game: str, language: str) -> None:
    page = visit(game, language, viewport=PHONE)
    answer(page)
    box = page.locator(".puzzle-card").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["height"] <= 0.65 * 740
    assert barriers(page) == []


def test_the_list_of_puzzles_leads_to_each(visit: Visit) -> None:
    page = visit("oriflamme")
    page.goto("/puzzles")
    assert barriers(page) == []
    page.get_by_role("link", name="Solve it: Oriflamme").click()
    expect(page.locator(".lesson-bar")).to_contain_text("Oriflamme")
