"""Opening the arena in a browser tab, also where something is in its way."""

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.tab.conftest import Browse
from tests.browser.tab.inner import begun, opened, shown
from tests.browser.tab.web_host import WebHost

pytestmark = pytest.mark.exhaustive
WITHOUT_WORKERS = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"
WITHOUT_FILES = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));\n"
UPDATED = """async () => {
    const ask = (message) => new Promise((heard) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => heard(data);
        parent.postMessage(message, location.origin, [port2]);
    });
    const { 'arena.db': kept } = await ask({ type: 'save' });
    const newer = kept.slice();
    newer.set([0, 0, 9, 9], 60);
    await ask({ type: 'replace', files: { 'arena.db': newer, 'arena.db.before': kept } });
}"""
"""Leaves the saved games as a much newer Regalia would, with the copy from before it."""
VERSION = re.compile(r'VERSION = "\w+"')


def list_again(folder: Path) -> None:
    """Call the files of a folder another version."""
    listed = folder / "files.js"
    listed.write_text(VERSION.sub('VERSION = "another"', listed.read_text("utf-8")), "utf-8")


def test_a_second_tab_says_so_and_continues_the_game_of_the_first(
    browse: Browse, profile: Path, kept_host: WebHost
) -> None:
    context = browse(profile)
    first, second = context.pages[0], context.new_page()
    begun(opened(first, kept_host.address), "oriflamme", 3)
    address = first.url
    second.goto(kept_host.address)
    expect(second.locator(".state h2")).to_have_text("Regalia is open in another tab.")
    expect(second.locator("iframe")).to_have_count(0)
    second.get_by_role("button", name="Continue here").click()
    home = shown(second)
    home.locator(f"a[href$='{address.rpartition('#')[2]}']").first.click()
    expect(home.locator("[data-whole] .prompt.yours")).to_be_visible()
    expect(first.locator(".state h2")).to_have_text("Regalia continues in another tab.")
    expect(first.locator("iframe")).to_have_count(0)
    first.get_by_role("button", name="Continue here").click()
    expect(shown(first).locator("[data-whole] .prompt.yours")).to_be_visible()


def test_a_page_that_was_loaded_past_the_service_worker_is_served_by_it(
    browse: Browse, profile: Path, kept_host: WebHost
) -> None:
    context = browse(profile)
    page = context.pages[0]
    opened(page, kept_host.address)
    context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    shown(page)


def test_an_address_inside_the_folder_opens_that_page(browse: Browse, profile: Path, kept_host: WebHost) -> None:
    page = browse(profile).pages[0]
    frame = opened(page, f"{kept_host.address}rules/oriflamme")
    expect(frame.locator("article.rules")).to_be_visible()
    expect(page).to_have_url(f"{kept_host.address}#/rules/oriflamme")


def test_a_download_that_fails_says_so_and_goes_on_where_it_stopped(
    browse: Browse, changing: Path, host: WebHost, tmp_path: Path
) -> None:
    page = browse(tmp_path / "profile").pages[0]
    missing = changing / "packages.bin"
    kept = missing.rename(tmp_path / "packages.bin")
    page.goto(host.address)
    expect(page.locator(".state")).to_contain_text("The download has stopped.")
    kept.rename(missing)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(host.address)))
    page.get_by_role("button", name="Try again").click()
    shown(page)
    assert "packages.bin" in asked
    assert "pyodide/pyodide.asm.wasm" not in asked[: asked.index("packages.bin")]


def test_a_new_version_waits_until_the_tab_is_reloaded(
    browse: Browse, changing: Path, host: WebHost, tmp_path: Path
) -> None:
    page = browse(tmp_path / "profile").pages[0]
    ada = begun(opened(page, host.address), "oriflamme", 3)
    list_again(changing)
    page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    expect(page.locator(".notice")).to_contain_text("A new version of Regalia is ready.")
    expect(ada.asked).to_be_visible()
    assert page.evaluate("caches.keys().then((names) => names.length)") == 2
    page.get_by_role("button", name="Reload").click()
    page.locator(".start").wait_for()
    page.locator("iframe").wait_for()
    assert page.evaluate("caches.keys().then((names) => names.map((name) => name.split('#')[1]))") == ["another"]
    expect(shown(page).locator("[data-whole] .prompt.yours")).to_be_visible()


def test_a_window_that_keeps_no_files_says_so_and_plays(
    browse: Browse, changing: Path, host: WebHost, tmp_path: Path
) -> None:
    arena = changing / "arena.js"
    arena.write_text(WITHOUT_FILES + arena.read_text("utf-8"), "utf-8")
    page = browse(tmp_path / "profile").pages[0]
    frame = opened(page, host.address)
    expect(page.locator(".notice")).to_contain_text("This window saves nothing")
    begun(frame, "oriflamme", 3)


def test_a_browser_without_service_workers_is_told_what_it_lacks(browse: Browse, host: WebHost, tmp_path: Path) -> None:
    context = browse(tmp_path / "profile")
    context.add_init_script(WITHOUT_WORKERS)
    context.pages[0].goto(host.address)
    expect(context.pages[0].locator(".state")).to_contain_text("service workers")


def test_a_step_that_fails_is_named_and_can_be_tried_again(
    browse: Browse, changing: Path, host: WebHost, tmp_path: Path
) -> None:
    arena = changing / "arena.js"
    arena.write_text("throw new Error('broken');\n" + arena.read_text("utf-8"), "utf-8")
    page = browse(tmp_path / "profile").pages[0]
    page.goto(host.address)
    expect(page.locator(".state")).to_contain_text("It failed: Opening your saved games.")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()


def test_saved_games_of_a_newer_version_are_refused_and_can_be_saved_or_taken_back(
    browse: Browse, profile: Path, kept_host: WebHost
) -> None:
    page = browse(profile).pages[0]
    frame = opened(page, kept_host.address)
    table = begun(frame, "oriflamme", 3).page.url.rpartition("/")[2]
    frame.evaluate(UPDATED)
    page.reload()
    expect(page.locator(".state h2")).to_have_text("Your saved games are from a newer version of Regalia.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my games").click()
    with sqlite3.connect(download.value.path()) as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(table,)]
    page.get_by_role("button", name="Go back to before the update").click()
    expect(page.locator(".stopped")).to_have_count(0)
    expect(shown(page).locator("[data-whole] .prompt.yours")).to_be_visible()
