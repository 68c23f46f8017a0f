"""Playing in a browser tab."""

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from regalia import games
from regalia.core import verify
from regalia.core.record import Record
from tests.browser.person import PHONE, play
from tests.browser.tab.conftest import Browse
from tests.browser.tab.inner import ask, begun, opened, shown
from tests.browser.tab.web_host import WebHost

pytestmark = pytest.mark.exhaustive
SEATS = {"kings_guild": 2, "nocturion": 2, "old_kings_crown": 2, "oriflamme": 3, "wheel_of_time": 2}
MOST_MEMORY = 150_000_000
STREAM = "/stream"
"""The lobby's news, which a page that is left gives up."""
MEMORY = """() => new Promise((heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard(data);
    parent.postMessage({ type: 'memory' }, location.origin, [port2]);
})"""


def test_every_game_is_dealt_and_asks_without_its_host(browse: Browse, profile: Path, kept_host: WebHost) -> None:
    page = browse(profile).pages[0]
    failed: list[str] = []
    page.on("requestfailed", lambda request: None if request.url.endswith(STREAM) else failed.append(request.url))
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    kept_host.switch_off()
    try:
        home = opened(page, kept_host.address)
        for game, seats in SEATS.items():
            begun(home, game, seats)
            expect(page).to_have_title(home.title())
            home.goto(kept_host.address)
        assert home.evaluate(MEMORY) <= MOST_MEMORY
        assert failed == []
    finally:
        kept_host.switch_on()


def test_a_game_is_played_to_its_end_and_comes_back_after_a_reload(
    browse: Browse, profile: Path, kept_host: WebHost
) -> None:
    page = browse(profile).pages[0]
    frame = opened(page, kept_host.address)
    ada = begun(frame, "oriflamme", 3)
    play([ada])
    expect(frame.locator(".ranking tbody tr")).to_have_count(3)
    ranking = frame.locator(".ranking").inner_text()
    page.reload()
    again = shown(page)
    expect(again.locator(".ranking")).to_have_text(ranking, use_inner_text=True)
    table = again.url.rpartition("/")[2]
    record = msgspec.convert(ask(again, "GET", f"/api/tables/{table}/record"), type=Record)
    assert verify(games.load("oriflamme"), record).problems == []


def test_a_phone_plays_by_touch_in_japanese(browse: Browse, profile: Path, kept_host: WebHost) -> None:
    page = browse(profile, "ja-JP", viewport=PHONE, has_touch=True, is_mobile=True).pages[0]
    page.goto(kept_host.address)
    expect(page.locator(".start h1")).to_have_text("秘密だらけのボードゲームを、1分で。")
    frame = shown(page)
    expect(frame.locator("html")).to_have_attribute("lang", "ja")
    ada = begun(frame, "oriflamme", 3)
    ada.lit.first.tap()
    expect(frame.locator(".piece.picked, .note, .prompt:not(.yours)").first).to_be_visible()
    assert frame.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
