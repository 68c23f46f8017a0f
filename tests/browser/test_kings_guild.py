"""The King's Guild in the browser: whole games, on a laptop and on a phone, alone and with others."""

from typing import Any

import pytest
from playwright.sync_api import expect

from regalia import games
from regalia.core import Game, save
from regalia.games import package
from regalia.games.kings_guild.content import SPECIALISTS
from regalia.games.kings_guild.options import Play, Sell
from regalia.text.texts import Texts
from tests.browser.conftest import Arrive, Seated
from tests.browser.person import PHONE, Person, play, resize, with_faces
from tests.browser.positions import near_the_end
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.matrix import first
from tests.playing import moments

GAME = "kings_guild"
ENDING = {"stalled": "final_round"}
"""Choices at random need not get any further under the printed rules, which have no limit of turns."""


def guild(come: Arrive, seats: int, language: str = "en", **device: object) -> Person:
    """A person at a table of this game, all other seats with bots, just begun."""
    person = come("Ada", language, **device)
    person.begin(seats, GAME, agreed=ENDING)
    return person


def test_the_keyboard_is_enough_to_the_end_and_every_point_is_explained(seated: Seated) -> None:
    [ada] = seated(GAME, 3, near_the_end(games.load(GAME), 3, last=24), {})
    play_by_keys(ada)
    page = ada.page
    page.get_by_role("button", name="View table").last.click()
    guilds = page.locator(".ended")
    assert guilds.count() == 3
    for guild in guilds.all():
        points = guild.locator(".explained .line-points").all_inner_texts()
        assert sum(map(int, points)) == int(guild.locator(".standing-sum b").first.inner_text())
    assert barriers(page) == []
    links = page.locator(".explained .rule-link")
    if links.count():
        links.first.click()
        expect(page.locator(".side .cited")).to_be_visible()


def play_by_keys(person: Person) -> None:
    keys = person.page.keyboard
    for turn in range(1500):
        person.asked.or_(person.result).first.wait_for()
        if person.result.is_visible():
            break
        for _ in range(1 + turn % 5):
            keys.press("n")
        keys.press("Enter")
        if person.page.locator(".confirm .primary").is_visible():
            keys.press("Enter")
    expect(person.result).to_be_visible()


def test_alone_on_a_phone_the_rating_is_told(seated: Seated) -> None:
    alone = near_the_end(games.load(GAME), 1)
    [taro] = seated(GAME, 1, alone, {"language": "ja", "viewport": PHONE, "has_touch": True})
    play([taro])
    expect(taro.page.locator(".ladder li")).to_have_count(5)
    expect(taro.page.locator(".ladder .reached")).to_have_count(1)
    assert widest(taro) <= PHONE["width"]


def test_every_cell_of_the_mat_has_a_name_of_its_own(come: Arrive) -> None:
    ada = guild(come, 2)
    names = ada.page.locator(".guild.mine .cell > .unseen").all_inner_texts()
    assert len(names) == len({*names}) == 10
    assert names[0].startswith("Column 1, row 1")


def test_another_guild_is_a_tap_away(come: Arrive) -> None:
    ada = guild(come, 4)
    ada.page.locator(".seat-card").nth(2).click()
    expect(ada.page.locator(".part-guild .part-head h3")).to_contain_text("Page 2")
    ada.page.locator(".back-home").click()
    expect(ada.page.locator(".guild.mine")).to_be_visible()


def test_taking_resources_shows_their_sum(come: Arrive) -> None:
    ada = guild(come, 2)
    ada.reach(ada.page.locator(".token.lit"))
    ada.page.locator(".token.lit").first.click()
    expect(ada.page.locator(".gathered .good").first).to_be_visible()
    taken = ada.page.locator(".token:has(.token-taken)")
    expect(taken.locator(".token-taken")).to_have_text("+1")
    expect(taken.locator("> .unseen")).to_contain_text(f"{taken.locator('.token-count').inner_text()} in the supply")
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".gathered")).to_have_count(0)


def test_a_card_of_the_hand_tells_what_can_be_done_with_it(seated: Seated) -> None:
    rules = games.load(GAME)
    playable = next(game for deal in range(9) for game in moments(rules, 1, deal) if may_play(game))
    [ada] = seated(GAME, 1, save(playable).decode(), {})
    ada.page.locator(".in-hand.lit[aria-haspopup]").first.focus()
    ada.page.keyboard.press("Enter")
    sale = ada.page.locator(".note .option")
    expect(sale.first).to_be_visible()
    assert barriers(ada.page) == []
    ada.page.keyboard.press("n")
    expect(sale.first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(sale).to_have_count(0)


def may_play(game: Game[Any]) -> bool:
    """True if a treasure of the hand can be played or sold."""
    return any(isinstance(option, Play | Sell) for ask in game.asks.values() if isinstance(ask, tuple) for option in ask)


LAPTOP = {"width": 1366, "height": 768}
SMALL = {"width": 1280, "height": 800}
CUT_OFF = """(texts) => {
    const card = document.querySelector(".recruit");
    const [name, does] = [".recruit-name", ".recruit-does"].map((each) => card.querySelector(each));
    const low = () => Math.max(does.getBoundingClientRect().bottom, name.getBoundingClientRect().bottom);
    return texts.filter(([called, told]) => {
        [name.textContent, does.textContent] = [called, told];
        return low() > card.getBoundingClientRect().bottom || name.scrollWidth > name.clientWidth;
    });
}"""
BELOW = """() => [...document.querySelectorAll(".guilds .piece")]
    .filter((piece) => piece.getBoundingClientRect().bottom > document.querySelector(".dock").getBoundingClientRect().top)
    .map((piece) => piece.dataset.piece)"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_six_guilds_have_market_and_mat_on_one_screen(come: Arrive, language: str) -> None:
    ada = guild(come, 6, language, viewport=SMALL)
    with_faces(ada.page, "[data-whole] .prompt.yours")
    assert ada.page.locator(".room").count() > 16
    assert ada.page.evaluate(BELOW) == []
    assert (
        ada.page.evaluate("document.querySelector('.stage').scrollHeight - document.querySelector('.stage').clientHeight")
        == 0
    )


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_a_laptop_shows_market_and_mat_at_once_and_all_that_a_specialist_does(come: Arrive, language: str) -> None:
    ada = guild(come, 4, language)
    with_faces(ada.page, "[data-whole] .prompt.yours")
    say = Texts(language, package(GAME))
    texts = [[say(f"kind-{who}"), say(f"does-{who}")] for who in SPECIALISTS]
    for window, log in ((LAPTOP, False), (SMALL, False), (SMALL, True)):
        resize(ada.page, window)
        if log:
            ada.page.keyboard.press("l")
        expect(ada.page.locator(".with-side .side")).to_have_count(int(log))
        assert ada.page.evaluate(BELOW) == []
        assert ada.page.evaluate(CUT_OFF, texts) == []
