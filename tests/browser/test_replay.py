"""A finished game is seen again: along a slider, by keys, through every seat's eyes, and by a link."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import Device, devices, looking
from tests.browser.person import DESK, PHONE, settings_of
from tests.browser.test_access import barriers
from tests.browser.test_ends import finished
from tests.matrix import first
from tests.server.players import Host

AT_A_DESK = Device(DESK["width"], DESK["height"], "en", "light")
ON_A_PHONE = Device(PHONE["width"], PHONE["height"], "ja", "dark")
LOW = Device(640, 360, "en", "light")
SMALL = """[...document.querySelectorAll('.replay :is(button, select, input)')]
    .filter((node) => node.checkVisibility() && (node.offsetWidth < 44 || node.offsetHeight < 44))
    .map((node) => node.className)"""
"""The controls that are too small for a finger."""


@pytest.fixture(params=first(ON_A_PHONE, AT_A_DESK))
def page(browser: Browser, host: Host, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The result of a game of Oriflamme, before the eyes of one who played it."""
    table, ada = finished(host.address, "oriflamme")
    with looking(browser, host, ada, request.param) as opened:
        opened.goto(f"/t/{table}")
        expect(opened.locator(".result .ranking")).to_be_visible()
        yield opened


def place(page: Page) -> int:
    """The place of the slider's thumb."""
    return int(page.locator(".replay input").input_value())


def count_at(page: Page, number: int) -> None:
    """The slider, and with it the board, comes to a place."""
    expect(page.locator(".replay input")).to_have_value(str(number))


def begin(page: Page) -> int:
    """See the game again from its beginning; the number of the last moment."""
    page.locator(".result").get_by_role("button", name=re.compile("^(Replay|リプレイ)$")).click()
    count_at(page, 0)
    return int(str(page.locator(".replay input").get_attribute("max")))


def test_a_game_is_seen_again_by_keys_and_buttons(page: Page) -> None:
    last = begin(page)
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    keys = page.keyboard
    for key, expected in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("Home", 0),
        ("End", last),
    ):
        keys.press(key)
        count_at(page, expected)
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".replay-way").first.click()
    expect(page.locator(".replay input")).not_to_have_value(str(last))
    here = str(page.locator(".replay input").get_attribute("aria-valuetext"))
    expect(page.locator("[role=log] p").last).to_have_text(here)
    expect(page.locator(".replay input")).to_have_attribute("aria-valuetext", re.compile(r"Step \d+ of|手中"))
    page.locator(".replay-leave").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_game_plays_itself_again_and_is_stopped(page: Page) -> None:
    last = begin(page)
    page.locator(".replay-speed").click()
    page.locator(".replay-way.main").click()
    count_at(page, last)
    expect(page.get_by_role("button", name=re.compile("^(Play|再生)$"))).to_be_visible()


def test_the_address_names_the_moment_and_opens_it_again(page: Page) -> None:
    begin(page)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    count_at(page, 3)
    page.wait_for_url(re.compile(r"\?at=\d+$"))
    page.locator(".replay-eyes").select_option("1")
    page.wait_for_url(re.compile(r"\?at=\d+&seat=1$"))
    page.reload()
    count_at(page, 3)
    expect(page.locator(".replay-eyes")).to_have_value("1")
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".replay-leave").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))


def test_a_seat_sees_another_board_than_all_cards(page: Page) -> None:
    begin(page)
    page.keyboard.press("ArrowRight")
    count_at(page, 1)
    everything = page.locator(".board").inner_text()
    page.locator(".replay-eyes").select_option("1")
    expect(page.locator(".board")).not_to_have_text(everything)


@pytest.mark.parametrize(
    ("query", "place", "problem"),
    [
        ("?at=1000000000", "12", ""),
        ("?at=-1", "0", ""),
        ("?at=3&seat=9", "3", "This seat doesn’t exist"),
        ("?at=3&seat=Ada", "3", "names no step"),
        ("?at=ten", "none", "names no step"),
    ],
)
def test_a_faulty_link_shows_the_nearest_there_is(
    browser: Browser, host: Host, query: str, place: str, problem: str
) -> None:
    table, ada = finished(host.address, "oriflamme")
    with looking(browser, host, ada, AT_A_DESK) as page:
        page.goto(f"/t/{table}{query}")
        if place == "none":
            expect(page.locator(".result")).to_be_visible()
        else:
            expect(page.locator(f".replay-words[data-at='{place}']")).to_be_visible()
        if problem:
            expect(page.locator(".problem")).to_contain_text(problem)
        else:
            expect(page.locator(".problem")).to_have_count(0)


def test_the_controls_fit_beside_the_board_of_a_low_window(browser: Browser, host: Host) -> None:
    table, ada = finished(host.address, "oriflamme")
    with looking(browser, host, ada, LOW) as page:
        page.goto(f"/t/{table}?at=5")
        expect(page.locator(".replay-slider")).to_be_in_viewport(ratio=1)
        expect(page.locator(".replay-way.main")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= LOW.width


@pytest.mark.parametrize("device", first(ON_A_PHONE, AT_A_DESK))
def test_a_link_to_a_finished_public_game_opens_without_a_name(browser: Browser, host: Host, device: Device) -> None:
    table, _ = finished(host.address, "oriflamme")
    size = {"width": device.width, "height": device.height}
    context = devices(browser).lend(**settings_of(host.url, device.language, viewport=size))
    page = context.new_page()
    page.goto(f"/t/{table}?at=5&seat=1")
    expect(page.locator(".replay-words[data-at='5']")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".replay-leave").click()
    page.get_by_role("button", name=re.compile("^(Result|結果)$")).click()
    expect(page.locator(".result .ranking")).to_be_visible()
    devices(browser).give_back(context)


def test_one_plays_on_from_a_moment_and_comes_back(page: Page) -> None:
    begin(page)
    page.keyboard.press("ArrowRight")
    count_at(page, 1)
    game = page.url
    page.get_by_role("button", name=re.compile("^(Play on from here|ここから続ける)$")).click()
    assert barriers(page) == []
    page.get_by_role("button", name=re.compile("^(As it was|実際のまま)")).click()
    page.wait_for_url(lambda url: not url.startswith(game.split("?")[0]))
    expect(page.locator("[data-whole] .prompt")).to_be_visible()
    branch = page.evaluate("location.pathname")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (page.viewport_size or DESK)["width"]
    page.goto(str(page.locator(".bar .origin").get_attribute("href")))
    count_at(page, 1)
    page.get_by_role("button", name=re.compile("^(Play on from here|ここから続ける)$")).click()
    expect(page.locator(f".what-if-own a[href='{branch}']")).to_have_count(1)
