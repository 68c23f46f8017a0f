"""The pictures in a game's rules, drawn by the parts of its board, on the page of the rules and at a table."""

import pytest
from playwright.sync_api import Locator, expect

from regalia.server.pages.rules import rules_of
from tests.browser.conftest import Arrive
from tests.browser.person import PHONE
from tests.browser.test_access import barriers
from tests.matrix import each_game, first

CALLED = "data-picture="
DEVICES = first(("ja", "dark", PHONE), ("en", "light", {"width": 1280, "height": 800}))
STRAY = """places => places.flatMap(place => {
    const stage = place.shadowRoot.querySelector(".stage")
    return stage.scrollWidth > stage.clientWidth || stage.clientHeight < 60 ? [place.dataset.picture] : []
})"""
"""The pictures that are cut off at their side, or are empty."""


def are_drawn(places: Locator, slug: str) -> None:
    """Every picture that the rules call for is drawn, and as wide as its place."""
    called = str(rules_of(slug, "en")).count(CALLED)
    assert called > 0
    expect(places.locator(".rule-picture")).to_have_count(called)
    assert places.evaluate_all(STRAY) == []


@pytest.mark.parametrize("slug", each_game("old_kings_crown"))
@pytest.mark.parametrize(("language", "theme", "size"), DEVICES)
def test_the_board_draws_the_pictures_of_the_rules(
    come: Arrive, slug: str, language: str, theme: str, size: dict[str, int]
) -> None:
    ada = come("Ada", language, viewport=size, color_scheme=theme)
    ada.page.goto(f"/rules/{slug}")
    are_drawn(ada.page.locator("article.rules [data-picture]"), slug)
    assert barriers(ada.page) == []


def test_pictures_beside_a_board_share_no_names_with_it(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(3)
    ada.page.keyboard.press("r")
    are_drawn(ada.page.locator(".side .rules figure [data-picture]"), "oriflamme")
    assert ada.page.evaluate("document.querySelectorAll('.side [data-piece], .side .queue').length") == 0
    assert barriers(ada.page) == []


NAMED = {"oriflamme": 10, "kings_guild": 80, "old_kings_crown": 100, "nocturion": 80}
"""The games whose words say which rule is about which piece, and how many names in their rules lead to pieces at least."""


@pytest.mark.parametrize("slug", first(*NAMED))
@pytest.mark.parametrize(("language", "theme", "size"), DEVICES)
def test_a_name_in_the_rules_leads_to_the_piece_and_the_piece_to_its_rule(
    come: Arrive, slug: str, language: str, theme: str, size: dict[str, int]
) -> None:
    ada = come("Ada", language, viewport=size, color_scheme=theme)
    ada.page.goto(f"/rules/{slug}")
    names = ada.page.locator(".rules .piece-link")
    expect(names.nth(NAMED[slug] - 1)).to_be_attached()
    for name in (names.first, names.last):
        name.click()
        sheet = ada.page.get_by_role("dialog", name=name.inner_text())
        expect(sheet).to_be_in_viewport(ratio=1)
        assert len(sheet.locator("p").inner_text()) > 8
        assert barriers(ada.page) == []
        rule = sheet.get_by_role("link")
        section = str(rule.get_attribute("href")).removeprefix("#")
        rule.click()
        expect(sheet).to_have_count(0)
        expect(ada.page.locator(f"[id='{section}']")).to_be_in_viewport()


def test_beside_a_board_a_name_leads_to_the_piece(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(3)
    ada.page.keyboard.press("r")
    ada.page.locator(".side .piece-link").first.click()
    sheet = ada.page.locator(".piece-sheet")
    expect(sheet.locator(".rule-picture")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ada.page.locator(".side")).to_be_visible()
