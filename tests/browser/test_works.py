"""How a game works on one screen: drawn by its board, swiped on a phone, printed on one page."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from regalia import games
from tests.browser.conftest import Arrive
from tests.browser.person import PHONE
from tests.browser.test_access import barriers
from tests.matrix import each_game, first

DRAWN = """() => [...document.querySelectorAll('.works-picture')].map(({ shadowRoot }) => {
    const room = shadowRoot.querySelector('.stage').getBoundingClientRect();
    const parts = [...shadowRoot.querySelectorAll('.board *')].map((part) => part.getBoundingClientRect());
    return parts.some(({ width, height, left, right, top, bottom }) =>
        width > 20 && height > 20 && left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom);
})"""
"""For each panel, whether something is drawn wholly within its picture."""
A4 = {"width": 718, "height": 1047}
"""A page of A4 within margins of a centimetre, in pixels of CSS."""
BOTTOM = "document.querySelector('.works-panels').getBoundingClientRect().bottom + scrollY"


def works(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.wait_for_function("() => [...document.querySelectorAll('.works-picture')].every(({ shadowRoot }) => shadowRoot)")


@pytest.mark.parametrize("game", each_game("nocturion"))
def test_all_panels_are_drawn_and_fit_one_screen(come: Arrive, game: str) -> None:
    ada = come("Ada", viewport={"width": 1280, "height": 900})
    works(ada.page, game)
    drawn = ada.page.evaluate(DRAWN)
    assert drawn == [True] * len(drawn)
    assert ada.page.evaluate(BOTTOM) <= 900
    assert barriers(ada.page) == []


@pytest.mark.parametrize(("game", "language"), first(*product(games.slugs(), ("ja", "en"))))
def test_the_panels_print_on_one_page(come: Arrive, game: str, language: str) -> None:
    ada = come("Ada", language, viewport=A4)
    works(ada.page, game)
    ada.page.emulate_media(media="print")
    assert ada.page.evaluate(BOTTOM) <= A4["height"]
    expect(ada.page.locator(".site-header")).to_be_hidden()


def test_on_a_phone_one_panel_is_in_sight_and_a_dot_says_which(come: Arrive) -> None:
    ada = come("Ada", viewport=PHONE, has_touch=True)
    works(ada.page, "oriflamme")
    dots = ada.page.locator(".works-dots i")
    expect(dots).to_have_class(["shown", "", "", "", "", ""])
    row = ada.page.locator(".works-panels")
    row.evaluate("row => row.scrollBy({ left: row.clientWidth * 2, behavior: 'instant' })")
    expect(dots).to_have_class(["", "", "shown", "", "", ""])
    expect(ada.page.locator(".works-panel").nth(2)).to_be_in_viewport(ratio=0.9)
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("device", first({"viewport": PHONE}, {}))
def test_while_waiting_for_players_one_tap_shows_how_the_game_works(come: Arrive, device: dict[str, Any]) -> None:
    ada = come("Ada", **device)
    ada.open_table(3, bots=0)
    ada.page.get_by_role("button", name="How it works").click()
    expect(ada.page.locator(".side .works-panel").first).to_be_in_viewport()
    ada.page.wait_for_function("() => document.querySelector('.side .works-picture').shadowRoot")
    assert barriers(ada.page) == []
