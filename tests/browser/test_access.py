"""Nothing serious stands in the way of people who use a screen reader, high contrast or a keyboard."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from regalia import games
from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE, Person, resize
from tests.matrix import each_game, first

AXE = (Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")
PAGES = {
    "one of each kind": ("/", "/new/oriflamme", "/account", "/t/NOWHERE", "/games"),
    "others": (
        "/notices",
        "/find",
        "/clubs",
        "/events",
        "/hours",
        "/ratings",
        "/ratings/oriflamme",
        "/rules",
        "/rules/oriflamme",
        "/help",
        "/sign-in",
        "/recover",
        "/nowhere",
    ),
    "long ones": ("/workshop/wheel_of_time", *(f"/{page}/{game}" for game in games.slugs() for page in ("new", "rules"))),
}
"""Pages of the site. On the long ones other tests look for barriers."""
GRAVE = ("serious", "critical")
JUMPS = """() => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(heading => heading.checkVisibility())
    .map(heading => [Number(heading.tagName[1]), heading.textContent])
    .filter(([level], place, all) => level > (place ? all[place - 1][0] : 0) + 1)"""
"""Headings that lie more than one level below the heading before them."""


def barriers(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations'], preload: false})")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.fixture(params=first("dark", "light"))
def ada(come: Arrive, request: pytest.FixtureRequest) -> Person:
    scheme: str = request.param
    return come("Ada", "en" if scheme == "light" else "ja", color_scheme=scheme)


@pytest.mark.parametrize("pages", first(*PAGES))
def test_pages_stop_nobody_skip_no_level_of_headings_and_are_never_wider_than_a_phone(ada: Person, pages: str) -> None:
    found = {}
    for path in PAGES[pages]:
        ada.page.goto(path)
        ada.page.locator(".pool-card" if path.startswith("/workshop") else "h1").first.wait_for(state="attached")
        found[path] = ([] if pages == "long ones" else barriers(ada.page)) + ada.page.evaluate(JUMPS)
        resize(ada.page, PHONE)
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        found[path] += [] if wide == PHONE["width"] else [f"{wide} wide on a phone"]
        resize(ada.page, DESK)
    assert [path for path in found if found[path]] == [], found


@pytest.mark.parametrize("game", each_game("kings_guild"))
def test_no_table_skips_a_level_of_headings(come: Arrive, game: str) -> None:
    seats = max(2, games.load(game).seats[0])
    ada = come("Ada")
    ada.open_table(seats, bots=seats - 1, level="page", game=game)
    assert ada.page.evaluate(JUMPS) == []
    ada.start()
    ada.asked.wait_for()
    ada.page.keyboard.press("r")
    expect(ada.page.locator(".side .rules article")).to_be_visible()
    for device in (DESK, PHONE):
        resize(ada.page, device)
        assert ada.page.evaluate(JUMPS) == []


def test_a_stranger_sees_the_table_and_is_asked_for_a_name_on_taking_a_seat(ada: Person, come: Arrive) -> None:
    address = ada.open_table(3, bots=1)
    stranger = come("Eve")
    stranger.context.clear_cookies()
    stranger.page.goto(address)
    expect(stranger.page.locator(".place")).to_have_count(3)
    expect(stranger.page.locator(".name-form")).to_have_count(0)
    stranger.page.locator(".place.free .primary").click()
    expect(stranger.page.locator(".name-form input")).to_be_focused()
    assert barriers(stranger.page) == []
    stranger.page.keyboard.type("Eve")
    stranger.page.keyboard.press("Enter")
    expect(stranger.page.locator(".place.own")).to_contain_text("Eve")


def test_the_table_from_its_opening_on(ada: Person) -> None:
    page = ada.page
    ada.open_table(3, bots=1, level="page")
    assert barriers(page) == []
    page.locator(".place.free select").select_option("page")
    expect(page.locator(".place.free")).to_have_count(0)
    ada.start()
    ada.asked.wait_for()
    assert barriers(page) == []
    page.locator(".seat-card").first.click()
    expect(page.locator(".note")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".side .rules article")).to_be_visible()
    assert barriers(page) == []
    page.locator(".tools .tool").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    for turn in range(5):
        ada.asked.wait_for()
        ada.choose(turn)
    ada.asked.wait_for()
    assert barriers(page) == []
    page.locator(".entry").nth(2).click()
    expect(page.locator(".prompt.past")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")


def test_the_table_on_a_phone_in_forced_colours(come: Arrive) -> None:
    ada = come("Ada", viewport=PHONE, has_touch=True, forced_colors="active")
    ada.begin(4)
    assert barriers(ada.page) == []
    expect(ada.lit.first).to_be_visible()
