"""The page for those without a network, and for those whose arena is away."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Arrive, serving
from tests.browser.person import PHONE, arrive
from tests.matrix import first

WORDS = {"en": "No connection", "ja": "接続できません"}
KEPT = """async (language) => {
    const page = await caches.match('/offline');
    return ((await page?.text()) ?? '').includes(`<html lang="${language}"`);
}"""
"""Whether the page is kept in this language."""


def said(page: Page, language: str) -> None:
    """The kept page is shown, in this language and dressed."""
    expect(page.get_by_role("heading", level=1)).to_have_text(WORDS[language])
    assert page.evaluate("getComputedStyle(document.querySelector('.astray')).overflow") == "hidden"


def test_the_page_for_those_without_a_network_is_kept_beside_the_table_and_never_in_its_way(come: Arrive) -> None:
    ada = come("Ada")
    ada.page.goto("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert ada.page.evaluate("navigator.serviceWorker.controller") is None
    ada.context.set_offline(True)
    ada.page.goto("/rules")
    said(ada.page, "en")


@pytest.mark.parametrize("language", first("ja", "en"))
def test_when_the_arena_is_away_its_pages_say_so_in_the_language_last_chosen(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    other = "ja" if language == "en" else "en"
    with ExitStack() as while_open:
        ada = arrive(browser, while_open.enter_context(serving(tmp_path)), "Ada", other, viewport=PHONE)
        ada.page.goto("/")
        ada.page.wait_for_function(KEPT, arg=other)
        ada.page.locator(f".languages [value={language}]").click()
        ada.page.wait_for_function(KEPT, arg=language)
    ada.page.reload()
    said(ada.page, language)
    ada.context.close()
