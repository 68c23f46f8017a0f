"""Nocturion in the browser: whole games, dice that light what they can do, and a phone that keeps both in sight."""

import re

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Arrive, Seated
from tests.browser.person import PHONE, Person, play, prefers, resize
from tests.browser.posed import Stage, questions_to
from tests.browser.positions import near_the_end
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import first

GAME = "nocturion"
MOMENTS = 25
"""So many questions to a player are looked at on a phone."""
OPEN_TILES = "[...document.querySelectorAll('.tile.lit')].map(node => node.dataset.piece)"


def city(come: Arrive, seats: int, language: str = "en", **device: object) -> Person:
    """A person at a table of this game, all other seats with bots, just begun."""
    person = come("Ada", language, **device)
    person.begin(seats, GAME)
    return person


@pytest.mark.exhaustive
def test_two_people_play_to_the_end_one_of_them_on_a_phone(seated: Seated) -> None:
    phone = {"language": "ja", "viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
    ada, taro = seated(GAME, 2, near_the_end(games.load(GAME), 2), {}, phone)
    play([ada, taro])
    expect(ada.page.locator(".result h2")).to_have_text(re.compile("wins|Shared victory|A draw"))
    assert ada.page.locator(".everybody .house").count() == ada.page.locator(".ranking tbody tr").count() == 2
    assert barriers(ada.page) == []
    expect(taro.page.locator(".result h2")).to_have_text(re.compile("の勝ち|勝利を分け合いました"))
    assert widest(taro) <= PHONE["width"]
    assert barriers(taro.page) == []


@pytest.mark.parametrize("language", first("ja", "en"))
def test_a_phone_shows_all_open_locations_beside_dice_and_resources(come: Arrive, language: str) -> None:
    scheme = "light" if language == "en" else "dark"
    ada = come("Ada", language, viewport=PHONE, has_touch=True, color_scheme=scheme)
    stage, seen = Stage(ada, GAME), 0
    for posed in questions_to(games.load(GAME), 4, MOMENTS):
        stage.show(posed)
        assert ada.page.evaluate("document.querySelector('.dock').offsetHeight") <= 0.45 * PHONE["height"]
        seen += ada.page.locator(".tile.lit").count()
        if ada.page.locator(".tile.lit").count():
            for tile in ada.page.locator(".tile.lit").all():
                expect(tile).to_be_in_viewport(ratio=0.95)
            expect(ada.page.locator(".foot .own-die").first).to_be_in_viewport()
    assert seen > MOMENTS // 2


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", first(760, 1000, 1120))
def test_a_tablet_shows_the_question_and_locations_of_their_full_width(come: Arrive, width: int) -> None:
    ada = come("Ada", viewport={"width": width, "height": 800})
    ada.begin(2, GAME)
    ada.reach(ada.page.locator(".tile"))
    expect(ada.page.locator(".prompt .sentence")).to_be_in_viewport(ratio=1)
    assert all(tile.evaluate("tile => tile.offsetWidth") >= 120 for tile in ada.page.locator(".tile").all())


@pytest.mark.exhaustive
def test_the_foot_of_a_high_tablet_holds_stable_and_hand(come: Arrive) -> None:
    ada = city(come, 3, viewport={"width": 820, "height": 1180}, has_touch=True)
    ada.reach(ada.page.locator(".foot .in-hand"))
    for card in ada.page.locator(".foot .in-hand").all():
        expect(card).to_be_in_viewport(ratio=0.99)
    expect(ada.page.locator(".board .beasts")).to_have_count(0)


def test_a_die_that_is_picked_up_lights_what_it_opens_until_it_is_put_down(come: Arrive) -> None:
    ada = city(come, 2)
    tiles = ada.page.locator(".tile.lit")
    ada.reach(ada.page.locator(".house .own-die.lit:not([aria-haspopup])"), most=40)
    everything = ada.page.evaluate(OPEN_TILES)
    die = ada.page.locator(".house .own-die.lit:not([aria-haspopup])").first
    die.click()
    expect(die).to_have_class(re.compile("picked"))
    opened = ada.page.evaluate(OPEN_TILES)
    assert opened
    assert {*opened} <= {*everything}
    ada.page.keyboard.press("Escape")
    expect(die).not_to_have_class(re.compile("picked"))
    assert ada.page.evaluate(OPEN_TILES) == everything
    die.click()
    name = tiles.first.get_attribute("data-piece")
    tiles.first.click()
    expect(ada.page.locator(f"[data-piece='{name}'].occupied")).to_have_count(1)


@pytest.mark.exhaustive
def test_dice_roll_when_a_round_begins_unless_one_wants_no_motion(come: Arrive) -> None:
    watch = "window.rolled = 0; new MutationObserver(() => rolled += document.querySelectorAll('.kit-thrown').length)"
    seen = {}
    for motion in ("no-preference", "reduce"):
        person = come("Ada" if motion == "reduce" else "Bob", reduced_motion=motion)
        person.page.add_init_script(prefers(speed="fast"))
        person.open_table(2, bots=1, level="page", game=GAME)
        person.page.evaluate(f"{watch}.observe(document.body, {{subtree: true, childList: true}}) || null")
        person.start()
        for turn in range(2):
            person.asked.wait_for(timeout=30_000)
            person.choose(turn)
        person.asked.wait_for(timeout=30_000)
        seen[motion] = person.page.evaluate("rolled")
    assert seen["reduce"] == 0
    assert seen["no-preference"] > 0


def test_the_house_of_another_player_is_a_tap_away(come: Arrive) -> None:
    ada = city(come, 3)
    ada.reach(ada.page.locator(".house .abilities"), most=6)
    own = ada.page.locator(".house h3").inner_text()
    ada.page.locator(".seat-card").nth(2).click()
    expect(ada.page.locator(".house h3")).not_to_have_text(own)
    assert barriers(ada.page) == []
    ada.page.locator(".home-again").click()
    expect(ada.page.locator(".house h3")).to_have_text(own)


@pytest.mark.exhaustive
def test_the_keyboard_is_enough(come: Arrive) -> None:
    ada = city(come, 2)
    for turn in range(40):
        ada.asked.or_(ada.result).first.wait_for()
        for _ in range(1 + turn % 4):
            ada.page.keyboard.press("n")
        ada.page.keyboard.press("Enter")
        confirm = ada.page.locator(".confirm .primary:enabled")
        if confirm.is_visible():
            confirm.focus()
            ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".progress")).not_to_have_text("Setup")


COUNTS_CUT = """[...document.querySelectorAll('.seat-count')].filter((count) => {
    const [box, line] = [count, count.closest('.seat-facts')].map((part) => part.getBoundingClientRect());
    return box.width === 0 || box.left < line.left || box.right > line.right || box.bottom > line.bottom + 1;
}).length"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_how_many_heirlooms_and_beasts_everybody_has_is_seen_at_every_width(come: Arrive, language: str) -> None:
    ada = city(come, 4, language)
    ada.reach(ada.page.locator(".seat-list:not(:has(.seat-facts:empty))"))
    for width, height in ((360, 740), (800, 1100), (1024, 768), (1280, 800)):
        resize(ada.page, {"width": width, "height": height})
        expect(ada.page.locator(".seat-count")).to_have_count(2 * 4)
        assert ada.page.evaluate(COUNTS_CUT) == 0
