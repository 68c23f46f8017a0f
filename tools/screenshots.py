"""`make screenshots`: pictures of the README and of every main screen, from a real arena with games that are really played.

`python -m tools.screenshots SLUG...` takes those of these games alone.
"""

import json
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from regalia import games
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.playing import random_match
from tests.server.players import Guest, Host, Line, play

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SCREENS = PICTURES / "after"
QUALITY = 84
SMALLER = 70
"""The quality of the pictures of the screens, of which there are many."""
NAMES = ("Ada", "Kenji", "Zoé", "Leo", "Mio", "Ravi")
DEALS = 4
"""How many games are begun for a picture of one: the fullest table is taken."""


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
DEVICES = {
    "1280": DESK,
    "1366-ja": Device(1366, 768, "ja", "dark"),
    "360": Device(360, 740, "en", "dark", scale=2),
    "360-ja": Device(360, 740, "ja", "light", scale=2),
}
"""The devices of the pictures of every main screen, by what their names end with."""


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


@dataclass(frozen=True)
class Table:
    """A table, and a person who sits there."""

    code: str
    person: Guest


def middle_of(host: Host, slug: str, seats: int = 0) -> Table:
    """The fullest of some tables in mid-game at which the first seat is asked."""
    rules = games.load(slug)
    seats = seats or rules.seats[len(rules.seats) // 2]
    answers = len(random_match(rules, seats).answers) // 2
    found: list[tuple[int, Table]] = []
    for deal in range(7, 20):
        code, people = host.table(*NAMES[:seats], game=slug)
        with ExitStack() as stack:
            lines = [stack.enter_context(person.at(code, seat)) for seat, person in enumerate(people)]
            if play_until_asked(lines, random.Random(deal), answers):
                found.append((len(json.dumps(lines[0].sight)), Table(code, people[0])))
        if len(found) == DEALS:
            return max(found, key=lambda each: each[0])[1]
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


def end_of(host: Host, slug: str, seats: int) -> Table:
    """A game that is over."""
    code, people = host.table(*NAMES[:seats], game=slug)
    with ExitStack() as stack:
        play([stack.enter_context(person.at(code, seat)) for seat, person in enumerate(people)], random.Random(1))
    return Table(code, people[0])


def opened(person: Guest, slug: str) -> str:
    """The code of a table at which seats are free."""
    seats = [{"who": "me"}, {"who": "bot", "level": "squire"}, {"who": "nobody"}]
    code: str = person.post("/api/tables", {"game": slug, "seats": seats}).json()["id"]
    return code


class Camera:
    """Takes pictures of an arena in a browser."""

    def __init__(self, browser: Browser, host: Host) -> None:
        self.browser, self.host = browser, host

    def take(self, file: Path, path: str, person: Guest, device: Device, ready: str, quality: int = SMALLER) -> None:
        """A picture of a page, as soon as it shows something that is found by this selector."""
        with looking(self.browser, self.host, person, device) as page:
            page.goto(path)
            page.locator(ready).first.wait_for()
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            page.screenshot(path=file, quality=quality)

    def screen(self, name: str, path: str, person: Guest, ready: str = "main", ends: Iterable[str] = DEVICES) -> None:
        """A main screen on some devices."""
        for end in ends:
            self.take(SCREENS / f"{name}-{end}.jpg", path, person, DEVICES[end], ready)

    def game(self, slug: str) -> None:
        """A game: its pictures in the README, and its board on all devices."""
        table = middle_of(self.host, slug)
        path = f"/t/{table.code}"
        for name, device in ((slug, DESK), (f"{slug}-phone", PHONE)):
            self.take(PICTURES / f"{name}.jpg", path, table.person, device, ".prompt.yours", QUALITY)
        self.screen(slug, path, table.person, ".prompt.yours")

    def shell(self) -> None:
        """The screens around the games: home, opening a table, an invitation, a table of five, an end."""
        table = middle_of(self.host, "oriflamme")
        codes = [opened(table.person, slug) for slug in ("nocturion", "kings_guild")]
        self.screen("home", "/", table.person)
        self.screen("opening", "/new/kings_guild", table.person)
        self.screen("invitation", f"/t/{codes[0]}", self.host.guest("Mio"))
        five = middle_of(self.host, "oriflamme", 5)
        self.screen("oriflamme-five", f"/t/{five.code}", five.person, ".prompt.yours", ("1280", "360-ja"))
        over = end_of(self.host, "oriflamme", 4)
        self.screen("end", f"/t/{over.code}", over.person, ".ranking")


def main() -> int:
    """Take all screenshots."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"])
        camera = Camera(browser, Host(address.removeprefix("http://")))
        for slug in sys.argv[1:] or games.slugs():
            camera.game(slug)
        if not sys.argv[1:]:
            camera.shell()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
