"""Looking for others in a browser: the seats fill, the table is confirmed, and the page leads to it by itself."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_access import barriers
from tests.server.players import Guest, Host


def test_the_page_shows_who_comes_and_leads_to_the_table(come: Arrive, arena: str) -> None:
    host = Host(arena.removeprefix("http://"))
    ada = come("Ada")
    page = ada.page
    page.goto("/find")
    assert barriers(page) == []
    for game in ("kings_guild", "nocturion", "old_kings_crown", "wheel_of_time"):
        page.locator(f"[name=game-{game}]").uncheck()
    page.locator("[name=seats-3]").check()
    page.locator("[value=never]").check()
    page.locator(".find-form .primary").click()
    expect(page.locator(".seek-seats .free")).to_have_count(2)
    assert barriers(page) == []
    others = [host.guest(name) for name in ("Bob", "Eve")]
    page.locator("#seek-stop").focus()
    look(others[0])
    expect(page.locator(".seek-seats .taken")).to_have_count(1)
    expect(page.locator("#seek-stop")).to_be_focused()
    expect(page.locator("[role=status]")).to_have_text("One more to go")
    look(others[1])
    expect(page.locator(".seek-found")).to_contain_text("Bob")
    expect(page).to_have_title("A table is ready")
    assert barriers(page) == []
    page.locator("#found-confirm").click()
    expect(page.locator(".seek-found")).to_contain_text("1 of 3 have confirmed")
    for other in others:
        offer = other.get("/api/seek").json()["offer"]
        other.request("PATCH", "/api/seek", {"confirm": offer["id"]})
    page.wait_for_url("**/t/*")
    page.locator(".prompt").first.wait_for()


def look(person: Guest) -> None:
    person.post("/api/seek", {"games": ["oriflamme"], "seats": [3]})
