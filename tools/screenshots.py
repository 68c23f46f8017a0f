"""`make screenshots`: the pictures of the README, taken from a real arena with games that are really played.

`python -m tools.screenshots SLUG...` takes those of these games alone.
"""

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from regalia import games
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.playing import random_match
from tests.server.players import Guest, Host, Line, play

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 84
NAMES = ("Ada", "Kenji", "Zoé", "Leo", "Mio", "Ravi")


@dataclass(frozen=True)
class Device:
    """A device: its size, language and theme."""

    width: int
    height: int
    language: str
    theme: str
    scale: int = 1


DESK = Device(1280, 800, "en", "light")
PHONE = Device(390, 844, "ja", "dark", scale=2)


@contextmanager
def looking(browser: Browser, host: Host, person: Guest, device: Device) -> Iterator[Page]:
    """A page of the arena on a person's device."""
    context = browser.new_context(
        base_url=host.url,
        locale=device.language,
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=device.scale,
        reduced_motion="reduce",
    )
    cookies = {"regalia": person.token, "theme": device.theme, "lang": device.language}
    context.add_cookies([{"name": name, "value": value, "url": host.url} for name, value in cookies.items()])
    yield context.new_page()
    context.close()


@contextmanager
def middle_of(host: Host, slug: str) -> Iterator[tuple[str, Guest]]:
    """A table in mid-game at which the first seat is asked, and who sits there; the others are there, too."""
    rules = games.load(slug)
    seats = rules.seats[len(rules.seats) // 2]
    answers = len(random_match(rules, seats).answers) // 2
    for attempt in range(7, 20):
        table, people = host.table(*NAMES[:seats], game=slug)
        with ExitStack() as stack:
            lines = [stack.enter_context(person.at(table, seat)) for seat, person in enumerate(people)]
            if play_until_asked(lines, random.Random(attempt), answers):
                yield table, people[0]
                return
    raise RuntimeError(f"no game of {slug} has a middle")


def play_until_asked(lines: list[Line], rng: random.Random, answers: int) -> bool:
    """Play this number of answers, and on until the first seat has a choice; true if it does before the end."""
    play(lines, rng, answers)
    while 0 not in lines[0].waiting or len(lines[0].options) < 2:
        if play(lines, rng, 1) == 0:
            return False
        for line in lines:
            line.sighted(max(other.sight["seq"] for other in lines))
    return True


def main() -> int:
    """Take all screenshots."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        host = Host(address.removeprefix("http://"))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"])
        for slug in sys.argv[1:] or games.slugs():
            with middle_of(host, slug) as (table, person):
                for name, device in ((slug, DESK), (f"{slug}-phone", PHONE)):
                    with looking(browser, host, person, device) as page:
                        page.goto(f"/t/{table}")
                        page.locator(".prompt.yours").wait_for()
                        page.wait_for_timeout(500)
                        page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
