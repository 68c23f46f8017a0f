"""Spectators see a table as was agreed: late, and with open hands if every player has ticked that they agree."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE
from tests.browser.test_access import barriers
from tests.matrix import first
from tests.server.players import Host


@pytest.mark.parametrize("language", first("ja", "en"))
def test_open_hands_need_the_tick_of_the_player_and_a_spectator_sees_them_late(
    come: Arrive, arena: str, language: str
) -> None:
    host = Host(arena.removeprefix("http://"))
    ada = host.guest("Ada")
    seats = [{"who": "me"}, {"who": "bot", "level": "page"}, {"who": "bot", "level": "page"}]
    spectators = {"welcome": "all", "delay": "moves-3", "hands": True}
    table = ada.post("/api/tables", {"game": "oriflamme", "seats": seats, "spectators": spectators}).json()["id"]

    watcher = come("Sue", language, viewport=PHONE)
    page = watcher.page
    page.goto(f"{arena}/t/{table}")
    note = page.locator(".open-hands")
    expect(note).to_be_visible()
    expect(note.get_by_role("checkbox")).to_have_count(0)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ada.post(f"/api/tables/{table}/start").json()["code"] == "hands_not_agreed"
    assert ada.put(f"/api/tables/{table}/hand", {"yes": True}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    expect(page.locator(".bar .seen-late")).to_be_visible()
    assert barriers(page) == []


def test_the_host_chooses_who_watches_and_ticks_that_the_hand_is_shown(come: Arrive, arena: str) -> None:
    ada = come("Ada")
    page = ada.page
    host = Host(arena.removeprefix("http://"))
    page.goto(f"{arena}/new/oriflamme")
    page.locator("form[action='/tables'] button[type=submit], form[action='/tables'] button.primary").last.click()
    page.wait_for_url("**/t/*")
    page.locator("#spectators-delay").select_option("moves-10")
    page.locator("#spectators-welcome").select_option("friends")
    page.get_by_label("Spectators see all hands").check()
    tick = page.get_by_label("I agree that spectators see my hand")
    expect(tick).not_to_be_checked()
    with page.expect_response("**/hand"):  # changes are drawn before the arena has them
        tick.check()
    code = page.url.rsplit("/", 1)[-1]
    expect(tick).to_be_checked()
    table = host.guest("Sue").get(f"/api/tables/{code}").json()
    assert table["spectators"] == {"welcome": "friends", "delay": "moves-10", "hands": True}
    assert table["seats"][0]["shows"]
    assert barriers(page) == []
