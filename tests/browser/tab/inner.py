"""The arena in a tab, as its user sees it."""

from collections.abc import Mapping
from typing import Any, cast

from playwright.sync_api import Frame, Page

from benchmarks.crowd import usual
from tests.browser.person import Person

FIRST_PAGE = 120_000
"""Milliseconds for a start on a busy machine."""
ASK = """async ([method, path, body]) => {
    const answer = await fetch(path, {
        method, body: body === null ? undefined : JSON.stringify(body), headers: { 'Content-Type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
}"""


def opened(page: Page, address: str) -> Frame:
    """The frame with the arena's pages, once the first one is shown. Fails with what the start page says if none comes."""
    page.goto(address)
    return shown(page)


def shown(page: Page) -> Frame:
    """The frame of the arena, once it shows a page."""
    page.locator("iframe, .stopped").first.wait_for(state="attached", timeout=FIRST_PAGE)
    assert not page.locator(".stopped").count(), page.locator(".state").inner_text()
    page.locator(".start").wait_for(state="detached", timeout=FIRST_PAGE)
    frame = page.frame("inner")
    assert frame is not None
    frame.locator("main, #table").first.wait_for()
    return frame


def ask(frame: Frame, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
    """What the arena answers to a request of its page. Fails if it refuses."""
    return frame.evaluate(ASK, [method, path, body])


def begun(frame: Frame, game: str, seats: int, level: str = "page") -> Person:
    """Somebody at a table of this game, against bots; the game waits for them."""
    others = [{"who": "bot", "level": level}] * (seats - 1)
    table = ask(frame, "POST", "/api/tables", {"game": game, "seats": [{"who": "me"}, *others], "options": {}})["id"]
    for deck in usual(game, seats)[:1]:
        ask(frame, "PUT", f"/api/tables/{table}/seats/0/brought", {"ready": deck})
    ask(frame, "POST", f"/api/tables/{table}/start")
    frame.goto(f"{frame.url.partition('#')[0]}t/{table}")
    person = Person(cast("Page", frame), [])
    person.asked.wait_for()
    return person
