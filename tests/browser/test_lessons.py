"""Lessons as a newcomer meets them: without a name, by keyboard alone, on a phone, after a wrong tap and a reload."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from regalia import games
from regalia.lessons import Lesson, lesson_of, names_of
from tests.browser.devices import devices
from tests.browser.lessons import CONFIRM, do_step
from tests.browser.person import PHONE, prefers, settings_of
from tests.browser.test_access import barriers
from tests.matrix import exhaustive, first, in_turn

TAUGHT = [slug for slug in games.slugs() if names_of(slug)]
FIRST = "first"
"""The first lesson of every game."""
LATER = [(slug, name) for slug in TAUGHT for name in names_of(slug) if name != FIRST]
AT_LIT = "() => document.activeElement.dataset.offers !== undefined"
COVERED = """() => {
    const card = document.querySelector('.lesson-card').getBoundingClientRect();
    return [...document.querySelectorAll('.lesson-ring')].map((ring) => ring.getBoundingClientRect()).filter((ring) =>
        Math.min(card.right, ring.right) - Math.max(card.left, ring.left) > 4 &&
        Math.min(card.bottom, ring.bottom) - Math.max(card.top, ring.top) > 4).length;
}"""
"""How many of the things that are lit the sentence covers."""
IN_SIGHT = """(name) => {
    const named = [...document.querySelectorAll(`.playing :is([data-piece="${name}"], [data-anchor="${name}"])`)];
    const node = named.find((each) => each.getClientRects().length > 0);
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).some((each) => node.contains(each));
}"""
"""Whether the middle of a piece can be seen through the veil."""

AT_REST = """() => new Promise((done) => {
    let before;
    const later = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
    const look = () => {
        const rings = [...document.querySelectorAll('.lesson-ring')];
        const now = JSON.stringify(rings.map((each) => each.getBoundingClientRect()));
        if (now === before) done();
        else later(look);
        before = now;
    };
    later(look);
})"""
"""Ends when what is lit has been brought into sight, which begins a frame after the rings are drawn."""

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, arena: str) -> Iterator[Visit]:
    """Opens a lesson for a visitor without a name; nothing must go wrong on the page."""
    contexts, errors = [], list[str]()

    def open_lesson(game: str, lesson: str, language: str = "en", **device: Any) -> Page:
        context = devices(browser).lend(**settings_of(arena, language, reduced_motion="reduce", **device))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"/learn/{game}/{lesson}")
        return page

    yield open_lesson
    for context in contexts:
        devices(browser).give_back(context)
    assert errors == []


def at_step(page: Page, lesson: Lesson, index: int) -> None:
    """The step is shown, with everything lit that it names."""
    step = lesson.steps[index]
    expect(page.locator("body")).to_have_attribute("data-lesson-step", str(index))
    expect(page.locator(".lesson-ring"), step.name).to_have_count(len([each for each in (step.point, *step.lit) if each]))
    page.evaluate(AT_REST)


@pytest.mark.parametrize("game", first(*TAUGHT))
def test_the_first_lesson_is_learned_by_keyboard_alone(visit: Visit, game: str) -> None:
    lesson = lesson_of(game, FIRST)
    page = visit(game, FIRST)
    for index, step in enumerate(lesson.steps):
        at_step(page, lesson, index)
        assert barriers(page) == [], step.name
        if step.tap == "any" or isinstance(step.shown, list | tuple):
            do_step(page)
            continue
        if step.tap:
            page.wait_for_function(AT_LIT)
        else:
            expect(page.locator(".lesson-card .primary")).to_be_focused()
        page.keyboard.press("Enter")
        if step.tap and page.locator(CONFIRM).count():
            page.locator(CONFIRM).focus()
            page.keyboard.press("Enter")
    expect(page.locator(".lesson-end .primary")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize(
    ("game", "name", "language"),
    [
        *in_turn([(slug, FIRST) for slug in TAUGHT], ["ja", "en"]),
        *(exhaustive((*lesson, language)) for lesson in LATER for language in ("ja", "en")),
    ],
)
def test_on_a_phone_no_sentence_covers_what_is_lit(visit: Visit, game: str, name: str, language: str) -> None:
    lesson = lesson_of(game, name)
    page = visit(game, name, language, viewport=PHONE, has_touch=True)
    for index, step in enumerate(lesson.steps):
        at_step(page, lesson, index)
        assert page.evaluate(COVERED) == 0, step.name
        hidden = [
            each for each in (step.point, *step.lit) if isinstance(each, str) and each and not page.evaluate(IN_SIGHT, each)
        ]
        assert hidden == [], step.name
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        do_step(page)
    expect(page.locator(".lesson-end .primary")).to_be_visible()


def test_a_wrong_tap_is_answered_and_changes_nothing(visit: Visit) -> None:
    lesson = lesson_of("oriflamme", "first")
    page = visit("oriflamme", "first")
    page.locator(".lesson-card .primary").click()
    at_step(page, lesson, 1)
    said = page.locator(".lesson-refused")
    expect(page.locator(".bots-alone")).to_have_count(0)
    page.locator('[data-piece="seat:1"]').click(force=True)
    expect(said).to_have_text("Not yet: Tap what is lit.")
    page.locator('[data-piece="hand:lord"]').focus()
    page.keyboard.press("Enter")
    expect(said).to_have_text("Not yet: Any card could be placed, but let’s begin with the Heir.")
    page.locator('[data-piece="hand:heir"]').click()
    at_step(page, lesson, 2)
    expect(said).to_have_count(0)


def test_a_log_pinned_beside_the_board_leaves_the_sentence_in_sight(visit: Visit) -> None:
    page = visit("oriflamme", "first")
    page.add_init_script(prefers())
    page.reload()
    expect(page.locator(".side .log")).to_be_visible()
    at_step(page, lesson_of("oriflamme", "first"), 0)
    expect(page.locator(".lesson-card .primary")).to_be_in_viewport(ratio=1)
    page.locator(".side .pin").click()
    expect(page.locator(".lesson-card")).to_have_count(0)


def test_show_me_leaves_the_answer_picked_for_the_player_to_confirm(visit: Visit) -> None:
    lesson = lesson_of("oriflamme", "waiting")
    page = visit("oriflamme", "waiting")
    page.locator(".lesson-card .primary").click()
    for _ in "twice":
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(".confirm .primary")).to_contain_text("Keep face down")
    at_step(page, lesson, 1)
    page.locator(".confirm .primary").click()
    at_step(page, lesson, 2)
    expect(page.locator(".confirm .primary")).to_have_count(0)


def test_a_lesson_goes_on_where_it_was_left_and_ends_at_a_table_with_the_easiest_bots(visit: Visit) -> None:
    lesson = lesson_of("oriflamme", "first")
    page = visit("oriflamme", "first")
    page.locator(".lesson-card .primary").click()
    page.locator('[data-piece="hand:heir"]').click()
    at_step(page, lesson, 2)
    page.reload()
    at_step(page, lesson, 2)
    page.get_by_role("button", name="Back").click()
    at_step(page, lesson, 1)
    for index in range(1, len(lesson.steps)):
        at_step(page, lesson, index)
        do_step(page)
    expect(page.get_by_role("link", name="Next lesson: Reveal or wait")).to_be_visible()
    page.get_by_role("button", name="Play bots now").click()
    page.locator(".playing[data-whole]").wait_for()
    assert {seat["bot"] for seat in page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]} == {
        None,
        "page",
    }


def test_why_unfolds_the_reason_and_opens_the_rules(visit: Visit) -> None:
    page = visit("oriflamme", "first")
    page.locator(".lesson-why").click()
    expect(page.locator(".lesson-reason")).to_contain_text("Points come from your cards.")
    page.locator(".lesson-reason .rule-link").click()
    expect(page.locator(".side")).to_be_visible()
    expect(page.locator(".lesson-card")).to_have_count(0)
