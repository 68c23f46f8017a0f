"""The end of every game, in both themes and languages: nothing on its sheet stands in anybody's way."""

import random
import re
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from regalia import games
from tests.browser.conftest import Arrive
from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE, Person, with_faces
from tests.browser.person import play as play_out
from tests.browser.positions import in_position, near_the_end
from tests.browser.test_access import barriers
from tests.browser.test_games import assert_points_are_explained
from tests.matrix import each_game, first
from tests.server.players import Guest, Host, play
from tools.screenshots import end_of

DEVICES = (Device(DESK["width"], DESK["height"], "en", "light"), Device(PHONE["width"], PHONE["height"], "ja", "dark"))


@cache
def finished(address: str, game: str) -> tuple[str, Guest]:
    """A table at this arena whose game has ended, and who sits at its first seat: the same to all who ask."""
    host = Host(address)
    rules = games.load(game)
    seats = rules.seats[0] if rules.seats[0] > 1 else rules.seats[1]
    table, people = in_position(host, game, seats, near_the_end(rules, seats))
    with ExitStack() as stack:
        play([stack.enter_context(person.at(table, seat)) for seat, person in enumerate(people)], random.Random(1))
    return table, people[0]


@pytest.mark.parametrize("game", each_game("kings_guild"))
def test_nothing_stands_in_the_way_at_the_end(browser: Browser, host: Host, game: str) -> None:
    table, ada = finished(host.address, game)
    for device in DEVICES:
        with looking(browser, host, ada, device) as page:
            page.goto(f"/t/{table}")
            expect(page.locator(".result .ranking")).to_be_visible()
            assert barriers(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= device.width
            for part in (".result h2", ".result .ranking tbody tr:last-child", ".result .row .primary"):
                expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_a_game_without_points_says_why_it_is_over(browser: Browser, host: Host) -> None:
    table, ada = finished(host.address, "wheel_of_time")
    for device, words in zip(DEVICES, ("has lost: ", "の敗北："), strict=True):
        with looking(browser, host, ada, device) as page:
            page.goto(f"/t/{table}")
            expect(page.locator(".why-over").first).to_contain_text(words)


@pytest.mark.parametrize("game", first("old_kings_crown", "oriflamme", "nocturion"))
def test_the_points_below_the_ranking_add_up(browser: Browser, host: Host, game: str) -> None:
    over = end_of(host, game, games.load(game).seats[0])
    with looking(browser, host, over.person, DEVICES[0]) as page:
        page.goto(f"/t/{over.code}")
        expect(page.locator(".result .ranking")).to_be_visible()
        assert_points_are_explained(page)


WRAPPED = """() => {
    const names = document.querySelectorAll('.ranked > :last-child');
    for (const name of names) name.textContent = '従者3';
    for (const row of document.querySelectorAll('.ranking tr'))
        while (row.children.length < 5) row.append(row.lastElementChild.cloneNode(true));
    return [...document.querySelectorAll('.ranked')].map(({firstElementChild: crest, lastElementChild: name}) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        const [sign, line] = [crest.getBoundingClientRect(), words.getBoundingClientRect()];
        return words.getClientRects().length === 1 && sign.right <= line.left && sign.bottom > line.top;
    });
}"""
"""Names as bots have them, and as many columns as a tie is decided by: whether each is in one line beside its crest."""


def test_names_of_bots_are_in_one_line_beside_their_crests_on_a_phone_also_where_a_tie_is_decided(
    browser: Browser, host: Host
) -> None:
    table, ada = finished(host.address, "oriflamme")
    with looking(browser, host, ada, DEVICES[1]) as page:
        page.goto(f"/t/{table}")
        expect(page.locator(".result .ranking")).to_be_visible()
        assert set(page.evaluate(WRAPPED)) == {True}


LAID_OUT = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const shields = [...document.querySelectorAll('.curve-end')].map((end) => end.getBoundingClientRect());
    const frame = box('.curve-frame');
    return {
        shields: shields.length,
        covered: shields.filter((end, place) => place && end.top < shields[place - 1].bottom - 4).length,
        outside: shields.filter(({bottom, right}) => bottom > frame.bottom + 20 || right > box('.result').right).length,
        cut: box('.highlights').bottom > box('.result').bottom,
    };
}"""
"""The shields of the curve and how many cover another or lie outside; true if moments worth seeing again are cut."""


def test_the_curve_has_a_shield_for_each_line_and_the_moments_are_in_sight(browser: Browser, host: Host) -> None:
    over = end_of(host, "oriflamme", 5)
    for device in (Device(1280, 800, "en", "light"), DEVICES[1]):
        with looking(browser, host, over.person, device) as page:
            page.goto(f"/t/{over.code}")
            with_faces(page, "[data-whole] .result:has(.curve-end) .highlights")
            found = page.evaluate(LAID_OUT)
            assert found == {"shields": 5, "covered": 0, "outside": 0, "cut": device.width < 640}


@pytest.mark.parametrize("game", each_game("nocturion"))
def test_on_a_desk_the_whole_end_is_in_sight(browser: Browser, host: Host, game: str) -> None:
    table, ada = finished(host.address, game)
    with looking(browser, host, ada, DEVICES[0]) as page:
        page.goto(f"/t/{table}")
        expect(page.locator(".result .ranking")).to_be_visible()
        high, room = page.locator(".result").evaluate("sheet => [sheet.scrollHeight, sheet.clientHeight]")
        assert high <= room


@pytest.mark.parametrize("game", first("wheel_of_time", "nocturion", "old_kings_crown"))
def test_hands_are_turned_up_at_the_end(browser: Browser, host: Host, game: str) -> None:
    table, ada = finished(host.address, game)
    with ada.at(table, 0) as line:
        seats = line.sighted().sight["sight"]["view"]["seats"]
    others = [len(seat["hand"]) for seat in (seats[1:] if game == "wheel_of_time" else seats)]
    assert sum(others) > 0
    with looking(browser, host, ada, DEVICES[0]) as page:
        page.goto(f"/t/{table}")
        page.locator(".result .note-close").click()
        expect(page.locator(".left-in-hand .piece")).to_have_count(sum(others))


SIGNS = (
    ("oriflamme", ".longest .charge"),
    ("nocturion", ".highest .kit-mark"),
    ("kings_guild", ".wins .storeys"),
    ("old_kings_crown", ".old-crown"),
    ("wheel_of_time", ".sides .won"),
)
"""Who has won, in the picture of the end."""


@pytest.mark.parametrize(("game", "sign"), first(*SIGNS))
def test_a_tap_ends_the_picture_of_the_end_which_is_played_once(browser: Browser, host: Host, game: str, sign: str) -> None:
    rules = games.load(game)
    seats = max(2, rules.seats[0])
    table, people = in_position(host, game, seats, near_the_end(rules, seats))
    with looking(browser, host, people[0], DEVICES[0]) as page, ExitStack() as stack:
        page.emulate_media(reduced_motion="no-preference")
        page.goto(f"/t/{table}")
        page.locator("[data-whole] .prompt").wait_for()
        play([stack.enter_context(person.at(table, seat)) for seat, person in enumerate(people)], random.Random(1))
        page.locator(".finale.plays").evaluate(
            "picture => picture.getAnimations({subtree: true}).forEach(each => each.pause())"
        )
        expect(page.locator(".result")).to_have_count(0)
        page.mouse.click(640, 400)
        expect(page.locator(".result .ranking")).to_be_visible()
        page.locator(".result .note-close").click()
        expect(page.locator(".finale")).to_have_count(0)
        page.get_by_role("button", name="Result").click()
        expect(page.locator(".result .ranking")).to_be_visible()
        expect(page.locator(f".finale:not(.plays) {sign}")).to_have_count(1)


def test_a_rematch_takes_along_who_says_yes_and_the_bots(browser: Browser, host: Host) -> None:
    rules = games.load("oriflamme")
    near = near_the_end(rules, 4, last=4)
    table, people = host.table("Ada", "Bob", "Eve", bots=("page",))
    assert people[0].put(f"/api/debug/tables/{table}/position", {"position": near}).status_code == 200
    with ExitStack() as stack:
        pages = [stack.enter_context(looking(browser, host, person, DEVICES[0])) for person in people]
        for page in pages:
            page.goto(f"/t/{table}")
        play_out([Person(page, []) for page in pages])
        ada, bob, eve = pages
        ada.get_by_role("button", name="Rematch").click()
        bob.get_by_role("button", name="Join rematch").click()
        expect(eve.get_by_role("button", name="Join rematch")).to_be_visible()
        eve.get_by_role("link", name="Regalia").click()
        expect(eve.locator(".game-list")).to_be_visible()
        names = ada.locator(".place .place-who b")
        expect(names).to_have_text([re.compile("Ada"), re.compile("Bob"), re.compile("Open seat"), re.compile("Page")])
        expect(bob).to_have_url(ada.url)
        ada.get_by_role("button", name="Fill with bots").click()
        ada.get_by_role("button", name="Start").click()
        for page in (ada, bob):
            expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize(("language", "device"), first(("ja", PHONE), ("en", DESK)))
def test_a_player_resigns_in_two_taps_after_reading_what_follows(
    come: Arrive, language: str, device: dict[str, int]
) -> None:
    ada, bob = come("Ada", language, viewport=device), come("Bob")
    table = ada.open_table(3, bots=1)
    bob.sit_down(table)
    ada.start()
    ada.page.locator(".tools .tool").last.click()
    resign = ada.page.locator(".this-game").get_by_role("button", name={"en": "Resign", "ja": "投了する"}[language])
    expect(resign).to_be_in_viewport(ratio=1)
    resign.click()
    asked = ada.page.locator("dialog[open]")
    expect(asked.locator("p")).to_contain_text({"en": "A bot plays your seat", "ja": "ボットがプレイ"}[language])
    assert barriers(ada.page) == []
    asked.get_by_role("button").last.click()
    expect(asked).to_have_count(0)
    expect(ada.page.locator(".seat-note")).to_have_count(0)

    ada.page.locator(".tools .tool").last.click()
    resign.click()
    asked.locator(".primary").click()
    expect(ada.page.locator(".seat.own .seat-note")).to_be_visible()
    expect(bob.page.locator(".seat-note")).to_have_text("resigned")
    assert barriers(ada.page) == []
    ada.page.locator(".tools .tool").last.click()
    expect(ada.page.locator(".this-game")).to_be_visible()
    expect(resign).to_have_count(0)

    bob.page.get_by_role("button", name="Settings").click()
    bob.page.locator(".this-game").get_by_role("button", name="Resign").click()
    expect(bob.page.locator("dialog[open] p")).to_have_text("The game ends now and Squire wins. You can’t undo this.")
    bob.page.locator("dialog[open] .primary").click()
    expect(bob.result.locator("h2")).to_have_text("Squire wins")
    expect(bob.page.locator(".why-over")).to_have_text(["Ada resigns.", "Bob resigns."])
