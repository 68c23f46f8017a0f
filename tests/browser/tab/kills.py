"""Kill the arena in a tab again and again while it is played: `python -m tests.browser.tab.kills FOLDER --kills 200`.

In turn the page crashes, the tab is closed, and all of the browser's processes are killed, at a moment drawn by chance.
Meanwhile the page plays and changes the name of its player. Everything that the arena has acknowledged before must
be there when it is opened again. Prints what was acknowledged, and what is lost.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Frame, Page, Playwright, sync_playwright

from tests.browser.tab.chromium import Chromium
from tests.browser.tab.inner import ask, begun, opened
from tests.browser.tab.web_host import WebHost

MOST_PATIENCE = 2_500
"""Milliseconds of play before a kill, at most."""
PLAY = """async (table) => {
    const { port1, port2 } = new MessageChannel();
    const tell = (message) => port1.postMessage(JSON.stringify(message));
    const say = (what, value) => console.debug(`${what} ${value}`);
    const some = (things) => things[Math.floor(Math.random() * things.length)];
    const answered = new Map();
    let isFirst = true;
    const read = (seq, ask) => {
        if (isFirst) say('found-seq', seq);
        isFirst = false;
        if (!ask || ask.type !== 'one') return;
        const id = crypto.randomUUID();
        answered.set(id, seq + 1);
        tell({ type: 'act', id, seat: 0, at: seq, answer: some(ask.options) });
    };
    port1.onmessage = ({ data }) => {
        if (data === true) return tell({ type: 'face', seat: 0 });
        if (typeof data !== 'string') return;
        const message = JSON.parse(data);
        if (message.type === 'done') say('kept-seq', answered.get(message.id));
        if (message.type === 'sight') read(message.seq, message.sight.ask);
    };
    const rename = async (number) => {
        const headers = { 'Content-Type': 'application/json' };
        const name = `Ada ${number}`;
        const answer = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name }) });
        if (!answer.ok) throw new Error(await answer.text());
        say('kept-name', number);
        void rename(number + 1);
    };
    const home = new DOMParser().parseFromString(await (await fetch('/rules')).text(), 'text/html');
    const number = Number(home.querySelector('.self-name').textContent.split(' ')[1] ?? 0);
    say('found-name', number);
    parent.postMessage({ type: 'line', path: `/api/tables/${table}/live` }, location.origin, [port2]);
    void rename(number + 1);
}"""
"""Answers by chance, and changes the player's name as quickly as that is kept; says what is found and what is kept."""


def crash(_: Page, chromium: Chromium) -> None:
    """The processes of all pages end."""
    chromium.crash_pages()


def close(page: Page, _: Chromium) -> None:
    """The tab is closed without a question."""
    page.close()


def kill(_: Page, chromium: Chromium) -> None:
    """All processes of the browser end."""
    chromium.kill()


WAYS: tuple[Callable[[Page, Chromium], None], ...] = (crash, close, kill)


class Tally:
    """What was acknowledged, and what of that was not there any more."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.lost: list[str] = []
        self._newest = {"seq": 0, "name": 0}

    def hear(self, said: str) -> None:
        """Take down what the page has found or kept."""
        what, _, value = said.partition(" ")
        verb, _, kind = what.partition("-")
        if verb == "found" and int(value) < self._newest[kind]:
            self.lost.append(f"{kind} {self._newest[kind]}: {value} is there")
        if verb in ("found", "kept"):
            self._newest[kind] = int(value)
        self.acknowledged += verb == "kept"

    def forget_table(self) -> None:
        """Another game begins."""
        self._newest["seq"] = 0


def table_in_play(frame: Frame, tally: Tally) -> str:
    """A game that goes on, or a new one."""
    if tables := ask(frame, "GET", "/api/tables")["yours"]:
        return str(tables[0]["id"])
    tally.forget_table()
    return begun(frame, "oriflamme", 3).page.url.rpartition("/")[2]


def play(playwright: Playwright, profile: Path, address: str, tally: Tally, way: int, milliseconds: int) -> None:
    """Open the arena, play for a while, and end it."""
    with Chromium(playwright, profile) as chromium:
        page = chromium.context.new_page()
        frame = opened(page, address)
        table = table_in_play(frame, tally)
        page.on("console", lambda said: tally.hear(said.text) if said.type == "debug" else None)
        frame.evaluate(PLAY, table)
        page.wait_for_timeout(milliseconds)
        WAYS[way](page, chromium)


def main() -> int:
    """Run it."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="what `regalia tab` has written")
    arguments.add_argument("--kills", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=0)
    chosen = arguments.parse_args()
    chance, host, tally = Random(chosen.seed), WebHost(chosen.folder), Tally()
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile, sync_playwright() as playwright:
        for number in range(chosen.kills):
            play(playwright, Path(profile), host.address, tally, number % len(WAYS), chance.randrange(MOST_PATIENCE))
            print(f"\r{number + 1} kills, {tally.acknowledged} acknowledged, {len(tally.lost)} lost", end="", flush=True)
    print()
    print(*tally.lost, sep="\n")
    return int(bool(tally.lost))


if __name__ == "__main__":
    raise SystemExit(main())
