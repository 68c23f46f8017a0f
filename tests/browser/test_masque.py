"""Masque, from an installed package, on a board by recipe: a Guard names one of seven cards, seats are tapped."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.person import PHONE, arrive, play, resize
from tests.browser.test_access import barriers
from tests.browser.test_games import widest

SMALL = """[...document.querySelectorAll('.playing *')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => each.checkVisibility() && parseFloat(getComputedStyle(each).fontSize) < 12)
    .map((each) => each.textContent)"""
"""Texts of less than 12 px."""
SIZES = ((PHONE["width"], PHONE["height"]), (1280, 800), (640, 400))


@pytest.fixture(scope="module")
def masque_arena(masque: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an arena beside which Masque is installed."""
    with serving(tmp_path_factory.mktemp("arena"), installed=masque) as address:
        yield address


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", "ja"])
def test_more_options_than_fit_beside_the_steps_can_all_be_reached(
    browser: Browser, masque_arena: str, language: str
) -> None:
    ada = arrive(browser, masque_arena, "Ada", language, viewport=PHONE, has_touch=True)
    try:
        ada.open_table(3, bots=2, level="page", game="masque")
        ada.start()
        ada.asked.wait_for()
        play([ada])
        expect(ada.page.locator(".result h2")).to_be_visible()
        assert ada.errors == []
    finally:
        ada.context.close()


def test_the_board_by_recipe_is_in_sight_and_readable(browser: Browser, masque_arena: str) -> None:
    ada = arrive(browser, masque_arena, "Ada")
    try:
        ada.open_table(3, bots=2, level="page", game="masque")
        ada.start()
        ada.asked.wait_for()
        for width, height in SIZES:
            resize(ada.page, {"width": width, "height": height})
            assert barriers(ada.page) == []
            expect(ada.page.locator(".recipe-middle .as-stack h4 b")).to_have_text(re.compile(r"\d+"))
            expect(ada.page.locator(".hand .piece.lit").first).to_be_in_viewport(ratio=0.9)
            assert ada.page.evaluate(SMALL) == []
            assert widest(ada) <= width
        assert ada.errors == []
    finally:
        ada.context.close()
