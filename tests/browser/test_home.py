"""Home: a game against bots is one tap away, the ways in are in sight, and a thumb reaches every page."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive, serving, visited
from tests.browser.devices import Device, looking
from tests.browser.person import COUNT_TAPS, PHONE
from tests.browser.test_access import barriers
from tests.matrix import each_game, first
from tests.server.players import Host

DESK = Device(1280, 800, "en", "light")
DESK_SIZE = {"width": DESK.width, "height": DESK.height}
CUT_OFF = """() => [...document.querySelectorAll('.welcome :is(h1, p, b, span, .quick-way)')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
    .map((each) => each.textContent)"""
"""Words of the first minute that find no room."""


@pytest.mark.parametrize("game", each_game("old_kings_crown"))
def test_a_stranger_is_one_tap_from_the_first_decision(come: Arrive, game: str) -> None:
    stranger = come("Ada", viewport=PHONE, has_touch=True)
    stranger.context.clear_cookies()
    stranger.page.add_init_script(COUNT_TAPS)
    stranger.page.goto("/")
    stranger.page.locator(f".game-card form:has([value={game}]) button").click()
    expect(stranger.asked).to_be_visible()
    expect(stranger.page.locator(".piece.lit, .prompt button:enabled").first).to_be_visible()
    assert stranger.page.evaluate("sessionStorage.taps") == "1"


def test_a_stranger_learns_with_two_taps_and_plays_with_three(come: Arrive) -> None:
    stranger = come("Ada", viewport=PHONE, has_touch=True)
    stranger.context.clear_cookies()
    stranger.page.add_init_script(COUNT_TAPS)
    stranger.page.goto("/")
    stranger.page.locator(".quick-way.learn").click()
    stranger.page.locator(".lesson-card .primary").click()
    stranger.page.locator("[data-lesson-step='1'] .piece.lit").first.wait_for()
    assert stranger.page.evaluate("sessionStorage.taps") == "2"
    stranger.page.evaluate("sessionStorage.clear()")
    stranger.page.goto("/")
    stranger.page.locator(".quick-way.bots").click()
    before = stranger.page.locator(".prompt.yours").get_attribute("data-at")
    stranger.choose()
    stranger.page.locator(f".prompt:not([data-at='{before}'])").wait_for()
    assert int(stranger.page.evaluate("sessionStorage.taps")) <= 3


def test_the_picture_of_the_first_minute_is_a_game_that_goes_on(come: Arrive) -> None:
    visitor = come("Ada", viewport=DESK_SIZE)
    visitor.page.goto("/")
    visitor.page.locator(".welcome-picture iframe.drawn").wait_for()
    board = visitor.page.frame_locator(".welcome-picture iframe")
    expect(board.locator(".playing[data-whole] .queue .card").first).to_be_visible()
    for part in (".bar", ".prompt", ".side"):
        expect(board.locator(part).locator("visible=true")).to_have_count(0)
    assert barriers(visitor.page) == []


@pytest.mark.parametrize("still", [{"reduced_motion": "reduce"}, {"viewport": PHONE}])
def test_with_little_room_or_motion_the_picture_is_a_still_one(come: Arrive, still: dict[str, Any]) -> None:
    visitor = come("Ada", **{"viewport": DESK_SIZE} | still)
    visitor.page.goto("/", wait_until="networkidle")
    expect(visitor.page.locator(".welcome-picture .cover")).to_be_visible()
    expect(visitor.page.locator("iframe")).to_have_count(0)


def test_one_tap_opens_a_table_for_friends_where_the_name_is_asked_for_last(come: Arrive) -> None:
    host, friend = come("Ada"), come("Eve")
    host.context.clear_cookies()
    host.page.goto("/")
    host.page.locator(".quick-way.friends").click()
    expect(host.page.locator(".address[readonly]")).to_have_value(host.page.url)
    expect(host.page.locator(".place.own")).to_contain_text("Guest")
    host.page.locator(".name-form input").fill("Mio")
    host.page.locator(".name-form button").click()
    expect(host.page.locator(".name-form")).to_have_count(0)
    friend.page.goto(host.page.url)
    expect(friend.page.locator(".place.taken")).to_contain_text("Mio")


def test_a_watcher_takes_the_seat_of_a_bot_without_a_name(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, "--bot-delay", "600") as slow, visited(browser, slow) as arrive:
        stranger, late = arrive("Ada"), arrive("Bob")
        stranger.context.clear_cookies()
        stranger.page.goto("/watch")
        late.page.goto(stranger.page.url)
        late.page.locator(".bots-alone button").wait_for()
        assert stranger.page.locator(".hand .piece").count() == 0
        stranger.page.locator(".bots-alone button").click()
        stranger.asked.wait_for()
        assert stranger.page.locator(".hand .piece").count() > 0
        expect(late.page.locator(".bots-alone")).to_have_count(0)


@pytest.mark.parametrize("language", first("ja", "en"))
def test_the_four_ways_are_in_sight_below_ones_own_tables(browser: Browser, host: Host, language: str) -> None:
    _, (ada, *_) = host.table("Ada", "Bob", "Eve")
    for _ in range(2):
        ada.post("/api/tables", {"game": "nocturion", "seats": [{"who": "me"}, {"who": "nobody"}]})
    with looking(browser, host, ada, Device(DESK.width, DESK.height, language, "light")) as page:
        page.goto("/")
        page.evaluate("document.fonts.ready")
        assert page.locator(".own-table").count() == 3
        assert page.locator(".strip .quick-way").count() == 4
        for way in page.locator(".strip .quick-way").all():
            expect(way).to_be_in_viewport(ratio=1)
            box = way.bounding_box()
            assert box
            assert box["height"] <= 68


@pytest.mark.parametrize("language", first("ja", "en"))
def test_the_first_minute_fits_every_width(come: Arrive, language: str) -> None:
    visitor = come("Ada", language, reduced_motion="reduce")
    for width in (320, 360, 641, 820, 1280, 2560):
        visitor.page.set_viewport_size({"width": width, "height": 800})
        visitor.page.goto("/")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") == width
        assert visitor.page.evaluate(CUT_OFF) == [], width


AT_THE_FOOT = """() => {
    const bar = document.querySelector('.ways').getBoundingClientRect();
    const links = [...document.querySelectorAll('.ways a')].map(link => link.getBoundingClientRect());
    return bar.bottom === innerHeight && links.every(({height, width}) => height >= 44 && width >= 44);
}"""
COVERED = """() => {
    const [at, bar] = [document.activeElement, document.querySelector('.ways')];
    if (at === document.body || bar.contains(at)) return [];
    return at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? [at.outerHTML.slice(0, 90)] : [];
}"""
"""What has the focus, if the bar lies over it: the page may scroll to it smoothly."""


def test_on_a_phone_the_pages_are_at_the_foot_and_cover_nothing_that_has_the_focus(come: Arrive) -> None:
    ada = come("Ada", viewport=PHONE, has_touch=True)
    for path in ("/", "/rules/oriflamme"):
        ada.page.goto(path)
        ada.page.wait_for_function(AT_THE_FOOT)
        ada.page.mouse.wheel(0, 400)
        ada.page.wait_for_function(AT_THE_FOOT)
        ada.page.evaluate("scrollTo(0, 0)")
        for _ in range(30):
            ada.page.keyboard.press("Tab")
            ada.page.wait_for_function(f"() => ({COVERED})().length === 0")
    ada.page.locator(".ways").get_by_role("link", name="Join").click()
    expect(ada.page.locator("#code")).to_be_focused()
    expect(ada.page.locator("#code")).to_be_in_viewport(ratio=1)
    assert barriers(ada.page) == []
