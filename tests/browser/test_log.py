"""The log is searched and filtered, in a game that goes on and in both languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.matrix import first


@pytest.mark.parametrize(("language", "size"), first(("ja", PHONE), ("en", DESK)))
def test_the_log_is_searched_by_words_player_and_kind(come: Arrive, language: str, size: dict[str, int]) -> None:
    ada = come("Ada", language, viewport=size)
    ada.begin(3)
    for turn in range(4):
        ada.asked.wait_for()
        ada.choose(turn)
    ada.asked.wait_for()
    page = ada.page
    if page.locator(".side").count() == 0:
        page.get_by_role("button", name="ログ", exact=True).click()
    entries = page.locator(".log .entry")
    everything = entries.count()
    page.locator(".log-find").focus()
    page.keyboard.press("Enter")
    words, player, kind = page.locator(".log-filter :is(input, select)").all()
    expect(page.locator(".log-filter [role=status]")).to_be_empty()
    player.select_option("0")
    expect(entries.first).to_contain_text("Ada")
    mine = entries.count()
    assert 0 < mine < everything
    expect(page.locator(".log-filter [role=status]")).to_contain_text(str(mine))
    player.select_option("")
    kind.select_option("rounds")
    expect(entries).not_to_have_count(everything)
    expect(entries.last).to_contain_text({"en": "Round", "ja": "ラウンド"}[language])
    kind.select_option("")
    words.fill("ada")
    expect(entries).not_to_have_count(everything)
    words.fill("no such words")
    expect(entries).to_have_count(0)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator(".log-find").click()
    expect(entries).to_have_count(everything)
    entries.nth(2).click()
    expect(page.locator(".replay")).to_be_visible()
