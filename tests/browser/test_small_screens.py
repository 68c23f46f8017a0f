"""Phones and tablets: what is needed is in sight, and nothing covers it."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from regalia import games
from regalia.core import Game, load, save
from regalia.games.oriflamme.options import Target
from tests.browser.devices import Device, looking
from tests.browser.person import PHONE
from tests.browser.positions import in_position
from tests.matrix import first
from tests.playing import moments
from tests.server.players import Host

TABLETS = [(700, 1000), (820, 1180), (1024, 768)]
COVERED = """() => [...document.querySelectorAll('.queue .piece.lit')].filter(target => {
    const {left, right, top, bottom} = target.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + 3 * bottom) / 4);
    return !target.contains(hit);
}).map(target => target.textContent)"""
"""Targets in the queue that do not lie on top in the middle of their lower half."""


@pytest.mark.exhaustive
def test_scores_of_the_old_kings_crown_stay_in_sight_on_a_tablet(browser: Browser, host: Host) -> None:
    going = [(save(game), min(game.asks)) for game in moments(games.load("old_kings_crown"), 4) if game.asks]
    position, seat = going[len(going) // 2]
    table, people = in_position(host, "old_kings_crown", 4, position.decode())
    for width, height in TABLETS:
        with looking(browser, host, people[seat], Device(width, height, "ja", "light")) as page:
            page.goto(f"/t/{table}")
            page.locator("[data-whole] .prompt").wait_for()
            page.locator(".stage").evaluate("stage => stage.scrollTo(0, stage.scrollHeight)")
            for card in page.locator(".seat-card").all():
                expect(card).to_be_in_viewport(ratio=0.95)
            seats, tabs = (page.locator(part).bounding_box() for part in (".seat-list", ".jump"))
            assert seats
            assert tabs
            assert seats["y"] + seats["height"] <= tabs["y"] + 1


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", first("ja", "en"))
def test_both_ends_of_five_families_can_be_tapped_as_targets_on_a_phone(
    browser: Browser, host: Host, language: str
) -> None:
    asked = [(len(game.state.queue), save(game)) for game in moments(games.load("oriflamme"), 5) if chooses_target(game)]
    position = max(asked)[1]
    seat = min(load(games.load("oriflamme"), position).asks)
    table, people = in_position(host, "oriflamme", 5, position.decode())
    with looking(browser, host, people[seat], Device(**PHONE, language=language, theme="light")) as page:
        page.goto(f"/t/{table}")
        page.locator("[data-whole] .prompt.yours").wait_for()
        expect(page.locator(".queue .piece.lit").first).to_be_visible()
        page.wait_for_function(f"() => ({COVERED})().length === 0")


def chooses_target(game: Game[Any]) -> bool:
    """True if a card in the queue is chosen."""
    return any(isinstance(ask, tuple) and isinstance(ask[0], Target) for ask in game.asks.values())
