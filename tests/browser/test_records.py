"""The record of a game is opened from a file: chosen or dropped, verified, and seen like any finished game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.matrix import first
from tests.server.requests.test_records import FALSE, true_record

DROP = """(text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
    dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}"""


def is_seen_again(page: Page) -> None:
    """The game of the record is there, with its marks, and is played again."""
    expect(page.locator(".result .ranking")).to_contain_text("Bob")
    expect(page.locator(".result header .hint")).to_be_visible()
    page.locator(".result").get_by_role("button", name=re.compile("^(Replay|リプレイ)$")).click()
    page.locator(".replay-eyes").select_option("1")
    page.wait_for_url(re.compile(r"/t/\w{6}\?at=0&seat=1$"))
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


@pytest.mark.parametrize(("language", "size"), first(("en", DESK), ("ja", PHONE)))
def test_a_record_is_chosen_and_seen_again(come: Arrive, tmp_path: Path, language: str, size: dict[str, int]) -> None:
    ada = come("Ada", language, viewport=size)
    ada.page.goto("/")
    ada.page.locator("a[href='/records']").click()
    assert barriers(ada.page) == []
    file = tmp_path / "game.json"
    file.write_bytes(true_record())
    ada.page.locator("#record").set_input_files(file)
    ada.page.locator("form[data-drop] button").click()
    is_seen_again(ada.page)


@pytest.mark.parametrize(("language", "size"), first(("ja", PHONE), ("en", DESK)))
def test_the_story_of_a_game_leads_to_its_moments(come: Arrive, language: str, size: dict[str, int]) -> None:
    page = come("Ada", language, viewport=size).page
    page.goto("/records")
    page.evaluate(DROP, true_record().decode())
    page.wait_for_url(re.compile(r"/t/\w{6}$"))
    story = page.locator(".chronicle")
    expect(story.locator("li").first).to_be_visible()
    shown = story.locator("li").filter(visible=True)
    if size == PHONE:
        expect(shown).to_have_count(2)
        story.get_by_role("button", name="続きを読む").click()
        expect(story.locator("li:nth-child(3) button")).to_be_focused()
    assert 6 <= shown.count() <= 10
    assert barriers(page) == []
    story.locator("li button").last.click()
    expect(page.locator(".replay-eyes")).to_be_visible()


def test_a_record_is_dropped_and_leads_to_the_same_table(come: Arrive) -> None:
    tables = []
    for name in ("Ada", "Bob"):
        page = come(name).page
        page.goto("/records")
        page.evaluate(DROP, true_record().decode())
        page.wait_for_url(re.compile(r"/t/\w{6}$"))
        tables.append(page.url)
    assert tables[0] == tables[1]


def test_a_false_record_stays_on_the_page_which_says_what_is_wrong(come: Arrive) -> None:
    page = come("Ada", viewport=PHONE).page
    page.goto("/records")
    page.evaluate(DROP, FALSE["another answer"][1]().decode())
    expect(page.get_by_role("alert")).to_contain_text("does not follow the rules")
    assert barriers(page) == []
