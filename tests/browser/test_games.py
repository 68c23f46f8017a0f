"""Whole games in the browser, by clicking what is lit."""

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from regalia import games
from regalia.core import verify
from regalia.core.record import Record
from tests.browser.conftest import Arrive, Seated
from tests.browser.person import PHONE, Person, play
from tests.browser.positions import near_the_end


def widest(person: Person) -> int:
    """How wide the page has become."""
    page: int = person.page.evaluate("document.documentElement.scrollWidth")
    stage: int = person.page.evaluate("document.querySelector('.stage')?.scrollWidth ?? 0")
    return max(page, stage)


@pytest.mark.exhaustive
def test_two_people_and_two_bots_play_to_the_end_in_two_languages(come: Arrive, tmp_path: Path) -> None:
    ada, taro = come("Ada"), come("太郎", "ja", viewport=PHONE, has_touch=True)
    taro.sit_down(ada.open_table(4, bots=2, level="page"))
    ada.start()
    play([ada, taro])
    expect(ada.page.locator(".result h2")).to_have_text(re.compile("wins|Shared victory|A draw"))
    expect(taro.page.locator(".result h2")).to_have_text(re.compile("の勝ち|勝利を分け合いました"))
    assert widest(taro) <= PHONE["width"]
    for person in (ada, taro):
        assert person.page.locator(".ranking tbody tr").count() == 4
        assert person.page.locator(".revealed .card").count() == 4 * (1 + 3)
        expect(person.page.locator(".fair .good")).to_be_visible()
        assert_points_are_explained(person.page)
    record = record_of(ada, tmp_path)
    assert verify(games.load("oriflamme"), record).problems == []
    assert [each is not None and each.nonce is not None for each in record.nonces] == [True, True, False, False]
    play_again(ada, taro)


def assert_points_are_explained(page: Page) -> None:
    """Below the ranking, each column adds up to the points above."""
    columns = page.locator(".breakdown tbody tr").all()
    lines = [[points(cell) for cell in row.locator("td").all_inner_texts()] for row in columns]
    *causes, total = lines
    assert [sum(column) for column in zip(*causes, strict=True)] == total
    scores = page.locator(".ranking tbody tr td:nth-child(3)").all_inner_texts()
    assert total == [int(score) for score in scores]
    assert causes


def points(cell: str) -> int:
    """A number of the table; a dash is nothing."""
    return 0 if cell == "–" else int(cell.replace("−", "-"))


def record_of(person: Person, folder: Path) -> Record:
    """The record that the page offers to save."""
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download game record").click()
    download.value.save_as(folder / "record.json")
    return msgspec.json.decode((folder / "record.json").read_bytes(), type=Record)


def play_again(ada: Person, taro: Person) -> None:
    """Both find each other at a new table."""
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.locator(".place.own")).to_be_visible()
    taro.page.get_by_role("button", name="再戦に参加").click()
    for person in (ada, taro):
        expect(person.page.locator(".place.own")).to_be_visible()
    assert ada.page.url == taro.page.url


def test_the_keyboard_is_enough(seated: Seated) -> None:
    [ada] = seated("oriflamme", 3, near_the_end(games.load("oriflamme"), 3, last=24), {})
    keys = ada.page.keyboard
    for turn in range(200):
        ada.asked.or_(ada.result).wait_for()
        if ada.result.is_visible():
            break
        before = ada.page.locator(".sentence").inner_text()
        for _ in range(1 + turn % 3):
            keys.press("n")
        keys.press("Enter")
        if ada.page.locator(".confirm .primary").is_visible():
            keys.press("Enter")
        expect(ada.result.or_(ada.page.locator(".sentence").filter(has_not_text=before)).first).to_be_visible()
    expect(ada.result).to_be_visible()


def test_arrow_keys_go_along_the_hand_and_escape_takes_a_choice_back(come: Arrive) -> None:
    ada = come("Ada")
    ada.begin(3)
    hand = ada.page.locator(".hand-cards .piece")
    hand.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    ada.page.keyboard.press("End")
    expect(hand.nth(6)).to_be_focused()
    ada.page.keyboard.press("Enter")
    ends = ada.page.locator(".slot")
    if ends.count():
        ends.first.click()
        expect(ends.first).to_have_class(re.compile("picked"))
        ada.page.keyboard.press("Escape")
        expect(ends.first).not_to_have_class(re.compile("picked"))
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
