"""Pages of tournaments in a browser of another time zone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_identity import open_account

TOMORROW = """() => {
    const day = new Date(Date.now() + 86400e3);
    const two = (number) => String(number).padStart(2, '0');
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T20:30`;
}"""
"""Half past eight in the evening of the next day, where the browser is."""


def test_a_start_is_given_and_shown_in_the_time_zone_of_the_device(come: Arrive) -> None:
    ada, bob = come("Ada", timezone_id="Asia/Tokyo"), come("Bob")
    open_account(ada, "Ada in Tokyo")
    open_account(bob, "Bob in time")
    page = ada.page
    page.clock.install()
    page.goto("/events/new?game=oriflamme")
    expect(page.locator("#zone-of-starts")).to_contain_text("Asia/Tokyo")
    page.fill("#name", "Evening Cup")
    page.fill("#starts", page.evaluate(TOMORROW))
    page.select_option("#tempo", "day")  # too long for the round: the form is shown again
    page.locator("form.new-form button.primary").click()
    expect(page.locator("[role=alert]")).to_be_visible()
    expect(page.locator("#starts")).to_have_value(page.evaluate(TOMORROW))
    page.select_option("#tempo", "live-15")
    page.locator("form.new-form button.primary").click()
    start = page.locator(".event-doing time")
    expect(start).to_have_text(re.compile(r"8:30 PM|20:30"))
    expect(start).to_have_attribute("datetime", re.compile(r"T11:30:00"))
    bob.page.goto(page.url)
    bob.page.locator(".event-doing button.primary").click()
    page.clock.fast_forward(15_000)
    expect(page.locator(".event-standings")).to_contain_text("Bob in time")
    expect(start).to_have_text(re.compile(r"8:30 PM|20:30"))
