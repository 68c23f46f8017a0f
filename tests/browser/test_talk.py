"""Two people talk at a table, at a desk in English and on a phone in Japanese."""

import json
import re

from playwright.sync_api import expect

from regalia import games
from regalia.core import save
from tests.browser.conftest import Arrive, Seated
from tests.browser.person import DESK, PHONE, Person
from tests.playing import moments

PLACES = """() => JSON.stringify(['.bar', '.stage', '.prompt', '.seats', '.board'].map(name => {
    const {x, y, width, height} = document.querySelector(name).getBoundingClientRect();
    return [x, y, width, height];
}))"""
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"

ON_THE_PAGE = """() => {
    const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
    return bubble && bubble.left >= 0 && bubble.right <= innerWidth;
}"""
AT_ITS_SEAT = """() => {
    const bubble = document.querySelector('.bubble');
    const [words, seat] = [bubble, bubble?.closest('.seat')].map(node => node?.getBoundingClientRect());
    return bubble && words.left >= seat.left && words.right <= seat.right
        && words.top >= seat.top && words.bottom <= seat.bottom;
}"""
"""It covers the seat that speaks, and nothing of the board."""


def places(person: Person) -> object:
    return json.loads(person.page.evaluate(PLACES))


def says(person: Person, words: str) -> None:
    """Write a line in the chat, which is open then."""
    person.page.get_by_role("button", name=re.compile("Chat|チャット")).click()
    field = person.page.locator(".talk-write input")
    field.fill(words)
    field.press("Enter")


def test_a_line_is_shown_at_its_seat_within_the_page_and_clear_of_the_board(come: Arrive) -> None:
    ada, bob = come("Ada", language="ja", viewport=PHONE), come("Bob", viewport=DESK)
    table = ada.open_table(4, bots=2, game="nocturion")
    bob.sit_down(table)
    ada.start()
    expect(bob.page.locator("[data-whole] .prompt")).to_be_visible()
    says(bob, "Nice move! What will you do next? Let me think for a moment about this one.")
    ada.page.wait_for_function(ON_THE_PAGE)
    bob.page.reload()
    expect(bob.page.locator("[data-whole] .prompt")).to_be_visible()
    says(ada, "良い手ですね！次はどうするつもりですか？少し考えますね。")
    bob.page.wait_for_function(AT_ITS_SEAT)


def test_two_people_talk_at_a_table(come: Arrive) -> None:
    ada, bob = come("Ada", viewport=DESK), come("Bob", language="ja", viewport=PHONE)
    table = ada.open_table(3, bots=1)
    bob.sit_down(table)
    ada.start()
    expect(bob.page.locator(".prompt")).to_be_visible()
    expect(ada.page.locator(".seat .arms")).to_have_count(2)

    before = places(bob)
    ada.page.keyboard.press("t")
    field = ada.page.get_by_role("textbox", name="Write a message")
    field.fill("@b")
    expect(ada.page.get_by_role("group", name="People at the table")).to_have_text("@Bob")
    field.press("Tab")
    expect(field).to_have_value("@Bob ")
    field.press_sequentially("<b>hi</b> https://evil.example")
    field.press("Enter")
    said = "@Bob <b>hi</b> https://evil.example"
    expect(ada.page.locator(".said-text")).to_have_text(said)
    expect(field).to_have_value("")

    button = bob.page.get_by_role("button", name="チャット（新着1件）")
    expect(button).to_be_visible()
    expect(bob.page.locator(".unseen[role=log]")).to_contain_text(f"Ada：{said}")
    assert places(bob) == before, "nothing moves when a line comes"
    button.click()
    expect(bob.page.locator(".said.mention .said-text")).to_have_text(said)
    assert bob.page.locator(".said-text a, .said-text b").count() == 0
    assert not bob.page.evaluate(TOO_WIDE)
    bob.page.get_by_text("定型文").click()
    bob.page.get_by_role("button", name="お見事！").click()
    expect(ada.page.locator(".said-text").last).to_have_text("Well played!")
    expect(ada.page.locator(".unseen[role=log]")).to_contain_text("Bob: Well played!")

    bob.page.reload()
    expect(bob.page.get_by_role("button", name=re.compile("^チャット$"))).to_be_visible()
    ada.page.get_by_label("More about this message from Ada").click()
    ada.page.get_by_role("button", name="Remove this message").click()
    expect(ada.page.locator(".said-text").first).to_have_text("Removed")
    bob.page.get_by_role("button", name="チャット").click()
    expect(bob.page.locator(".said-text").first).to_have_text("削除されたメッセージ")
    ada.page.get_by_label("More about this message from Bob").click()
    ada.page.get_by_role("button", name="Mute Bob").click()
    expect(ada.page.locator(".said-text")).to_have_text(["Removed"])
    ada.page.get_by_text("Muted (1)").click()
    ada.page.get_by_role("button", name="Unmute Bob").click()
    expect(ada.page.locator(".said-text")).to_have_text(["Removed", "Well played!"])

    ada.page.get_by_label("Chat at this table").select_option("off")
    expect(field).to_have_count(0)
    expect(bob.page.get_by_text("このテーブルではチャットがオフになっています。")).to_be_visible()


def test_a_piece_that_a_line_names_is_called_in_the_readers_words_and_leads_to_it(seated: Seated) -> None:
    queued = next(save(game).decode() for game in moments(games.load("oriflamme"), 3) if game.state.queue)
    ada, bob = seated("oriflamme", 3, queued, {}, {"language": "ja"})
    for person in (ada, bob):
        expect(person.page.locator("[data-whole] .queue .piece").first).to_be_visible()
    ada.page.keyboard.press("t")
    field = ada.page.get_by_role("textbox", name="Write a message")
    field.fill("Look at #")
    proposed = ada.page.get_by_role("group", name="Pieces on the table").get_by_role("button")
    name = proposed.first.text_content()
    assert name is not None
    field.press("Tab")
    field.press("Enter")
    expect(ada.page.locator(".said-text")).to_have_text(f"Look at {name.removeprefix('#')}")
    bob.page.keyboard.press("t")
    named = bob.page.locator(".said-piece")
    expect(named).not_to_have_text(name.removeprefix("#"))
    named.click()
    expect(bob.page.locator(".note")).to_be_visible()
