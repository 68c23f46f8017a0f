"""One reader presents a finished game; another one follows by a link, steps away and comes back."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.devices import Device, looking
from tests.browser.person import DESK, PHONE
from tests.browser.test_access import barriers
from tests.browser.test_ends import finished
from tests.server.players import Host

AT_A_DESK = Device(DESK["width"], DESK["height"], "en", "light")
ON_A_PHONE = Device(PHONE["width"], PHONE["height"], "ja", "dark")


def count_at(page: Page, number: int) -> None:
    expect(page.locator(".replay input")).to_have_value(str(number))


def test_others_follow_the_presenter_step_away_and_come_back(browser: Browser, host: Host) -> None:
    table, ada = finished(host.address, "oriflamme")
    with looking(browser, host, ada, AT_A_DESK) as desk, looking(browser, host, host.guest("Sue"), ON_A_PHONE) as phone:
        desk.goto(f"/t/{table}?at=0")
        count_at(desk, 0)
        desk.get_by_role("button", name="Present", exact=True).click()
        desk.wait_for_url(re.compile(r"\?with=[0-9a-f]{24}$"))
        phone.goto(f"/t/{table}?{desk.url.split('?')[1]}")
        count_at(phone, 0)
        for _ in range(8):
            desk.keyboard.press("ArrowRight")
        count_at(phone, 8)
        expect(desk.locator(".presentation [role=status]")).to_contain_text("One person follows")
        expect(phone.locator(".presentation")).to_contain_text("Ada")
        piece = desk.locator(".board [data-piece]").first
        name = piece.get_attribute("data-piece")
        piece.click()
        expect(phone.locator(f'.playing [data-piece="{name}"]').first).to_have_css("outline-style", "solid")
        assert barriers(desk) == []
        assert barriers(phone) == []
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")

        phone.keyboard.press("ArrowLeft")
        count_at(phone, 7)
        desk.locator(".replay input").focus()
        desk.keyboard.press("ArrowRight")
        count_at(desk, 9)
        count_at(phone, 7)
        phone.locator(".presentation .primary").click()
        count_at(phone, 9)
        desk.get_by_role("button", name="End", exact=True).click()
        expect(phone.locator(".presentation [role=status]")).to_have_text("現在、解説は行われていません。")
