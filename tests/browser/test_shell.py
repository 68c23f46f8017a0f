"""The table's shell: sheets lie over the board, the prompt keeps its place, what happened can be seen again."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from regalia import games
from tests.browser.conftest import Arrive
from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE, Person, prefers, resize, with_faces
from tests.matrix import each_game, first
from tests.server.players import Host
from tools.screenshots import end_of

LOW = [{"width": 640, "height": 400}, {"width": 640, "height": 360}]
UNPINNED = prefers(pinned=False)
TINY = {"width": 320, "height": 256}
"""A desk at 400 %."""
SECTIONS = {
    "archer": "6.1",
    "soldier": "6.2",
    "spy": "6.3",
    "heir": "6.4",
    "lord": "6.5",
    "shapeshifter": "6.6",
    "assassination": "6.7",
    "royal_decree": "6.8",
    "ambush": "6.9",
    "conspiracy": "6.10",
}
"""Which section of the rules is about which card."""
PLACES = """() => JSON.stringify(['.stage', '.prompt', '.seats', '.board'].map(name => {
    const {x, y, width, height} = document.querySelector(name).getBoundingClientRect();
    return [x, y, width, height];
}))"""


def begun(come: Arrive, **device: object) -> Person:
    """A game against bots, at one's own first choice, by somebody who has pinned nothing."""
    ada = come("Ada", **device)
    ada.page.add_init_script(UNPINNED)
    ada.begin(3)
    return ada


def test_log_and_rules_are_sheets_over_the_board_until_they_are_pinned_beside_it(come: Arrive) -> None:
    ada = begun(come, viewport=DESK)
    assert ada.page.locator(".side").count() == 0
    before = json.loads(ada.page.evaluate(PLACES))
    for key in ("l", "r"):
        ada.page.keyboard.press(key)
        expect(ada.page.locator(".side")).to_be_visible()
        assert json.loads(ada.page.evaluate(PLACES)) == before
    ada.page.get_by_role("button", name="Keep open beside the board").click()
    stage, *_ = json.loads(ada.page.evaluate(PLACES))
    assert stage[2] < before[0][2]


def test_the_prompt_keeps_its_height_and_its_place(come: Arrive) -> None:
    ada = begun(come, viewport=PHONE)
    place = ada.page.locator(".prompt").bounding_box()
    for turn in range(6):
        ada.asked.wait_for()
        assert ada.page.locator(".prompt").bounding_box() == place
        ada.choose(turn)


def test_a_list_of_options_grows_over_the_board(come: Arrive) -> None:
    ada = begun(come, viewport=DESK)
    before = ada.page.evaluate(PLACES)
    ada.page.get_by_role("button", name="List", exact=True).click()
    expect(ada.page.locator(".options.listed")).to_be_visible()
    assert ada.page.evaluate(PLACES) == before


def test_what_happened_since_ones_own_decision_is_seen_again_one_step_a_tap(come: Arrive) -> None:
    ada = begun(come, viewport=DESK)
    ada.choose()
    moments = ada.page.locator(".since li")
    ada.reach(moments)
    count = moments.count()
    again = ada.page.get_by_role("button", name="Since your turn")
    again.click()
    expect(ada.page.locator(".prompt.past")).to_be_visible()
    expect(ada.page.locator(".since li.shown")).to_have_count(0)
    for step in range(count):
        again.click()
        if step < count - 1:
            expect(moments.nth(step)).to_have_class("shown")
            expect(ada.page.locator(".prompt.past")).to_be_visible()
    expect(ada.page.locator(".prompt.past")).to_have_count(0)
    expect(moments).to_have_count(count)


def test_what_happened_since_begins_with_its_first_entry_and_outlasts_half_an_answer(come: Arrive) -> None:
    ada = begun(come, viewport=PHONE)
    ada.choose()
    ada.reach(ada.page.locator("body:has(.since li:nth-child(2)) .hand-cards .lit"))
    row = ada.page.locator(".since ol")
    assert row.evaluate("row => [row.scrollLeft, row.scrollWidth > row.clientWidth]") == [0, True]
    moments = ada.page.locator(".since li").all_inner_texts()
    ada.page.locator(".hand-cards .lit").first.click()
    expect(ada.slots.first).to_be_visible()
    assert ada.page.locator(".since li").all_inner_texts() == moments


def test_rules_are_searched_and_lead_back_to_what_they_speak_of(come: Arrive) -> None:
    ada = begun(come, viewport=PHONE)
    kind = str(ada.page.locator(".hand-cards [data-piece]").first.get_attribute("data-piece")).partition(":")[2]
    ada.page.get_by_role("button", name="Rules").click()
    section = ada.page.locator(f"[id='rule-{SECTIONS[kind]}']")
    ada.page.get_by_role("searchbox").fill("ambush spy")
    expect(ada.page.locator(".rules-panel .hint")).to_have_text(re.compile(r"^\d+ sections found\.$"))
    expect(ada.page.locator("[id='rule-12']")).to_be_hidden()
    ada.page.get_by_role("searchbox").fill("")
    section.get_by_role("button", name="Show on the table").click()
    expect(ada.page.locator(".side")).to_have_count(0)
    expect(ada.page.locator(".note")).to_be_in_viewport(ratio=1)
    ada.page.locator(".note .rule-link").click()
    expect(section).to_have_class("cited")
    expect(section).to_be_in_viewport()


def test_the_dot_says_its_word_on_a_tap(come: Arrive) -> None:
    ada = begun(come, viewport=PHONE)
    word = ada.page.locator(".line-words")
    expect(word).to_have_text("Connected")
    assert word.evaluate("node => node.offsetWidth") <= 1
    ada.page.locator(".line-dot").click()
    expect(ada.page.locator(".line.told .line-words")).to_be_in_viewport(ratio=1)


def test_the_end_lies_over_the_board_and_shows_what_was_worth_seeing(browser: Browser, host: Host) -> None:
    over = end_of(host, "oriflamme", 3)
    with looking(browser, host, over.person, Device(DESK["width"], DESK["height"], "en", "light")) as page:
        page.goto(f"/t/{over.code}")
        result = page.locator(".result")
        expect(page.locator(".curve-line")).to_have_count(3)
        page.locator(".highlights button").first.click()
        expect(page.locator(".prompt.past")).to_be_visible()
        expect(result).to_be_hidden()
        page.get_by_role("button", name="Exit replay").click()
        page.get_by_role("button", name="View table").last.click()
        expect(result).to_be_hidden()
        page.get_by_role("button", name="Result").click()
        expect(result).to_be_visible()


@pytest.mark.parametrize(("game", "within"), first(("kings_guild", ".since"), ("old_kings_crown", ".seat-list")))
def test_what_stands_in_the_bar_leaves_room_for_the_tools(browser: Browser, host: Host, game: str, within: str) -> None:
    table, people = host.table("Ada", "Bob", game=game)
    for language in ("en", "ja"):
        with looking(browser, host, people[0], Device(1280, 800, language, "light")) as page:
            page.goto(f"/t/{table}")
            with_faces(page, within)
            row, dot = (page.locator(part).bounding_box() for part in (within, ".line"))
            assert row
            assert dot
            assert row["x"] + row["width"] <= dot["x"]


def test_the_longest_title_takes_two_lines_of_a_phone(browser: Browser, host: Host) -> None:
    table, people = host.table("Ada", "Bob", game="old_kings_crown")
    with looking(browser, host, people[0], Device(PHONE["width"], PHONE["height"], "ja", "light")) as page:
        page.goto(f"/t/{table}")
        with_faces(page, ".prompt")
        height, line = page.locator(".title h1").evaluate(
            "title => [title.offsetHeight, parseFloat(getComputedStyle(title).lineHeight)]"
        )
        assert round(height / line) == 2


def test_a_phone_has_the_size_of_the_board_and_full_screen_in_its_settings(come: Arrive) -> None:
    ada = begun(come, viewport=PHONE)
    settings = ada.page.get_by_role("button", name="Settings")
    settings.click()
    ada.page.get_by_text("130%").click()
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".board").evaluate("board => getComputedStyle(board).zoom") == "1.3"
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    settings.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Full screen").click()
    ada.page.wait_for_function("() => document.fullscreenElement !== null")


@pytest.mark.parametrize("game", each_game("nocturion"))
def test_in_a_low_window_prompt_and_hand_stand_beside_the_board(come: Arrive, game: str) -> None:
    ada = come("Ada", viewport=LOW[0])
    ada.begin(max(2, games.load(game).seats[0]), game)
    for size in LOW:
        resize(ada.page, size)
        bar, stage, dock = (ada.page.locator(part).bounding_box() for part in (".bar", ".stage", ".dock"))
        assert bar
        assert stage
        assert dock
        assert bar["height"] == 40
        assert stage["height"] == dock["height"] == size["height"] - 40
        assert stage["x"] + stage["width"] == dock["x"]
        assert stage["width"] > size["width"] / 2
        expect(ada.page.locator(".prompt")).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate("document.documentElement.scrollWidth") == size["width"]


def test_a_window_too_small_for_board_and_dock_at_once_scrolls(come: Arrive) -> None:
    ada = come("Ada", viewport=TINY)
    ada.begin(3)
    board = ada.page.locator(".board").evaluate("board => board.getBoundingClientRect().height")
    assert board > TINY["height"] / 2
    ada.page.locator(".prompt").scroll_into_view_if_needed()
    expect(ada.page.locator(".prompt")).to_be_in_viewport(ratio=1)
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(ada.page.locator(".bar")).not_to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == TINY["width"]


def test_a_large_screen_shows_text_cards_and_notes_larger(come: Arrive) -> None:
    ada = begun(come, viewport=DESK)
    card = ada.page.locator(".hand-cards .card").first
    usual = card.bounding_box()
    resize(ada.page, {"width": 1920, "height": 1080})
    large = card.bounding_box()
    assert usual
    assert large
    assert large["width"] == pytest.approx(usual["width"] * 1.25, rel=0.01)
    ada.page.locator(".seat-card").first.click()
    note, seat = ada.page.locator(".note").bounding_box(), ada.page.locator(".seat-card").first.bounding_box()
    assert note
    assert seat
    assert seat["y"] + seat["height"] < note["y"] < seat["y"] + seat["height"] + 20
    expect(ada.page.locator(".note")).to_be_in_viewport(ratio=1)
