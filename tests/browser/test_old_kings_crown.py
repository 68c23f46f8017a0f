"""The Old King's Crown in the browser: whole games, Clashes that explain themselves, and choosing at the same time."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from regalia import games
from regalia.core import Share, save
from regalia.games.old_kings_crown.steps.act import Act
from tests.browser.conftest import Arrive, Seated
from tests.browser.devices import Device, looking
from tests.browser.person import PHONE, Person, play, prefers
from tests.browser.positions import in_position, near_the_end
from tests.browser.test_access import barriers
from tests.browser.test_games import widest
from tests.playing import ending, moments, seed
from tests.server.players import Host

GAME = "old_kings_crown"
SHORT = {"rounds": 4}
PLACE = "place_supporters"


def crown(come: Arrive, seats: int, language: str = "en", **device: object) -> Person:
    """A person at a table of this game for four Rounds, all other seats with bots, just begun."""
    person = come("Ada", language, **device)
    person.begin(seats, GAME, agreed=SHORT)
    return person


TARO = {"language": "ja", "viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
"""A phone, at which Japanese is read in the dark."""


@pytest.mark.exhaustive
def test_two_people_and_a_bot_play_to_the_end_one_of_them_on_a_phone_and_the_result_is_explained(seated: Seated) -> None:
    ada, taro = seated(GAME, 3, near_the_end(games.load(GAME), 3), {}, TARO)
    play([ada, taro])
    expect(ada.page.locator(".result h2")).to_have_text(re.compile("wins"))
    expect(taro.page.locator(".result h2")).to_have_text(re.compile("の勝ち"))
    assert widest(taro) <= PHONE["width"]
    assert barriers(taro.page) == []
    assert_the_result_is_explained(ada.page)


def assert_the_result_is_explained(page: Page) -> None:
    rows = page.locator(".ranking tbody tr")
    influence = [int(rows.nth(row).locator("td").nth(1).inner_text()) for row in range(rows.count())]
    assert influence == sorted(influence, reverse=True)
    assert len(influence) == page.locator(".everybody .area").count() == 3
    supplies = page.locator(".everybody .supply .unseen").all_inner_texts()
    assert sorted(influence) == sorted(int(words.split()[0]) for words in supplies if "Influence" in words)
    expect(page.locator(".result > .hint")).to_have_count(int(len({*influence}) < len(influence)))
    assert barriers(page) == []


def test_who_has_bid_carries_a_mark_and_may_change_their_mind_until_all_have(seated: Seated) -> None:
    rules = games.load(GAME)
    ada, taro = seated(GAME, 3, save(rules.begin(3, seed(1), ending(rules), events=False)).decode(), {}, TARO)
    ada.asked.wait_for()
    taro.asked.wait_for()
    expect(ada.page.locator(".ready")).to_have_count(1)
    ada.page.locator(".in-hand").nth(2).click()
    ada.page.locator(".confirm .primary").click()
    for person in (ada, taro):
        expect(person.page.locator(".ready")).to_have_count(2)
    expect(ada.page.locator(".in-hand.given")).to_have_count(1)
    expect(taro.asked).to_be_visible()
    taro.choose(1)
    expect(ada.page.locator(".ready")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_keyboard_is_enough_to_the_end(seated: Seated) -> None:
    [ada] = seated(GAME, 2, near_the_end(games.load(GAME), 2, last=40), {})
    for turn in range(100):
        ada.asked.or_(ada.result).first.wait_for()
        if ada.result.is_visible():
            break
        choose_by_key(ada, 1 + turn % 5)
    expect(ada.result).to_be_visible()


def choose_by_key(person: Person, steps: int) -> None:
    """Go on some steps to something that is lit and not yet chosen, and choose it; or confirm what has been chosen."""
    keys = person.page.keyboard
    confirm = person.page.locator(".confirm .primary:enabled")
    for _ in range(steps):
        keys.press("n")
    for _ in range(12):
        if person.page.locator(":focus:not([aria-pressed=true])").count():
            break
        keys.press("n")
    keys.press("Enter")
    if confirm.is_visible():
        for _ in range(24):
            if confirm.evaluate("node => node === document.activeElement"):
                break
            keys.press("n")
        keys.press("Enter")


@pytest.mark.exhaustive
def test_every_strength_of_a_clash_is_the_sum_of_parts_with_card_and_rule(come: Arrive) -> None:
    ada = crown(come, 4)
    totals = ada.page.locator(".region:has(.total.wins) .piece.total")
    ada.reach(totals, most=80)
    for total in totals.all():
        assert_adds_up(ada, total)
    ada.page.locator(".total.wins").first.click()
    expect(ada.page.locator(".note .verdict")).to_contain_text("wins")
    assert barriers(ada.page) == []
    card = ada.page.locator(".note .part-link").first
    name = card.inner_text().strip()
    card.click()
    expect(ada.page.locator(".note h3")).to_contain_text(name)
    ada.page.locator(".note .rule-link").last.click()
    expect(ada.page.locator(".side .cited")).to_be_visible()


def assert_adds_up(person: Person, total: Locator) -> None:
    """A tap on a total shows what it is made of."""
    shown = int(total.locator("b").inner_text())
    total.click()
    parts = person.page.locator(".note .sum tbody tr:not(.sum-total)")
    amounts = parts.locator("td:last-child").all_inner_texts()
    assert sum(int(amount.replace("−", "-")) for amount in amounts) == shown
    assert parts.locator(".part-link").count() == parts.locator(".rule-link").count() == len(amounts)
    expect(person.page.locator(".note .sum-total td")).to_have_text(str(shown))
    person.page.keyboard.press("Escape")


STEPS_SEEN = """window.steps = []; new MutationObserver(() => {
    const step = document.querySelector('.clash-steps [aria-current]')?.textContent.trim();
    if (step && step !== window.steps.at(-1)) window.steps.push(step);
}).observe(document.body, {subtree: true, childList: true, attributes: true})"""


def before_a_clash() -> str:
    """The save of a random game of two whose first seat decides for the last time before the first clash."""
    before = b""
    for game in moments(games.load(GAME), 2):
        if game.state.clash:
            break
        if 0 in game.asks:
            before = save(game)
    return before.decode()


def test_the_parts_of_a_clash_follow_one_another_unless_one_wants_no_motion(seated: Seated) -> None:
    [calm] = seated(GAME, 2, before_a_clash(), {"reduced_motion": "reduce"})
    [quick] = seated(GAME, 2, before_a_clash(), {})
    for person in (calm, quick):
        person.page.add_init_script(prefers(speed="fast"))
        person.page.reload()
        person.asked.wait_for()
        person.page.evaluate(STEPS_SEEN)
        for turn in range(40):
            person.asked.wait_for(timeout=30_000)
            if person.page.locator(".total.wins, .total.tied").count():
                break
            person.choose(turn)
    seen = quick.page.evaluate("window.steps")
    assert "Tally" in seen[seen.index("Reveal") :]
    assert {"Reveal", "Tally"}.isdisjoint(calm.page.evaluate("window.steps"))


def test_the_board_of_another_player_is_a_tap_away(come: Arrive) -> None:
    ada = crown(come, 4)
    other = ada.page.locator(".seat-card:not(.own *)").nth(2)
    other.click()
    expect(ada.page.locator(".part-other .area")).to_be_visible()
    assert barriers(ada.page) == []
    ada.page.locator(".close-area").click()
    expect(ada.page.locator(".part-other")).to_have_count(0)


KEPT = """{
    const send = WebSocket.prototype.send;
    window.answers = [];
    WebSocket.prototype.send = function (data) {
        const { answer } = JSON.parse(data);
        if (answer) answers.push(answer);
        send.call(this, data);
    };
}"""
"""A script: the answers that the page has sent."""


def test_two_one_and_two_supporters_are_placed_in_six_taps(browser: Browser, host: Host) -> None:
    seat, placing = next(
        (seat, save(game))
        for game in moments(games.load(GAME), 4)
        if isinstance(game.step, Act) and game.step.name == PLACE
        for seat, ask in game.asks.items()
        if isinstance(ask, Share) and ask.total >= 5
    )
    for device, region in (
        (Device(1366, 768, "en", "light"), "#part-{} .region-head"),
        (Device(PHONE["width"], PHONE["height"], "ja", "light"), ".laying .slot:has(.emblem-{})"),
    ):
        table, people = in_position(host, GAME, 4, placing.decode())
        with looking(browser, host, people[seat], device) as page:
            page.add_init_script(KEPT)
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .prompt.yours").wait_for()
            for place, taps in (("highlands", 2), ("plateau", 1), ("lowlands", 2)):
                for _ in range(taps):
                    page.locator(region.format(place)).click()
            page.locator(".confirm .primary").click()
            page.wait_for_function("() => answers.length > 0")
            assert page.evaluate("answers[0].amounts.map(([, amount]) => amount)") == [2, 1, 2]
