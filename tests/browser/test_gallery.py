"""The gallery of pieces: whole, readable in both themes, and its moments can be skipped."""

import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from regalia import games
from tests.browser.person import prefers
from tests.browser.test_access import barriers

pytestmark = pytest.mark.exhaustive

CLIENT = Path(__file__).parents[2] / "client"
SLOW = prefers(speed="slow")
IN_THE_LOFT = ".moments .loft > *"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Requests are not printed."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a gallery that has just been built."""
    folder = tmp_path_factory.mktemp("gallery")
    build = ["npm", "run", "gallery", "--silent", "--", "--logLevel", "error", "--outDir", str(folder)]
    subprocess.run(build, cwd=CLIENT, check=True)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/gallery.html"
        server.shutdown()


def visit(browser: Browser, address: str, motion: str = "no-preference") -> tuple[Page, list[str]]:
    """Go there with slow motion, unless none is wanted; the page and the errors on it."""
    page = browser.new_page(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(SLOW)
    page.goto(address)
    return page, errors


def test_the_kit_is_drawn_in_both_themes_three_sizes_and_both_languages(browser: Browser, gallery: str) -> None:
    page, errors = visit(browser, gallery)
    assert pieces_of(page) > 40
    assert barriers(page) == []
    assert errors == []
    page.close()


def pieces_of(page: Page) -> int:
    """How many pieces a hall shows: as many in each theme and language, each in three sizes, each with a name."""
    page.locator(".wing").first.wait_for()
    pieces = {
        (language, theme): page.locator(f".wing[lang={language}] .theme[data-theme={theme}] figure").count()
        for language in ("en", "ja")
        for theme in ("light", "dark")
    }
    assert len({*pieces.values()}) == 1, pieces
    assert page.locator(".sizes > div > *").count() >= 3 * sum(pieces.values())
    captions = page.locator("figcaption, .sheet h2").all_inner_texts()
    assert [words for words in captions if "-" in words and words.islower() and words.isascii()] == []
    return pieces["en", "light"]


@pytest.mark.parametrize("game", games.slugs())
def test_a_game_shows_its_pieces_without_the_style_sheets_of_others(browser: Browser, gallery: str, game: str) -> None:
    page, errors = visit(browser, f"{gallery}?hall={game}")
    assert pieces_of(page) > 0
    assert page.locator("nav a").all_inner_texts() == ["kit", *games.slugs()]
    assert page.locator("nav [aria-current]").inner_text() == game
    assert barriers(page) == []
    assert errors == []
    page.close()


WOODCUTS = """() => [...document.querySelectorAll(".shown-woodcut")].map((frame) => {
    const [outside, inside] = [frame, frame.firstElementChild].map((node) => node.getBoundingClientRect().width);
    return [Math.round(outside), inside / outside];
})"""


def test_a_figure_fills_its_frame_also_at_40_pixels(browser: Browser, gallery: str) -> None:
    page, _ = visit(browser, f"{gallery}?hall=oriflamme")
    page.locator(".wing").first.wait_for()
    woodcuts = page.evaluate(WOODCUTS)
    assert min(wide for wide, _ in woodcuts) == 40
    assert all(filled > 0.8 for _, filled in woodcuts)
    page.close()


def test_faces_and_dice_are_drawn_from_what_is_printed(browser: Browser, gallery: str) -> None:
    page, errors = visit(browser, f"{gallery}?hall=wheel_of_time")
    page.locator(".wing").first.wait_for()
    faces = page.locator(".exhibited.square .portrait")
    drawn = (
        page.locator(".wing")
        .first.locator(".portrait")
        .evaluate_all("all => new Set(all.map(each => each.innerHTML)).size")
    )
    assert drawn >= 12, "no two sorts of cards look alike"
    assert faces.count() >= 3 * 4 * 12
    assert page.locator(".wheel-die").count() == 3 * 4 * 4 * 6
    assert page.locator(".wheel-die:not(:has(.sign))").count() == 0
    assert errors == []
    page.close()


KINDS = ("Roll", "Reveal", "Gain", "Strike", "Tally", "Win", "Curtain")
"""The moments of the kit."""
MOMENTS = {"kings_guild": 3, "nocturion": 3, "old_kings_crown": 3, "oriflamme": 3}


@pytest.mark.parametrize("game", MOMENTS)
def test_a_game_stages_its_moments_and_leaves_nothing_behind(browser: Browser, gallery: str, game: str) -> None:
    page, errors = visit(browser, f"{gallery}?hall={game}")
    buttons = page.locator(".moments-table .button")
    expect(buttons).to_have_count(MOMENTS[game])
    motion = stop_time(page)
    for button in buttons.all():
        motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
        button.click()
        expect(page.locator(IN_THE_LOFT)).not_to_have_count(0)
        motion.send("Animation.setPlaybackRate", {"playbackRate": 4})
        expect(page.locator(IN_THE_LOFT)).to_have_count(0)
    assert errors == []
    page.close()


def stop_time(page: Page) -> CDPSession:
    """From now on nothing on a page moves, so that no motion ends by itself."""
    motion = page.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 0})
    return motion


def test_a_die_rolls_and_stops_at_once_when_the_reader_skips(browser: Browser, gallery: str) -> None:
    page, errors = visit(browser, gallery)
    stop_time(page)
    die = page.locator("[data-piece=sample] .kit-die")
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(page.locator(".kit-thrown .cube-side")).to_have_count(6)
    expect(die).to_have_css("visibility", "hidden")
    page.locator(".moments-table").click(position={"x": 5, "y": 5})
    expect(page.locator(IN_THE_LOFT)).to_have_count(0)
    expect(die).to_have_css("visibility", "visible")
    expect(die).to_have_attribute("data-pips", "2")
    assert errors == []
    page.close()


@pytest.mark.parametrize("moment", KINDS)
def test_every_moment_of_the_kit_ends_at_once_when_the_reader_skips(browser: Browser, gallery: str, moment: str) -> None:
    page, errors = visit(browser, gallery)
    stop_time(page)
    skipped(page, page.get_by_role("button", name=moment, exact=True))
    assert errors == []
    page.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_every_moment_of_a_game_ends_at_once_when_the_reader_skips(browser: Browser, gallery: str, game: str) -> None:
    page, errors = visit(browser, f"{gallery}?hall={game}")
    expect(page.locator(".moments-table .button")).to_have_count(MOMENTS[game])
    stop_time(page)
    for button in page.locator(".moments-table .button").all():
        skipped(page, button)
    assert errors == []
    page.close()


def skipped(page: Page, button: Locator) -> None:
    """Play a moment while nothing moves, and tap on the table."""
    button.click()
    expect(page.locator(IN_THE_LOFT)).not_to_have_count(0)
    page.locator(".moments-table").click(position={"x": 5, "y": 5})
    expect(page.locator(IN_THE_LOFT)).to_have_count(0)


@pytest.mark.parametrize("moment", KINDS)
def test_every_moment_is_staged_and_leaves_nothing_behind(browser: Browser, gallery: str, moment: str) -> None:
    page, errors = visit(browser, gallery)
    motion = stop_time(page)
    page.get_by_role("button", name=moment, exact=True).click()
    expect(page.locator(IN_THE_LOFT)).to_have_count(1)
    motion.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(page.locator(IN_THE_LOFT)).to_have_count(0)
    assert errors == []
    page.close()


def test_who_wants_no_motion_sees_the_result_alone(browser: Browser, gallery: str) -> None:
    page, errors = visit(browser, gallery, "reduce")
    watch = (
        "window.most = 0; new MutationObserver(() => most = Math.max(most, document.querySelectorAll('.loft > *').length))"
    )
    page.evaluate(f"{watch}.observe(document.body, {{subtree: true, childList: true}}) || null")
    for moment in KINDS:
        page.get_by_role("button", name=moment, exact=True).click()
    expect(page.locator("[data-piece=sample] .kit-die")).to_have_attribute("data-pips", "2")
    assert page.evaluate("most") == 0
    assert errors == []
    page.close()


STARTED = """{
    window.started = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        started += 1;
        start.apply(this, when);
    };
}"""
"""A script: how many tones and noises have been started."""


def test_every_sound_can_be_heard_after_the_first_tap(browser: Browser, gallery: str) -> None:
    page = browser.new_page()
    page.add_init_script(STARTED)
    page.goto(gallery)
    sounds = page.locator(".sounds button")
    expect(sounds).to_have_count(6)
    assert page.evaluate("started") == 0
    for button in sounds.all():
        before = page.evaluate("started")
        expect(button).to_be_enabled()
        while page.evaluate("started") == before:
            button.click()
    page.close()
