"""`make lesson-pictures`: pictures of every step of every lesson, on a desk and on a phone, in both languages.

`python -m tools.lesson_pictures FOLDER [SLUG[/LESSON] ...]` goes through these alone.
Each lesson becomes a sheet for each device.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from regalia import games
from regalia.lessons import Lesson, lessons_of
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.lessons import do_step

DEVICES: dict[str, dict[str, Any]] = {
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "360": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
}
COLUMNS = {"1280": 3, "360": 6}
"""Pictures in a row of a sheet."""


def chosen(names: list[str]) -> Iterator[Lesson]:
    """The lessons with these names; all lessons if there is no name."""
    for lesson in (lesson for slug in games.slugs() for lesson in lessons_of(slug)):
        slug = lesson.rules.slug
        if not names or slug in names or f"{slug}/{lesson.name}" in names:
            yield lesson


def pictures(page: Page, lesson: Lesson, stem: str) -> Iterator[Path]:
    """Go through a lesson, and take a picture of each step and of the end."""
    page.goto(f"/learn/{lesson.rules.slug}/{lesson.name}")
    for index, step in enumerate(lesson.steps):
        expect(page.locator("body"), f"{lesson.file}: {step.name}").to_have_attribute("data-lesson-step", str(index))
        yield picture(page, Path(f"{stem}-{index + 1}-{step.name}.png"))
        do_step(page)
    page.locator(".lesson-end .primary").wait_for()
    yield picture(page, Path(f"{stem}-end.png"))


def picture(page: Page, file: Path) -> Path:
    """A picture of the page once its fonts and pictures are there."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=file)
    return file


def sheet(browser: Browser, taken: list[Path], columns: int, file: Path) -> None:
    """All pictures side by side."""
    shown = "".join(f'<img src="{each.absolute().as_uri()}" style="width: 100%">' for each in taken)
    page = browser.new_page(viewport={"width": 1920, "height": 100})
    grid = file.with_suffix(".html")
    grid.write_text(f'<div style="display: grid; gap: 8px; grid-template-columns: repeat({columns}, 1fr)">{shown}</div>')
    page.goto(grid.absolute().as_uri())
    page.screenshot(path=file, full_page=True)
    page.close()
    grid.unlink()


def look(browser: Browser, arena: str, lesson: Lesson, language: str, device: str, folder: Path) -> Path:
    """The sheet of a lesson on a device."""
    context = browser.new_context(base_url=arena, locale=language, reduced_motion="reduce", **DEVICES[device])
    stem = f"{folder}/{lesson.rules.slug}-{lesson.script.order}-{lesson.name}-{device}-{language}"
    taken = [*pictures(context.new_page(), lesson, stem)]
    context.close()
    file = Path(f"{stem}.png")
    sheet(browser, taken, COLUMNS[device], file)
    return file


def main(where: str, *names: str) -> None:
    """Take the pictures and print the sheets."""
    folder = Path(where)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"])
        with serving(Path(data)) as arena:
            for lesson in chosen([*names]):
                for language in ("en", "ja"):
                    for device in DEVICES:
                        print(look(browser, arena, lesson, language, device, folder))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
