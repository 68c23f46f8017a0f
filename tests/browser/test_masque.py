"""Masque, from an installed package, on the plain board of a phone: a Guard names one of seven cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import serving
from tests.browser.person import PHONE, arrive, play


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


@pytest.mark.exhaustive
def test_in_a_low_window_the_table_lies_below_the_seats_of_the_plain_board(browser: Browser, masque_arena: str) -> None:
    ada = arrive(browser, masque_arena, "Ada", viewport={"width": 640, "height": 360})
    try:
        ada.open_table(3, bots=2, level="page", game="masque")
        ada.start()
        ada.asked.wait_for()
        seat, table = (ada.page.locator(part).last.bounding_box() for part in (".plain-seat", ".plain-board"))
        assert seat
        assert table
        assert seat["y"] + seat["height"] <= table["y"]
    finally:
        ada.context.close()
