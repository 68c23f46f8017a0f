"""Home: a game against bots is one tap away, the ways in are in sight, and a thumb reaches every page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.devices import Device, looking
from tests.browser.person import PHONE
from tests.browser.test_access import barriers
from tests.matrix import each_game, first
from tests.server.players import Host

COUNT_TAPS = """addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true)"""
"""Counts taps over all pages of a tab."""
DESK = Device(1280, 800, "en", "light")


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


@pytest.mark.parametrize("language", first("ja", "en"))
def test_the_ways_in_are_in_sight_below_ones_own_tables(browser: Browser, host: Host, language: str) -> None:
    _, (ada, *_) = host.table("Ada", "Bob", "Eve")
    for _ in range(2):
        ada.post("/api/tables", {"game": "nocturion", "seats": [{"who": "me"}, {"who": "nobody"}]})
    host.table("Kai", "Mio", game="nocturion")
    with looking(browser, host, ada, Device(DESK.width, DESK.height, language, "light")) as page:
        page.goto("/")
        page.evaluate("document.fonts.ready")
        page.reload()
        assert page.locator(".own-table").count() == 3
        for box in page.locator(".join-form, .way-in").all():
            expect(box).to_be_in_viewport(ratio=1)


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
            ada.page.wait_for_function(f"({COVERED})().length === 0")
    ada.page.locator(".ways").get_by_role("link", name="Join").click()
    expect(ada.page.locator("#code")).to_be_focused()
    expect(ada.page.locator("#code")).to_be_in_viewport(ratio=1)
    assert barriers(ada.page) == []


@pytest.mark.parametrize("language", first("ja", "en"))
def test_who_follows_an_invitation_on_a_phone_sees_where_the_name_goes(come: Arrive, language: str) -> None:
    ada, stranger = come("Ada", language), come("Eve", language, viewport=PHONE)
    stranger.context.clear_cookies()
    stranger.page.goto(ada.open_table(3, bots=1, game="old_kings_crown"))
    field, bar = (stranger.page.locator(part).bounding_box() for part in ("#name", ".ways"))
    assert field
    assert bar
    assert field["y"] + field["height"] <= bar["y"]
