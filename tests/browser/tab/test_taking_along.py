"""Games leave a tab and come back: all in one file, or a table in play that goes on at an arena on a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from regalia.server.settings import Settings
from tests.browser.tab.conftest import Browse
from tests.browser.tab.inner import begun, opened, shown
from tests.browser.tab.web_host import WebHost
from tests.server.conftest import Hosted
from tests.server.players import Host

pytestmark = pytest.mark.exhaustive


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Host]:
    """An arena on a server."""
    with Hosted(Settings(tmp_path / "arena.db", bot_delay=0)) as host:
        yield host


def go(frame: Frame, path: str) -> None:
    """Open a page of the arena in the tab."""
    frame.evaluate("path => location.assign(document.documentElement.dataset.base + path)", path)


def downloaded(page: Page, frame: Frame, name: str, to: Path) -> Path:
    """What is saved on a press of a button or link."""
    with page.expect_download() as waiting:
        frame.get_by_text(name).click()
    waiting.value.save_as(to)
    return to


def check(frame: Frame, file: Path) -> None:
    """Have the arena open a file with saved games."""
    frame.get_by_label("A file with saved games").set_input_files(file)
    frame.get_by_label("Yes, replace the games of this tab").check()
    frame.get_by_role("button", name="Check and open").click()


def test_all_games_are_saved_as_a_file_and_opened_again(
    browse: Browse, profile: Path, kept_host: WebHost, tmp_path: Path
) -> None:
    page = browse(profile, accept_downloads=True).pages[0]
    frame = opened(page, kept_host.address)
    begun(frame, "oriflamme", 3)
    table = frame.url.rpartition("/")[2]
    go(frame, "account")
    saved = downloaded(page, frame, "Save all my games", tmp_path / "regalia.db")
    frame.get_by_label("Your name").fill("Ada")
    frame.get_by_role("button", name="Change").click()
    expect(frame.locator("h1")).to_have_text("Ada")
    broken = tmp_path / "broken.db"
    broken.write_bytes(saved.read_bytes()[:5000])
    check(frame, broken)
    expect(frame.get_by_text("or it is damaged")).to_be_visible()
    with page.expect_navigation():
        check(frame, saved)
    again = shown(page)
    expect(again.locator("h1")).to_have_text("Player")
    go(again, f"t/{table}")
    expect(again.locator("[data-whole] .prompt.yours")).to_be_visible()


def test_a_table_in_play_goes_on_at_an_arena(
    browse: Browse, profile: Path, kept_host: WebHost, arena: Host, tmp_path: Path
) -> None:
    context = browse(profile, accept_downloads=True)
    page = context.pages[0]
    frame = opened(page, kept_host.address)
    begun(frame, "oriflamme", 3)
    frame.get_by_role("button", name="Settings").click()
    saved = downloaded(page, frame, "Continue at an arena with friends", tmp_path / "table.json")
    there = context.new_page()
    there.goto(f"{arena.url}/records")
    there.get_by_label("Your name").fill("Ada")
    there.get_by_role("button", name="Continue").click()
    there.get_by_label("Game record", exact=True).set_input_files(saved)
    there.get_by_role("button", name="Check and open").click()
    expect(there.get_by_title("This game began at another arena", exact=False)).to_be_visible()
    there.get_by_role("button", name="Take seat").click()
    expect(there.locator("[data-whole] .prompt.yours")).to_be_visible()
