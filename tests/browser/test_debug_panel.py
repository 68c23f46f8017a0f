"""The debug panel in a browser: there only with `--debug`, in both languages, and of no weight anywhere else."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Arrive, serving
from tests.browser.person import PHONE, Person, arrive
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import first


@pytest.fixture(scope="module")
def debug_arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of an arena with the panel."""
    with serving(tmp_path_factory.mktemp("arena"), "--debug") as address:
        yield address


@pytest.fixture
def visit(browser: Browser, debug_arena: str) -> Iterator[Callable[..., Person]]:
    """Lets somebody sit down with two bots and open the panel."""
    people: list[Person] = []

    def somebody(language: str = "en", **device: Any) -> Person:
        person = arrive(browser, debug_arena, "Ada", language, **device)
        people.append(person)
        person.context.grant_permissions(["clipboard-read", "clipboard-write"])
        person.begin(3)
        person.page.locator(".debug-tab").click()
        expect(text(person.page)).to_have_value(re.compile('"game": "oriflamme"'))
        return person

    yield somebody
    for person in people:
        person.context.close()
    assert [person.errors for person in people] == [[] for _ in people]


def text(page: Page) -> Locator:
    return page.locator("#debug-text")


def position(page: Page) -> Any:
    return json.loads(text(page).input_value())


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_position_is_edited_and_played_on_from_and_a_mistake_is_explained(visit: Callable[..., Person]) -> None:
    ada = visit()
    page = ada.page
    edited = position(page)
    edited["state"]["points"] = [41, 42, 43]
    text(page).fill(json.dumps(edited))
    press(page, "Load")
    expect(page.get_by_text("Loaded.")).to_be_visible()
    expect(page.locator("[data-anchor='points:1']").first).to_have_text(re.compile("42"))
    text(page).fill(text(page).input_value().replace("[41, 42, 43]", '["many", 42, 43]'))
    press(page, "Load")
    expect(page.locator(".debug-position [role=alert]")).to_have_text(re.compile(r"cannot read .*\$\.state\.points\[0\]"))
    press(page, "Discard changes")
    assert position(page)["state"]["points"] == [41, 42, 43]
    page.locator(".debug-tab").click()
    ada.choose()


def test_steps_back_and_forth_other_eyes_seats_and_a_test_to_paste(visit: Callable[..., Person]) -> None:
    ada = visit()
    page = ada.page
    page.locator(".debug-tab").click()
    ada.choose()
    ada.asked.wait_for()
    page.locator(".debug-tab").click()
    expect(text(page)).to_have_attribute("data-seq", page.locator(".prompt").get_attribute("data-at") or "")
    later = text(page).input_value()
    press(page, "Step back")
    expect(text(page)).not_to_have_value(later)
    press(page, "Step forward")
    expect(text(page)).to_have_value(later)
    expect(page.get_by_role("button", name="Resume bots")).to_be_visible()

    own = page.locator(".hand .piece").count()
    page.get_by_role("button", name=re.compile("View as (?!Ada)")).first.click()
    expect(page.locator("body")).to_have_class(re.compile("debug-eyes"))
    expect(page.locator(".debug-panel [aria-pressed=true]")).to_have_count(1)
    page.locator(".debug-panel [aria-pressed=true]").click()
    expect(page.locator(".hand .piece")).to_have_count(own)

    seat = page.locator(".debug-seats li").nth(1).locator("select")
    expect(seat).to_have_value("page")
    seat.select_option("me")
    expect(seat).to_have_value("me")
    seat.select_option("squire")
    expect(seat).to_have_value("squire")

    press(page, "Copy as test")
    expect(page.get_by_text("Test copied to the clipboard.")).to_be_visible()
    names: dict[str, Any] = {}
    exec(page.evaluate("navigator.clipboard.readText()"), names)
    names["test_from_this_position"]()


@pytest.mark.parametrize("language", first("ja", "en"))
def test_it_can_be_used_on_a_phone_by_everybody_in_both_languages(visit: Callable[..., Person], language: str) -> None:
    ada = visit(language, viewport=PHONE, has_touch=True)
    assert barriers(ada.page) == []
    assert widest(ada) <= PHONE["width"]
    shown = ada.page.locator(".debug-panel").inner_text() + ada.page.locator(".debug-tab").inner_text()
    assert "debug-" not in shown, "a message that nobody wrote"
    assert ("局面" in shown) is (language == "ja")


def test_without_it_a_page_asks_for_nothing_of_it(come: Arrive) -> None:
    ada = come("Ada")
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    ada.begin(3)
    assert ada.page.locator(".debug").count() == 0
    assert any("/static/assets/" in url for url in fetched)
    assert [url for url in fetched if "debug" in url] == []
