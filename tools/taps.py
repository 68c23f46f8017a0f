"""`python -m tools.taps [SLUG ...]`: taps that each kind of decision takes, counted while one seat plays by what is lit."""

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import sync_playwright

from regalia import games
from tests.browser.conftest import CHROMIUM, QUIET, serving
from tests.browser.person import Person, arrive

CHOICES = 90
"""How many choices of each game are made."""
COUNTED = """{
    let taps = 0, kind = '';
    window.counted = [];
    addEventListener('click', ({ isTrusted }) => (taps += isTrusted), true);
    window.WebSocket = class extends WebSocket {
        constructor(...parts) {
            super(...parts);
            this.addEventListener('message', ({ data }) => {
                const { sight } = JSON.parse(data);
                if (sight?.decision) kind = sight.decision.kind;
            });
        }
        send(data) {
            const { answer } = JSON.parse(data);
            if (answer !== undefined) {
                counted.push([`${kind} ${answer.type ?? ''}`, taps]);
                taps = 0;
            }
            super.send(data);
        }
    };
}"""
"""A script: every answer that the page sends, with its kind and the taps since the one before."""


def played(person: Person, game: str) -> list[tuple[str, int]]:
    """Play against bots; the kind of each answer, and its taps."""
    person.context.add_init_script(COUNTED)
    seats = games.load(game).seats
    person.open_table(max(2, seats[0]), bots=max(2, seats[0]) - 1, level="page", game=game)
    person.start()
    draw = Random(1)
    for _ in range(CHOICES):
        person.asked.or_(person.result).first.wait_for()
        if person.result.is_visible():
            break
        person.choose(draw.randrange(60))
    found: list[tuple[str, int]] = person.page.evaluate("counted")
    return found


def table_of(counted: Iterable[tuple[str, int]]) -> list[tuple[str, int, float]]:
    """Each kind of answer, how often it was given, and the median of its taps."""
    taps = defaultdict(list)
    for kind, number in counted:
        taps[kind].append(number)
    return [(kind, len(numbers), median(numbers)) for kind, numbers in sorted(taps.items())]


def main() -> int:
    """Print a table for each game."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for game in sys.argv[1:] or games.slugs():
            counted = played(arrive(browser, address, "Ada"), game)
            print(f"{game}: {len(counted)} decisions, {sum(taps for _, taps in counted)} taps")
            for kind, times, taps in table_of(counted):
                print(f"  {kind:32} {times:4} times {taps:4g} taps")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
