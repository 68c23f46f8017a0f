"""Hints at a learning table: the place first, then what the answers are worth; nothing is sent for the player."""

import pytest
from playwright.sync_api import expect

from regalia.core import save
from regalia.games.oriflamme.notation import game_in
from tests.browser.conftest import Arrive, Seated
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.matrix import first

HINT = {"en": "Hint", "ja": "ヒント"}


@pytest.mark.parametrize(("language", "device"), first(("ja", PHONE), ("en", DESK)))
def test_a_newcomer_looks_at_a_hint_and_lays_it_on_the_table_but_sends_it_alone(
    come: Arrive, language: str, device: dict[str, int]
) -> None:
    ada = come("Ada", language, viewport=device)
    page, card = ada.page, ada.page.locator(".hint-card[data-side]")
    page.goto("/")
    page.locator(".game-card form:has([value=oriflamme]) button").click()
    ada.asked.wait_for()
    hint = page.get_by_role("button", name=HINT[language], exact=True)
    at = page.locator(".prompt").get_attribute("data-at")

    hint.click()
    expect(card).to_be_focused()
    expect(page.locator(".lesson-ring").first).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    hint.click()
    card.get_by_role("button").last.click()
    expect(card.locator(".hint-answers li").first).to_be_visible()
    assert barriers(page) == []
    card.get_by_role("button").last.click()
    expect(card).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-at", str(at))
    page.locator(".confirm .primary:enabled").click()
    expect(page.locator(f".prompt:not([data-at='{at}'])")).to_be_visible()
    page.locator(".tools .tool").first.click()
    expect(page.locator(".hint-taken")).to_have_count(1)


BETTER_HIDDEN = """\
players A B C | round 5 | first A | cursor 0
points A7 B7 C8
queue (A.ambush) (A.archer+1) [B.shapeshifter]/[B.spy]/(B.archer) [A.lord] [B.lord] [A.spy] [C.archer] [C.lord]/(C.soldier)
hand A: heir royal_decree
hand B: assassination conspiracy
hand C: assassination conspiracy"""
"""An Ambush that is revealed waits for nobody any more."""


@pytest.mark.parametrize("device", first(PHONE, DESK))
def test_a_mistake_is_told_once_and_taken_back(seated: Seated, device: dict[str, int]) -> None:
    (ada,) = seated("oriflamme", 3, save(game_in(BETTER_HIDDEN)).decode(), {"viewport": device}, learning=True)
    prompt, told = ada.page.locator(".prompt"), ada.page.locator(".hint-mistake")
    reveal, keep = prompt.locator(".option").first, prompt.locator(".option").last
    confirm = prompt.locator(".confirm .primary")
    expect(prompt).to_contain_text("Reveal your Ambush?")
    reveal.click()
    confirm.click()
    expect(told).to_contain_text("There was something better")
    assert barriers(ada.page) == []
    told.get_by_role("button", name="Take it back").click()
    expect(told).to_have_count(0)
    expect(prompt).to_contain_text("Reveal your Ambush?")
    keep.click()
    confirm.click()
    expect(prompt).to_contain_text("Archer")
    expect(told).to_have_count(0)


LAST_ROUND = """\
players A B C | round 6 | first A | cursor 0
points A3 B4 C4
queue (A.conspiracy+2) [B.lord] [C.soldier]"""
"""The last chance to reveal a card with tokens."""
TOLD = {
    "en": ("4 points at once", "the last round", "face-down cards"),
    "ja": ("4点を得ます", "最終ラウンド", "裏向きのカード"),
}


@pytest.mark.parametrize(("language", "device"), first(("ja", PHONE), ("en", DESK)))
def test_the_answers_give_reasons_and_leave_the_question_in_sight(
    seated: Seated, language: str, device: dict[str, int]
) -> None:
    (ada,) = seated(
        "oriflamme", 3, save(game_in(LAST_ROUND)).decode(), {"language": language, "viewport": device}, learning=True
    )
    card, prompt = ada.page.locator(".hint-card[data-side]"), ada.page.locator(".prompt-body")
    ada.asked.wait_for()
    ada.page.get_by_role("button", name=HINT[language], exact=True).click()
    card.get_by_role("button").last.click()
    for words in TOLD[language]:
        expect(card).to_contain_text(words)
    assert barriers(ada.page) == []
    box, asked = card.bounding_box(), prompt.bounding_box()
    assert box is not None
    assert asked is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= asked["y"]
    card.locator("[data-rule]").click()
    expect(card).to_have_count(0)
