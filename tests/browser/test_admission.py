"""The host of a private table lets people in, and removes them, on a phone as well."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import PHONE, Person


def fits(person: Person) -> None:
    """Nothing is wider than the page, and what can be pressed can be hit."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in person.page.locator(".wish button, .place-acts button").filter(visible=True).all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43, button.inner_text()


def test_the_host_lets_somebody_in_and_removes_somebody(come: Arrive, tmp_path: Path) -> None:
    ada = come("Ada", viewport=PHONE)
    bob = come("Bob", language="ja", viewport=PHONE)
    table = ada.open_table(3, 0)
    ada.page.get_by_label("List this table in the lobby").uncheck()
    expect(ada.page.get_by_text("watch and ask for a seat")).to_be_visible()
    bob.page.goto(table)
    bob.page.get_by_role("button", name="参加を希望する").first.click()
    wish = bob.page.locator(".wish")
    expect(wish).to_contain_text("ホストの承認を待っています")
    fits(bob)
    asked = ada.page.locator(".wish")
    expect(asked).to_contain_text("Bob asks for seat 2.")
    expect(ada.page).to_have_title("● Bob asks for seat 2. – Oriflamme")
    fits(ada)
    ada.page.screenshot(path=str(tmp_path / "asked_en.png"))
    bob.page.screenshot(path=str(tmp_path / "asked_ja.png"))
    ada.page.get_by_role("button", name="Let in").click()
    expect(bob.page.locator(".place.own")).to_be_visible()
    expect(wish).to_have_count(0)
    ada.page.get_by_role("button", name="Remove Bob").click()
    expect(bob.page.locator(".place.own")).to_have_count(0)
    expect(asked).to_contain_text("Bob can’t join this table any more.")
    bob.page.get_by_role("button", name="参加を希望する").first.click()
    expect(bob.page.get_by_role("alert")).to_contain_text("外されました")
    ada.page.screenshot(path=str(tmp_path / "removed_en.png"))
    ada.page.get_by_role("button", name="Let back in").click()
    bob.page.get_by_role("button", name="参加を希望する").first.click()
    ada.page.get_by_role("button", name="Decline").click()
    expect(wish).to_have_count(0)


def test_the_host_closes_the_table_and_everybody_there_is_told(come: Arrive, tmp_path: Path) -> None:
    ada = come("Ada", viewport=PHONE)
    bob = come("Bob", language="ja", viewport=PHONE)
    table = ada.open_table(3, 0)
    bob.sit_down(table)
    expect(bob.page.get_by_role("button", name="テーブルを解散")).to_have_count(0)
    ada.page.get_by_role("button", name="Close table").click()
    asked = ada.page.get_by_role("dialog", name="Close this table?")
    expect(asked).to_contain_text("gone for good")
    ada.page.screenshot(path=str(tmp_path / "close_en.png"))
    asked.get_by_role("button", name="Cancel").click()
    expect(bob.page.locator(".place.own")).to_be_visible()
    ada.page.get_by_role("button", name="Close table").click()
    asked.get_by_role("button", name="Close table").click()
    expect(ada.page.get_by_role("heading", name="You closed this table.")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="ホストがテーブルを解散しました。")).to_be_visible()
    bob.page.screenshot(path=str(tmp_path / "closed_ja.png"))
    bob.page.get_by_role("link", name="ロビーに戻る", exact=True).click()
    expect(bob.page.locator(f"a[href$='{table[-6:]}']")).to_have_count(0)


def test_home_follows_what_happens_and_shows_ones_own_tables_first(come: Arrive, tmp_path: Path) -> None:
    ada, bob = come("Ada", viewport=PHONE), come("Bob", language="ja", viewport=PHONE)
    bob.page.goto("/")
    yours, others = bob.page.locator("[data-part=yours]"), bob.page.locator("[data-part=others]")
    expect(yours).to_be_hidden()
    table = ada.open_table(3, 0)
    link = f"a[href='{table[table.index('/t/') :]}']"
    expect(others.locator(link)).to_be_visible()
    code = table.rpartition("/")[2]
    assert bob.context.request.put(f"/api/tables/{code}/seats/1", data={"who": "me"}).ok
    expect(yours.locator(link)).to_be_visible()
    expect(others.locator(link)).to_have_count(0)
    mine, games = yours.bounding_box(), bob.page.locator(".games").bounding_box()
    assert mine is not None
    assert games is not None
    assert mine["y"] < games["y"]
    bob.page.screenshot(path=str(tmp_path / "home_ja.png"))
    assert ada.context.request.delete(f"/api/tables/{code}").ok
    expect(yours).to_be_hidden()
