"""A newcomer's first minutes by a script that reads and taps: to the first decision, and through the first lesson.

What takes time on the page is measured; reading and tapping are added at a newcomer's pace.
"""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.measure import Figure
from regalia import games
from regalia.lessons import Lesson, lessons_of
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.lessons import CONFIRM, do_step
from tests.browser.person import COUNT_TAPS, Person

WORDS_A_SECOND = 3.0
"""Reading pace; the mean of adults is 4 (Brysbaert, "How many words do we read per minute?", 2019)."""
A_TAP = 1.5
"""Seconds to find what is to be tapped, and to tap it."""
FIRST_DECISION, FIRST_LESSON = 20.0, 180.0
"""Budgets, in seconds."""


def figures() -> Iterator[Figure]:
    """For each game, on a phone without cookies."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as arena,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"]) as browser,
    ):
        for slug in games.slugs():
            for name, what, budget in (
                ("home to the first decision", first_decision, FIRST_DECISION),
                ("first lesson", first_lesson, FIRST_LESSON),
            ):
                context = browser.new_context(base_url=arena, viewport={"width": 360, "height": 740}, has_touch=True)
                began = time.perf_counter()
                taps, words = what(context.new_page(), slug)
                seconds = time.perf_counter() - began + taps * A_TAP + words / WORDS_A_SECOND
                context.close()
                yield Figure(f"{slug}: {name}", [seconds], "s", budget, note=f"{taps} taps, {words} words")


def first_decision(page: Page, slug: str) -> tuple[int, int]:
    """Go from home to a game with bots and answer its first question: the number of taps, and of words to read."""
    person = Person(page, [])
    page.add_init_script(COUNT_TAPS)
    page.goto("/")
    page.locator(f".game-card form:has([value={slug}]) button").click()
    person.asked.wait_for()
    words = page.locator(".prompt .question").inner_text().split()
    person.choose()
    return int(page.evaluate("sessionStorage.taps")), len(words)


def first_lesson(page: Page, slug: str) -> tuple[int, int]:
    """Go through the first lesson: the number of taps, and of words to read."""
    lesson, taps = lessons_of(slug)[0], 1
    page.goto(f"/learn/{slug}")
    for index, _ in enumerate(lesson.steps):
        page.locator(f"body[data-lesson-step='{index}']").wait_for()
        page.locator(".lesson-acts .button").wait_for()
        taps += 1 + page.locator(CONFIRM).count()
        do_step(page)
    page.locator(".lesson-end .primary").wait_for()
    return taps, words_of(lesson)


def words_of(lesson: Lesson) -> int:
    """Words of all headings and sentences of a lesson."""
    texts = [lesson.text("en", step, attribute) for step in lesson.steps for attribute in ("heading", "")]
    return sum(len(text.split()) for text in texts)
