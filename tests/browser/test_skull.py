"""A game from an installed package, with a board by recipe: played to its end on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.person import PHONE, arrive, play
from tests.browser.test_access import barriers
from tests.browser.test_games import widest


@pytest.fixture(scope="module")
def skull_arena(skull: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an arena beside which Skull is installed."""
    with serving(tmp_path_factory.mktemp("arena"), installed=skull) as address:
        yield address


@pytest.mark.exhaustive
@pytest.mark.parametrize(("language", "result"), [("ja", "の勝ち|勝利を分け合いました"), ("en", "wins|Shared victory")])
def test_a_game_from_outside_is_played_with_bots_on_a_phone(
    browser: Browser, skull_arena: str, language: str, result: str
) -> None:
    ada = arrive(browser, skull_arena, "Ada", language, viewport=PHONE, has_touch=True)
    try:
        ada.open_table(4, bots=3, level="page", game="skull")
        ada.start()
        ada.asked.wait_for()
        expect(ada.page.locator(".recipe-seat")).to_have_count(4)
        expect(ada.page.locator(".recipe-mat")).to_have_count(4)
        expect(ada.page.locator(".hand .piece.lit"), "the own discs").to_have_count(4)
        expect(ada.page.locator(".option")).to_have_count(0)
        assert barriers(ada.page) == []
        play([ada])
        expect(ada.page.locator(".result h2")).to_have_text(re.compile(result))
        assert barriers(ada.page) == []
        assert widest(ada) <= PHONE["width"]
        assert ada.errors == []
    finally:
        ada.context.close()
