"""Clocks at a table: on a phone and at a desk, in both languages, with a pause by agreement."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import DESK, PHONE, first_asked
from tests.browser.test_access import barriers
from tests.matrix import first


@pytest.mark.parametrize(("language", "device"), first(("ja", PHONE), ("en", DESK), ("en", PHONE), ("ja", DESK)))
def test_clocks_are_seen_and_stand_during_a_pause(come: Arrive, language: str, device: dict[str, int]) -> None:
    ada, bob = come("Ada", language, viewport=device), come("Bob", language, viewport=device)
    table = ada.open_table(3, bots=1, agreed={"tempo": "live-15"})
    expect(ada.page.locator(".agreed-time #tempo")).to_have_value("live-15")
    assert barriers(ada.page) == []
    bob.sit_down(table)
    expect(bob.page.locator("#tempo")).to_be_disabled()
    ada.start()
    clocks = ada.page.locator(".seats .clock")
    expect(clocks).to_have_count(2)  # no bot is hurried
    expect(ada.page.locator(".seat.deciding .clock.running")).to_have_count(1)
    expect(ada.page.locator(".clock:not(.running)").first).to_have_text("15:00")
    assert ada.page.evaluate("document.documentElement.scrollWidth") == device["width"]
    assert barriers(ada.page) == []

    ada.page.locator(".tools .tool").last.click()
    ada.page.locator("dialog.settings .button.quiet").first.click()
    assert barriers(ada.page) == []
    ada.page.locator("dialog.settings > .button").first.click()
    asked = bob.page.locator("dialog")
    expect(asked).to_be_visible()
    assert barriers(bob.page) == []
    expect(ada.page.locator(".timing .absent")).to_have_count(1)
    asked.locator(".primary").focus()
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator(".clock.running")).to_have_count(0)
    expect(ada.page.locator(".timing .primary")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == device["width"]
    assert barriers(ada.page) == []
    ada.page.locator(".timing .primary").click()
    expect(bob.page.locator(".clock.running")).to_have_count(1)


def test_a_turn_based_table_says_until_when_and_in_the_tab_whose_turn_it_is(come: Arrive) -> None:
    ada = come("Ada")
    ada.open_table(3, bots=2, agreed={"tempo": "day"})
    ada.start()
    expect(ada.asked).to_be_visible()
    expect(ada.page.locator(".clock")).to_have_text(re.compile(r"^\w{3} \d+:\d\d"))
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    live = come("Bob")
    live.open_table(3, bots=2, agreed={"tempo": "live-5"})
    live.start()
    expect(live.asked).to_be_visible()
    expect(live.page).to_have_title(re.compile(r"^● \d:\d\d Your turn"))


def test_while_a_table_waits_for_others_the_next_one_that_waits_for_me_is_a_tap_away(come: Arrive) -> None:
    ada, bob = come("Ada", viewport=PHONE), come("Bob")
    waits = ada.begin(3, level="squire")
    table = ada.open_table(3, bots=1)
    bob.sit_down(table)
    ada.start()
    if first_asked([ada, bob]) is ada:
        ada.choose()
    link = ada.page.locator(".next-table")
    expect(link).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    link.click()
    expect(ada.page).to_have_url(waits)


COVERED = """() => [...document.querySelectorAll('.seats .clock')].flatMap(clock => {
    const at = clock.getBoundingClientRect();
    return [...clock.closest('.seat').querySelectorAll('svg, b, [class*=count]')].filter(thing => {
        const box = thing.getBoundingClientRect();
        const [wide, high] = [Math.min(at.right, box.right) - Math.max(at.left, box.left),
                              Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top)];
        return thing.checkVisibility() && !clock.contains(thing) && wide > 2 && high > 2;
    }).map(thing => thing.parentElement.className + ' ' + thing.textContent);
})"""
"""What stands on a seat and lies under its clock."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", first("kings_guild", "old_kings_crown"))
def test_a_clock_covers_nothing_of_a_seat_on_a_phone(come: Arrive, game: str) -> None:
    ada = come("Ada", "ja", viewport=PHONE)
    ada.open_table(4, bots=3, level="page", game=game, agreed={"tempo": "live-15"})
    ada.start()
    ada.asked.wait_for()
    expect(ada.page.locator(".seats .clock")).to_be_visible()
    assert ada.page.evaluate(COVERED) == []
