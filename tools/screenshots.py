"""`make screenshots`: pictures of the README and of every main screen, from a real arena with games that bots have played.

`python -m tools.screenshots SLUG...` takes those of these games alone.
"""

import random
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright

from benchmarks.crowd import usual
from regalia import games
from regalia.bots import decide
from regalia.core import Answer, Ask, Rules, Seat, imagine, look, save
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.devices import Device, looking
from tests.playing import dice
from tests.server.players import Guest, Host, play

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SCREENS = PICTURES / "after"
QUALITY = 84
SMALLER = 70
"""The quality of the pictures of the screens, of which there are many."""
NAMES = ("Ada", "Kenji", "Zoé", "Leo", "Mio", "Ravi")
DEALS = 4
"""How many games are played for a picture of one: the fullest table is taken."""
LEVEL = "squire"
"""Who plays them."""


DESK = Device(1280, 800, "en", "light")
PHONE = Device(390, 844, "ja", "dark", scale=2)
DEVICES = {
    "1280": DESK,
    "1366-ja": Device(1366, 768, "ja", "dark"),
    "360": Device(360, 740, "en", "dark", scale=2),
    "360-ja": Device(360, 740, "ja", "light", scale=2),
}
"""The devices of the pictures of every main screen, by what their names end with."""


@dataclass(frozen=True)
class Table:
    """A table, and a person who sits there."""

    code: str
    person: Guest


class Scene(NamedTuple):
    """A position in which the first seat has a choice, told from its decision before; others have acted since."""

    before: bytes
    """The save of the decision before."""
    answers: list[tuple[Seat, Answer]]
    """What was answered from there on, by whom."""
    fullness: int
    """How much the first seat sees."""


def scenes(rules: Rules[Any], seats: int, deal: int) -> Iterator[Scene]:
    """The middle half of a game between squires: as people would play it."""
    brought = [rules.brings.ready[name] for name in usual(rules.slug, seats)] if rules.brings else []
    chance, answers = dice(deal), list[tuple[Seat, Answer]]()
    choices: list[tuple[int, int, bytes]] = []
    game = rules.begin(seats, f"{deal:064x}", brought=brought)
    while not game.is_over:
        seat, ask = next(iter(game.asks.items()))
        if seat == 0 and is_choice(ask):
            choices.append((len(answers), len(msgspec.json.encode(look(game, 0).view)), save(game)))
        answer = decide(LEVEL, imagine(game, seat, chance), seat, f"{chance.below(1 << 60):064x}")
        answers.append((seat, answer))
        game.answer(seat, answer)
    for (begun, _, before), (now, fullness, _) in pairwise(choices):
        told = answers[begun:now]
        if len(answers) < 4 * now < 3 * len(answers) and any(seat != 0 for seat, _ in told):
            yield Scene(before, told, fullness)


def is_choice(ask: Ask) -> bool:
    """True if a question has more than one answer on the board."""
    return isinstance(ask, tuple) and len(ask) > 1


def middle_of(host: Host, slug: str, seats: int = 0) -> Table:
    """A table in the fullest position of some games. The arena must have `--debug`."""
    rules = games.load(slug)
    seats = seats or rules.seats[len(rules.seats) // 2]
    scene = max((each for deal in range(DEALS) for each in scenes(rules, seats, deal)), key=lambda each: each.fullness)
    code, people = host.table(*NAMES[:seats], game=slug)
    put = people[0].put(f"/api/debug/tables/{code}/position", {"position": scene.before.decode()})
    assert put.status_code == 200, put.text
    with ExitStack() as stack:
        lines = [stack.enter_context(person.at(code, seat)) for seat, person in enumerate(people)]
        seq = 0
        for seat, answer in scene.answers:
            reply = lines[seat].sighted(seq).act(msgspec.to_builtins(answer))
            assert reply["type"] == "done", reply
            seq = reply["seq"]
    return Table(code, people[0])


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


class Stage:
    """The tables of which pictures are taken, at an arena with `--debug`."""

    def __init__(self, host: Host, slugs: Iterable[str], shell: bool) -> None:
        self.games = {slug: middle_of(host, slug) for slug in slugs}
        if shell:
            self.own = middle_of(host, "oriflamme")
            self.open = [opened(self.own.person, slug) for slug in ("nocturion", "kings_guild")]
            self.five = middle_of(host, "oriflamme", 5)
            self.over = end_of(host, "oriflamme", 4)


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

    def game(self, slug: str, table: Table) -> None:
        """A game: its pictures in the README, and its board on all devices."""
        path = f"/t/{table.code}"
        for name, device in ((slug, DESK), (f"{slug}-phone", PHONE)):
            self.take(PICTURES / f"{name}.jpg", path, table.person, device, "[data-whole] .prompt.yours", QUALITY)
        self.screen(slug, path, table.person, "[data-whole] .prompt.yours")

    def shell(self, stage: Stage) -> None:
        """The screens around the games: home, opening a table, an invitation, a table of five, an end."""
        self.screen("home", "/", stage.own.person)
        self.screen("opening", "/new/kings_guild", stage.own.person)
        self.screen("invitation", f"/t/{stage.open[0]}", self.host.guest("Mio"))
        five, over = stage.five, stage.over
        self.screen("oriflamme-five", f"/t/{five.code}", five.person, "[data-whole] .prompt.yours", ("1280", "360-ja"))
        self.screen("end", f"/t/{over.code}", over.person, ".ranking")


def main() -> int:
    """Take all screenshots. The arena of the pictures has no panel of `--debug`."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    slugs, shell = sys.argv[1:] or games.slugs(), not sys.argv[1:]
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with serving(folder, "--debug") as address:
            stage = Stage(Host(address.removeprefix("http://")), slugs, shell)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-first-run"])
        with serving(folder) as address:
            camera = Camera(browser, Host(address.removeprefix("http://")))
            for slug, table in stage.games.items():
                camera.game(slug, table)
            if shell:
                camera.shell(stage)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
