"""Nothing moves under a finger: what a game changes travels, or is drawn anew, but nothing jumps."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, prefers
from tests.matrix import each_game

CHOICES = 4
MOST = 0.02
"""The browser's own measure: the share of the window that moved, times how far."""
WATCH = """
window.jumps = [];
const at = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver(list => jumps.push(...list.getEntries().filter(shift => !shift.hadRecentInput).map(shift => ({
    value: shift.value,
    what: shift.sources.map(({node, previousRect, currentRect}) =>
        `${node?.nodeName} .${node?.className} from ${at(previousRect)} to ${at(currentRect)}`),
})))).observe({type: 'layout-shift', buffered: true});
"""


SLOW = """
const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(hear) { heard.set.call(this, event => setTimeout(hear, 600, event)) },
});
"""
"""A slow line. The browser does not count what moves within half a second of a tap: so only what answers it at once."""


def jumps(page: Page) -> list[dict[str, Any]]:
    """What has moved of itself, by more than may be."""
    found: list[dict[str, Any]] = page.evaluate("jumps")
    return [jump for jump in found if jump["value"] > MOST]


@pytest.mark.parametrize("game", each_game("oriflamme"))
def test_nothing_jumps_while_a_game_is_played(come: Arrive, game: str) -> None:
    ada = come("Ada", viewport=PHONE, has_touch=True)
    ada.page.add_init_script(prefers(speed="fast"))
    ada.page.add_init_script(WATCH)
    ada.page.add_init_script(SLOW)
    ada.page.goto("/")
    ada.page.locator(f".game-card form:has([value={game}]) button").click()
    for turn in range(CHOICES):
        ada.asked.or_(ada.result).first.wait_for(timeout=60_000)
        if ada.result.is_visible():
            break
        ada.choose(turn)
    assert jumps(ada.page) == []
